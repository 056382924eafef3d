// The address of a board that other pages show: what stands on it, and how it is shown. All of it stands behind `#`, so that it
// reaches no server, or behind `?`: a link's characters, `fen`, `script` or `pgn`; then `side`, `theme`, `size`, `parts` and `lang`.

import type { Color } from '../chess/chess';
import type { EmbedPart, EmbedTheme } from '../i18n/words';
import { encode, isLink, type Linked } from './link';

export const EMBED_PARTS: readonly EmbedPart[] = ['board', 'moves', 'controls'];
export const EMBED_THEMES: readonly EmbedTheme[] = ['system', 'light', 'dark'];
/** The least and the greatest size of a board, in pixels. */
export const [LEAST_EMBED, MOST_EMBED] = [192, 2000];
/** The size that is offered first. */
export const USUAL_EMBED = 400;
/** Where the page lies that shows it, from the page itself. */
const FOLDER = 'embed/';

/** How a board is shown. */
export interface EmbedLook {
  /** Seen from below; without it as the link or the lesson says. */
  readonly side: Color | undefined;
  readonly theme: EmbedTheme;
  /** The width of the board at most, in pixels; without it as wide as its frame has room for. */
  readonly size: number | undefined;
  readonly parts: readonly EmbedPart[];
}

/** What an address asks for; one that says nothing has the usual start. */
export interface EmbedRequest extends EmbedLook {
  /** The characters of a link. */
  readonly link: string | undefined;
  readonly fen: string | undefined;
  readonly script: string | undefined;
  readonly pgn: string | undefined;
  /** The tag of a language; empty where the browser says which. */
  readonly language: string;
}

export function readEmbed(search: string, hash: string): EmbedRequest {
  const given = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
  const own = (name: string): string | undefined => given.get(name)?.trim() || undefined;
  const named = own('parts')?.split(',') ?? [];
  const parts = EMBED_PARTS.filter((part) => named.includes(part));
  const size = Number(own('size'));
  const side = own('side');
  return {
    link: [...given.keys()].find(isLink),
    ...{ fen: own('fen'), script: own('script'), pgn: own('pgn') },
    side: side === 'white' ? 'w' : side === 'black' ? 'b' : undefined,
    theme: EMBED_THEMES.find((theme) => theme === own('theme')) ?? 'system',
    size: size > 0 ? Math.min(Math.max(size, LEAST_EMBED), MOST_EMBED) : undefined,
    parts: parts.length > 0 ? parts : EMBED_PARTS,
    language: own('lang') ?? '',
  };
}

/** The address of a document as others show it; what is usual is not said. */
export function embedAddress(page: string, linked: Linked, { side, theme, size, parts }: EmbedLook): string {
  const said = [
    encode(linked),
    side && `side=${side === 'w' ? 'white' : 'black'}`,
    theme !== 'system' && `theme=${theme}`,
    size !== undefined && `size=${size}`,
    parts.length < EMBED_PARTS.length && `parts=${parts.join(',')}`,
  ];
  return `${new URL(FOLDER, page).href}#${said.filter(Boolean).join('&')}`;
}

/** A frame that shows a board, as HTML, and what it is made of. */
export interface EmbedText {
  readonly html: string;
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** What stands around the board, in pixels: the line over it, the row under it, its letters, its edges. */
const [LINE, ROW, NAMES, EDGES] = [40, 44, 16, 8];
/** A frame of this width has the moves beside the board; so wide they are there, and so high below it, where a lesson is higher. */
const [WIDE, BESIDE, BELOW, LESSON] = [600, 300, 160, 240];

export function embedText(
  address: string,
  { size = USUAL_EMBED, parts }: EmbedLook,
  title: string,
  isLesson = false,
): EmbedText {
  const [hasBoard, hasMoves, hasControls] = EMBED_PARTS.map((part) => parts.includes(part));
  const alone = size + NAMES + EDGES;
  const isBeside = (hasMoves || isLesson) && hasBoard && alone + BESIDE >= WIDE;
  const width = alone + (isBeside ? BESIDE : 0);
  const below = isBeside ? 0 : isLesson ? LESSON : hasMoves ? BELOW : 0;
  const height = LINE + EDGES + (hasBoard ? size + NAMES : 0) + (hasControls ? ROW : 0) + below;
  const fields = Object.entries({
    src: address,
    width,
    height,
    title,
    loading: 'lazy',
    style: 'border: 0; max-width: 100%',
  });
  const text = fields.map(([name, value]) => ` ${name}="${escaped(String(value))}"`).join('');
  return { html: `<iframe${text}></iframe>`, address, width, height };
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const escaped = (text: string): string => text.replaceAll(/[&"<]/g, (sign) => SIGNS[sign] ?? sign);
