//! What each term is worth: in the middlegame, and in the endgame; for dangers as squared, and as such.

super::terms::weights! {
    // Pawn, knight, bishop, rook, queen.
    MATERIAL: [(85, 100), (320, 300), (335, 315), (460, 530), (980, 980)];
    // Two bishops.
    BISHOP_PAIR: [(25, 50)];
    // A pawn's square, mirrored so that the own king stands on the files e to h.
    PAWN_SQUARE: [
        (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0),
        (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (6, 0), (6, 0), (6, 0),
        (-2, 3), (-2, 3), (-2, 3), (3, 3), (3, 3), (-2, 3), (-2, 3), (-2, 3),
        (-4, 6), (-4, 6), (-4, 6), (6, 6), (6, 6), (-4, 6), (-4, 6), (-4, 6),
        (-6, 9), (-6, 9), (-6, 9), (9, 9), (9, 9), (-6, 9), (-6, 9), (-6, 9),
        (-4, 12), (-4, 12), (-4, 12), (6, 12), (6, 12), (-4, 12), (-4, 12), (-4, 12),
        (-4, 15), (-4, 15), (-4, 15), (6, 15), (6, 15), (-4, 15), (-4, 15), (-4, 15),
        (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0),
    ];
    // A knight's square, likewise.
    KNIGHT_SQUARE: [
        (-33, -18), (-26, -12), (-19, -6), (-12, 0), (-12, 0), (-19, -6), (-26, -12), (-33, -18),
        (-14, -12), (-7, -6), (0, 0), (7, 6), (7, 6), (0, 0), (-7, -6), (-14, -12),
        (-7, -6), (0, 0), (7, 6), (14, 12), (14, 12), (7, 6), (0, 0), (-7, -6),
        (4, 0), (11, 6), (18, 12), (25, 18), (25, 18), (18, 12), (11, 6), (4, 0),
        (4, 0), (11, 6), (18, 12), (25, 18), (25, 18), (18, 12), (11, 6), (4, 0),
        (-3, -6), (4, 0), (11, 6), (18, 12), (18, 12), (11, 6), (4, 0), (-3, -6),
        (-14, -12), (-7, -6), (0, 0), (7, 6), (7, 6), (0, 0), (-7, -6), (-14, -12),
        (-21, -18), (-14, -12), (-7, -6), (0, 0), (0, 0), (-7, -6), (-14, -12), (-21, -18),
    ];
    // A bishop's square, likewise.
    BISHOP_SQUARE: [
        (-17, -9), (-14, -6), (-11, -3), (-8, 0), (-8, 0), (-11, -3), (-14, -6), (-17, -9),
        (-6, -6), (-3, -3), (0, 0), (3, 3), (3, 3), (0, 0), (-3, -3), (-6, -6),
        (-3, -3), (0, 0), (3, 3), (6, 6), (6, 6), (3, 3), (0, 0), (-3, -3),
        (0, 0), (3, 3), (6, 6), (9, 9), (9, 9), (6, 6), (3, 3), (0, 0),
        (0, 0), (3, 3), (6, 6), (9, 9), (9, 9), (6, 6), (3, 3), (0, 0),
        (-3, -3), (0, 0), (3, 3), (6, 6), (6, 6), (3, 3), (0, 0), (-3, -3),
        (-6, -6), (-3, -3), (0, 0), (3, 3), (3, 3), (0, 0), (-3, -3), (-6, -6),
        (-9, -9), (-6, -6), (-3, -3), (0, 0), (0, 0), (-3, -3), (-6, -6), (-9, -9),
    ];
    // A rook's square, likewise.
    ROOK_SQUARE: [
        (0, 0), (3, 0), (6, 0), (9, 0), (9, 0), (6, 0), (3, 0), (0, 0),
        (0, 0), (3, 0), (6, 0), (9, 0), (9, 0), (6, 0), (3, 0), (0, 0),
        (0, 0), (3, 0), (6, 0), (9, 0), (9, 0), (6, 0), (3, 0), (0, 0),
        (0, 0), (3, 0), (6, 0), (9, 0), (9, 0), (6, 0), (3, 0), (0, 0),
        (0, 5), (3, 5), (6, 5), (9, 5), (9, 5), (6, 5), (3, 5), (0, 5),
        (0, 5), (3, 5), (6, 5), (9, 5), (9, 5), (6, 5), (3, 5), (0, 5),
        (10, 5), (13, 5), (16, 5), (19, 5), (19, 5), (16, 5), (13, 5), (10, 5),
        (0, 5), (3, 5), (6, 5), (9, 5), (9, 5), (6, 5), (3, 5), (0, 5),
    ];
    // A queen's square, likewise.
    QUEEN_SQUARE: [
        (1, -15), (1, -10), (1, -5), (1, 0), (1, 0), (1, -5), (1, -10), (1, -15),
        (0, -10), (0, -5), (0, 0), (0, 5), (0, 5), (0, 0), (0, -5), (0, -10),
        (-1, -5), (-1, 0), (-1, 5), (-1, 10), (-1, 10), (-1, 5), (-1, 0), (-1, -5),
        (-2, 0), (-2, 5), (-2, 10), (-2, 15), (-2, 15), (-2, 10), (-2, 5), (-2, 0),
        (-3, 0), (-3, 5), (-3, 10), (-3, 15), (-3, 15), (-3, 10), (-3, 5), (-3, 0),
        (2, -5), (2, 0), (2, 5), (2, 10), (2, 10), (2, 5), (2, 0), (2, -5),
        (2, -10), (2, -5), (2, 0), (2, 5), (2, 5), (2, 0), (2, -5), (2, -10),
        (2, -15), (2, -10), (2, -5), (2, 0), (2, 0), (2, -5), (2, -10), (2, -15),
    ];
    // The king's square on the files e to h.
    KING_SQUARE: [
        (0, -12), (-5, -18), (40, -24), (20, -30),
        (-25, 0), (-25, -6), (5, -12), (5, -18),
        (-50, 12), (-50, 6), (-50, 0), (-50, -6),
        (-75, 24), (-75, 18), (-75, 12), (-75, 6),
        (-75, 24), (-75, 18), (-75, 12), (-75, 6),
        (-75, 12), (-75, 6), (-75, 0), (-75, -6),
        (-75, 0), (-75, -6), (-75, -12), (-75, -18),
        (-75, -12), (-75, -18), (-75, -24), (-75, -30),
    ];
    // A knight by the number of squares it can safely go to.
    KNIGHT_MOBILITY: [
        (-56, -56), (-28, -28), (-16, -16), (-8, -8), (0, 0), (7, 7), (13, 13), (18, 18),
        (23, 23),
    ];
    // A bishop likewise; it sees through queens.
    BISHOP_MOBILITY: [
        (-64, -69), (-38, -41), (-27, -29), (-19, -20), (-12, -13), (-6, -6), (0, 0), (5, 5),
        (10, 11), (14, 15), (19, 20), (23, 24), (26, 28), (30, 32),
    ];
    // A rook likewise; it sees through queens and own rooks.
    ROOK_MOBILITY: [
        (-44, -88), (-26, -52), (-19, -37), (-13, -26), (-8, -16), (-4, -8), (0, 0), (4, 7),
        (7, 14), (10, 20), (13, 26), (16, 31), (18, 37), (21, 42), (23, 47),
    ];
    // A queen likewise.
    QUEEN_MOBILITY: [
        (-48, -83), (-34, -59), (-29, -49), (-24, -42), (-20, -35), (-17, -29), (-14, -24), (-11, -20),
        (-9, -15), (-6, -11), (-4, -7), (-2, -4), (0, 0), (2, 3), (4, 7), (6, 10),
        (8, 13), (9, 16), (11, 19), (13, 21), (14, 24), (16, 27), (17, 29), (19, 32),
        (20, 34), (22, 37), (23, 39), (24, 42),
    ];
    // No own pawn on the files beside it; with an enemy pawn ahead, and with none.
    ISOLATED: [(-6, -10), (-14, -14)];
    // A pawn with an own one behind it on its file; by whether the front one is supported.
    DOUBLED: [(-10, -24), (-4, -12)];
    // A pawn that cannot be supported any more and cannot safely step; with an enemy pawn ahead, and with none.
    BACKWARD: [(-6, -10), (-16, -14)];
    // A pawn beside an own one, by rank.
    PHALANX: [(0, 0), (4, 0), (8, 4), (10, 8), (24, 20), (50, 50), (80, 80), (0, 0)];
    // A pawn defended by a pawn, by rank.
    SUPPORTED: [(0, 0), (0, 0), (14, 8), (10, 8), (16, 14), (40, 30), (80, 50), (0, 0)];
    // No enemy pawn on its file and enough helpers to get past the others, by rank.
    CANDIDATE: [(0, 0), (2, 6), (3, 8), (8, 16), (18, 30), (35, 60), (0, 0), (0, 0)];
    // A pawn stopped by an enemy pawn on the fifth and sixth rank.
    RAMMED: [(-5, -3), (-3, 4)];
    // A passed pawn, by rank.
    PASSED: [(0, 0), (-5, 10), (-8, 15), (-6, 35), (15, 60), (40, 100), (90, 150), (0, 0)];
    // A passed pawn, by how far its file is from the edge.
    PASSED_FILE: [(4, 6), (0, 3), (-4, -2), (-8, -8)];
    // The square before it is empty, by rank.
    PASSED_FREE: [(0, 0), (0, 0), (0, 2), (2, 8), (4, 16), (10, 30), (20, 50), (0, 0)];
    // The square before it is not attacked, by rank.
    PASSED_SAFE: [(0, 0), (0, 0), (0, 4), (2, 8), (6, 16), (12, 26), (20, 40), (0, 0)];
    // No square of its way is attacked or blocked, by rank.
    PASSED_CLEAR: [(0, 0), (0, 0), (0, 2), (2, 8), (8, 18), (16, 30), (24, 40), (0, 0)];
    // The square before it is defended, by rank.
    PASSED_HELPED: [(0, 0), (0, 0), (2, 4), (4, 6), (8, 12), (14, 20), (20, 24), (0, 0)];
    // From the fourth rank on, four rows of how far the own king is from the square before it.
    PASSED_OUR_KING: [
        (0, 6), (0, 4), (0, 2), (0, 0), (0, -2), (0, -4), (0, -6), (0, -8),
        (0, 12), (0, 8), (0, 4), (0, 0), (0, -4), (0, -8), (0, -12), (0, -16),
        (0, 18), (0, 12), (0, 6), (0, 0), (0, -6), (0, -12), (0, -18), (0, -24),
        (0, 24), (0, 16), (0, 8), (0, 0), (0, -8), (0, -16), (0, -24), (0, -32),
    ];
    // The same for the enemy king.
    PASSED_THEIR_KING: [
        (0, -12), (0, -8), (0, -4), (0, 0), (0, 4), (0, 8), (0, 12), (0, 16),
        (0, -24), (0, -16), (0, -8), (0, 0), (0, 8), (0, 16), (0, 24), (0, 32),
        (0, -36), (0, -24), (0, -12), (0, 0), (0, 12), (0, 24), (0, 36), (0, 48),
        (0, -48), (0, -32), (0, -16), (0, 0), (0, 16), (0, 32), (0, 48), (0, 64),
    ];
    // A rook behind a passed pawn: our own, an enemy.
    PASSED_ROOK: [(4, 12), (-6, -12)];
    // The enemy has only pawns, and its king comes too late.
    PASSED_RUNS: [(0, 300)];
    // A knight where no pawn can drive it away; alone, and defended by a pawn.
    KNIGHT_OUTPOST: [(14, 8), (34, 20)];
    // A bishop there.
    BISHOP_OUTPOST: [(10, 4), (26, 10)];
    // A knight that can go to a defended outpost.
    KNIGHT_TO_OUTPOST: [(16, 10)];
    // A minor piece right behind a pawn: knight, bishop.
    BEHIND_PAWN: [(8, 4), (6, 2)];
    // A minor piece, by its distance from the own king: knight, bishop.
    FAR_FROM_KING: [(-4, -3), (-3, -3)];
    // Own pawns on the colour of a bishop.
    BISHOP_PAWNS: [(-2, -4)];
    // Those of them in the middle that are blocked.
    BISHOP_BLOCKED: [(-4, -6)];
    // A bishop that sees two squares of the centre along a long diagonal.
    LONG_DIAGONAL: [(20, 5)];
    // A bishop locked in behind enemy pawns at the edge.
    BISHOP_TRAPPED: [(-60, -60)];
    // A rook on a file without own pawns, without any pawns, and behind a blocked own pawn.
    ROOK_FILE: [(14, 6), (32, 14), (-6, -4)];
    // A rook on the seventh rank that hits pawns or cuts the king off.
    ROOK_SEVENTH: [(4, 24)];
    // A rook without room beside a king that cannot castle.
    ROOK_TRAPPED: [(-40, -10)];
    // A queen with an enemy slider behind a single piece.
    QUEEN_SHADOWED: [(-24, -6)];
    // A pawn that cannot be taken for nothing attacks a knight, bishop, rook, queen.
    PAWN_HITS: [(55, 45), (55, 55), (75, 35), (60, 30)];
    // A minor piece attacks a weak pawn, or a knight, bishop, rook, queen.
    MINOR_HITS: [(4, 12), (22, 22), (30, 26), (48, 40), (45, 60)];
    // A rook attacks a weak pawn, knight, bishop, rook, or a queen.
    ROOK_HITS: [(2, 18), (20, 28), (22, 28), (5, 18), (40, 40)];
    // The king attacks something weak.
    KING_HITS: [(14, 36)];
    // An enemy piece that is attacked and not defended.
    HANGING: [(34, 18)];
    // A weak enemy piece that only its queen defends.
    QUEEN_DEFENDS: [(7, 0)];
    // A square that the enemy reaches and we contest.
    CONTESTED: [(4, 4)];
    // A safe step of a pawn would attack a piece.
    PUSH_HITS: [(20, 16)];
    // A safe square from which a knight, a slider attacks the queen.
    QUEEN_CHASED: [(8, 6), (24, 10)];
    // The own pawn before the king, four files from the edge times eight ranks; rank 0: none.
    SHELTER: [
        (-14, 0), (18, 0), (16, 0), (8, 0), (2, 0), (0, 0), (0, 0), (0, 0),
        (-14, 0), (18, 0), (16, 0), (8, 0), (2, 0), (0, 0), (0, 0), (0, 0),
        (-14, 0), (18, 0), (16, 0), (8, 0), (2, 0), (0, 0), (0, 0), (0, 0),
        (-14, 0), (18, 0), (16, 0), (8, 0), (2, 0), (0, 0), (0, 0), (0, 0),
    ];
    // The enemy pawn that comes, likewise.
    STORM: [
        (0, 0), (0, 0), (-24, 0), (-14, 0), (-5, 0), (0, 0), (0, 0), (0, 0),
        (0, 0), (0, 0), (-24, 0), (-14, 0), (-5, 0), (0, 0), (0, 0), (0, 0),
        (0, 0), (0, 0), (-24, 0), (-14, 0), (-5, 0), (0, 0), (0, 0), (0, 0),
        (0, 0), (0, 0), (-24, 0), (-14, 0), (-5, 0), (0, 0), (0, 0), (0, 0),
    ];
    // A coming pawn that is stopped by the shelter, by rank.
    STORM_STOPPED: [(0, 0), (0, 0), (-20, -10), (-2, -4), (0, 0), (0, 0), (0, 0), (0, 0)];
    // No pawn at all on the king's side of the board.
    PAWNLESS_FLANK: [(-12, -30)];
    // How far the king is from the nearest own pawn.
    KING_PAWN_DISTANCE: [(0, -8)];
    // Danger: always.
    DANGER: [(20, 0)];
    // Danger: the shelter's holes, like SHELTER.
    DANGER_SHELTER: [
        (40, 4), (0, 0), (6, 0), (20, 0), (28, 0), (34, 0), (34, 0), (0, 0),
        (40, 4), (0, 0), (6, 0), (20, 0), (28, 0), (34, 0), (34, 0), (0, 0),
        (40, 4), (0, 0), (6, 0), (20, 0), (28, 0), (34, 0), (34, 0), (0, 0),
        (40, 4), (0, 0), (6, 0), (20, 0), (28, 0), (34, 0), (34, 0), (0, 0),
    ];
    // Danger: the storm, like STORM.
    DANGER_STORM: [
        (8, 0), (0, 0), (30, 0), (22, 0), (10, 0), (2, 0), (0, 0), (0, 0),
        (8, 0), (0, 0), (30, 0), (22, 0), (10, 0), (2, 0), (0, 0), (0, 0),
        (8, 0), (0, 0), (30, 0), (22, 0), (10, 0), (2, 0), (0, 0), (0, 0),
        (8, 0), (0, 0), (30, 0), (22, 0), (10, 0), (2, 0), (0, 0), (0, 0),
    ];
    // Danger: a knight, bishop, rook, queen attacks the squares around the king.
    DANGER_ATTACKER: [(38, 4), (28, 3), (34, 3), (24, 6)];
    // Danger: attacks on the squares next to the king.
    DANGER_ATTACKS: [(22, 2)];
    // Danger: squares around the king that are attacked and hardly defended.
    DANGER_WEAK: [(40, 2)];
    // Danger: a safe check of a knight, bishop, rook, queen.
    DANGER_CHECK: [(190, 6), (140, 6), (230, 10), (180, 12)];
    // Danger: a second safe check of that kind.
    DANGER_CHECKS: [(60, 0), (40, 0), (60, 0), (50, 0)];
    // Danger: squares from which the enemy can give an unsafe check.
    DANGER_UNSAFE_CHECK: [(28, 0)];
    // Danger: pieces that shield the king from a slider.
    DANGER_PINNED: [(24, 4)];
    // Danger: squares of the king's flank that the enemy attacks, and attacks twice.
    DANGER_FLANK: [(5, 0), (6, 0)];
    // Danger: squares of the king's flank that we defend.
    DANGER_DEFENDED: [(-5, 0)];
    // Danger: the enemy has no queen.
    DANGER_NO_QUEEN: [(-230, -10)];
    // Danger: an own knight, bishop stands by.
    DANGER_GUARD: [(-26, 0), (-12, 0)];
    // Safe squares behind and among the own pawns in the centre, the more the more pieces there are.
    SPACE: [(1, 0)];
    // To be on move.
    TEMPO: [(26, 24)];
    // Chances to win, for whoever is better in the endgame: always, by passed pawns, pawns, kings past each other.
    COMPLEX: [(0, -50), (0, 4), (0, 4), (0, 4)];
    // The same: pawns on both flanks, a king in the other half, only pawns left.
    COMPLEX_KIND: [(0, 10), (0, 12), (0, 26)];
}
