// All that nobody waits for before the first move, as one file.

export { BOARD_KEYS } from '../board/late-keys';
export { Over } from '../board/over';
export { Overlay } from '../board/overlay';
export { english } from '../i18n/en/all';
export { gamesOf } from '../panels/games/games';
export { listenForContent } from '../panels/games/pasted';
export { AnalysedBar } from '../panels/analyse/bar';
export { Player, Tools } from '../panels/parts/player';
export { OverBoard, PlayerAt } from '../panels/play/over-board';
export { LATE_ICONS } from '../ui/late-icons';
export { PaletteRow } from '../panels/setup/palette-row';
export { idle } from './idle';
export { Offers } from './offers';
export { showLanguageErrors } from './language-error';
export { keepPage } from './offline';
export { Paper } from './paper';
export { Place } from './place';
export { openPlaying } from './playing';
export { Sheet } from './sheet';
export { showThemeColor } from './theme-color';
