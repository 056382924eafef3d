// What the board of the document can be asked about its game, and what is done in that by words that are typed.

import type { ReadonlySignal } from '@preact/signals';
import type { Answers } from '../board/state';
import type { Color, Evaluated } from '../chess/chess';
import * as commands from '../document/first-commands';
import type { Sentence } from '../document/session';
import { balanceOf, playerNames } from '../play/bars';
import type { Play } from '../play/play';

const RESIGN = 'resign-again';

/** What is known of how the position stands is given by a signal. */
export function answersOf(play: Play, known: ReadonlySignal<Evaluated | undefined>): Answers {
  const { session, game } = play.deps;
  const { actions } = game;
  const tell = (code: string, text: Sentence) => session.show({ tone: 'plain', code, text });
  return {
    evaluation: () => {
      const position = session.store.position.peek();
      const found = known.peek() ?? game.evaluation.peek();
      tell('answer', (words) => balanceOf(position, found, words));
    },
    best: () => void actions.askHint.run(),
    playBest: () => void game.playBest.run(),
    clocks: () => {
      const remaining = game.remaining.peek();
      tell('answer', ({ engine: { said } }) => said.clocks(remaining));
    },
    opponent: () => {
      const [terms, person] = [game.terms.peek(), play.person.peek()];
      tell('answer', (words) => {
        const player = (color: Color) => playerNames(play, words, terms, color);
        const rival = person && player(person === 'w' ? 'b' : 'w');
        return rival
          ? words.aloud.opponent(rival.name, rival.about)
          : words.aloud.players(player('w').name, player('b').name);
      });
    },
    draw: () => {
      const mayClaim = session.store.position.peek().claims.length > 0 && actions.claim.refuse() === undefined;
      return (mayClaim ? actions.claim : actions.offerDraw).run();
    },
    // It is asked first, and what is said next takes the question back.
    resign: () => {
      const isSure = session.feedback.peek()?.code === RESIGN;
      if (isSure || actions.resign.refuse()) return actions.resign.run();
      tell(RESIGN, ({ aloud }) => aloud.resignAgain);
      return true;
    },
    takeBack: () => (game.terms.peek() ? actions.takeBack.run() : commands.undo.run(session)),
  };
}
