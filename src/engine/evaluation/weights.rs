//! What each term is worth: in the middlegame and in the endgame, in hundredths of a pawn; for dangers what is
//! squared, and what counts as it is.
//!
//! Written by `gridmate tune --epochs 16 --rate 1 --seed 1` from 817285 positions.

super::terms::weights! {
    // Pawn, knight, bishop, rook, queen.
    MATERIAL: [(51, 104), (249, 326), (300, 345), (315, 594), (757, 1054)];
    // Two bishops.
    BISHOP_PAIR: [(-2, 54)];
    // A pawn's square, mirrored so that the own king stands on the files e to h.
    PAWN_SQUARE: [
        (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0),
        (-19, -10), (-13, -3), (-9, 13), (-17, -1), (-10, 6), (9, 7), (-5, -13), (3, 0),
        (-15, -4), (-20, 10), (-11, 14), (-10, 3), (-2, 8), (8, 25), (-10, -3), (1, 0),
        (-3, -7), (-26, 8), (-4, 16), (3, -6), (11, -5), (6, 1), (-23, 5), (9, -9),
        (3, 18), (12, 11), (1, -4), (11, 3), (19, 0), (6, 26), (2, 26), (22, -8),
        (23, 4), (21, 11), (-7, 7), (0, 3), (6, 38), (-18, 27), (18, 20), (24, 11),
        (11, 33), (-38, -1), (-16, -9), (-18, 24), (-10, 16), (13, 9), (19, 32), (7, 24),
        (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0),
    ];
    // A knight's square, likewise.
    KNIGHT_SQUARE: [
        (-43, -33), (-25, -43), (-25, 2), (-30, -22), (0, 15), (-16, 11), (-35, -3), (-36, -28),
        (-43, -17), (22, -16), (-10, 1), (-11, -1), (-18, 5), (-2, -29), (5, -10), (-6, -11),
        (-19, -8), (4, -3), (-8, -11), (-2, 21), (4, 19), (-5, 5), (8, -3), (-6, 35),
        (17, -5), (7, 8), (12, 12), (12, 26), (30, 8), (20, 33), (12, 5), (8, 2),
        (33, 9), (8, 2), (29, 26), (16, 26), (9, 37), (27, 11), (7, 21), (1, -24),
        (14, -13), (-24, 11), (13, 2), (25, 6), (-3, 12), (19, 0), (-1, 17), (17, -10),
        (9, -11), (-13, 2), (2, 4), (-13, 24), (-2, 9), (23, 11), (-12, -3), (2, -17),
        (-33, -42), (-20, -18), (-10, 7), (-13, -5), (1, 8), (-30, -7), (-14, -14), (7, -9),
    ];
    // A bishop's square, likewise.
    BISHOP_SQUARE: [
        (4, -4), (32, -7), (-8, -2), (5, 1), (-17, 13), (-32, -10), (-40, -13), (-27, 3),
        (28, 24), (9, -2), (2, -4), (-1, 9), (-6, 12), (-3, 11), (-8, -13), (-19, 3),
        (3, 19), (14, 11), (11, 11), (-9, 5), (3, 21), (-16, -11), (-4, 7), (-15, -10),
        (0, 16), (15, 9), (13, 10), (15, -2), (5, 19), (21, -20), (-22, 15), (7, -9),
        (-5, -7), (4, 33), (-5, 2), (8, 12), (19, -13), (18, 0), (15, 10), (-18, 3),
        (4, 5), (-14, -4), (0, 1), (15, -21), (-5, 2), (1, -7), (-12, -22), (-9, -5),
        (-6, 0), (-25, -34), (5, -3), (16, 13), (-35, -2), (8, 1), (-12, -9), (6, 13),
        (-22, -6), (-6, -11), (3, -2), (9, 4), (-5, 14), (-11, -14), (-1, -3), (-23, -23),
    ];
    // A rook's square, likewise.
    ROOK_SQUARE: [
        (-7, 1), (4, -19), (0, 7), (2, -6), (14, -21), (0, -8), (-8, 6), (-8, -8),
        (-51, 1), (7, -12), (26, 0), (8, 2), (9, 5), (-11, 9), (-21, 27), (-30, -15),
        (-32, 15), (1, 4), (-2, 28), (23, 14), (-26, 1), (-17, 12), (26, 1), (-19, -5),
        (-17, 13), (-8, 5), (-17, 10), (11, 1), (-10, -3), (-29, 1), (-23, 14), (-10, 19),
        (-15, 0), (-13, 1), (26, -16), (7, 7), (-2, -14), (-18, 3), (-7, 21), (17, 3),
        (3, 4), (15, 14), (37, 3), (6, 7), (-6, -11), (18, 13), (-1, 11), (14, 12),
        (26, 9), (16, 11), (35, -4), (10, -16), (34, 5), (18, 15), (29, -2), (0, 13),
        (7, 4), (-7, 12), (-3, 11), (5, 3), (-1, 0), (15, 5), (27, 7), (37, 7),
    ];
    // A queen's square, likewise.
    QUEEN_SQUARE: [
        (-14, -36), (0, -37), (-18, -30), (-6, -38), (-25, -5), (-44, -36), (-47, -35), (-6, -24),
        (-24, -9), (10, -8), (-6, -4), (-14, -16), (-21, 5), (-26, -48), (0, -9), (-47, -23),
        (3, -3), (-5, 25), (-11, 5), (6, 6), (-11, 12), (-21, 27), (-4, 19), (0, 10),
        (-19, -2), (15, 13), (-23, 14), (-14, 24), (-7, 24), (-17, 7), (20, 10), (-8, -1),
        (-5, 2), (-3, 17), (4, 20), (-4, 21), (-11, 0), (-3, 17), (12, 13), (25, 0),
        (-7, 2), (14, 29), (23, 15), (8, 17), (-1, 30), (-4, 9), (4, 7), (17, 13),
        (-28, 0), (1, -5), (8, -4), (26, 21), (10, 23), (13, 12), (13, 18), (-16, -22),
        (-1, -6), (10, -2), (11, -1), (9, 7), (4, 0), (12, -3), (2, 6), (4, -8),
    ];
    // The king's square on the files e to h.
    KING_SQUARE: [
        (9, -62), (-3, -26), (31, -33), (34, -47), (-41, -3), (-12, -12), (-7, -19), (43, -31),
        (-67, 15), (-56, 0), (-31, -9), (-57, -13), (-94, 19), (-94, 20), (-94, 21), (-68, 5),
        (-82, 33), (-86, 22), (-64, 30), (-78, -2), (-79, 27), (-72, 24), (-70, 26), (-68, 12),
        (-72, 15), (-69, 11), (-76, -7), (-79, -20), (-75, -12), (-74, -18), (-73, -17), (-77, -37),
    ];
    // A knight by the number of squares it can safely go to.
    KNIGHT_MOBILITY: [
        (-33, -29), (-34, -53), (-24, -25), (-21, -7), (-15, 11), (-12, 22), (-2, 20), (-2, 24),
        (1, 24),
    ];
    // A bishop likewise; it sees through queens.
    BISHOP_MOBILITY: [
        (-45, -47), (-31, -37), (-23, -34), (-16, -2), (-13, -9), (-11, 7), (-11, 9), (-10, 10),
        (-7, 8), (-9, 21), (-6, 22), (30, 3), (11, 14), (20, 32),
    ];
    // A rook likewise; it sees through queens and own rooks.
    ROOK_MOBILITY: [
        (-64, -77), (-29, -79), (-21, -37), (-17, -32), (-15, 20), (-17, 11), (-17, 23), (-9, 18),
        (-15, 25), (-7, 22), (-13, 31), (-5, 36), (7, 26), (-13, 49), (1, 39),
    ];
    // A queen likewise.
    QUEEN_MOBILITY: [
        (-51, -84), (-26, -64), (-26, -62), (-28, -57), (-28, -75), (-25, -36), (-23, -41), (-24, -29),
        (-21, -22), (-20, -13), (-17, 8), (-15, 4), (-19, 18), (-11, 24), (-11, 17), (-5, 37),
        (-15, 33), (-2, 34), (-4, 44), (4, 31), (0, 30), (16, 39), (24, 40), (19, 32),
        (27, 42), (20, 31), (24, 38), (24, 41),
    ];
    // No own pawn on the files beside it; with an enemy pawn ahead, and with none.
    ISOLATED: [(-5, -10), (-11, -15)];
    // A pawn with an own one behind it on its file; by whether the front one is supported.
    DOUBLED: [(3, -41), (20, -32)];
    // A pawn that cannot be supported any more and cannot safely step; with an enemy pawn ahead, and with none.
    BACKWARD: [(3, -15), (-9, -13)];
    // A pawn beside an own one, by rank.
    PHALANX: [(0, 0), (6, -6), (8, -13), (7, -9), (17, 16), (47, 67), (80, 84), (0, 0)];
    // A pawn defended by a pawn, by rank.
    SUPPORTED: [(0, 0), (0, 0), (14, 8), (10, 4), (14, 28), (37, 33), (101, 40), (0, 0)];
    // No enemy pawn on its file and enough helpers to get past the others, by rank.
    CANDIDATE: [(0, 0), (6, -6), (1, -5), (8, 16), (2, 25), (29, 65), (0, 0), (0, 0)];
    // A pawn stopped by an enemy pawn on the fifth and sixth rank.
    RAMMED: [(-12, -8), (-22, 2)];
    // A passed pawn, by rank.
    PASSED: [(0, 0), (-8, 18), (-9, 23), (0, 38), (14, 68), (41, 87), (70, 158), (0, 0)];
    // A passed pawn, by how far its file is from the edge.
    PASSED_FILE: [(-3, 19), (-8, 7), (-6, -2), (-4, -3)];
    // The square before it is empty, by rank.
    PASSED_FREE: [(0, 0), (9, -14), (11, -11), (3, 7), (12, -1), (13, 39), (46, 88), (0, 0)];
    // The square before it is not attacked, by rank.
    PASSED_SAFE: [(0, 0), (-5, 2), (1, 7), (5, -7), (-10, 19), (-6, 47), (9, 40), (0, 0)];
    // No square of its way is attacked or blocked, by rank.
    PASSED_CLEAR: [(0, 0), (0, 2), (-17, 6), (-9, 14), (9, 33), (41, 89), (50, 108), (0, 0)];
    // The square before it is defended, by rank.
    PASSED_HELPED: [(0, 0), (2, 12), (4, 18), (11, 5), (8, 23), (10, 41), (21, 80), (0, 0)];
    // From the fourth rank on, four rows of how far the own king is from the square before it.
    PASSED_OUR_KING: [
        (0, 17), (-2, 25), (-3, 9), (-14, 5), (2, -14), (-18, -14), (28, -18), (15, -14),
        (-1, 19), (-6, 16), (-2, 25), (-1, 20), (1, -21), (-4, -15), (6, -29), (6, -19),
        (3, 30), (5, 41), (1, 1), (1, -7), (1, -18), (1, -39), (-22, -26), (15, -24),
        (2, 29), (3, 25), (6, 24), (0, -6), (3, -16), (3, -38), (-11, -16), (-26, -25),
    ];
    // The same for the enemy king.
    PASSED_THEIR_KING: [
        (6, 1), (-1, -8), (24, -7), (1, -11), (-29, 15), (2, -6), (-4, 4), (12, 33),
        (-13, -36), (-2, -26), (-6, -14), (-13, 5), (-6, 36), (-5, 12), (18, 3), (29, 60),
        (-7, -51), (-11, -43), (2, -34), (16, -4), (4, 32), (1, 58), (8, 40), (-12, 35),
        (25, -62), (-2, -66), (22, -44), (19, 12), (-38, 80), (-24, 64), (-8, 46), (-15, 42),
    ];
    // A rook behind a passed pawn: our own, an enemy.
    PASSED_ROOK: [(2, 4), (-32, -46)];
    // The enemy has only pawns, and its king comes too late.
    PASSED_RUNS: [(-1, 281)];
    // A knight where no pawn can drive it away; alone, and defended by a pawn.
    KNIGHT_OUTPOST: [(7, -2), (15, 14)];
    // A bishop there.
    BISHOP_OUTPOST: [(10, 5), (32, 7)];
    // A knight that can go to a defended outpost.
    KNIGHT_TO_OUTPOST: [(18, 5)];
    // A minor piece right behind a pawn: knight, bishop.
    BEHIND_PAWN: [(3, 12), (1, 11)];
    // A minor piece, by its distance from the own king: knight, bishop.
    FAR_FROM_KING: [(-5, 1), (-8, 1)];
    // Own pawns on the colour of a bishop.
    BISHOP_PAWNS: [(-5, -1)];
    // Those of them in the middle that are blocked.
    BISHOP_BLOCKED: [(-3, -16)];
    // A bishop that sees two squares of the centre along a long diagonal.
    LONG_DIAGONAL: [(11, 15)];
    // A bishop locked in behind enemy pawns at the edge.
    BISHOP_TRAPPED: [(-49, -58)];
    // A rook on a file without own pawns, without any pawns, and behind a blocked own pawn.
    ROOK_FILE: [(20, -2), (30, 18), (-7, 11)];
    // A rook on the seventh rank that hits pawns or cuts the king off.
    ROOK_SEVENTH: [(9, 2)];
    // A rook without room beside a king that cannot castle.
    ROOK_TRAPPED: [(-11, -4)];
    // A queen with an enemy slider behind a single piece.
    QUEEN_SHADOWED: [(-29, 6)];
    // A pawn that cannot be taken for nothing attacks a knight, bishop, rook, queen.
    PAWN_HITS: [(65, 56), (59, 49), (81, 34), (69, 20)];
    // A minor piece attacks a weak pawn, or a knight, bishop, rook, queen.
    MINOR_HITS: [(4, 11), (24, 34), (30, 33), (49, 38), (58, 62)];
    // A rook attacks a weak pawn, knight, bishop, rook, or a queen.
    ROOK_HITS: [(1, 21), (16, 23), (37, 26), (10, 8), (60, 35)];
    // The king attacks something weak.
    KING_HITS: [(24, 39)];
    // An enemy piece that is attacked and not defended.
    HANGING: [(10, 37)];
    // A weak enemy piece that only its queen defends.
    QUEEN_DEFENDS: [(1, 12)];
    // A square that the enemy reaches and we contest.
    CONTESTED: [(4, 0)];
    // A safe step of a pawn would attack a piece.
    PUSH_HITS: [(19, 12)];
    // A safe square from which a knight, a slider attacks the queen.
    QUEEN_CHASED: [(12, 19), (17, 2)];
    // The own pawn before the king, four files from the edge times eight ranks; rank 0: none.
    SHELTER: [
        (4, -1), (26, 12), (41, -33), (-2, -4), (-5, 17), (5, -6), (2, 19), (0, 0),
        (-6, 1), (31, 21), (23, 2), (21, 6), (5, -19), (-21, 6), (1, 1), (0, 0),
        (3, 11), (20, 12), (0, -1), (-1, 5), (14, -35), (-19, 14), (21, -10), (0, 0),
        (-17, 3), (14, -17), (1, -10), (-3, -10), (-6, 14), (16, -18), (10, 14), (0, 0),
    ];
    // The enemy pawn that comes, likewise.
    STORM: [
        (-2, -1), (0, 8), (-33, 2), (-8, 28), (1, -2), (22, 15), (-2, 15), (0, 0),
        (10, -15), (-15, 30), (-16, 10), (-11, 13), (-16, 15), (-16, 0), (-16, -20), (0, 0),
        (6, -5), (-2, 10), (-28, 9), (-1, 3), (2, 7), (6, 3), (10, -2), (0, 0),
        (-3, -5), (-11, -3), (-27, -4), (-11, -5), (-7, -34), (-6, -12), (-11, -23), (0, 0),
    ];
    // A coming pawn that is stopped by the shelter, by rank.
    STORM_STOPPED: [(0, 0), (0, 0), (-10, -17), (-8, -3), (5, 6), (-3, -17), (19, -7), (0, 0)];
    // No pawn at all on the king's side of the board.
    PAWNLESS_FLANK: [(-1, -48)];
    // How far the king is from the nearest own pawn.
    KING_PAWN_DISTANCE: [(1, -4)];
    // Danger: always.
    DANGER: [(48, 0)];
    // Danger: the shelter's holes, like SHELTER.
    DANGER_SHELTER: [
        (49, 1), (42, 0), (9, 0), (22, 0), (40, 0), (36, 1), (29, -2), (0, 0),
        (25, 1), (17, 0), (22, 0), (39, 0), (28, -1), (41, 3), (40, 1), (0, 0),
        (49, 2), (2, 0), (18, 0), (49, 0), (30, 0), (32, 0), (23, 2), (0, 0),
        (23, 8), (1, 0), (14, 0), (28, 0), (41, 1), (18, 0), (24, 1), (0, 0),
    ];
    // Danger: the storm, like STORM.
    DANGER_STORM: [
        (28, -4), (6, 0), (30, 0), (44, 0), (29, 0), (-29, 0), (-7, 0), (0, 0),
        (48, -3), (18, 0), (42, 1), (13, 0), (6, 0), (-28, 0), (-19, 0), (0, 0),
        (5, 3), (7, 0), (49, 0), (42, 0), (14, 0), (-32, -1), (-25, -2), (0, 0),
        (21, 5), (1, 0), (52, 0), (13, 0), (-1, 0), (-25, 0), (-36, 0), (0, 0),
    ];
    // Danger: a knight, bishop, rook, queen attacks the squares around the king.
    DANGER_ATTACKER: [(27, 3), (15, 9), (21, 9), (22, 5)];
    // Danger: attacks on the squares next to the king.
    DANGER_ATTACKS: [(13, 11)];
    // Danger: squares around the king that are attacked and hardly defended.
    DANGER_WEAK: [(28, 10)];
    // Danger: a safe check of a knight, bishop, rook, queen.
    DANGER_CHECK: [(165, 5), (98, 7), (158, 16), (113, 11)];
    // Danger: a second safe check of that kind.
    DANGER_CHECKS: [(57, -1), (48, 0), (57, 2), (73, -1)];
    // Danger: squares from which the enemy can give an unsafe check.
    DANGER_UNSAFE_CHECK: [(22, -4)];
    // Danger: pieces that shield the king from a slider.
    DANGER_PINNED: [(-5, 5)];
    // Danger: squares of the king's flank that the enemy attacks, and attacks twice.
    DANGER_FLANK: [(11, -10), (7, 0)];
    // Danger: squares of the king's flank that we defend.
    DANGER_DEFENDED: [(-8, -9)];
    // Danger: the enemy has no queen.
    DANGER_NO_QUEEN: [(-162, -9)];
    // Danger: an own knight, bishop stands by.
    DANGER_GUARD: [(-46, 0), (1, 0)];
    // Safe squares behind and among the own pawns in the centre, the more the more pieces there are.
    SPACE: [(0, -5)];
    // To be on move.
    TEMPO: [(35, 27)];
    // Chances to win, for whoever is better in the endgame: always, by passed pawns, pawns, kings past each other.
    COMPLEX: [(0, 3), (0, 7), (0, 0), (0, 1)];
    // The same: pawns on both flanks, a king in the other half, only pawns left.
    COMPLEX_KIND: [(0, 2), (0, 22), (0, 65)];
}
