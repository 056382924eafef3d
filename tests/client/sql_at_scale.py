"""The questions of docs/sql-at-scale.md, asked by DuckDB over the files that `pgn --parquet` writes.

In: the document, the path of `gridmate-lab` in GRIDMATE_LAB, a folder to write into, and how many games are played. Over the game
of the document each question has the answer that stands there. Over the games that are played here each has rows; what is written
of them fits together, and a sample of it is what python-chess reads. Prints how many rows there are, how large the files are and how
long it takes, and closes with a count.

    GRIDMATE_LAB=target/debug/gridmate-lab python tests/client/sql_at_scale.py --games 9000 docs/sql-at-scale.md games
"""

import argparse
import json
import os
import re
import subprocess
import sys
import time
import unittest
from pathlib import Path

import chess
import chess.pgn
import duckdb

LAB = os.environ["GRIDMATE_LAB"]
TABLES = ["games", "moves", "positions"]
# How many positions are compared with python-chess.
SAMPLE = 20_000
PIECES = [f"{side}_{name}" for side in ("white", "black")
          for name in ("pawns", "knights", "bishops", "rooks", "queens", "king")]


def timed(what):
    """What a function answers, and after how many seconds."""
    start = time.perf_counter()
    return what(), time.perf_counter() - start


def questions(document):
    """Title, query of DuckDB and answer over one game of each question."""
    for part in re.split(r"^## ", document, flags=re.MULTILINE):
        if not part[:1].isdigit():
            continue
        title = part.splitlines()[0]
        query = re.search(r"^```sql duckdb\n(.*?)^```", part, flags=re.MULTILINE | re.DOTALL)[1]
        after = re.search(r"^```sql sets\n.*?^```\n(.*)", part, flags=re.MULTILINE | re.DOTALL)[1]
        lines = [line for line in after.splitlines() if line.startswith("|")]
        names, _, *rows = ([cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines)
        yield title, query, names, rows


def written(pgn, folder):
    """The counts that `pgn --parquet` prints at its end."""
    done = subprocess.run([LAB, "pgn", "--parquet", folder, pgn], check=True, capture_output=True, text=True)
    return json.loads(done.stdout.splitlines()[-1])


def opened(folder):
    """A database whose views are the files of a folder."""
    database = duckdb.connect()
    for table in TABLES:
        database.execute(f"create view {table} as from '{folder / table}.parquet'")
    return database


def said(value):
    """A value as the document writes it."""
    if value is None:
        return ""
    return f"{value:g}" if isinstance(value, float) else str(value)


def answer(database, query):
    """The names of the columns, and the rows as the document writes them."""
    asked = database.execute(query)
    names = [column[0] for column in asked.description]
    return names, [[said(value) for value in row] for row in asked.fetchall()]


class OneGame(unittest.TestCase):
    """Over one game a question has the answer of the document, which *Sets* gives as well."""

    def test_each_question(self):
        folder = FOLDER / "one"
        counts = written(GAME, folder)
        self.assertEqual((counts["games"], counts["errors"]), (1, 0))
        database = opened(folder)
        for title, query, names, rows in QUESTIONS:
            with self.subTest(title):
                self.assertEqual(answer(database, query), (names, rows))


class ManyGames(unittest.TestCase):
    """Over many games each question has rows, and what is written is what was played."""

    @classmethod
    def setUpClass(cls):
        cls.pgn, folder = FOLDER / "games.pgn", FOLDER / "many"
        threads = str(os.cpu_count())
        _, seconds = timed(lambda: subprocess.run(
            [LAB, "games", "--games", str(ARGUMENTS.games), "--threads", threads, "--out", cls.pgn], check=True))
        print(f"{ARGUMENTS.games} games of {cls.pgn.stat().st_size / 1e6:.1f} MB played in {seconds:.1f} s")
        cls.counts, seconds = timed(lambda: written(cls.pgn, folder))
        sizes = {table: (folder / f"{table}.parquet").stat().st_size / 1e6 for table in TABLES}
        print(f"written in {seconds:.1f} s: " + ", ".join(
            f"{table} {cls.counts[table]} rows, {size:.1f} MB" for table, size in sizes.items()), flush=True)
        cls.database = opened(folder)

    def test_each_question_has_an_answer(self):
        for title, query, *_ in QUESTIONS:
            with self.subTest(title):
                (names, rows), seconds = timed(lambda query=query: answer(self.database, query))
                print(f"\n{title} {len(rows)} rows in {seconds:.2f} s\n  " + " | ".join(names))
                print("\n".join("  " + " | ".join(row) for row in rows), flush=True)
                self.assertGreater(len(rows), 0)
                self.assertTrue(all(cell != "" for row in rows for cell in row), rows)

    def test_the_tables_have_as_many_rows_as_is_said(self):
        for table in TABLES:
            count, = self.database.execute(f"select count(*) from {table}").fetchone()
            self.assertEqual(count, self.counts[table])
        self.assertEqual(self.counts["positions"], self.counts["games"] + self.counts["moves"])
        self.assertEqual(self.counts["games"], ARGUMENTS.games)

    def test_each_move_leads_to_its_position(self):
        wrong = self.database.execute("""
            select count(*) from moves m
            join positions a on a.game = m.game and a.ply = m.ply - 1
            join positions p on p.game = m.game and p.ply = m.ply
            where m.side = p.side or a.side != m.side or p.clock is distinct from m.clock
              or p.evaluation is distinct from m.evaluation or p.mate is distinct from m.mate
              or bit_count(a.white_pawns | a.white_knights | a.white_bishops | a.white_rooks | a.white_queens | a.white_king
                | a.black_pawns | a.black_knights | a.black_bishops | a.black_rooks | a.black_queens | a.black_king)
              - bit_count(p.white_pawns | p.white_knights | p.white_bishops | p.white_rooks | p.white_queens | p.white_king
                | p.black_pawns | p.black_knights | p.black_bishops | p.black_rooks | p.black_queens | p.black_king)
              != m.capture::int""").fetchone()
        self.assertEqual(wrong, (0,))

    def test_a_position_has_one_hash_and_a_hash_one_position(self):
        same = self.database.execute("""
            select count(distinct hash), count(distinct regexp_replace(fen, ' [0-9]+ [0-9]+$', '')) from positions
            """).fetchone()
        self.assertEqual(*same)

    def test_a_sample_of_positions_is_as_python_chess_plays_it(self):
        rows = self.database.execute(
            f"select game, ply, fen, {', '.join(PIECES)} from positions order by game, ply limit {SAMPLE}")
        with open(self.pgn, encoding="utf-8") as file:
            for number in range(1, ARGUMENTS.games + 1):
                game = chess.pgn.read_game(file)
                for ply, node in enumerate([game, *game.mainline()]):
                    row = rows.fetchone()
                    if row is None:
                        return
                    board = node.board()
                    self.assertEqual(row, (number, ply, board.fen(), *bitboards(board)))


def bitboards(board):
    """The squares of each kind of piece, in the order of the columns."""
    kinds = [board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings]
    return [kind & board.occupied_co[color] for color in (chess.WHITE, chess.BLACK) for kind in kinds]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("document", type=Path)
    parser.add_argument("folder", type=Path)
    ARGUMENTS = parser.parse_args()
    FOLDER = ARGUMENTS.folder
    FOLDER.mkdir(parents=True, exist_ok=True)
    TEXT = ARGUMENTS.document.read_text(encoding="utf-8")
    QUESTIONS = list(questions(TEXT))
    GAME = ARGUMENTS.document.parent.parent / re.search(r"tests/data/sql-at-scale/[a-z-]+\.pgn", TEXT)[0]
    suite = unittest.TestSuite(map(unittest.defaultTestLoader.loadTestsFromTestCase, (OneGame, ManyGames)))
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    failed = len(result.failures) + len(result.errors) + (len(QUESTIONS) != 5)
    print(f"\ntest result: {'FAILED' if failed else 'ok'}. {max(result.testsRun - failed, 0)} passed; {failed} failed;")
    sys.exit(failed > 0)
