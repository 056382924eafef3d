"""Opening books: what `gridmate book` makes is read by python-chess, and what python-chess reads is found by `gridmate book`.

In: the path of the binary, in GRIDMATE. python-chess counts moves and computes keys by itself. Prints a line for each test and
closes with a count.
"""

import collections
import json
import os
import random
import struct
import subprocess
import tempfile
import unittest

import chess
import chess.pgn
import chess.polyglot

GRIDMATE = os.environ["GRIDMATE"]
GAMES = 200
PLIES = 50


def book(*words):
    return json.loads(subprocess.run([GRIDMATE, "book", *words], check=True, capture_output=True, text=True).stdout)


def random_game(rng, number):
    """A game at random that goes on by captures of pawns where it can: many double steps stand beside a pawn."""
    board = chess.Board.from_chess960_pos(rng.randrange(960)) if number % 3 == 0 else chess.Board()
    game = chess.pgn.Game()
    game.setup(board)
    node = game
    for _ in range(PLIES + 10):
        moves = list(board.legal_moves)
        if not moves:
            break
        pawns = [move for move in moves if board.piece_type_at(move.from_square) == chess.PAWN]
        move = rng.choice(pawns if pawns and rng.random() < 0.6 else moves)
        board.push(move)
        node = node.add_variation(move)
    game.headers["Result"] = rng.choice(["1-0", "0-1", "1/2-1/2", "*"])
    return game


def pinned():
    """A game with a double step beside a pawn that is pinned."""
    board = chess.Board("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1")
    game = chess.pgn.Game()
    game.setup(board)
    game.add_line([chess.Move.from_uci("e2e4"), chess.Move.from_uci("d8c7")])
    return game


class Books(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        rng = random.Random(781)
        cls.games = [random_game(rng, number) for number in range(GAMES)] + [pinned()]
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = os.path.join(cls.folder.name, "book.bin")
        pgn = os.path.join(cls.folder.name, "games.pgn")
        with open(pgn, "w") as file:
            for game in cls.games:
                print(game, file=file, end="\n\n")
        made = book(cls.path, "--from", pgn, "--plies", str(PLIES))
        assert made["ok"] and made["games"] == len(cls.games), made
        cls.made = made

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_the_book_has_the_keys_moves_and_weights_that_are_counted_here(self):
        counted = collections.Counter()
        en_passant = 0
        for game in self.games:
            board = game.board()
            for move in list(game.mainline_moves())[:PLIES]:
                win = "1-0" if board.turn == chess.WHITE else "0-1"
                score = {win: 2, "1/2-1/2": 1, "*": 1}.get(game.headers["Result"], 0)
                key = chess.polyglot.zobrist_hash(board)
                if score:
                    # As the king that takes its rook.
                    counted[key, board._to_chess960(move)] += score
                # A double step beside a pawn that may not take it.
                if not board.has_legal_en_passant():
                    plain = board.copy(stack=False)
                    plain.ep_square = None
                    en_passant += chess.polyglot.zobrist_hash(plain) != key
                board.push(move)
        with chess.polyglot.open_reader(self.path) as reader:
            entries = list(reader)
        found = {(entry.key, entry.move): entry.weight for entry in entries}
        self.assertEqual(len(entries), self.made["entries"])
        self.assertEqual(found, dict(counted))
        self.assertEqual([entry.key for entry in entries], sorted(entry.key for entry in entries))
        self.assertGreater(en_passant, 0)

    def test_the_moves_of_a_position_are_those_that_python_finds(self):
        rng = random.Random(1)
        with chess.polyglot.open_reader(self.path) as reader:
            for game in rng.sample(self.games, 12):
                board = game.board()
                for move in list(game.mainline_moves())[: rng.randrange(PLIES)]:
                    board.push(move)
                answer = book(self.path, board.fen(en_passant="fen"), *(["--chess960"] if board.chess960 else []))
                self.assertEqual(
                    sorted((move["uci"], move["weight"]) for move in answer["moves"]),
                    sorted((board.uci(entry.move), entry.weight) for entry in reader.find_all(board)),
                )

    def test_a_book_that_was_written_elsewhere_is_read(self):
        board = chess.Board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
        # e1h1, e1a1 and e1e2, each as the format has it.
        bits = [4 << 6 | 7, 4 << 6, 4 << 6 | 12]
        key = chess.polyglot.zobrist_hash(board)
        path = os.path.join(self.folder.name, "other.bin")
        with open(path, "wb") as file:
            for index, move in enumerate(bits):
                file.write(struct.pack(">QHHI", key, move, 10 - index, index))
        answer = book(path, board.fen())
        self.assertEqual(answer["key"], f"{key:016x}")
        self.assertEqual(
            [(move["san"], move["weight"], move["learn"]) for move in answer["moves"]],
            [("O-O", 10, 0), ("O-O-O", 9, 1), ("Ke2", 8, 2)],
        )
        with chess.polyglot.open_reader(path) as reader:
            self.assertEqual([board.san(entry.move) for entry in reader.find_all(board)], ["O-O", "O-O-O", "Ke2"])


if __name__ == "__main__":
    result = unittest.main(exit=False, verbosity=2).result
    failed = len(result.failures) + len(result.errors)
    print(f"\ntest result: {'FAILED' if failed else 'ok'}. {result.testsRun - failed} passed; {failed} failed;", flush=True)
    raise SystemExit(failed > 0)
