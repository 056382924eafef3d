// How a computer thinks: a teaching search as a tree that one can walk through, and what positions are worth.

import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { useAnswer } from '../document/answer';
import type { Session } from '../document/session';
import type { MethodId } from '../i18n/arguments';
import type { AllWords } from '../i18n/words';
import { IconButton } from '../ui/button';
import { Choice } from '../ui/fields';
import type { IconName } from '../ui/icons';
import { MenuButton } from '../ui/menu';
import { Alert, Foot, offer, type Offer, Origin, Table } from '../ui/panel';
import { EngineFault, faultText } from '../workers/fault';
import type { Labs } from '../workers/labs';
import { LESSONS } from './request';
import type { NodePosition, ShownBoard } from './node-board';
import type { Thinking } from './thinking';
import { Diagram, Outline } from './tree';

interface ThinkPanelProps extends ThinkProps {
  readonly session: Session;
  readonly labs: Labs;
  readonly board: ShownBoard;
  /** Whether a game without help is being played. */
  readonly isLocked: boolean;
  readonly words: AllWords;
}

export function ThinkPanel(props: ThinkPanelProps) {
  const { isLocked, words } = props;
  if (!isLocked) return <Think {...props} />;
  return (
    <div class="body">
      <p>{words.think.locked}</p>
    </div>
  );
}

interface ThinkProps {
  readonly thinking: Thinking;
  readonly words: AllWords;
}

function Think({ thinking, session, labs, board, words }: ThinkPanelProps & ThinkProps) {
  const id = useId();
  useEffect(() => thinking.start(board), [thinking, board]);
  const lesson = thinking.lesson.value;
  const { think } = words;
  const told = lesson && think.lesson[lesson.id];
  const [root, place] = [thinking.root.value, thinking.place.value];
  const saved = root?.plain ? Math.round((1 - root.visited / root.plain) * 100) : 0;
  return (
    <>
      <div class="body think" aria-busy={thinking.isSearching}>
        {told ? (
          <p class="lesson">
            <b>{told.title}</b> {told.about}
          </p>
        ) : null}
        <Failure thinking={thinking} session={session} words={words} />
        {root ? (
          <div class="verdict">
            <p>
              <b>{think.verdict(root, root.tree.ties)}</b>{' '}
              {root.outcome === 'over' ? null : <span class="work">{think.work(root)}</span>}
            </p>
            {saved > 0 ? <b class="fewer">{think.fewer(saved)}</b> : null}
          </div>
        ) : null}
        {root?.isInner ? (
          <>
            <Diagram thinking={thinking} words={words} />
            <Steps thinking={thinking} words={words} describedBy={id} />
          </>
        ) : null}
        <Settings thinking={thinking} words={words} />
        {place ? <Detail place={place} session={session} labs={labs} words={words} id={id} /> : null}
        {root?.isInner ? <Outline thinking={thinking} words={words} describedBy={id} /> : null}
        <Origin of="engine" words={words} />
      </div>
      <footer>
        <Foot offers={offersOf(thinking, words)}>
          <MenuButton
            label={think.lessons}
            icon="more"
            look="offer"
            sections={() => [{ items: lessonsOf(thinking, words) }]}
          />
        </Foot>
      </footer>
    </>
  );
}

/** Positions to try. */
const lessonsOf = (thinking: Thinking, { think }: AllWords) =>
  LESSONS.map((lesson) => ({ label: think.lesson[lesson.id].title, run: () => thinking.open(lesson) }));

/** The methods, and how deep each goes: alpha-beta looks at so few positions that it goes one further. */
const DEEPEST: Readonly<Record<MethodId, number>> = { minimax: 4, negamax: 4, alphabeta: 5 };
const METHODS: readonly MethodId[] = ['minimax', 'negamax', 'alphabeta'];

function Settings({ thinking: { how }, words: { think } }: ThinkProps) {
  const { method, depth } = how.value;
  const depths = Array.from({ length: DEEPEST[method] }, (_, at) => `${at + 1}`);
  return (
    <div class="settings">
      <Choice
        label={think.method}
        options={METHODS.map((value) => ({ value, label: think.methods[value] }))}
        value={method}
        onChange={(next) => (how.value = { method: next, depth: Math.min(depth, DEEPEST[next]) })}
      />
      <Choice
        label={think.depth}
        options={depths.map((value) => ({ value, label: value }))}
        value={`${depth}`}
        onChange={(next) => (how.value = { method, depth: Number(next) })}
      />
    </div>
  );
}

/** Why there is no tree, or none yet. */
function Failure({ thinking, session, words }: ThinkProps & Pick<ThinkPanelProps, 'session'>) {
  const failure = thinking.failure.value;
  if (failure !== undefined) {
    const why = failure instanceof EngineFault ? faultText(failure, words) : words.think.failed;
    return <Alert text={why} again={{ label: words.think.again, run: () => thinking.again() }} />;
  }
  if (thinking.isSearching.value) return thinking.root.value ? null : <p>{words.think.searching}</p>;
  const isIllegal = !thinking.lesson.value && !session.store.position.value.isLegal;
  return isIllegal ? <p>{words.think.notLegal}</p> : null;
}

