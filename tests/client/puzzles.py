"""The puzzles of the page, checked a second time by python-chess and, on demand, by Stockfish.

In: a file of puzzles, as `gridmate-lab puzzles` writes it. Each line is replayed: its moves are legal, the first and the last are
the solver's, a theme of mate ends in mate, and no position is there twice. With `--stockfish N` a Stockfish on the PATH looks at
each position of a solver with N nodes and two lines: its best move is that of the solution, and the second best is clearly worse.
With `--deeper N` it looks at those again that fail. Prints what fails, and closes with a count of puzzles. What passes is written
with `--keep`; with `--mix` so many of each grade, the clearest.

    python tests/client/puzzles.py --stockfish 400000 --deeper 5000000 --keep www/learn/puzzles.tsv --mix all.tsv
"""

import argparse
import math
import shutil
import sys

import chess
import chess.engine

# The winning chance of a centipawn, as on Lichess.
STEEPNESS = 0.00368208
# The least winning chance of the best move, and how much less the second best has at least.
LEAST_CHANCE = 0.4
LEAST_GAP = 0.5
# The most that the second best move has beside a mate.
MOST_BESIDE_MATE = 0.6
LEVELS = 10
# How many puzzles a mix has above an Elo. What a grade lacks, the next easier one has more of.
MIX = ((1500, 80), (1000, 120), (600, 110), (300, 90), (-10_000, 100))


class Puzzle:
    """A line of the file with the boards before the moves of the solver."""

    def __init__(self, line):
        self.line = line
        fen, moves, themes, elo, error, solved = line.split("\t")
        self.themes, self.elo = themes.split(), int(elo)
        if int(error) <= 0 or len(solved) != LEVELS or not solved.isdigit():
            raise ValueError("its grade is none")
        board = chess.Board(fen + " 0 1")
        if not board.is_valid():
            raise ValueError("its position is not legal")
        self.key = board.epd()
        self.steps = []
        for ply, uci in enumerate(moves.split(" ")):
            move = board.parse_uci(uci)
            if ply % 2 == 0:
                self.steps.append((board.copy(stack=False), move))
            board.push(move)
        if board.turn == self.steps[0][0].turn or len(self.steps) > 5:
            raise ValueError("it does not end with a move of the solver, or takes too many")
        if any(theme.endswith("mate") for theme in self.themes) != board.is_checkmate():
            raise ValueError("its themes say mate, or its line mates, and the other does not")


class Judge:
    def __init__(self, path):
        self.engine = chess.engine.SimpleEngine.popen_uci(path)
        self.engine.configure({"Hash": 64, "Threads": 1})

    def close(self):
        self.engine.quit()

    def doubt(self, puzzle, nodes):
        """Why a step has not one good move alone, or None; and by how much the least clear step is clear enough."""
        margin = 1
        for board, move in puzzle.steps:
            if board.legal_moves.count() < 2:
                continue
            lines = self.engine.analyse(board, chess.engine.Limit(nodes=nodes), multipv=2, game=object())
            scores = [line["score"].pov(board.turn) for line in lines]
            best, second = (chance(score) for score in scores)
            if lines[0]["pv"][0] != move:
                return f"{board.san(lines[0]['pv'][0])} {best:.2f} before {board.san(move)}", margin
            mates = scores[0].is_mate() and scores[0].mate() > 0
            clear = MOST_BESIDE_MATE - second if mates else min(best - LEAST_CHANCE, best - second - LEAST_GAP)
            margin = min(margin, clear)
            if clear < 0:
                other = board.san(lines[1]["pv"][0])
                return f"{board.san(move)} {'mates' if mates else f'{best:.2f}'}, {other} {second:.2f}", margin
        return None, margin


def chance(score):
    if score.is_mate():
        return 1 if score.mate() > 0 else -1
    return 2 / (1 + math.exp(-STEEPNESS * score.score())) - 1


def mixed(kept):
    """So many of each grade, the clearest, from passed puzzles as (margin, number, Elo, line)."""
    mix, wanted = [], 0
    for least, count in MIX:
        wanted += count
        of_grade = [puzzle for puzzle in kept if puzzle[2] > least and puzzle not in mix]
        mix += sorted(of_grade, key=lambda puzzle: -puzzle[0])[:wanted - len(mix)]
    return sorted(mix, key=lambda puzzle: (puzzle[2], puzzle[1]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--stockfish", type=int, default=0, metavar="N", help="let Stockfish look with N nodes a position")
    parser.add_argument("--deeper", type=int, default=0, metavar="N", help="and with N nodes at what fails")
    parser.add_argument("--keep", metavar="FILE", help="write the lines that pass")
    parser.add_argument("--mix", action="store_true", help="so many of each grade, the clearest")
    arguments = parser.parse_args()
    judge = Judge(shutil.which("stockfish") or "/usr/games/stockfish") if arguments.stockfish else None
    known, kept, failed, margin = set(), [], 0, 1
    for number, line in enumerate(open(arguments.file, encoding="utf-8").read().splitlines(), 1):
        fault = None
        try:
            puzzle = Puzzle(line)
            if puzzle.key in known:
                fault = "it is there twice"
            known.add(puzzle.key)
        except ValueError as error:
            fault = str(error)
        if judge and not fault:
            for nodes in filter(None, (arguments.stockfish, arguments.deeper)):
                fault, margin = judge.doubt(puzzle, nodes)
                if not fault:
                    break
        if fault:
            failed += 1
            print(f"{number}: {line}\n    {fault}", flush=True)
        else:
            kept.append((margin, number, puzzle.elo, line))
    if judge:
        judge.close()
    if arguments.keep:
        with open(arguments.keep, "w", encoding="utf-8") as file:
            file.writelines(puzzle[-1] + "\n" for puzzle in (mixed(kept) if arguments.mix else kept))
    is_ok = not failed and kept
    print(f"\ntest result: {'ok' if is_ok else 'FAILED'}. {len(kept)} passed; {failed} failed;", flush=True)
    return int(not is_ok)


if __name__ == "__main__":
    sys.exit(main())
