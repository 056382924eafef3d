"""What `gridmate review` claims of moves, checked a second time by python-chess alone.

In: a file of games, and the path of the binary in GRIDMATE. Each claim is replayed from its squares and its line: the line is
legal and ends as is said, what a motif names stands where it says and does what the motif means. Prints the claims that the
boards do not support, counts by motif, the share of mistakes and blunders whose first sentence is more than a judgement, and
closes with a count of games. With `--stockfish N` a Stockfish on the PATH looks at each line with N nodes a position.

    GRIDMATE=target/release/gridmate python tests/client/claims.py --games 20 tests/data/review/games.pgn
"""

import argparse
import collections
import json
import os
import re
import shutil
import subprocess
import sys

import chess
import chess.pgn

from motifs import MOTIFS, after_captures, material

ROLES = "qrbnp"
PRAISE = ("great", "brilliant")
SAID = re.compile(r"the (pawn|knight|bishop|rook|queen|king) on ([a-h][1-8])", re.IGNORECASE)


class Claim:
    """A claim with the boards that it is about."""

    def __init__(self, fields, before, played):
        self.about, self.motif, self.text = fields["about"], fields["motif"], fields["text"]
        self.outcome, self.at = fields["outcome"], fields["at"]
        self.side = chess.WHITE if fields["side"] == "w" else chess.BLACK
        self.by, self.targets, self.through = (
            [chess.parse_square(name) for name in fields[key]] for key in ("by", "targets", "through"))
        sans = fields["line"]
        if self.about == "otherwise":
            # The next best move stands for the one that was played.
            first, *sans = sans
            played = before.parse_san(first)
            self.at = self.at and self.at - 1
        self.before, self.played = before, played
        self.start = before.copy()
        if self.about in ("allows", "judgement", "otherwise"):
            self.start.push(played)
        # The boards before each move of the line, and the last.
        self.boards, self.line = [self.start], []
        for san in sans:
            board = self.boards[-1].copy()
            move = board.parse_san(san)
            if board.san(move) != san:
                raise ValueError(f"{san} is not how {move} is written")
            self.line.append(move)
            board.push(move)
            self.boards.append(board)

    @property
    def is_specific(self):
        return self.about != "judgement"

    @property
    def board(self):
        """The board that the squares are of."""
        return self.start if self.at is None else self.boards[self.at + 1]

    @property
    def previous(self):
        """The board before the move that does what the motif says."""
        return self.before if self.at is None else self.boards[self.at]

    def taken(self):
        """The squares on the board of the motif of the pieces that the side takes in the line."""
        origin = {square: square for square in chess.SQUARES}
        taken = set()
        for board, move in list(zip(self.boards, self.line))[0 if self.at is None else self.at + 1:]:
            if board.is_castling(move):
                continue
            to = move.to_square
            if board.is_capture(move) and board.turn == self.side:
                passed = chess.square(chess.square_file(to), chess.square_rank(move.from_square))
                taken.add(origin[passed if board.is_en_passant(move) else to])
            origin[to] = origin[move.from_square]
        return taken

    def where(self, square, first, last=None):
        """Where the piece on a square before some plies of the line stands after them; None if it is taken."""
        for board, move in list(zip(self.boards, self.line))[first:last]:
            if board.is_castling(move):
                king, rook = board.king(board.turn), move.to_square
                short = chess.square_file(rook) > chess.square_file(king)
                rank = chess.square_rank(king)
                rook = rook if board.piece_type_at(rook) == chess.ROOK else chess.square(7 if short else 0, rank)
                ends = {king: chess.square(6 if short else 2, rank), rook: chess.square(5 if short else 3, rank)}
                square = ends.get(square, square)
                continue
            taken = move.to_square
            if board.is_en_passant(move):
                taken = chess.square(chess.square_file(taken), chess.square_rank(move.from_square))
            if square == taken and board.is_capture(move):
                return None
            square = move.to_square if square == move.from_square else square
        return square

    def faults(self):
        """What the boards do not support."""
        if self.line and self.about in ("better", "does") and (self.line[0] == self.played) != (self.about == "does"):
            yield "its move is not another one than that of the game" if self.about == "better" else "it is of another move"
        mover = self.before.turn
        if self.side != (mover if self.about in ("better", "does") else not mover):
            yield "it is of the wrong side"
        yield from self.outcome_faults()
        if self.about != "judgement" and self.motif not in ("mate", "material", "none", "stalemate"):
            query = MOTIFS.get(self.motif)
            fault = query(self) if query else "this motif is not known"
            if fault:
                yield fault
        for role, square in SAID.findall(self.text):
            piece = chess.PIECE_NAMES.index(role.lower())
            if all(board.piece_type_at(chess.parse_square(square)) != piece for board in (self.start, self.board)):
                yield f"there is no {role} on {square}"

    def outcome_faults(self):
        kind, end = self.outcome["kind"], self.boards[-1]
        if kind == "mate":
            moves = sum(board.turn == self.side for board in self.boards[:-1])
            if not end.is_checkmate() or end.turn == self.side or moves != self.outcome["moves"]:
                yield "the line does not mate in so many moves"
        if kind == "material":
            roles = [chess.PIECE_SYMBOLS.index(role) for role in ROLES]
            surplus = lambda board, role: len(board.pieces(role, self.side)) - len(board.pieces(role, not self.side))
            gained = [surplus(end, role) - surplus(self.before, role) for role in roles]
            said = [self.outcome["won"].count(role) - self.outcome["lost"].count(role) for role in ROLES]
            if gained != said:
                yield f"the pieces differ: {dict(zip(ROLES, gained))}"
            kept = after_captures(end, self.side) - material(self.before, self.side)
            if kept < material(end, self.side) - material(self.before, self.side) - 130:
                yield "what it wins is taken back"
        if kind == "draw":
            again = sum(board._transposition_key() == end._transposition_key() for board in self.boards)
            if not (end.is_stalemate() or end.is_insufficient_material() or again > 1):
                yield "the line does not end in a draw"


