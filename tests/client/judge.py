"""What Stockfish makes of a claim's line, and of a move that is praised."""

import math

import chess
import chess.engine

# The winning chance of a centipawn, as on Lichess.
STEEPNESS = 0.00368208
# A move that loses less is no inaccuracy by far.
LEAST_LOSS = 0.05
# The most that the line may be worse than the best.
TOLERANCE = 0.15
# From this winning chance on a win is expected, up to its negative a loss.
DECISIVE = 0.5


def chance_of(line):
    """The winning chance of White by a line that was searched."""
    score = line["score"].white().score(mate_score=100_000)
    return 2 / (1 + math.exp(-STEEPNESS * max(-3000, min(3000, score)))) - 1


class Judge:
    def __init__(self, path, nodes):
        self.engine = chess.engine.SimpleEngine.popen_uci(path)
        self.engine.configure({"Hash": 64, "Threads": 1})
        self.limit = chess.engine.Limit(nodes=nodes)
        self.known = {}

    def close(self):
        self.engine.quit()

    def chance(self, board, side):
        """The winning chance of a side, from −1 to 1."""
        key = board.fen()
        if key not in self.known:
            if board.is_checkmate():
                self.known[key] = 1 if board.turn == chess.BLACK else -1
            elif board.is_game_over():
                self.known[key] = 0
            else:
                self.known[key] = chance_of(self.engine.analyse(board, self.limit))
        return self.known[key] if side == chess.WHITE else -self.known[key]

    def praise_doubt(self, board, played):
        """Why a move is not the only one that keeps the expected result, or None."""
        sign = 1 if board.turn == chess.WHITE else -1
        lines = self.engine.analyse(board, self.limit, multipv=2)
        best, second = (sign * chance_of(line) for line in lines)
        if lines[0]["pv"][0] != played:
            return f"{board.san(lines[0]['pv'][0])} is better: {best:.2f}, next {second:.2f}"
        expected = lambda chance: (chance >= DECISIVE) - (chance <= -DECISIVE)
        if expected(best) == expected(second):
            return f"the next best move, {board.san(lines[1]['pv'][0])}, has the same result: {second:.2f}, not {best:.2f}"
        return None

    def doubt(self, claim):
        """Why the line does not show what is claimed, or None."""
        mover = claim.before.turn
        after = claim.before.copy()
        after.push(claim.played)
        best, played = self.chance(claim.before, mover), self.chance(after, mover)
        if claim.about != "does" and claim.outcome["kind"] != "mate" and best - played < LEAST_LOSS:
            return f"the move loses {best - played:.2f} of {best:.2f}"
        side = claim.side
        start, end = self.chance(claim.start, side), self.chance(claim.boards[-1], side)
        if claim.line:
            first = self.chance(claim.boards[1], side)
            if first < start - TOLERANCE:
                return f"{claim.start.san(claim.line[0])} is worse than the best move: {first:.2f}, not {start:.2f}"
        if end < start - TOLERANCE:
            return f"the line ends worse than it begins: {end:.2f}, not {start:.2f}"
        if claim.outcome["kind"] == "material" and end > start + 2 * TOLERANCE:
            return f"the line needs mistakes: it ends at {end:.2f}, from {start:.2f}"
        return None
