// What puts the board into another page: how it is shown there, the text that does it, and how it will look.

import { useSignal } from '@preact/signals';
import {
  EMBED_PARTS,
  EMBED_THEMES,
  type EmbedLook,
  LEAST_EMBED,
  MOST_EMBED,
  USUAL_EMBED,
} from '../document/embed-link';
import type { Session } from '../document/session';
import { playersOf, tagsOfGame } from '../games/games';
import type { AllWords, EmbedPart, EmbedTheme } from '../i18n/words';
import { CODE, NumberField, Setting, Switch } from '../ui/fields';
import { Icon } from '../ui/icons';
import type { Page } from './page';
import { embedOf, type Sharing } from './sharing';

interface EmbedSectionProps {
  readonly session: Session;
  readonly page: Page;
  readonly sharing: Sharing;
  /** The bytes of the lesson, if it has several chapters. */
  readonly lesson: Uint8Array | undefined;
  readonly words: AllWords;
}

type Side = keyof AllWords['embed']['sides'];
const SIDES: readonly Side[] = ['own', 'w', 'b'];

export function EmbedSection({ session, page, sharing, lesson, words }: EmbedSectionProps) {
  const { embed } = words;
  const [side, theme] = [useSignal<Side>('own'), useSignal<EmbedTheme>('system')];
  const [size, parts] = [useSignal(USUAL_EMBED), useSignal<readonly EmbedPart[]>(EMBED_PARTS)];
  const look: EmbedLook = {
    side: side.value === 'own' ? undefined : side.value,
    ...{ theme: theme.value, size: size.value, parts: parts.value },
  };
  const title = embed.frame(playersOf(tagsOfGame(session)));
  const made = embedOf(session, page, location.origin + location.pathname, look, title, lesson);
  if (typeof made === 'function') return <p class="warning">{made(words)}</p>;
  // What shows nothing is no frame: the last part stays.
  const toggle = (part: EmbedPart) => {
    const others = EMBED_PARTS.filter((known) => parts.value.includes(known) !== (known === part));
    if (others.length > 0) parts.value = others;
  };
  return (
    <div class="embed-form">
      <p class="muted">{embed.about}</p>
      <Setting label={embed.side} values={SIDES} names={embed.sides} setting={side} />
      <Setting label={embed.theme} values={EMBED_THEMES} names={embed.themes} setting={theme} />
      <NumberField
        label={embed.size}
        least={LEAST_EMBED}
        most={MOST_EMBED}
        value={size.value}
        onChange={(value) => (size.value = value)}
      />
      <fieldset>
        <legend>{embed.shown}</legend>
        {EMBED_PARTS.map((part) => (
          <Switch
            key={part}
            label={embed.parts[part]}
            isOn={parts.value.includes(part)}
            onChange={() => toggle(part)}
          />
        ))}
      </fieldset>
      <textarea
        {...CODE}
        rows={4}
        readOnly
        aria-label={embed.text}
        value={made.html}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="primary" onClick={() => void sharing.copyText(made.html, (all) => all.embed.copied)}>
        <Icon name="copy" />
        {embed.copy}
      </button>
      <figure>
        <figcaption class="muted">{embed.preview}</figcaption>
        {/* Another address behind `#` would not load it anew. */}
        <iframe key={made.address} src={made.address} width={made.width} height={made.height} title={title} />
      </figure>
    </div>
  );
}
