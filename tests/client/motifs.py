"""What each motif that a claim names means on the board, by python-chess alone.

Each query takes a claim and returns what is wrong with it, or None. The pieces of a claim are those of `tactics::Motif`: `by`
does it, `targets` suffer it, `through` stands between or is what it is about.
"""

import chess

WORTH = {chess.PAWN: 100, chess.KNIGHT: 320, chess.BISHOP: 320, chess.ROOK: 500, chess.QUEEN: 950, chess.KING: 0}


def material(board, side):
    worth = lambda color: sum(len(board.pieces(role, color)) * value for role, value in WORTH.items())
    return worth(side) - worth(not side)


def captures(board):
    return [move for move in board.legal_moves if board.is_capture(move) or move.promotion == chess.QUEEN]


def after_captures(board, side, depth=6, low=-100_000, high=100_000):
    """The material of a side when both take what pays, the side to move first."""
    sign = 1 if board.turn == side else -1
    return sign * quiet(board, board.turn, depth, *((low, high) if sign == 1 else (-high, -low)))


def quiet(board, side, depth, low, high):
    stands = material(board, side)
    if stands >= high or depth == 0:
        return stands
    low, best = max(low, stands), stands
    taken = lambda move: WORTH[board.piece_type_at(move.to_square) or chess.PAWN]
    for move in sorted(captures(board), key=lambda move: -taken(move)):
        board.push(move)
        value = -quiet(board, not side, depth - 1, -high, -low)
        board.pop()
        best, low = max(best, value), max(low, value)
        if low >= high:
            break
    return best


def turned(board, side):
    """The board with a side to move, its check answered if there is one."""
    board = board.copy(stack=False)
    board.turn = side
    board.ep_square = board.ep_square if board.turn == side else None
    return board


def won(board, square, side, is_first=True):
    """What a side wins in the exchange on a square, in which each side takes with its cheapest piece that may."""
    piece = board.piece_type_at(square)
    if piece is None or piece == chess.KING:
        return 0
    board = turned(board, side)
    takers = [move for move in board.generate_legal_captures(to_mask=chess.BB_SQUARES[square])]
    if is_first and not takers and board.is_check():
        # A check counts as answered; who is pinned may take on the line of the pin alone.
        takers = [move for move in board.generate_pseudo_legal_captures(to_mask=chess.BB_SQUARES[square])
                  if move.from_square != board.king(side) and square in board.pin(side, move.from_square)]
    if not takers:
        return 0
    best = 0
    cheapest = min(WORTH[board.piece_type_at(move.from_square)] or 10_000 for move in takers)
    for move in takers:
        if (WORTH[board.piece_type_at(move.from_square)] or 10_000) == cheapest and move.promotion in (None, chess.QUEEN):
            next_board = board.copy(stack=False)
            next_board.push(move)
            promoted = WORTH[chess.QUEEN] - WORTH[chess.PAWN] if move.promotion else 0
            best = max(best, WORTH[piece] + promoted - won(next_board, square, not side, False))
    return best


def attacks(board, by, target):
    return target in board.attacks(by)


def is_slider(board, square, step_to):
    piece = board.piece_type_at(square)
    straight = chess.square_file(square) == chess.square_file(step_to) or chess.square_rank(square) == chess.square_rank(step_to)
    return piece == chess.QUEEN or piece == (chess.ROOK if straight else chess.BISHOP)


def alone_between(board, one, other, square):
    """Whether a piece stands on the line between two squares, and no other does."""
    return list(chess.SquareSet(chess.between(one, other) & board.occupied)) == [square]


def is_line(board, claim):
    """Whether a slider, one piece and another stand on one line."""
    (by, *more), (middle, *_), (target, *_) = claim.by or [None], claim.through or [None], claim.targets or [None]
    return (not more and None not in (by, middle, target) and is_slider(board, by, target)
            and alone_between(board, by, target, middle) and board.color_at(by) == claim.side
            and board.color_at(middle) == board.color_at(target) == (not claim.side))


