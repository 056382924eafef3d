// Two players of the computer against each other: what is to be played, how it stands, and the games.

import { type ReadonlySignal, type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import * as commands from '../../document/commands';
import type { Labs } from '../../document/labs';
import type { Sentence, Session } from '../../document/session';
import type { Match } from '../../engine/match';
import type { MatchGameNow, Plan } from '../../engine/match-jobs';
import { USUAL } from '../../engine/match-record';
import type { MatchOffer } from '../../i18n/areas/match';
import type { AllWords } from '../../i18n/words';
import type { IconName } from '../../ui/icons';
import { Foot, type Offer } from '../parts/foot';
import { Form } from './form';
import { Games, toldOf } from './games';
import { bytesOf, Live } from './live';
import { nameOf } from './names';
import { saveGames } from './save';
import { Standing, Tables } from './standing';

interface MatchPanelProps {
  readonly match: Match;
  readonly session: Session;
  readonly labs: Pick<Labs, 'pgn'>;
  /** What the big board shows in the place of the document. */
  readonly board: { readonly shown: Signal<Session | undefined> };
  readonly words: AllWords;
}

/** The experiment of an article, whose player wins all its games. */
const EXPERIMENT: Plan = {
  ...USUAL,
  first: 'minimax:1',
  second: 'random',
  games: 10,
  opening: 'standard',
  swap: false,
};
const ARTICLE = 'https://www.codertime.org/minimax-chess-engine-programming-r/';

export function MatchPanel({ match, session, labs, board: { shown }, words }: MatchPanelProps) {
  const draft = useSignal(match.plan.peek());
  /** Whether the board shows the game under way. */
  const isWatching = useSignal(true);
  const { isUnderWay, live } = useShown(match, shown, isWatching, words);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isUnderWay.value]);
  const { plan } = match;
  /** Whichever of the two the board shows. */
  const say = (sentence: Sentence) => [session, live.session].forEach((one) => one.say(sentence));
  const begin = async (next: Plan) => {
    draft.value = next;
    isWatching.value = true;
    const [first, second] = [nameOf(next.first, words), nameOf(next.second, words)];
    if (await match.begin(next)) say((said) => said.match.begins(first, second, next.games));
    else session.refuse('elsewhere', (said) => said.match.elsewhere);
  };
  const goOn = async () => {
    if (!(await match.goOn())) session.refuse('elsewhere', (said) => said.match.elsewhere);
  };
  const end = (how: 'pause' | 'stop') => {
    match[how]();
    say((said) => (how === 'pause' ? said.match.paused : said.match.stopped));
  };
  const open = (game: MatchGameNow) => {
    if (!commands.open.run(session, bytesOf(game, toldOf(match.plan.peek(), game, words)))) return;
    isWatching.value = false;
    session.say((said) => said.match.opened(game.number + 1));
  };
  const state = match.state.value;
  const isSlow = match.isSlow.value;
  const offer = (id: MatchOffer, icon: IconName, run: () => void, look?: Offer['look']): Offer => ({
    label: words.match.offers[id],
    icon,
    refusal: undefined,
    run,
    ...(look && { look }),
  });
  const offers: readonly Offer[] = isUnderWay.value
    ? [
        state === 'running'
          ? offer('pause', 'pause', () => end('pause'))
          : offer('goOn', 'play', () => void goOn(), 'primary'),
        offer('stop', 'stop', () => end('stop')),
        isSlow
          ? offer('faster', 'hurry', () => (match.isSlow.value = false))
          : offer('slower', 'last', () => (match.isSlow.value = true)),
        isWatching.value
          ? offer('own', 'flip', () => (isWatching.value = false))
          : offer('watch', 'graph', () => (isWatching.value = true)),
      ]
    : [offer('start', 'play', () => void begin(draft.value), 'primary')];
  const { failure, played, course } = match;
  const save = () =>
    saveGames(labs, match.plan.peek(), played.peek(), words).catch((error: unknown) => session.fail(error));
  const saving = played.value.length > 0 ? [offer('save', 'copy', () => void save())] : [];
  return (
    <>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {words.shell.place.match}
        </h2>
      </header>
      <div class="body matching">
        {failure.value ? (
          <p class="alert" role="alert">
            {words.engine.faults[failure.value.code](failure.value.detail)}
          </p>
        ) : null}
        {state === 'elsewhere' ? <p class="note">{words.match.elsewhere}</p> : null}
        {isUnderWay.value || played.value.length > 0 ? <Running match={match} words={words} /> : null}
        {played.value.length > 0 ? (
          <>
            <Standing plan={plan.value} played={played.value} course={course.value} words={words} />
            <Games
              plan={plan.value}
              played={played.value}
              now={state === 'running' ? played.value.length : undefined}
              open={open}
              words={words}
            />
            <Tables plan={plan.value} played={played.value} words={words} />
          </>
        ) : null}
        {isUnderWay.value ? null : (
          <>
            <Form draft={draft} words={words} />
            <Examples begin={(next) => void begin(next)} words={words} />
          </>
        )}
      </div>
      <footer>
        <Foot offers={[...offers, ...saving]} />
      </footer>
    </>
  );
}

/** Has the board show the game under way as long as somebody watches it. */
function useShown(
  match: Match,
  shown: Signal<Session | undefined>,
  isWatching: ReadonlySignal<boolean>,
  words: AllWords,
) {
  const live = useMemo(() => new Live(), []);
  const { plan } = match;
  const isUnderWay = useComputed(() => match.state.value === 'running' || match.state.value === 'paused');
  useEffect(() => {
    match.look(true);
    return () => match.look(false);
  }, [match]);
  useSignalEffect(() => {
    const game = match.live.value;
    if (game) live.show(game, toldOf(plan.value, game, words));
    shown.value = game && isUnderWay.value && isWatching.value ? live.session : undefined;
  });
  useEffect(() => () => void (shown.value = undefined), [shown]);
  return { isUnderWay, live };
}

/** What is being played, and how far the game under way has come. */
function Running({ match, words }: Pick<MatchPanelProps, 'match' | 'words'>) {
  const { first, second, opening, swap, seed } = match.plan.value;
  const game = match.live.value;
  const [one, other] = [nameOf(first, words), nameOf(second, words)];
  return (
    <div class="match-running">
      <p>{words.match.plan(one, other, words.match.openings[opening], swap, seed)}</p>
      <p class="note">
        {game ? words.match.now(game.number + 1, Math.ceil(game.moves.split(' ').filter(Boolean).length / 2)) : null}
      </p>
    </div>
  );
}

const Examples = ({ begin, words: { match } }: { readonly begin: (plan: Plan) => void; readonly words: AllWords }) => (
  <section class="match-examples" aria-label={match.examples}>
    <h3 class="label">{match.examples}</h3>
    <p class="note">
      {match.examplesAbout}{' '}
      <a href={ARTICLE} target="_blank" rel="noreferrer" lang="en">
        {match.article}
      </a>
    </p>
    <div class="row">
      <button type="button" onClick={() => begin(EXPERIMENT)}>
        {match.tenWhite}
      </button>
      <button type="button" onClick={() => begin({ ...EXPERIMENT, first: 'random', second: 'minimax:1' })}>
        {match.tenBlack}
      </button>
    </div>
  </section>
);
