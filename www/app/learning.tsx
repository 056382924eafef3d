// The place for lessons, which is loaded when it is opened or when a lesson is asked for.

import { signal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Session } from '../document/session';
import type { OpenLearn } from '../learn/open';
import { Alert } from '../ui/panel';

type Opens = (load: typeof import('../learn/open')) => OpenLearn;

export class Learning {
  /** Nothing until it has come. */
  readonly opened = signal<OpenLearn | undefined>(undefined);
  /** Whether it could not be loaded. */
  readonly isLost = signal(false);
  #coming: Promise<OpenLearn | undefined> | undefined;

  constructor(
    private readonly session: Session,
    private readonly open: Opens,
    /** Has a file that was damaged in this browser fetched anew. */
    private readonly lookAgain: () => void,
  ) {}

  /** Loads it, unless it is there or on its way; what has failed is tried again. Returns nothing where it cannot be loaded. */
  load(): Promise<OpenLearn | undefined> {
    return (this.#coming ??= this.#load());
  }

  /** Does something with lessons once they are there, or says why not. */
  async run(work: (learn: OpenLearn) => unknown): Promise<void> {
    const opened = await this.load();
    if (opened) await this.session.attempt(async () => work(opened));
    else
      this.session.show({
        tone: 'fault',
        code: 'lessons-not-loaded',
        text: ({ loading }) => loading.failed,
        action: { label: ({ loading }) => loading.again, run: () => void this.run(work) },
      });
  }

  async #load(): Promise<OpenLearn | undefined> {
    if (this.isLost.peek()) this.lookAgain();
    this.isLost.value = false;
    try {
      return (this.opened.value = this.open(await import('../learn/open')));
    } catch (error) {
      console.error(error);
      this.isLost.value = true;
      this.#coming = undefined;
      return undefined;
    }
  }
}

type PanelProps = ComponentProps<OpenLearn['Panel']>;

interface LearnPlaceProps extends Omit<PanelProps, 'learn' | 'making'> {
  readonly learning: Learning;
}

/** Its panel, or until that is there that it is on its way. */
export function LearnPlace({ learning, ...props }: LearnPlaceProps) {
  useEffect(() => void learning.load(), [learning]);
  const opened = learning.opened.value;
  if (opened) return <opened.Panel {...props} learn={opened.learn} making={opened.making} />;
  const { loading, shell } = props.words;
  return (
    <>
      <header>
        <h2>{shell.place.learn}</h2>
      </header>
      <div class="body">
        {learning.isLost.value ? (
          <Alert text={loading.failed} again={{ label: loading.again, run: () => void learning.load() }} />
        ) : (
          <p class="state" role="status">
            {loading.waiting}
          </p>
        )}
      </div>
    </>
  );
}