def hanging(claim):
    [target] = claim.targets
    if claim.board.color_at(target) != (not claim.side):
        return "what hangs is not the other side's"
    if won(claim.start, target, claim.side) <= 0:
        return "taking it does not pay"
    if claim.line[0].to_square != target and not claim.start.is_en_passant(claim.line[0]):
        return "the line does not begin by taking it"


def origin(board, move, by):
    """Where the piece that a move has brought to a square stood: the king or rook, if it castles."""
    if not board.is_castling(move) or chess.square_file(by) in (2, 6):
        return move.from_square
    rooks = board.clean_castling_rights() & chess.BB_RANKS[chess.square_rank(move.from_square)]
    return chess.msb(rooks) if board.is_kingside_castling(move) else chess.lsb(rooks)


def gives_up(claim):
    [target], [by] = claim.targets, claim.by
    if not attacks(claim.before, origin(claim.before, claim.played, by), target) or attacks(claim.start, by, target):
        return "the move does not give it up"
    return hanging(claim)


def lets_through(claim):
    [target] = claim.targets
    opened = [by for by in claim.by if attacks(claim.start, by, target) and not attacks(claim.before, by, target)]
    return hanging(claim) if opened == claim.by else "the line was open before"


def overloaded(claim):
    [defender] = claim.through
    board = claim.board
    without = board.copy(stack=False)
    without.remove_piece_at(defender)
    if len(claim.targets) < 2 or not all(attacks(board, defender, target) for target in claim.targets):
        return "it does not defend them"
    if not all(won(without, target, claim.side) > 0 for target in claim.targets):
        return "they are safe without it"
    if not claim.taken() & set(claim.targets):
        return "none of them is taken"


def trapped(claim):
    [target] = claim.targets
    board = turned(claim.board, not claim.side)
    for move in [move for move in board.legal_moves if move.from_square == target]:
        gained = WORTH[board.piece_type_at(move.to_square)] if board.piece_at(move.to_square) else 0
        after = board.copy(stack=False)
        after.push(move)
        if gained - won(after, move.to_square, claim.side) >= 0:
            return f"it may go to {chess.square_name(move.to_square)}"
    if target not in claim.taken():
        return "it is not taken"


def pin(claim):
    board = claim.board
    if not is_line(board, claim):
        return "they do not stand on a line"
    [pinned], [target] = claim.through, claim.targets
    dearer = WORTH[board.piece_type_at(target)] > WORTH[board.piece_type_at(pinned)]
    if board.piece_type_at(target) != chess.KING and (claim.motif == "pin" or not dearer):
        return "what stands behind is not dearer"
    if not claim.taken() & {pinned, target}:
        return "the line makes no use of it"


def skewer(claim):
    board = claim.board
    if not is_line(board, claim):
        return "they do not stand on a line"
    if not claim.taken() & set(claim.targets):
        return "what stands behind is not taken"


def fork(claim):
    [by] = claim.by
    board = claim.board
    if len(claim.targets) < 2 or not all(attacks(board, by, target) for target in claim.targets):
        return "it does not attack two"
    if any(board.color_at(target) == claim.side for target in claim.targets):
        return "it attacks its own"
    if claim.at is not None and won(board, by, not claim.side) > 0:
        return "the forking piece is not safe"
    if not claim.taken() & set(claim.targets):
        return "none of them is taken"


def opens(claim):
    [by] = claim.by
    board = claim.board
    if not all(attacks(board, by, target) and not attacks(claim.previous, by, target) for target in claim.targets):
        return "the line was open before, or is not"
    king = board.king(not claim.side)
    if not claim.taken() & set(claim.targets) and king not in claim.targets:
        return "what it attacks is not taken"


def removes_defender(claim):
    [gone] = claim.through
    board, previous = claim.board, claim.previous
    for target in claim.targets:
        if not attacks(previous, gone, target) or won(previous, target, claim.side) > 0:
            return "it was no defender that mattered"
        if won(board, target, claim.side) <= 0:
            return "it is still safe"
    if not claim.taken() & set(claim.targets):
        return "what it defended is not taken"


def double_check(claim):
    return None if len(claim.board.checkers()) > 1 else "there are no two checks"