/** The way through all that was looked at, in its order. */
function Steps({ thinking, words: { think }, describedBy }: ThinkProps & { readonly describedBy: string }) {
  const all = thinking.root.value?.visited ?? 0;
  const step = thinking.step.value;
  const button = (icon: IconName, label: string, to: number) => (
    <IconButton action={{ icon, label, refusal: to === step ? label : undefined, run: () => thinking.goTo(to) }} />
  );
  return (
    <div class="steps" role="group" aria-label={think.steps}>
      {button('first', think.first, 0)}
      {button('back', think.previous, Math.max(0, step - 1))}
      <input
        type="range"
        aria-label={think.slider}
        aria-valuetext={think.step(step, all)}
        aria-describedby={describedBy}
        min={0}
        max={all}
        value={step}
        onInput={({ currentTarget }) => thinking.goTo(currentTarget.valueAsNumber)}
      />
      {button('forward', think.next, Math.min(all, step + 1))}
      {button('last', think.last, all)}
      <span class="count">{think.step(step, all)}</span>
    </div>
  );
}

function offersOf(thinking: Thinking, { think }: AllWords): readonly Offer[] {
  const node = thinking.selected.value;
  const [up, below] = [node?.up, node?.best];
  const mayPlay = node?.isInner || up;
  const isPlaying = thinking.isPlaying.value;
  return [
    offer('out', think.out, () => up && thinking.select(up), undefined, up ? undefined : think.out),
    offer('in', think.in, () => below && thinking.select(below), undefined, below ? undefined : think.in),
    mayPlay
      ? offer(isPlaying ? 'pause' : 'play', isPlaying ? think.pause : think.play, () => thinking.play(), 'primary')
      : offer('play', think.play, () => thinking.play(), undefined, think.play),
    offer('grid', think.here, () => thinking.follow(), thinking.lesson.value ? undefined : 'on'),
  ];
}

interface DetailProps {
  readonly place: NodePosition;
  readonly session: Session;
  readonly labs: Labs;
  readonly words: AllWords;
  /** The `id` of what says about the node. */
  readonly id: string;
}

export function Detail(props: DetailProps) {
  const { node, tokens } = props.place;
  const { think } = props.words;
  const [root = node, ...moves] = node.path;
  const own = node.scoreFor(root.turn);
  const line = moves.map(({ san }, at) => `${at + 1} ${san}`).join(', ');
  return (
    <>
      <div class="told">
        <b>{line || think.toMove(node.turn)}</b>
        <p id={props.id}>{think.sentence(node)}</p>
        {node.level === 1 && own !== undefined ? <p>{think.why(node, own, root, root.tree.ties)}</p> : null}
        {node.method === 'alphabeta' ? <p class="note">{think.window(node)}</p> : null}
        {node.isInner ? <p class="note">{think.below(node)}</p> : null}
        {tokens ? (
          <p class="note">
            {think.tokens}: <code>{tokens}</code>
          </p>
        ) : null}
      </div>
      <p class="note">
        {think.methodAbout[node.method]} {think.whose[node.method]}
      </p>
      <Counted {...props} />
      <ValueCell {...props} />
    </>
  );
}

function Counted({ place: { start, moves }, session, labs, words: { think } }: DetailProps) {
  const terms = () => labs.teachingTerms(start, moves);
  const told = useAnswer(`${start} ${moves}`, terms, (error) => session.fail(error)).value;
  if (!told) return null;
  const { pieces, checked, score } = told;
  const row = (name: string, value: number, white: number, black: number) =>
    [name, `${value}`, `${white}`, `${black}`, think.signed(value * (white - black))] as const;
  const rows = pieces.map(({ role, worth: value, white, black }) => row(think.roles(role), value, white, black));
  const check = checked ? [row(think.inCheck(checked), -1, Number(checked === 'w'), Number(checked === 'b'))] : [];
  const total = [think.total, '', '', '', think.signed(score)] as const;
  return (
    <>
      <p>{think.evaluation(told)}</p>
      <details>
        <summary>{think.counts.title}</summary>
        <Table heads={think.counts.heads} rows={[...rows, ...check, total]} />
      </details>
    </>
  );
}

function ValueCell({ place: { fen }, session, labs, words }: DetailProps) {
  const isOpen = useSignal(false);
  const key = isOpen.value ? fen : undefined;
  const told = useAnswer(
    key,
    () => labs.explain(fen),
    (error) => session.fail(error),
  ).value;
  const { worth: value } = words.think;
  const rows = told?.terms.map(({ name, white, black }) => {
    const [forWhite, forBlack] = [white.tapered, black.tapered];
    return [value.term(name), ...[forWhite, forBlack, forWhite - forBlack].map(value.pawns)] as const;
  });
  return (
    <details onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{value.title}</summary>
      <p class="note">{value.about}</p>
      {told ? <p>{value.total(told.white, told.phase, told.scale)}</p> : null}
      {rows ? <Table heads={value.heads} rows={rows} /> : null}
    </details>
  );
}