def reviews(arguments):
    """The reviewed games, as `gridmate review` writes them."""
    if arguments.reviewed:
        return open(arguments.reviewed, encoding="utf-8").read().splitlines()
    with open(arguments.games, encoding="utf-8") as file:
        games = []
        while len(games) < arguments.games_at_most and (game := chess.pgn.read_game(file)):
            games.append(str(game))
    command = [os.environ["GRIDMATE"], "review", "--nodes", str(arguments.nodes)]
    command += ["--threads", str(arguments.threads)] if arguments.threads else []
    done = subprocess.run(command, input="\n\n".join(games).encode(), stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, check=True)
    return done.stdout.decode().splitlines()


def claims_of(review):
    """The moves of a game that have a mark, each with the board before it and its claims."""
    tags = dict(review["tags"])
    board = chess.Board(tags.get("FEN", chess.STARTING_FEN), chess960="960" in tags.get("Variant", ""))
    for move in review["moves"]:
        played = board.parse_uci(move["uci"])
        if move["mark"]:
            yield move, board.copy(), [(fields, Claim(fields, board, played)) for fields in move["claims"]]
        board.push(played)


def where(board, move):
    return f"{board.fullmove_number}{'.' if board.turn else '...'} {move['san']}  {board.fen()}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", help="a PGN file")
    parser.add_argument("--games", dest="games_at_most", type=int, default=20, metavar="N", help="the first N games")
    parser.add_argument("--nodes", type=int, default=100_000, help="the nodes of a judgement")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--reviewed", metavar="FILE", help="what `gridmate review` has written, in place of a run of it")
    parser.add_argument("--stockfish", type=int, default=0, metavar="N", help="compare with Stockfish at N nodes")
    parser.add_argument("--list", action="store_true", help="print each claim, and what has none")
    arguments = parser.parse_args()

    judge = None
    if arguments.stockfish:
        from judge import Judge
        judge = Judge(shutil.which("stockfish") or "/usr/games/stockfish", arguments.stockfish)
    counts, marks, specific = collections.Counter(), collections.Counter(), collections.Counter()
    wrong_games, doubts, praised, games = 0, collections.Counter(), collections.Counter(), 0
    for games, line in enumerate(reviews(arguments), 1):
        wrong = 0
        for move, board, claims in claims_of(json.loads(line)):
            marks[move["mark"]] += 1
            specific[move["mark"]] += bool(claims) and claims[0][1].is_specific
            if arguments.list and not claims:
                print(f"game {games}: {where(board, move)}  {move['mark']} {move['loss']}: nothing")
            if judge and move["mark"] in PRAISE:
                doubt = judge.praise_doubt(board, board.parse_uci(move["uci"]))
                praised["contradicted" if doubt else "confirmed"] += 1
                if doubt:
                    print(f"game {games}: {where(board, move)}  {move['mark']}\n    CONTRADICTED: {doubt}")
            for fields, claim in claims:
                counts[claim.motif] += 1
                faults = list(claim.faults())
                wrong += bool(faults)
                doubt = judge.doubt(claim) if judge and claim.is_specific else None
                if judge and claim.is_specific:
                    doubts[claim.outcome["kind"] == "none", "contradicted" if doubt else "confirmed"] += 1
                if faults or doubt or arguments.list:
                    print(f"game {games}: {where(board, move)}  {move['mark']} {move['loss']}\n    {claim.about} "
                          f"{claim.motif}: {claim.text}")
                for fault in faults:
                    print(f"    NOT SUPPORTED: {fault}")
                if doubt:
                    print(f"    CONTRADICTED: {doubt}")
        wrong_games += wrong > 0
        counts["not supported"] += wrong
    if judge:
        judge.close()
    unsupported = counts.pop("not supported", 0)
    print("claims by motif: " + ", ".join(f"{motif} {count}" for motif, count in counts.most_common()))
    for name in marks:
        print(f"{name}: {specific[name]} of {marks[name]} have a specific first sentence")
    both = [sum(of[name] for name in ("mistake", "blunder")) for of in (specific, marks)]
    print(f"mistakes and blunders: {both[0]} of {both[1]}" + (f", {both[0] / both[1]:.0%}" if both[1] else ""))
    print(f"claims: {sum(counts.values())}, not supported: {unsupported}")
    for is_quiet, name in ((False, "claims"), (True, "claims that win nothing")) if judge else ():
        print(f"{name}: by Stockfish confirmed {doubts[is_quiet, 'confirmed']}, "
              f"contradicted {doubts[is_quiet, 'contradicted']}")
    if judge:
        print(f"praise: by Stockfish confirmed {praised['confirmed']}, contradicted {praised['contradicted']}")
    print(f"\ntest result: {'FAILED' if wrong_games or not games else 'ok'}. {games - wrong_games} passed; "
          f"{wrong_games} failed;", flush=True)
    return int(wrong_games > 0 or games == 0)


if __name__ == "__main__":
    sys.exit(main())