def defends(claim):
    [by] = claim.by
    for target in claim.targets:
        if not attacks(claim.board, by, target) or attacks(claim.previous, claim.line[0].from_square, target):
            return "it does not newly defend it"
        if won(claim.board, target, not claim.side) > 0:
            return "it can be taken all the same"


def new_attackers(board, previous, move, target):
    """The pieces of the side that has moved that attack a square as they did not before."""
    side = previous.turn
    origin = lambda square: move.from_square if square == move.to_square else square
    return [by for by in board.attackers(side, target) if not attacks(previous, origin(by), target)]


def attack(claim):
    [target] = claim.targets
    board, previous, at = claim.board, claim.previous, claim.at
    new = new_attackers(board, previous, claim.line[at], target)
    if not claim.by or not set(claim.by) <= set(new):
        return "it does not newly attack it"
    if any(target not in board.pin(claim.side, by) for by in claim.by):
        return "it is pinned"
    worth = WORTH[board.piece_type_at(target)]
    dearer = [by for by in claim.by if board.piece_type_at(by) == chess.KING or WORTH[board.piece_type_at(by)] > worth]
    if dearer and board.attackers(not claim.side, target):
        return "what it attacks is defended and worth less"
    moved = claim.played.to_square == target
    answers = claim.line[at + 1:]
    if not answers:
        return None if moved else "no answer is shown"
    defended = lambda on: len(on.attackers(not claim.side, target))
    after, answer = claim.boards[at + 2], answers[0]
    if answer.to_square in claim.by and (answer.from_square != target or previous.is_capture(claim.line[at])):
        return "the attacker is traded"
    answered = (answer.from_square == target or target in claim.taken() or defended(after) > defended(board)
                or not any(attacks(after, by, target) for by in claim.by))
    return None if answered or moved else "it is left alone"


def check(claim):
    return None if set(claim.board.checkers()) == set(claim.by) and claim.by else "it gives no check"


def capture(claim):
    [target], [by] = claim.targets, claim.by
    move = claim.line[claim.at]
    if (move.from_square, move.to_square) != (by, target) or not claim.start.is_capture(move):
        return "it takes nothing there"
    if claim.start != claim.before and claim.before.is_capture(claim.played) and claim.played.to_square == target:
        return "it only takes back"


def trade(claim):
    [target], [by] = claim.targets, claim.by
    board, after, answer = claim.start, claim.boards[claim.at + 1], next_moves(claim, 1)[0]
    if answer is None or answer.to_square != target:
        return "it is not taken in turn"
    if WORTH[board.piece_type_at(by)] != WORTH[board.piece_type_at(target)]:
        return "one is worth more than the other"
    return "it wins something" if WORTH[board.piece_type_at(target)] - won(after, target, not claim.side, False) > 0 else capture(claim)


def centre(claim):
    [pawn] = claim.by
    move = claim.line[claim.at]
    if pawn not in (chess.D4, chess.E4, chess.D5, chess.E5) or move.to_square != pawn or claim.previous.is_capture(move):
        return "no pawn goes to the centre"
    if claim.board.piece_type_at(pawn) != chess.PAWN:
        return "it is no pawn"
    return "it is taken" if claim.where(pawn, claim.at + 1) is None else None


def passed(board, pawn):
    side = board.color_at(pawn)
    file, rank = chess.square_file(pawn), chess.square_rank(pawn)
    ahead = lambda square: (chess.square_rank(square) > rank) if side else (chess.square_rank(square) < rank)
    own = any(chess.square_file(other) == file and ahead(other) for other in board.pieces(chess.PAWN, side))
    return not own and not any(abs(chess.square_file(other) - file) < 2 and ahead(other)
                               for other in board.pieces(chess.PAWN, not side))


def pawn_runs(claim):
    [pawn] = claim.by
    if claim.start.piece_type_at(pawn) != chess.PAWN or not passed(claim.start, pawn):
        return "it is no passed pawn"
    file = chess.square_file(pawn)
    steps = [ply for ply, move in enumerate(claim.line) if move.from_square == claim.where(pawn, claim.at, ply)]
    if len(steps) < 2 or steps[0] != claim.at or any(chess.square_file(claim.line[ply].to_square) != file for ply in steps):
        return "it does not advance twice"


