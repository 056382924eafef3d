// Two computer players against each other: what is to be played, and what it came to.

import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import * as commands from '../document/commands';
import type { Sentence, Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import { download } from '../ui/clipboard';
import { Choice, NumberField, Select, Switch } from '../ui/fields';
import { Alert, Foot, offer, Origin } from '../ui/panel';
import { faultText } from '../workers/fault';
import type { Labs } from '../workers/labs';
import type { Match } from './match';
import { bytesOf, Live } from './open';
import {
  gameNames,
  MATCH_OPENINGS,
  type MatchGameNow,
  MOST_GAMES,
  MOST_SEED,
  nameOfPlayer,
  type Plan,
  PLAYERS,
  USUAL,
} from './record';
import { MatchGames, Standing, Tables } from './standing';

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
  const say = (sentence: Sentence) => [session, live.session].forEach((one) => one.announce(sentence));
  const refuse = () => {
    const why = match.state.peek() === 'elsewhere' ? 'elsewhere' : 'changed';
    session.refuse(why, (said) => said.match[why]);
  };
  const begin = async (next: Plan) => {
    draft.value = next;
    isWatching.value = true;
    const [first, second] = [nameOfPlayer(next.first, words), nameOfPlayer(next.second, words)];
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
          ? offer('fast', names.faster, () => (match.isSlow.value = false))
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
            <MatchGames match={match} open={open} words={words} />
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
  const [one, other] = [nameOfPlayer(first, words), nameOfPlayer(second, words)];
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

interface FormProps {
  readonly draft: Signal<Plan>;
  readonly words: AllWords;
  /** What else is seldom wanted. */
  readonly children: ComponentChildren;
}

export function Form({ draft, words, children }: FormProps) {
  const { match, play } = words;
  const plan = draft.value;
  const set = (change: Partial<Plan>) => void (draft.value = { ...draft.value, ...change });
  const groups = PLAYERS.map(
    ([kind, players]) =>
      [play.form.rivals[kind], players.map((player) => [player, nameOfPlayer(player, words)] as const)] as const,
  );
  const playerField = (which: 'first' | 'second') => (
    <label class="match-field">
      {match[which]}
      <Select options={[]} groups={groups} value={plan[which]} onChange={(player) => set({ [which]: player })} />
    </label>
  );
  const numberField = (which: 'games' | 'seed', least: number, most: number) => (
    <NumberField
      label={match[which]}
      look="match-field"
      least={least}
      most={most}
      value={plan[which]}
      onChange={(value) => set({ [which]: value })}
    />
  );
  return (
    <div class="match-form">
      <p class="note">{match.about}</p>
      <div class="pair">
        {playerField('first')}
        {playerField('second')}
      </div>
      <Choice
        label={match.opening}
        options={MATCH_OPENINGS.map((value) => ({ value, label: match.openings[value] }))}
        value={plan.opening}
        onChange={(opening) => set({ opening })}
      />
      {numberField('games', 1, MOST_GAMES)}
      <Switch label={match.swap} isOn={plan.swap} onChange={(swap) => set({ swap })} />
      <details>
        <summary>{play.offers.more}</summary>
        <div class="match-more">
          {numberField('seed', 0, MOST_SEED)}
          {children}
        </div>
      </details>
    </div>
  );
}
