"""A chess program's own client speaks with `gridmate uci`, and reads what `gridmate pgn` writes.

In: the path of the binary, in GRIDMATE. python-chess, which checks every line that it reads, must be installed; it is
run here, and is no part of the project. Prints a line for each test and closes with a count.
"""

import io
import json
import os
import random
import subprocess
import unittest

import chess
import chess.engine
import chess.pgn

ENGINE = [os.environ["GRIDMATE"], "uci"]


class Client(unittest.TestCase):
    def setUp(self):
        self.engine = chess.engine.SimpleEngine.popen_uci(ENGINE, timeout=20)

    def tearDown(self):
        self.engine.quit()

    def play_out(self, board, limit, half_moves, **more):
        for _ in range(half_moves):
            if board.is_game_over():
                break
            result = self.engine.play(board, limit(board), info=chess.engine.INFO_ALL, **more)
            self.assertIn(result.move, board.legal_moves)
            board.push(result.move)
            if result.ponder is not None:
                self.assertIn(result.ponder, board.legal_moves)
        return board

    def test_it_introduces_itself_with_its_options(self):
        self.assertTrue(self.engine.id["name"].startswith("Gridmate "))
        for name in ["Hash", "Clear Hash", "Threads", "MultiPV", "Ponder", "Move Overhead", "UCI_Chess960",
                     "UCI_LimitStrength", "UCI_Elo", "UCI_AnalyseMode"]:
            self.assertIn(name, self.engine.options)
        self.engine.configure({"Hash": 8, "Threads": 2, "Clear Hash": None, "UCI_LimitStrength": True, "UCI_Elo": 1500})
        self.engine.ping()

    def test_it_plays_by_clock(self):
        limit = chess.engine.Limit(white_clock=0.5, black_clock=0.5, white_inc=0.05, black_inc=0.05)
        self.play_out(chess.Board(), lambda _: limit, 24)

    def test_it_plays_by_moves_to_go_time_depth_and_nodes(self):
        limits = [
            chess.engine.Limit(white_clock=1, black_clock=1, remaining_moves=5),
            chess.engine.Limit(time=0.05),
            chess.engine.Limit(depth=5),
            chess.engine.Limit(nodes=5000),
        ]
        board = chess.Board("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
        for limit in limits:
            self.play_out(board, lambda _, limit=limit: limit, 2)

    def test_it_analyses_several_lines(self):
        board = chess.Board("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3")
        infos = self.engine.analyse(board, chess.engine.Limit(depth=8), multipv=3)
        self.assertEqual([info["multipv"] for info in infos], [1, 2, 3])
        scores = [info["score"].relative for info in infos]
        self.assertEqual(scores, sorted(scores, reverse=True))
        self.assertEqual(len({info["pv"][0] for info in infos}), 3)
        for info in infos:
            for key in ["depth", "seldepth", "nodes", "nps", "hashfull", "time"]:
                self.assertIn(key, info)
            line = board.copy()
            for move in info["pv"]:
                self.assertIn(move, line.legal_moves)
                line.push(move)

    def test_only_the_moves_asked_for_are_looked_at(self):
        board = chess.Board()
        moves = [chess.Move.from_uci("a2a3"), chess.Move.from_uci("h2h4")]
        infos = self.engine.analyse(board, chess.engine.Limit(depth=4), multipv=5, root_moves=moves)
        self.assertEqual({info["pv"][0] for info in infos}, set(moves))

    def test_it_stops_and_goes_on_elsewhere(self):
        with self.engine.analysis(chess.Board()) as analysis:
            for info in analysis:
                if info.get("depth", 0) >= 6:
                    break
            analysis.stop()
            self.assertIsNotNone(analysis.wait().move)
        with self.engine.analysis(chess.Board("8/8/8/8/5kp1/P7/8/1K1N4 w - - 0 1")) as analysis:
            analysis.get()
        self.assertIsNotNone(self.engine.play(chess.Board(), chess.engine.Limit(depth=3)).move)

    def test_it_ponders(self):
        self.play_out(chess.Board(), lambda _: chess.engine.Limit(white_clock=1, black_clock=1), 6, ponder=True)
        # The expected move is not played: the search is stopped, and another begins.
        board = chess.Board()
        for text in ["e2e4", "a7a6", "h2h4", "h7h6"]:
            self.engine.play(board, chess.engine.Limit(time=0.05), ponder=True)
            board.push_uci(text)

    def test_it_finds_mates_and_tells_them(self):
        board = chess.Board("7k/8/8/8/8/4Q3/K7/6B1 w - - 0 1")
        info = self.engine.analyse(board, chess.engine.Limit(mate=3, time=20))
        self.assertEqual((info["score"].white().mate(), info["pv"][0].uci()), (3, "e3h6"))
        for move in info["pv"]:
            self.assertIn(move, board.legal_moves)
            board.push(move)
        self.assertTrue(board.is_checkmate())
        mated = chess.Board("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1")
        self.assertIsNone(self.engine.play(mated, chess.engine.Limit(depth=3)).move)
        self.assertEqual(self.engine.analyse(mated, chess.engine.Limit(depth=3))["score"].black().mate(), 0)

    def test_it_plays_chess960(self):
        for number in [0, 356, 518, 959]:
            board = chess.Board.from_chess960_pos(number)
            self.play_out(board, lambda _: chess.engine.Limit(nodes=1500), 30)
        # Nothing but castling is looked at: it is written as the king taking its rook.
        board = chess.Board("4k3/8/8/8/8/8/8/4K2R w H - 0 1", chess960=True)
        castle = board.parse_uci("e1h1")
        self.assertEqual(self.engine.play(board, chess.engine.Limit(depth=2), root_moves=[castle]).move, castle)
        board = chess.Board("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
        castle = board.parse_uci("e1g1")
        self.assertEqual(self.engine.play(board, chess.engine.Limit(depth=2), root_moves=[castle]).move, castle)

    def test_wrong_options_are_refused_and_harm_nothing(self):
        with self.assertRaises(chess.engine.EngineError):
            self.engine.configure({"No such option": 1})
        with self.assertRaises(chess.engine.EngineError):
            self.engine.configure({"Hash": 10_000_000})
        for line in ["setoption name No such option value 1", "setoption name Hash value abc", "position fen x", "go?"]:
            self.engine.protocol.loop.call_soon_threadsafe(self.engine.protocol.send_line, line)
        self.engine.ping()
        self.assertIsNotNone(self.engine.play(chess.Board(), chess.engine.Limit(depth=3)).move)

    def test_games_follow_each_other(self):
        for game in ["one", "two"]:
            self.play_out(chess.Board(), lambda _: chess.engine.Limit(depth=3), 8, game=game)


class Records(unittest.TestCase):
    """Games with variations, comments, marks and null moves, written by one program and read by the other."""

    WORDS = ["good", "a (bracket)", "$1 is no mark here", "[%clk 0:01:00] on time", "1. e4 is a move", "ünï ♘", "%", "it's; so"]

    def random_game(self, seed):
        draw = random.Random(seed)
        board = chess.Board.from_chess960_pos(draw.randrange(960)) if seed % 3 == 0 else chess.Board()
        game = chess.pgn.Game()
        game.setup(board)
        game.headers["White"] = draw.choice(["Ann", 'A "quoted" name', "back\\slash"])
        game.headers["Result"] = draw.choice(["1-0", "0-1", "1/2-1/2", "*"])
        if draw.random() < 0.3:
            game.comment = draw.choice(self.WORDS)
        nodes = [game]
        for _ in range(draw.randrange(60)):
            node = nodes[-1] if draw.random() < 0.7 else draw.choice(nodes)
            board = node.board()
            moves = [move for move in board.legal_moves if not node.has_variation(move)]
            if draw.random() < 0.05 and not board.is_check() and not node.has_variation(chess.Move.null()):
                moves = [chess.Move.null()]
            if not moves:
                continue
            child = node.add_variation(draw.choice(moves))
            if draw.random() < 0.2:
                child.comment = draw.choice(self.WORDS)
            if draw.random() < 0.2:
                child.nags.add(draw.randrange(1, 140))
            if draw.random() < 0.2 and node.variations[0] is not child:
                child.starting_comment = draw.choice(self.WORDS)
            nodes.append(child)
        return game

    def line(self, node):
        """What follows a node, as `gridmate pgn --tree` has it."""
        moves = []
        while node.variations:
            first, *others = node.variations
            moves.append({**self.move(first), "variations": [[self.move(other)] + self.line(other) for other in others]})
            node = first
        return moves

    def move(self, node):
        # Lines are a matter of width.
        said = lambda comment: [" ".join(comment.split())] if comment.strip() else []
        board = node.parent.board()
        return {"uci": board.uci(node.move), "san": board.san(node.move), "nags": sorted(node.nags),
                "commentsBefore": said(node.starting_comment), "comments": said(node.comment), "commentVariations": [],
                "variations": []}

    def ask(self, option, text):
        done = subprocess.run([ENGINE[0], "pgn", option], input=text.encode(), capture_output=True, check=True)
        return done.stdout.decode()

    def test_games_are_the_same_trees_for_both(self):
        games = [self.random_game(seed) for seed in range(300)]
        text = "\n\n".join(map(str, games))
        trees = [json.loads(line) for line in self.ask("--tree", text).splitlines()]
        written = io.StringIO(self.ask("--rewrite", text))
        self.assertEqual(len(trees), len(games))
        for game, tree in zip(games, trees):
            for node in self.nodes(tree["moves"]):
                node["nags"].sort()
            self.assertEqual((tree["ok"], tree["moves"]), (True, self.line(game)), str(game))
            self.assertEqual(dict(tree["tags"])["White"], game.headers["White"])
            again = chess.pgn.read_game(written)
            self.assertEqual(again.errors, [])
            self.assertEqual(self.line(again), self.line(game), str(again))
            self.assertEqual(again.headers["Result"], game.headers["Result"])
            self.assertEqual(again.comment.split(), game.comment.split())
        self.assertIsNone(chess.pgn.read_game(written))

    def nodes(self, line):
        for move in line:
            yield move
            for variation in move["variations"]:
                yield from self.nodes(variation)


if __name__ == "__main__":
    result = unittest.main(exit=False, verbosity=2).result
    failed = len(result.failures) + len(result.errors)
    print(f"\ntest result: {'FAILED' if failed else 'ok'}. {result.testsRun - failed} passed; {failed} failed;", flush=True)
    raise SystemExit(failed > 0)