def saves(claim):
    [target] = claim.targets
    move = claim.line[0]
    if won(claim.start, target, not claim.side) <= 0:
        return "it does not hang"
    if claim.played.from_square == target and claim.before.is_capture(claim.played) and claim.about == "better":
        return "it is traded otherwise"
    if won(claim.board, move.to_square if move.from_square == target else target, not claim.side) > 0:
        return "it still hangs"


def castles(claim):
    move = claim.line[claim.at]
    if not claim.previous.is_castling(move):
        return "it does not castle"
    return None if chess.square_file(move.from_square) in (3, 4) else "the king was not in the centre"


def develops(claim):
    [by], move = claim.by, claim.line[claim.at]
    board, side = claim.previous, claim.side
    home = 0 if side else 7
    ranks = [chess.square_rank(square) for square in (move.from_square, move.to_square)]
    if by != move.from_square or board.piece_type_at(by) not in (chess.KNIGHT, chess.BISHOP) or board.is_capture(move):
        return "no knight or bishop goes"
    if ranks[0] != home or ranks[1] == home or not all(board.pieces(chess.QUEEN, color) for color in chess.COLORS):
        return "it develops nothing"
    return "it is taken" if claim.where(by, claim.at) is None else None


def queens_off(claim):
    queens = lambda board: [len(board.pieces(chess.QUEEN, color)) for color in chess.COLORS]
    if queens(claim.start) != [1, 1] or queens(claim.boards[-1]) != [0, 0] or claim.at != len(claim.line) - 1 or claim.at > 2:
        return "the queens are not traded"
    board, side = claim.boards[1], claim.side
    own, other = board.pieces(chess.QUEEN, side), board.pieces(chess.QUEEN, not side)
    if other and not (own and attacks(board, own.pop(), other.pop())):
        return "the first move does not offer it"


def undefended(claim):
    [target], [by] = claim.targets, claim.by
    if not attacks(claim.before, claim.played.from_square, target) or attacks(claim.start, by, target):
        return "the move does not give it up"
    return None if claim.line[0].to_square == target else "it is not taken"


def unguarded(claim):
    [square], [by] = claim.through, claim.by
    if not attacks(claim.before, claim.played.from_square, square) or attacks(claim.start, by, square):
        return "it is guarded as before"
    if claim.line[-1].to_square != square or claim.boards[-2].turn != claim.side or len(claim.line) > 5:
        return "no piece goes there soon"
    return None if claim.where(by, 0, len(claim.line) - 1) == by else "it has moved again"


def shut_in(claim):
    [target], [by] = claim.targets, claim.by
    if claim.start.piece_type_at(target) not in (chess.BISHOP, chess.ROOK) or not attacks(claim.start, target, by):
        return "it does not stand in its way"
    if len(claim.before.attacks(target) - claim.start.attacks(target)) < 3:
        return "it may go nearly as far as before"
    return None if (claim.where(target, 0), claim.where(by, 0)) == (target, by) else "one of them leaves"


def no_castling(claim):
    mover = not claim.side
    if claim.at is not None:
        board, move = claim.previous, claim.line[claim.at]
        is_king = board.turn == mover and board.piece_type_at(move.from_square) == chess.KING and not board.is_castling(move)
        may = board.has_castling_rights(mover), claim.board.has_castling_rights(mover)
        return None if is_king and may == (True, False) else "the king may castle as before"
    if not claim.before.has_castling_rights(mover) or claim.start.has_castling_rights(mover):
        return "the right to castle is as before"


def goes_back(claim):
    [by] = claim.by
    home = 7 if claim.start.color_at(by) == chess.BLACK else 0
    ranks = [chess.square_rank(square) for square in (claim.played.from_square, by)]
    if by != claim.played.to_square or ranks[0] == home or ranks[1] != home:
        return "it does not go back to its first rank"


def doubled(board, side):
    files = [[pawn for pawn in board.pieces(chess.PAWN, side) if chess.square_file(pawn) == file] for file in range(8)]
    return [set(pawns) for pawns in files if len(pawns) > 1]


