//! What each term is worth: in the middlegame and in the endgame, in hundredths of a pawn; for dangers what is
//! squared, and what counts as it is.
//!
//! Written by `gridmate tune --records … --epochs 30 --rate 1 --blend 0.8 --prior 1000 --seed 1` from 7851188 positions.

super::terms::weights! {
    // Pawn, knight, bishop, rook, queen.
    MATERIAL: [(69, 127), (272, 382), (296, 397), (345, 692), (825, 1156)];
    // Two bishops.
    BISHOP_PAIR: [(17, 53)];
    // A pawn's square, mirrored so that the own king stands on the files e to h.
    PAWN_SQUARE: [
        (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0),
        (-23, -11), (-21, -4), (-18, -3), (-26, 3), (-20, 6), (-4, 7), (3, 0), (-4, -8),
        (-22, -15), (-27, -12), (-14, -15), (-15, -14), (-5, 1), (-8, 1), (2, -8), (-7, -7),
        (-13, -11), (-26, -7), (-5, -10), (-3, -11), (3, -7), (1, 3), (-8, 3), (-12, -6),
        (-10, 8), (-6, -3), (-4, -13), (6, 6), (3, -2), (1, 22), (8, 7), (3, 6),
        (32, 44), (28, 32), (33, 37), (40, 40), (50, 48), (18, 65), (44, 53), (48, 45),
        (-3, 11), (-9, 6), (-26, 11), (-1, 22), (5, 19), (6, 9), (-4, 21), (18, 14),
        (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0),
    ];
    // A knight's square, likewise.
    KNIGHT_SQUARE: [
        (-38, -34), (-20, -33), (-4, -8), (-16, -5), (-3, -13), (-5, -13), (-23, -13), (-29, -35),
        (-19, -9), (9, -13), (-3, -15), (-6, 5), (-6, 6), (-4, -14), (-1, -12), (-7, -23),
        (-9, -13), (7, 11), (-3, -5), (3, 20), (9, 12), (5, 2), (6, 1), (-3, -12),
        (12, 7), (8, 13), (17, 25), (14, 31), (17, 34), (24, 22), (13, 6), (9, 6),
        (15, 19), (6, 3), (15, 22), (25, 34), (17, 40), (19, 22), (15, 15), (9, 0),
        (0, 2), (-10, 13), (12, 13), (16, 27), (18, 11), (13, 17), (1, 16), (20, -12),
        (-7, -9), (-25, -8), (17, 6), (1, 6), (4, 9), (28, 18), (-14, 4), (-5, -8),
        (-52, -26), (-32, -14), (-32, 3), (-17, 3), (-7, -12), (-23, -10), (-18, -23), (-22, -35),
    ];
    // A bishop's square, likewise.
    BISHOP_SQUARE: [
        (-7, -17), (18, 2), (-8, -12), (-8, 4), (5, -2), (-26, -9), (-14, -21), (-21, -4),
        (10, -10), (4, -18), (-2, -1), (0, -2), (-10, 7), (-1, 7), (3, -8), (-6, -13),
        (3, 3), (4, -4), (8, 0), (3, 18), (5, 23), (2, -5), (6, 7), (-2, -3),
        (3, 8), (4, 11), (12, 3), (16, 20), (20, 11), (9, 15), (0, 2), (-8, 8),
        (-7, -4), (1, 20), (14, 6), (8, 24), (17, 23), (20, 12), (5, 7), (-2, 4),
        (-6, -1), (-2, 11), (-23, 6), (-2, 1), (1, 9), (0, -8), (11, -7), (7, -2),
        (-2, -16), (-20, -5), (-7, 4), (-2, 18), (-6, 7), (6, 15), (-8, -6), (-14, 3),
        (-29, -17), (-20, -15), (-34, 3), (-32, -4), (-9, 1), (-25, -5), (6, -6), (7, -20),
    ];
    // A rook's square, likewise.
    ROOK_SQUARE: [
        (0, -18), (4, -17), (3, -14), (10, -23), (17, -24), (11, -17), (6, -13), (4, -27),
        (-4, -13), (-3, -13), (13, -2), (6, -12), (15, -16), (11, -14), (16, -19), (-8, -18),
        (-17, -4), (4, -1), (-2, 6), (4, 3), (-1, 10), (-2, 8), (12, 7), (-3, -17),
        (-13, 8), (-14, 20), (-3, 8), (10, 5), (1, 11), (-5, 5), (3, 12), (-8, 9),
        (-8, 8), (-17, 16), (-2, 17), (-2, 9), (-2, 3), (-1, 11), (-3, 15), (-1, 18),
        (-8, 16), (9, 20), (5, 15), (9, 15), (6, 10), (7, 15), (2, 18), (-1, 15),
        (23, 11), (5, 19), (18, 14), (26, 9), (36, 10), (20, 17), (13, 19), (30, 5),
        (2, 22), (-2, 26), (11, 17), (-11, 10), (3, 12), (-11, 29), (3, 29), (3, 16),
    ];
    // A queen's square, likewise.
    QUEEN_SQUARE: [
        (-2, -36), (-4, -46), (-7, -47), (3, -67), (-5, -34), (-17, -34), (-13, -61), (-25, -40),
        (-5, -23), (-2, -15), (2, -20), (-5, -14), (-5, -11), (-4, -25), (14, -41), (-11, -12),
        (0, -18), (-6, -2), (-7, -2), (-6, 7), (-13, 26), (-6, 10), (0, 9), (3, -28),
        (-5, 18), (-3, 9), (-11, 26), (-14, 37), (-17, 38), (-6, 31), (4, 8), (-5, 14),
        (-2, 10), (-18, 26), (-3, 18), (-8, 47), (-4, 18), (6, 30), (-13, 46), (4, 22),
        (-3, 23), (10, 15), (9, 19), (15, 29), (18, 23), (18, 10), (0, 35), (15, 18),
        (-26, 15), (-2, -2), (1, 12), (-5, 11), (-7, 17), (7, 23), (-2, 13), (14, 6),
        (-20, -4), (-13, 13), (11, 2), (8, 28), (2, 6), (-8, -4), (20, 2), (7, -18),
    ];
    // The king's square on the files e to h.
    KING_SQUARE: [
        (5, -60), (-8, -50), (18, -41), (31, -61), (-34, -17), (-32, -20), (-8, -16), (22, -37),
        (-59, 11), (-64, -1), (-39, 0), (-19, -14), (-93, 28), (-78, 16), (-64, 14), (-70, -4),
        (-87, 32), (-87, 21), (-87, 22), (-70, 4), (-78, 29), (-81, 34), (-81, 39), (-71, 19),
        (-74, 12), (-74, 33), (-73, 18), (-67, -11), (-59, 8), (-67, -17), (-71, -15), (-67, -69),
    ];
    // A knight by the number of squares it can safely go to.
    KNIGHT_MOBILITY: [
        (-33, -15), (-27, -34), (-18, -8), (-14, 7), (-9, 12), (-6, 18), (-3, 19), (0, 20),
        (3, 18),
    ];
    // A bishop likewise; it sees through queens.
    BISHOP_MOBILITY: [
        (-36, -33), (-24, -27), (-17, -19), (-14, -5), (-9, 3), (-7, 11), (-6, 13), (-5, 16),
        (-5, 14), (-3, 15), (-3, 13), (-1, 14), (4, 11), (-4, 14),
    ];
    // A rook likewise; it sees through queens and own rooks.
    ROOK_MOBILITY: [
        (-53, -94), (-24, -39), (-14, -17), (-12, -11), (-9, 1), (-8, 10), (-7, 18), (-5, 23),
        (-3, 26), (-3, 31), (-3, 34), (-4, 38), (-7, 45), (-5, 46), (0, 48),
    ];
    // A queen likewise.
    QUEEN_MOBILITY: [
        (-26, -60), (-29, -17), (-23, -50), (-22, -73), (-19, -60), (-18, -38), (-15, -28), (-13, -18),
        (-12, -1), (-12, 6), (-10, 18), (-10, 22), (-8, 29), (-8, 30), (-7, 33), (-3, 28),
        (-4, 36), (-2, 31), (-3, 31), (5, 24), (0, 32), (1, 29), (10, 26), (4, 16),
        (10, 22), (13, 18), (15, 28), (26, 39),
    ];
    // No own pawn on the files beside it; with an enemy pawn ahead, and with none.
    ISOLATED: [(-3, -7), (-9, -12)];
    // A pawn with an own one behind it on its file; by whether the front one is supported.
    DOUBLED: [(-5, -23), (4, -16)];
    // A pawn that cannot be supported any more and cannot safely step; with an enemy pawn ahead, and with none.
    BACKWARD: [(1, -12), (-9, -12)];
    // A pawn beside an own one, by rank.
    PHALANX: [(0, 0), (5, -1), (5, 1), (5, 9), (13, 23), (41, 69), (74, 97), (0, 0)];
    // A pawn defended by a pawn, by rank.
    SUPPORTED: [(0, 0), (0, 0), (11, 9), (6, 13), (9, 26), (30, 38), (84, 98), (0, 0)];
    // No enemy pawn on its file and enough helpers to get past the others, by rank.
    CANDIDATE: [(0, 0), (0, -10), (3, 1), (3, 12), (1, 22), (-10, 56), (0, 0), (0, 0)];
    // A pawn stopped by an enemy pawn on the fifth and sixth rank.
    RAMMED: [(-10, -14), (-42, -46)];
    // A passed pawn, by rank.
    PASSED: [(0, 0), (-4, 11), (-3, 20), (2, 39), (14, 69), (10, 87), (88, 146), (0, 0)];
    // A passed pawn, by how far its file is from the edge.
    PASSED_FILE: [(-4, 10), (-5, 7), (-6, -5), (-11, -11)];
    // The square before it is empty, by rank.
    PASSED_FREE: [(0, 0), (-3, -4), (4, -2), (3, 8), (2, 17), (16, 38), (67, 90), (0, 0)];
    // The square before it is not attacked, by rank.
    PASSED_SAFE: [(0, 0), (3, -4), (1, 5), (0, 8), (1, 16), (14, 22), (-6, 41), (0, 0)];
    // No square of its way is attacked or blocked, by rank.
    PASSED_CLEAR: [(0, 0), (-36, 23), (-24, 10), (-36, 27), (-20, 45), (13, 107), (50, 213), (0, 0)];
    // The square before it is defended, by rank.
    PASSED_HELPED: [(0, 0), (7, 1), (2, 8), (8, 4), (8, 12), (11, 33), (24, 107), (0, 0)];
    // From the fourth rank on, four rows of how far the own king is from the square before it.
    PASSED_OUR_KING: [
        (8, 14), (-11, 33), (6, 12), (-9, 2), (-2, -16), (-1, -16), (11, -19), (5, -16),
        (0, 47), (2, 48), (2, 14), (-14, -1), (-7, -16), (0, -32), (11, -36), (1, -33),
        (13, 61), (-4, 63), (15, 14), (6, -16), (-20, -30), (-20, -38), (-21, -44), (-3, -49),
        (20, 108), (14, 0), (15, 31), (10, -12), (3, -35), (-1, -45), (-24, -44), (-42, -43),
    ];
    // The same for the enemy king.
    PASSED_THEIR_KING: [
        (3, -14), (15, -9), (4, -9), (0, -8), (-5, 10), (-3, 11), (1, 16), (-7, 22),
        (9, -37), (8, -27), (3, -26), (-2, 5), (-1, 24), (-5, 32), (-5, 37), (-9, 32),
        (-16, -80), (-14, -69), (6, -58), (-7, 8), (-11, 47), (-4, 55), (11, 62), (1, 67),
        (-6, -90), (-7, -81), (22, -73), (2, 16), (-5, 64), (1, 74), (-3, 83), (-2, 64),
    ];
    // A rook behind a passed pawn: our own, an enemy.
    PASSED_ROOK: [(7, 17), (-19, -25)];
    // The enemy has only pawns, and its king comes too late.
    PASSED_RUNS: [(-11, 201)];
    // A knight where no pawn can drive it away; alone, and defended by a pawn.
    KNIGHT_OUTPOST: [(9, -4), (23, 6)];
    // A bishop there.
    BISHOP_OUTPOST: [(6, -2), (23, 15)];
    // A knight that can go to a defended outpost.
    KNIGHT_TO_OUTPOST: [(15, 11)];
    // A minor piece right behind a pawn: knight, bishop.
    BEHIND_PAWN: [(3, 11), (5, 8)];
    // A minor piece, by its distance from the own king: knight, bishop.
    FAR_FROM_KING: [(-5, -3), (-5, 1)];
    // Own pawns on the colour of a bishop.
    BISHOP_PAWNS: [(-2, -4)];
    // Those of them in the middle that are blocked.
    BISHOP_BLOCKED: [(-4, -7)];
    // A bishop that sees two squares of the centre along a long diagonal.
    LONG_DIAGONAL: [(13, 18)];
    // A bishop locked in behind enemy pawns at the edge.
    BISHOP_TRAPPED: [(-67, -66)];
    // A rook on a file without own pawns, without any pawns, and behind a blocked own pawn.
    ROOK_FILE: [(16, 3), (29, -2), (-4, -2)];
    // A rook on the seventh rank that hits pawns or cuts the king off.
    ROOK_SEVENTH: [(2, 5)];
    // A rook without room beside a king that cannot castle.
    ROOK_TRAPPED: [(-8, -19)];
    // A queen with an enemy slider behind a single piece.
    QUEEN_SHADOWED: [(-24, 4)];
    // A pawn that cannot be taken for nothing attacks a knight, bishop, rook, queen.
    PAWN_HITS: [(64, 54), (68, 63), (82, 34), (73, 8)];
    // A minor piece attacks a weak pawn, or a knight, bishop, rook, queen.
    MINOR_HITS: [(4, 18), (18, 35), (39, 37), (54, 35), (68, 54)];
    // A rook attacks a weak pawn, knight, bishop, rook, or a queen.
    ROOK_HITS: [(4, 19), (20, 25), (23, 28), (1, 2), (67, 64)];
    // The king attacks something weak.
    KING_HITS: [(33, 16)];
    // An enemy piece that is attacked and not defended.
    HANGING: [(14, 29)];
    // A weak enemy piece that only its queen defends.
    QUEEN_DEFENDS: [(3, 19)];
    // A square that the enemy reaches and we contest.
    CONTESTED: [(3, 1)];
    // A safe step of a pawn would attack a piece.
    PUSH_HITS: [(16, 15)];
    // A safe square from which a knight, a slider attacks the queen.
    QUEEN_CHASED: [(14, -3), (16, -2)];
    // The own pawn before the king, four files from the edge times eight ranks; rank 0: none.
    SHELTER: [
        (3, 0), (24, 13), (25, -5), (14, -13), (4, -7), (-1, -3), (18, 0), (0, 0),
        (4, 3), (30, 6), (20, -9), (11, -16), (9, -9), (-9, 6), (-17, 20), (0, 0),
        (-9, 10), (16, -3), (8, -1), (4, -7), (2, -4), (3, 0), (12, 3), (0, 0),
        (-20, -3), (7, 0), (2, 1), (-6, -5), (-8, 7), (1, 1), (-8, 6), (0, 0),
    ];
    // The enemy pawn that comes, likewise.
    STORM: [
        (-13, 0), (13, 14), (-33, 28), (-16, 28), (-9, -1), (-1, -17), (-4, -23), (0, 0),
        (-12, -2), (16, 17), (-4, 25), (-10, 3), (-13, 0), (-8, -17), (-7, 1), (0, 0),
        (-5, 2), (10, 4), (-34, 26), (-13, 8), (-8, -6), (-7, -6), (-5, 6), (0, 0),
        (-4, -9), (-17, 21), (12, 15), (-8, 5), (-10, -14), (1, 12), (-2, -11), (0, 0),
    ];
    // A coming pawn that is stopped by the shelter, by rank.
    STORM_STOPPED: [(0, 0), (0, 0), (-12, -32), (-3, -22), (0, -21), (6, -23), (11, -21), (0, 0)];
    // No pawn at all on the king's side of the board.
    PAWNLESS_FLANK: [(-8, -50)];
    // How far the king is from the nearest own pawn.
    KING_PAWN_DISTANCE: [(-1, -1)];
    // Danger: always.
    DANGER: [(56, 76)];
    // Danger: the shelter's holes, like SHELTER.
    DANGER_SHELTER: [
        (41, 15), (-8, 39), (13, 24), (35, 2), (49, -2), (58, -7), (28, -9), (0, 0),
        (42, 7), (-1, 14), (9, 0), (37, -2), (49, -3), (42, 4), (30, 4), (0, 0),
        (42, 17), (12, 5), (21, 16), (29, 16), (38, 16), (57, 5), (7, 7), (0, 0),
        (17, 10), (7, 12), (14, 14), (33, 4), (33, 23), (40, 16), (16, 9), (0, 0),
    ];
    // Danger: the storm, like STORM.
    DANGER_STORM: [
        (16, 18), (6, -2), (25, 8), (21, 20), (14, 7), (-3, -10), (9, -9), (0, 0),
        (21, 11), (15, 16), (57, 4), (23, -3), (1, -3), (-20, -2), (-1, 17), (0, 0),
        (15, 10), (43, 19), (85, 16), (36, 4), (-4, -3), (-8, 3), (-11, 15), (0, 0),
        (16, -4), (34, 8), (88, 8), (16, 9), (-7, -11), (-10, 26), (-11, 3), (0, 0),
    ];
    // Danger: a knight, bishop, rook, queen attacks the squares around the king.
    DANGER_ATTACKER: [(30, 1), (15, 1), (15, -10), (12, 3)];
    // Danger: attacks on the squares next to the king.
    DANGER_ATTACKS: [(12, 2)];
    // Danger: squares around the king that are attacked and hardly defended.
    DANGER_WEAK: [(24, -5)];
    // Danger: a safe check of a knight, bishop, rook, queen.
    DANGER_CHECK: [(137, 22), (67, 41), (123, 31), (73, 77)];
    // Danger: a second safe check of that kind.
    DANGER_CHECKS: [(30, -6), (37, -3), (63, 8), (43, 30)];
    // Danger: squares from which the enemy can give an unsafe check.
    DANGER_UNSAFE_CHECK: [(17, 8)];
    // Danger: pieces that shield the king from a slider.
    DANGER_PINNED: [(-2, -2)];
    // Danger: squares of the king's flank that the enemy attacks, and attacks twice.
    DANGER_FLANK: [(10, 0), (6, 1)];
    // Danger: squares of the king's flank that we defend.
    DANGER_DEFENDED: [(-9, 1)];
    // Danger: the enemy has no queen.
    DANGER_NO_QUEEN: [(-138, -111)];
    // Danger: an own knight, bishop stands by.
    DANGER_GUARD: [(-19, 2), (-6, -5)];
    // Safe squares behind and among the own pawns in the centre, the more the more pieces there are.
    SPACE: [(0, -4)];
    // To be on move.
    TEMPO: [(46, 35)];
    // Chances to win, for whoever is better in the endgame: always, by passed pawns, pawns, kings past each other.
    COMPLEX: [(0, -25), (0, 2), (0, 0), (0, 1)];
    // The same: pawns on both flanks, a king in the other half, only pawns left.
    COMPLEX_KIND: [(0, 24), (0, 8), (0, 44)];
}
