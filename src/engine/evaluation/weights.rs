//! What each term is worth: in the middlegame and in the endgame, in centipawns; for dangers what is
//! squared, and what counts as it is.
//!
//! Written by `gridmate-lab tune --records … --epochs 14 --rate 1 --blend 0.95 --prior 1000 --seed 1` from 12115595 positions.

super::terms::weights! {
    // Pawn, knight, bishop, rook, queen.
    MATERIAL: [(72, 128), (271, 382), (292, 398), (347, 678), (811, 1163)];
    // Two bishops.
    BISHOP_PAIR: [(20, 45)];
    // A pawn's square, mirrored so that the own king stands on the files e to h.
    PAWN_SQUARE: [
        (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0),
        (-26, -15), (-20, -13), (-21, -15), (-28, -3), (-23, 0), (-6, -4), (2, -3), (-4, -9),
        (-24, -20), (-25, -16), (-16, -22), (-22, -20), (-13, -6), (-4, -8), (7, -11), (-5, -17),
        (-14, -10), (-27, -9), (-6, -12), (-9, -11), (-1, -4), (-2, -2), (-7, -4), (-14, -7),
        (-13, 8), (-9, -2), (-7, -10), (1, 5), (2, 2), (5, 24), (10, 14), (1, 7),
        (40, 56), (37, 44), (41, 47), (47, 51), (61, 58), (28, 86), (56, 68), (53, 57),
        (2, 9), (-9, 9), (-23, 7), (-6, 22), (-2, 21), (6, 14), (-5, 18), (24, 15),
        (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0),
    ];
    // A knight's square, mirrored in the same way.
    KNIGHT_SQUARE: [
        (-39, -38), (-20, -35), (-2, -10), (-12, -12), (-3, -16), (-6, -17), (-27, -20), (-29, -34),
        (-20, -12), (7, -11), (0, -18), (-6, 1), (-5, 3), (0, -15), (-3, -16), (-9, -22),
        (-6, -15), (7, 6), (-2, -5), (4, 16), (11, 7), (9, -2), (6, 1), (-3, -15),
        (7, 8), (8, 11), (18, 25), (14, 30), (16, 33), (23, 20), (11, 9), (7, 6),
        (16, 19), (8, 8), (17, 23), (26, 36), (20, 38), (17, 24), (19, 15), (11, 4),
        (2, 5), (-9, 13), (15, 14), (17, 25), (19, 14), (14, 16), (-1, 17), (19, -5),
        (-5, -8), (-26, -7), (16, 9), (-1, 10), (4, 10), (26, 19), (-14, 3), (-5, -9),
        (-53, -27), (-32, -11), (-33, 6), (-15, 7), (-7, -11), (-29, -2), (-22, -16), (-28, -31),
    ];
    // A bishop's square, mirrored in the same way.
    BISHOP_SQUARE: [
        (-7, -23), (17, 0), (-8, -10), (-7, -4), (8, -6), (-26, -14), (-13, -20), (-20, -9),
        (8, -12), (5, -22), (-3, -1), (3, -4), (-6, 4), (3, -1), (5, -19), (-8, -13),
        (3, 4), (4, -4), (7, -5), (2, 16), (4, 17), (1, -11), (9, 4), (-2, -3),
        (2, 8), (4, 10), (9, 9), (17, 20), (21, 16), (10, 16), (-2, 0), (-8, 7),
        (-8, -4), (0, 23), (13, 12), (11, 31), (17, 29), (21, 16), (5, 11), (-5, 6),
        (-8, 4), (3, 10), (-22, -1), (0, 7), (6, 15), (-5, -8), (11, -3), (8, 1),
        (-3, -16), (-20, -12), (-6, 3), (-1, 19), (-10, 11), (6, 15), (-9, -13), (-16, 0),
        (-29, -19), (-22, -8), (-33, 8), (-34, 0), (-8, 6), (-27, 2), (6, -3), (-1, -20),
    ];
    // A rook's square, mirrored in the same way.
    ROOK_SQUARE: [
        (1, -21), (3, -17), (2, -16), (11, -25), (17, -23), (11, -17), (5, -18), (3, -32),
        (-5, -18), (-2, -15), (12, -8), (8, -14), (16, -16), (11, -20), (18, -21), (-8, -25),
        (-17, -9), (3, -1), (0, 3), (6, -2), (-1, 6), (-1, 2), (12, 1), (-3, -23),
        (-14, 6), (-16, 17), (-3, 11), (11, 9), (0, 11), (-3, 6), (0, 14), (-9, 5),
        (-9, 7), (-17, 14), (0, 14), (4, 12), (-1, 7), (1, 13), (-2, 13), (-1, 17),
        (-9, 17), (7, 25), (3, 22), (11, 20), (10, 11), (9, 19), (5, 20), (0, 11),
        (22, 14), (6, 19), (15, 18), (23, 12), (34, 11), (21, 17), (16, 17), (25, 5),
        (-2, 24), (-4, 31), (8, 20), (-12, 17), (2, 17), (-5, 27), (3, 30), (-4, 21),
    ];
    // A queen's square, mirrored in the same way.
    QUEEN_SQUARE: [
        (-2, -43), (1, -53), (-7, -60), (6, -74), (0, -51), (-15, -45), (-13, -66), (-26, -51),
        (-4, -31), (-2, -19), (4, -27), (-5, -31), (-5, -24), (-3, -40), (15, -42), (-11, -26),
        (0, -19), (-6, -6), (-7, 2), (-5, 0), (-11, 15), (-6, -2), (-1, 1), (3, -30),
        (-6, 16), (-5, 11), (-15, 29), (-15, 36), (-17, 38), (-7, 29), (0, 14), (-8, 13),
        (-4, 11), (-21, 31), (-7, 31), (-10, 52), (-10, 32), (4, 37), (-17, 49), (-1, 29),
        (-3, 21), (11, 19), (8, 29), (16, 36), (20, 37), (15, 22), (0, 40), (15, 25),
        (-26, 15), (-4, 3), (3, 21), (-6, 17), (-8, 24), (6, 31), (-6, 13), (12, 4),
        (-20, -2), (-12, 18), (15, 10), (12, 32), (10, 11), (-2, 6), (18, 6), (2, -10),
    ];
    // The king's square on the files e to h.
    KING_SQUARE: [
        (11, -62), (-5, -48), (17, -39), (31, -49), (-23, -20), (-25, -25), (-7, -22), (20, -30),
        (-59, 7), (-62, 1), (-38, -5), (-14, -12), (-100, 28), (-82, 16), (-61, 11), (-66, -2),
        (-103, 37), (-93, 27), (-91, 22), (-69, 6), (-83, 33), (-81, 35), (-81, 35), (-69, 18),
        (-81, 15), (-78, 38), (-67, 13), (-63, -12), (-65, 5), (-66, -22), (-67, -26), (-69, -68),
    ];
    // A knight by the number of squares it can safely go to.
    KNIGHT_MOBILITY: [
        (-34, -12), (-28, -30), (-19, -7), (-14, 4), (-9, 11), (-6, 16), (-2, 17), (1, 19),
        (3, 17),
    ];
    // A bishop by the same number; it sees through queens.
    BISHOP_MOBILITY: [
        (-35, -34), (-24, -23), (-17, -14), (-13, -1), (-10, 7), (-7, 12), (-5, 13), (-4, 14),
        (-3, 17), (-3, 15), (-3, 9), (-4, 8), (-1, 11), (-6, 5),
    ];
    // A rook by the same number; it sees through queens and own rooks.
    ROOK_MOBILITY: [
        (-53, -96), (-26, -38), (-17, -14), (-13, -7), (-10, 1), (-8, 11), (-7, 17), (-6, 20),
        (-3, 24), (-3, 29), (-1, 29), (-3, 35), (-1, 38), (0, 46), (-2, 46),
    ];
    // A queen by the same number.
    QUEEN_MOBILITY: [
        (-49, -62), (-30, -63), (-26, -84), (-21, -69), (-20, -52), (-17, -31), (-16, -11), (-14, 2),
        (-13, 17), (-13, 24), (-11, 30), (-10, 37), (-10, 40), (-9, 42), (-8, 41), (-8, 41),
        (-5, 38), (-2, 29), (-1, 26), (8, 13), (11, 19), (8, 15), (5, 16), (15, 10),
        (8, 14), (13, 12), (14, 26), (26, 38),
    ];
    // No own pawn on the files beside it; with an enemy pawn ahead, and with none.
    ISOLATED: [(-1, -6), (-8, -8)];
    // A pawn with an own one behind it on its file; by whether the front one is supported.
    DOUBLED: [(-10, -16), (2, -14)];
    // A pawn that cannot be supported any more and cannot safely step; with an enemy pawn ahead, and with none.
    BACKWARD: [(0, -9), (-6, -4)];
    // A pawn beside an own one, by rank.
    PHALANX: [(0, 0), (5, 0), (4, 3), (5, 11), (12, 25), (36, 65), (61, 106), (0, 0)];
    // A pawn defended by a pawn, by rank.
    SUPPORTED: [(0, 0), (0, 0), (10, 9), (6, 10), (9, 19), (32, 39), (85, 77), (0, 0)];
    // No enemy pawn on its file and enough helpers to get past the others, by rank.
    CANDIDATE: [(0, 0), (-1, -5), (2, 1), (2, 12), (2, 16), (-25, 51), (0, 0), (0, 0)];
    // A pawn stopped by an enemy pawn on the fifth and sixth rank.
    RAMMED: [(-11, -17), (-52, -60)];
    // A passed pawn, by rank.
    PASSED: [(0, 0), (-5, 12), (-2, 23), (5, 39), (19, 59), (4, 70), (90, 148), (0, 0)];
    // A passed pawn, by how far its file is from the edge.
    PASSED_FILE: [(-7, 5), (-4, -1), (-5, -8), (-6, -15)];
    // The square before it is empty, by rank.
    PASSED_FREE: [(0, 0), (-2, 4), (0, 2), (1, 8), (4, 20), (8, 39), (37, 79), (0, 0)];
    // The square before it is not attacked, by rank.
    PASSED_SAFE: [(0, 0), (0, -1), (-1, 1), (-1, 6), (2, 16), (8, 22), (-8, 32), (0, 0)];
    // No square of its way is attacked or blocked, by rank.
    PASSED_CLEAR: [(0, 0), (-43, 25), (-39, 18), (-34, 26), (-30, 42), (21, 110), (33, 231), (0, 0)];
    // The square before it is defended, by rank.
    PASSED_HELPED: [(0, 0), (4, 1), (3, 5), (6, 5), (4, 14), (12, 26), (29, 137), (0, 0)];
    // From the fourth rank on, four rows of how far the own king is from the square before it.
    PASSED_OUR_KING: [
        (12, 19), (3, 25), (-2, 9), (-4, -1), (-1, -15), (-2, -16), (1, -18), (3, -8),
        (1, 37), (8, 42), (20, 6), (-13, -8), (-9, -18), (-9, -26), (-2, -25), (5, -25),
        (8, 60), (-11, 65), (10, 7), (14, -23), (-12, -35), (-17, -42), (-26, -38), (-8, -52),
        (23, 128), (11, -13), (13, 35), (11, -17), (10, -41), (-10, -45), (-23, -40), (-38, -47),
    ];
    // The same for the enemy king.
    PASSED_THEIR_KING: [
        (1, -3), (8, -6), (2, -14), (0, -10), (1, 5), (-2, 13), (1, 17), (0, 17),
        (-8, -28), (3, -19), (0, -28), (3, -4), (2, 19), (2, 26), (4, 30), (-1, 33),
        (-24, -70), (-18, -62), (7, -56), (-6, 2), (-6, 35), (0, 48), (4, 56), (2, 59),
        (-19, -94), (4, -83), (22, -69), (8, 21), (-4, 58), (-1, 68), (-6, 85), (1, 72),
    ];
    // A rook behind a passed pawn: our own, an enemy.
    PASSED_ROOK: [(6, 16), (-12, -19)];
    // The enemy has only pawns, and its king comes too late.
    PASSED_RUNS: [(-21, 145)];
    // A knight where no pawn can drive it away; alone, and defended by a pawn.
    KNIGHT_OUTPOST: [(9, -3), (22, 8)];
    // A bishop there.
    BISHOP_OUTPOST: [(8, -5), (20, 13)];
    // A knight that can go to a defended outpost.
    KNIGHT_TO_OUTPOST: [(13, 12)];
    // A minor piece right behind a pawn: knight, bishop.
    BEHIND_PAWN: [(4, 11), (6, 9)];
    // A minor piece, by its distance from the own king: knight, bishop.
    FAR_FROM_KING: [(-5, -3), (-4, 0)];
    // Own pawns on the colour of a bishop.
    BISHOP_PAWNS: [(-2, -4)];
    // Those of them in the middle that are blocked.
    BISHOP_BLOCKED: [(-5, -6)];
    // A bishop that sees two squares of the centre along a long diagonal.
    LONG_DIAGONAL: [(14, 25)];
    // A bishop locked in behind enemy pawns at the edge.
    BISHOP_TRAPPED: [(-59, -57)];
    // A rook on a file without own pawns, without any pawns, and behind a blocked own pawn.
    ROOK_FILE: [(13, 4), (27, -5), (-4, -3)];
    // A rook on the seventh rank that hits pawns or cuts the king off.
    ROOK_SEVENTH: [(-2, 9)];
    // A rook without room beside a king that cannot castle.
    ROOK_TRAPPED: [(-6, -18)];
    // A queen with an enemy slider behind a single piece.
    QUEEN_SHADOWED: [(-21, -5)];
    // A pawn that cannot be taken for nothing attacks a knight, bishop, rook, queen.
    PAWN_HITS: [(66, 70), (69, 79), (81, 55), (70, 38)];
    // A minor piece attacks a weak pawn, or a knight, bishop, rook, queen.
    MINOR_HITS: [(3, 14), (19, 41), (40, 43), (55, 47), (70, 74)];
    // A rook attacks a weak pawn, knight, bishop, rook, or a queen.
    ROOK_HITS: [(4, 19), (21, 31), (28, 25), (-3, 2), (78, 89)];
    // The king attacks something weak.
    KING_HITS: [(27, 21)];
    // An enemy piece that is attacked and not defended.
    HANGING: [(17, 38)];
    // A weak enemy piece that only its queen defends.
    QUEEN_DEFENDS: [(2, 8)];
    // A square that the enemy reaches and we contest.
    CONTESTED: [(3, 3)];
    // A safe step of a pawn would attack a piece.
    PUSH_HITS: [(13, 21)];
    // A safe square from which a knight, a slider attacks the queen.
    QUEEN_CHASED: [(9, 4), (12, 8)];
    // The own pawn before the king, four files from the edge times eight ranks; rank 0: none.
    SHELTER: [
        (11, 2), (29, 10), (26, 2), (14, -19), (12, -17), (6, 1), (9, -3), (0, 0),
        (10, 6), (33, 5), (24, -14), (11, -13), (8, -11), (-7, 7), (-13, 17), (0, 0),
        (-9, 12), (22, -4), (5, -2), (2, 3), (1, -5), (6, -7), (7, 0), (0, 0),
        (-24, 5), (3, 3), (0, 2), (-9, -5), (-14, 11), (-10, 2), (-9, -1), (0, 0),
    ];
    // The enemy pawn that comes, by the same files and ranks.
    STORM: [
        (-14, 5), (17, 9), (-21, 27), (-17, 28), (-14, 3), (-3, -16), (-8, -15), (0, 0),
        (-14, 6), (15, 13), (6, 27), (-14, 13), (-15, 5), (-9, -13), (-8, 5), (0, 0),
        (-2, 4), (11, 0), (-22, 25), (-6, 3), (-6, -12), (-3, -5), (-3, 0), (0, 0),
        (-5, -2), (-21, 13), (12, 13), (-8, 5), (-8, -16), (-2, 11), (-4, -11), (0, 0),
    ];
    // A coming pawn that is stopped by the shelter, by rank.
    STORM_STOPPED: [(0, 0), (0, 0), (-21, -39), (-4, -26), (-1, -19), (4, -24), (4, -30), (0, 0)];
    // No pawn at all on the king's side of the board.
    PAWNLESS_FLANK: [(-8, -33)];
    // How far the king is from the nearest own pawn.
    KING_PAWN_DISTANCE: [(-1, -2)];
    // Danger: always.
    DANGER: [(15, 98)];
    // Danger: the shelter's holes, like SHELTER.
    DANGER_SHELTER: [
        (47, 22), (-10, 43), (11, 28), (25, -1), (49, -2), (54, -2), (33, -8), (0, 0),
        (43, 16), (4, 23), (12, 0), (30, -2), (36, 0), (41, 7), (38, 7), (0, 0),
        (25, 18), (11, 9), (13, 15), (20, 21), (30, 22), (52, 16), (12, 11), (0, 0),
        (1, 15), (-3, 13), (5, 12), (19, 3), (18, 23), (34, 14), (10, 14), (0, 0),
    ];
    // Danger: the storm, like STORM.
    DANGER_STORM: [
        (23, 17), (4, 3), (20, 10), (25, 19), (11, 3), (5, -9), (9, -6), (0, 0),
        (24, 13), (35, 20), (67, 4), (25, 1), (5, 0), (-15, -5), (2, 13), (0, 0),
        (15, 17), (60, 23), (102, 17), (38, 7), (3, -5), (-10, 9), (-4, 17), (0, 0),
        (19, 8), (55, 16), (107, 10), (32, 10), (3, -7), (-2, 26), (-4, 2), (0, 0),
    ];
    // Danger: a knight, bishop, rook, queen attacks the squares around the king.
    DANGER_ATTACKER: [(37, 2), (24, 2), (24, -10), (20, -11)];
    // Danger: attacks on the squares next to the king.
    DANGER_ATTACKS: [(11, 0)];
    // Danger: squares around the king that are attacked and hardly defended.
    DANGER_WEAK: [(19, -4)];
    // Danger: a safe check of a knight, bishop, rook, queen.
    DANGER_CHECK: [(163, 18), (87, 40), (150, 25), (91, 82)];
    // Danger: a second safe check of that kind.
    DANGER_CHECKS: [(38, -6), (51, -6), (75, 12), (57, 42)];
    // Danger: squares from which the enemy can give an unsafe check.
    DANGER_UNSAFE_CHECK: [(19, -1)];
    // Danger: pieces that shield the king from a slider.
    DANGER_PINNED: [(1, 3)];
    // Danger: squares of the king's flank that the enemy attacks, and attacks twice.
    DANGER_FLANK: [(10, -2), (7, 2)];
    // Danger: squares of the king's flank that we defend.
    DANGER_DEFENDED: [(-8, 0)];
    // Danger: the enemy has no queen.
    DANGER_NO_QUEEN: [(-78, -98)];
    // Danger: an own knight, bishop stands by.
    DANGER_GUARD: [(-17, 0), (-6, -3)];
    // Safe squares behind and among the own pawns in the centre, the more the more pieces there are.
    SPACE: [(1, -8)];
    // To be on move.
    TEMPO: [(44, 43)];
    // Chances to win, for the side better in the endgame: always, by passed pawns, pawns, kings past each other.
    COMPLEX: [(0, -19), (0, 1), (0, 0), (0, 1)];
    // The same: pawns on both flanks, a king in the other half, only pawns left.
    COMPLEX_KIND: [(0, 26), (0, 10), (0, 33)];
}