def isolated(board, side):
    pawns = board.pieces(chess.PAWN, side)
    beside = lambda pawn: any(abs(chess.square_file(pawn) - chess.square_file(other)) == 1 for other in pawns)
    return [{pawn} for pawn in pawns if not beside(pawn)]


def pair(board, side):
    shades = lambda color: {chess.BB_SQUARES[bishop] & chess.BB_LIGHT_SQUARES > 0 for bishop in board.pieces(chess.BISHOP, color)}
    return [set(board.pieces(chess.BISHOP, side))] if len(shades(side)) == 2 > len(shades(not side)) else []


def lasting(query, is_of_side):
    """What is on the board at the end of the line as it was not before the move."""

    def supported(claim):
        side = claim.side if is_of_side else not claim.side
        if set(claim.by) not in query(claim.boards[-1], side) or claim.at != len(claim.line) - 1:
            return "it is not there at the end"
        return "it was there before" if set(claim.by) in query(claim.before, side) else None

    return supported


def passed_pawns(board, side):
    return [{pawn} for pawn in board.pieces(chess.PAWN, side) if passed(board, pawn)]


def next_moves(claim, count):
    """The moves after the one that does what the motif says, or `count` times nothing if they are fewer."""
    moves = claim.line[claim.at + 1:]
    return moves if len(moves) >= count else [None] * count


def deflection(claim):
    [target], [square] = claim.targets, claim.through
    answer, follows = next_moves(claim, 2)[:2]
    if not attacks(claim.previous, target, square):
        return "it did not guard the square"
    if answer is None or answer.from_square != target or follows.to_square != square:
        return "it is not drawn away and made use of"


def attraction(claim):
    [target] = claim.targets
    answer, follows = next_moves(claim, 2)[:2]
    if answer is None or answer.from_square != target or answer.to_square != claim.line[claim.at].to_square:
        return "it does not take what is given"
    if follows is None:
        return "nothing follows"


def interference(claim):
    [square], by = claim.through, claim.by
    for target in claim.targets:
        if not attacks(claim.previous, target, square) or attacks(claim.board, target, square):
            return "it is not shut out"
        if not set(by) <= set(chess.SquareSet(chess.between(target, square))):
            return "it does not stand between"


def clearance(claim):
    follows = next_moves(claim, 2)[1]
    if claim.line[claim.at].from_square not in claim.through:
        return "it does not leave the square"
    path = follows and [*chess.SquareSet(chess.between(follows.from_square, follows.to_square)), follows.to_square]
    if not path or not set(claim.through) & set(path):
        return "nothing goes there or across"


def intermezzo(claim):
    follows = next_moves(claim, 2)[1]
    if follows is None or follows.to_square not in claim.targets or claim.line[claim.at].to_square in claim.targets:
        return "what could be taken at once is not taken later"


def x_ray(claim):
    answer, follows = next_moves(claim, 2)[:2]
    squares = {move and move.to_square for move in (claim.line[claim.at], answer, follows)}
    if squares != set(claim.targets) or answer.from_square not in claim.through or follows.from_square not in claim.by:
        return "it is not taken back through the piece between"


def zugzwang(claim):
    board = claim.board
    if board.is_check():
        return "the king is in check"
    passed = turned(board, claim.side)
    if any(won(passed, square, claim.side) > 0 for square in chess.SquareSet(board.occupied_co[not claim.side])):
        return "something hangs before any move"


def promotion(claim):
    piece = claim.line[claim.at].promotion
    return None if piece and (claim.motif == "promotion") <= (claim.at is not None) else "no pawn promotes"


def perpetual_check(claim):
    checks = all(board.is_check() for board in claim.boards[claim.at + 1::2])
    return None if checks else "a move of it gives no check"


def mate(king_on, kinds=None):
    """A pattern of mate: where the king stands, and the pieces that take part in it."""

    def query(claim):
        board = claim.boards[-1]
        king = board.king(not claim.side)
        if not board.is_checkmate() or claim.targets != [king]:
            return "it is no mate"
        if kinds and sorted(board.piece_type_at(square) for square in claim.by) not in [sorted(kind) for kind in kinds]:
            return "other pieces mate"
        if any(board.color_at(square) != claim.side for square in claim.by):
            return "the pieces are the other side's"
        return None if king_on(board, king, claim) else "the king does not stand so"

    return query


