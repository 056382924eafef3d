// Sentences of codes: what a language other than English makes of a diagnostic, whose message is the English.

import type { Diagnostic } from '#doors/document.js';
import type { Color as ColorName, Role, SentenceArguments } from '#sentences';
import type { Color } from '../chess/chess';
import { asSentence } from './clause';

/** Arguments as a sentence takes them: diagnostics within it have become text. */
type Told<Arguments> = {
  readonly [Name in keyof Arguments]: Arguments[Name] extends readonly Diagnostic[] | undefined
    ? string
    : Arguments[Name];
};

/** The sentences of a language, by source and code; `reasons` for one around other diagnostics. */
export type Sentences = {
  readonly [Code in keyof SentenceArguments]: (args: Told<SentenceArguments[Code]>) => string;
};

/** Those of what is refused on a board without a script and a text. */
export type BoardSentences = Pick<
  Sentences,
  Extract<keyof Sentences, `${'cell' | 'move' | 'play' | 'position' | 'setup'}/${string}`>
>;

/** What stands before a sentence about a place in a text. */
type Place = (line: number, column: number) => string;

/** What there is to say of a diagnostic, as a sentence; its message, where the language has no sentence for it or for what it holds. */
export const problemIn =
  (sentences: Partial<Sentences>, place: Place = () => '') =>
  (problem: Diagnostic): string => {
    const sentence = sentenceOf(problem, sentences);
    const { message, line, column } = problem;
    const isPlaced = sentence !== undefined && line !== undefined && column !== undefined;
    return asSentence(isPlaced ? place(line, column) + sentence : (sentence ?? message));
  };

function sentenceOf(
  { source, code, args }: Omit<Diagnostic, 'message'>,
  sentences: Partial<Sentences>,
): string | undefined {
  const codes = args['reasons'] === undefined ? [code] : ['reasons', code];
  const known = codes.map((name) => `${source}/${name}`).find((name) => isCode(name, sentences));
  if (known === undefined) return undefined;
  const told: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(args)) {
    const text = Array.isArray(value) ? joined(value, sentences) : value;
    if (text === undefined) return undefined;
    told[name] = text;
  }
  return say(sentences, known, told);
}

const isCode = (name: string, sentences: Partial<Sentences>): name is keyof Sentences => Object.hasOwn(sentences, name);

/** Several as one, without their last full stops; nothing, where one is unknown. */
function joined(problems: readonly Omit<Diagnostic, 'message'>[], sentences: Partial<Sentences>): string | undefined {
  const all = problems.map((problem) => sentenceOf(problem, sentences)?.replace(/\.$/, ''));
  return all.includes(undefined) ? undefined : all.join('; ');
}

/** The core writes both the arguments and their types, so each code comes with its own. */
const say = <Code extends keyof Sentences>(sentences: Partial<Sentences>, code: Code, args: object) =>
  sentences[code]?.(args as Told<SentenceArguments[Code]>);

/** No sentence shows more of a text than this many characters. */
const MOST_SHOWN = 24;

const codePoint = (char: string): string =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What puts parts of an input between the quotation marks of a language. */
export function quotedIn(open: string, close: string) {
  /** Cut short; what cannot be seen is shown as a code point. */
  const quoted = (text: string): string => {
    const shown = Array.from(text, (char) =>
      /^(?! )[\p{Cc}\p{Z}\p{DI}]$/u.test(char) ? `<${codePoint(char)}>` : char,
    );
    return `${open}${shown.slice(0, MOST_SHOWN).join('')}${shown.length > MOST_SHOWN ? '…' : ''}${close}`;
  };
  /** A character of an input with its code point. */
  const character = (char: string): string => `${quoted(char)} (${codePoint(char)})`;
  return { quoted, character };
}

const LETTERS: Record<Role, string> = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' };

/** A piece of a diagnostic as FEN writes it. */
export const letterOf = (role: Role, color: ColorName = 'black'): string =>
  color === 'white' ? LETTERS[role].toUpperCase() : LETTERS[role];

export const sideOf = (color: ColorName): Color => (color === 'white' ? 'w' : 'b');
