// The first visit: a greeting that comes with the board, and under it what can be done.

import type { ComponentChildren } from 'preact';
import type { Words } from '../i18n/words';

interface WelcomeProps {
  readonly words: Words;
  readonly children: ComponentChildren;
}

export function Welcome({ words, children }: WelcomeProps) {
  const { title, note } = words.shell.welcome;
  return (
    <section class="welcome" aria-label={title}>
      <h2>{title}</h2>
      <p>{note}</p>
      {children}
    </section>
  );
}