def beside(board, king, claim):
    return list(chess.SquareSet(chess.BB_KING_ATTACKS[king]))


def anywhere(board, king, claim):
    return True


def on_edge(board, king, claim):
    return bool(chess.BB_SQUARES[king] & (chess.BB_RANK_1 | chess.BB_RANK_8 | chess.BB_FILE_A | chess.BB_FILE_H))


def on_back_rank(board, king, claim):
    return chess.square_rank(king) in (0, 7)


def in_corner(board, king, claim):
    return bool(chess.BB_SQUARES[king] & chess.BB_CORNERS)


def smothered(board, king, claim):
    return all(board.color_at(square) == (not claim.side) for square in beside(board, king, claim))


def behind_own(board, king, claim):
    """A king behind its own pieces, checked along the back rank."""
    rank = chess.square_rank(king)
    ahead = [square for square in beside(board, king, claim) if chess.square_rank(square) == (1 if rank == 0 else 6)]
    return (rank in (0, 7) and all(board.color_at(square) == (not claim.side) for square in ahead)
            and chess.square_rank(claim.by[0]) == rank)


def crossed(board, king, claim):
    """Two bishops of different colours of squares."""
    light = [bool(chess.BB_SQUARES[square] & chess.BB_LIGHT_SQUARES) for square in claim.by]
    return light[0] != light[1]


def queen_beside(board, king, claim):
    own = all(board.color_at(square) == (not claim.side) for square in claim.through)
    distance = chess.square_distance(king, claim.by[0])
    return own and distance == (2 if claim.motif == "epaulette-mate" else 1)


P, N, B, R, Q = chess.PAWN, chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN

MOTIFS = {
    "hanging": hanging, "gives-up": gives_up, "lets-through": lets_through, "overloaded": overloaded, "trapped": trapped,
    "pin": pin, "relative-pin": pin, "skewer": skewer, "fork": fork, "opens": opens, "removes-defender": removes_defender,
    "double-check": double_check, "defends": defends, "deflection": deflection, "attraction": attraction,
    "interference": interference, "clearance": clearance, "intermezzo": intermezzo, "x-ray": x_ray, "zugzwang": zugzwang,
    "promotion": promotion, "underpromotion": promotion, "perpetual-check": perpetual_check,
    "attack": attack, "check": check, "capture": capture, "trade": trade, "centre": centre, "pawn-runs": pawn_runs, "saves": saves,
    "castles": castles, "develops": develops, "queens-off": queens_off, "undefended": undefended, "unguarded": unguarded, "shut-in": shut_in, "no-castling": no_castling,
    "goes-back": goes_back, "doubled-pawns": lasting(doubled, False), "isolated-pawn": lasting(isolated, False),
    "passed-pawn": lasting(passed_pawns, True), "bishop-pair": lasting(pair, True),
    "back-rank-mate": mate(behind_own, [[R], [Q]]), "smothered-mate": mate(smothered, [[N]]),
    "anastasia-mate": mate(on_edge, [[N, R], [N, Q]]), "arabian-mate": mate(in_corner, [[N, R]]),
    "boden-mate": mate(crossed, [[B, B]]), "double-bishop-mate": mate(crossed, [[B, B]]),
    "hook-mate": mate(anywhere, [[P, N, R]]), "dovetail-mate": mate(queen_beside, [[Q]]),
    "swallow-tail-mate": mate(queen_beside, [[Q]]), "epaulette-mate": mate(queen_beside, [[Q]]),
    "opera-mate": mate(on_back_rank, [[B, R]]), "morphy-mate": mate(in_corner, [[B, R]]),
    "pillsbury-mate": mate(on_edge, [[B, R]]), "corner-mate": mate(in_corner, [[N, R], [N, Q]]),
    "blackburne-mate": mate(on_edge, [[B, B, N]]),
}
