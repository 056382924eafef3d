// Two players of the computer against each other: what is to be played, how it stands, and the games.

import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import * as commands from '../document/commands';
import type { Labs } from '../document/labs';
import type { Sentence, Session } from '../document/session';
import type { Match } from './match';
import type { MatchGameNow, Plan } from './jobs';
import { USUAL } from './record';
import type { AllWords } from '../i18n/words';
import { download } from '../ui/download';
import { Alert, faultText } from '../panels/parts/alert';
import { Foot, offer } from '../panels/parts/foot';
import { Origin } from '../panels/parts/origin';
import { Form } from './form';
import { Games } from './games';
import { bytesOf, Live } from './live';
import { gameNames, nameOf } from './names';
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

export function MatchPanel({ match, session, labs, board: { shown }, words }: MatchPanelProps) {
  const [plan, played] = [match.plan.value, match.played.value];
  const [state, failure] = [match.state.value, match.failure.value];
  const draft = useSignal(plan);
  /** Whether the board shows the game under way. */
  const isWatching = useSignal(true);
  const live = useMemo(() => new Live(), []);
  const isUnderWay = state === 'running' || state === 'paused';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isUnderWay]);
  useEffect(() => {
    match.look(true);
    return () => {
      match.look(false);
      shown.value = undefined;
    };
  }, [match, shown]);
  useSignalEffect(() => {
    const game = match.live.value;
    if (game) live.show(game, gameNames(match.plan.value, game, words));
    const isOn = match.state.value === 'running' || match.state.value === 'paused';
    shown.value = game && isOn && isWatching.value ? live.session : undefined;
  });
  /** Whichever of the two the board shows. */
  const say = (sentence: Sentence) => [session, live.session].forEach((one) => one.say(sentence));
  const refuse = () => {
    const why = match.state.peek() === 'elsewhere' ? 'elsewhere' : 'changed';
    session.refuse(why, (said) => said.match[why]);
  };
  const begin = async (next: Plan) => {
    draft.value = next;
    isWatching.value = true;
    const [first, second] = [nameOf(next.first, words), nameOf(next.second, words)];
    if (await match.begin(next)) say((said) => said.match.begins(first, second, next.games));
    else refuse();
  };
  const watch = () => (isWatching.value = match.isSlow.value = true);
  const goOn = async () => void ((await match.goOn()) || refuse());
  const end = async (how: 'pause' | 'stop', what: 'paused' | 'stopped') => {
    if (await match[how]()) say((said) => said.match[what]);
    else refuse();
  };
  const open = (game: MatchGameNow) => {
    // Where it is refused, the line over the document says so.
    isWatching.value = false;
    if (!commands.open.run(session, bytesOf(game, gameNames(match.plan.peek(), game, words)))) return;
    commands.last.run(session);
    session.show({ tone: 'plain', code: 'opened', text: (said) => said.match.opened(game.number + 1) });
  };
  const save = async () => {
    const texts: string[] = [];
    for (const game of played) texts.push((await labs.pgn(bytesOf(game, gameNames(plan, game, words))))[0]);
    download('gridmate-match.pgn', 'application/x-chess-pgn', texts.join('\n'));
  };
  const { offers: names } = words.match;
  const offers = isUnderWay
    ? [
        state === 'running'
          ? offer('pause', names.pause, () => void end('pause', 'paused'))
          : offer('play', names.goOn, () => void goOn(), 'primary'),
        offer('stop', names.stop, () => void end('stop', 'stopped')),
        isWatching.value && match.isSlow.value
          ? offer('hurry', names.faster, () => (match.isSlow.value = false))
          : offer('graph', names.watch, watch),
        ...(isWatching.value ? [offer('flip', names.own, () => (isWatching.value = false))] : []),
      ]
    : [offer('play', names.start, () => void begin(draft.value), 'primary')];
  if (played.length > 0)
    offers.push(offer('copy', names.save, () => save().catch((error: unknown) => session.fail(error))));
  return (
    <>
      <h3 class="spoken" ref={heading} tabIndex={-1}>
        {words.match.name}
      </h3>
      <div class="body matching">
        {failure ? <Alert text={faultText(failure, words)} /> : null}
        {state === 'elsewhere' ? <p class="note">{words.match.elsewhere}</p> : null}
        {isUnderWay || played.length > 0 ? <Running match={match} words={words} /> : null}
        {isUnderWay || played.length > 0 ? (
          <>
            <Standing match={match} words={words} />
            <Games match={match} open={open} words={words} />
            {played.length > 0 ? <Tables match={match} words={words} /> : null}
          </>
        ) : null}
        {isUnderWay ? null : (
          <Form draft={draft} words={words}>
            <Examples begin={(next) => void begin(next)} words={words} />
          </Form>
        )}
      </div>
      <footer>
        <Foot offers={offers} />
      </footer>
    </>
  );
}

/** What is being played, and how far the game under way has come. */
function Running({ match, words }: Pick<MatchPanelProps, 'match' | 'words'>) {
  const { first, second, games, opening, swap, seed } = match.plan.value;
  const game = match.live.value;
  const [one, other] = [nameOf(first, words), nameOf(second, words)];
  return (
    <div class="match-running">
      <p>{words.match.plan(one, other, words.match.openings[opening], swap, seed)}</p>
      <p class="note">
        {game
          ? words.match.now(game.number + 1, games, Math.ceil(game.moves.split(' ').filter(Boolean).length / 2))
          : null}
      </p>
    </div>
  );
}

const Examples = ({ begin, words }: { readonly begin: (plan: Plan) => void; readonly words: AllWords }) => (
  <section class="match-examples" aria-label={words.match.examples}>
    <h3 class="label">{words.match.examples}</h3>
    <p class="note">{words.match.examplesAbout}</p>
    <div class="row">
      <button type="button" onClick={() => begin(EXPERIMENT)}>
        {words.match.tenWhite}
      </button>
      <button type="button" onClick={() => begin({ ...EXPERIMENT, first: 'random', second: 'minimax:1' })}>
        {words.match.tenBlack}
      </button>
    </div>
    <Origin of="engine" words={words} />
  </section>
);
