// A part of the page that comes when it is first shown: nobody waits for it before the first move.

import { signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Words } from '../i18n/words';
import { Failed, Waiting } from './loading';

type Rest = typeof import('./rest');

let coming: Promise<Rest> | undefined;

/** All such parts, and their styles; what could not be loaded is asked for again. */
export function rest(): Promise<Rest> {
  coming ??= Promise.all([import('./rest'), styled()]).then(([parts]) => parts);
  coming.catch(() => (coming = undefined));
  return coming;
}

/** The HTML names the sheet, and says not to wait for it. */
function styled(): Promise<void> {
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[data-rest]') ?? {};
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      sheet.remove();
      reject(new Error(`The styles of the panels could not be loaded from ${href}.`));
    });
    document.head.append(sheet);
  });
}

type Part<Props> = (props: Props) => ComponentChild;

export function late<Props extends { readonly words: Words }>(choose: (rest: Rest) => Part<Props>): Part<Props> {
  const found = signal<Part<Props> | undefined>(undefined);
  const problem = signal<unknown>(undefined);
  const begin = async () => {
    problem.value = undefined;
    try {
      found.value = choose(await rest());
    } catch (error) {
      console.error(error);
      problem.value = error;
    }
  };
  return function Late(props) {
    useEffect(() => {
      if (!found.peek()) void begin();
    }, []);
    const Found = found.value;
    if (Found) return <Found {...props} />;
    return problem.value ? <Failed words={props.words} again={() => void begin()} /> : <Waiting words={props.words} />;
  };
}
