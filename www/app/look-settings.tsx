// How the board looks, as settings, each with a corner of a board that looks so.

import { StillBoard } from '../board/still';
import type { AllWords } from '../i18n/words';
import { Setting } from '../ui/fields';
import { CHOICES, type Settings } from './settings';

interface LookSettingsProps {
  readonly settings: Settings;
  readonly words: AllWords;
}

/** A piece of each side on a light and on a dark square, in the corner at the top left. */
const CORNER = `${'.'.repeat(48)}bPnN....QkRq....`;

interface LookProps {
  readonly board: string;
  readonly pieces: string;
}

/** What is not chosen by the picture is as it is on the page. */
const Look = ({ board, pieces }: LookProps) => (
  <span class="look" data-board={board} data-pieces={pieces}>
    <StillBoard letters={CORNER} />
  </span>
);

export function LookSettings({ settings: { board, pieces, coordinates, size }, words }: LookSettingsProps) {
  const { settings: texts } = words.sheets;
  return (
    <>
      <Setting
        label={texts.board}
        setting={board}
        values={CHOICES.board}
        names={texts.boards}
        pictureOf={(value) => <Look board={value} pieces={pieces.value} />}
      />
      <Setting
        label={texts.pieces}
        setting={pieces}
        values={CHOICES.pieces}
        names={texts.styles}
        pictureOf={(value) => <Look board={board.value} pieces={value} />}
      />
      <Setting
        label={texts.coordinates}
        setting={coordinates}
        values={CHOICES.coordinates}
        names={texts.coordinatePlaces}
      />
      <Setting label={texts.size} setting={size} values={CHOICES.size} names={texts.sizes} />
    </>
  );
}
