//! What each term is worth: in the middlegame and in the endgame, in hundredths of a pawn; for dangers what is
//! squared, and what counts as it is.
//!
//! Written by `gridmate tune --epochs 16 --rate 1 --seed 1` from 894334 positions.

super::terms::weights! {
    // Pawn, knight, bishop, rook, queen.
    MATERIAL: [(69, 109), (281, 337), (304, 355), (373, 609), (891, 1030)];
    // Two bishops.
    BISHOP_PAIR: [(19, 48)];
    // A pawn's square, mirrored so that the own king stands on the files e to h.
    PAWN_SQUARE: [
        (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0),
        (-14, -2), (-10, 3), (-7, 6), (-17, 16), (-11, 10), (8, 13), (11, 3), (-1, 5),
        (-11, -8), (-16, -3), (-6, -1), (-9, -3), (-1, 3), (0, 11), (7, -6), (-3, 3),
        (-7, -4), (-22, 10), (0, -2), (4, -9), (7, -3), (-1, 9), (-9, 11), (-1, -6),
        (-3, 14), (1, 3), (3, 0), (13, 8), (12, 3), (1, 19), (12, 10), (5, 11),
        (13, 10), (4, 7), (2, 14), (15, 12), (19, 23), (-9, 27), (15, 20), (15, 23),
        (-3, 2), (-9, 12), (-6, 4), (0, 26), (-1, 19), (5, 14), (-13, 17), (4, 21),
        (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0),
    ];
    // A knight's square, likewise.
    KNIGHT_SQUARE: [
        (-27, -16), (-19, -28), (-12, -6), (-12, 2), (-6, -3), (-11, 8), (-27, -14), (-36, -28),
        (-22, -17), (14, -13), (-3, -13), (-9, 9), (-8, 11), (-1, -14), (-1, -19), (-6, -12),
        (-12, -3), (6, 0), (-2, -2), (3, 17), (6, 11), (3, 5), (9, -2), (-5, -2),
        (10, 2), (14, 5), (17, 15), (11, 19), (20, 23), (23, 14), (9, 8), (14, 5),
        (14, 9), (9, -2), (12, 19), (19, 26), (21, 27), (20, 14), (16, 15), (9, -2),
        (-1, -2), (-6, 1), (7, 9), (20, 17), (18, 8), (14, 11), (1, 9), (5, -17),
        (-10, -4), (-19, 6), (12, 4), (5, 6), (0, 10), (20, 15), (-11, -3), (-13, -8),
        (-42, -24), (-21, -19), (-7, -3), (-2, 1), (1, 2), (-37, -17), (-18, -13), (-23, -18),
    ];
    // A bishop's square, likewise.
    BISHOP_SQUARE: [
        (-8, -12), (7, -3), (-9, -11), (-4, 3), (1, 5), (-29, -2), (-10, -9), (-17, -2),
        (13, 0), (5, -14), (-1, -3), (-1, -2), (-1, 3), (6, 3), (-1, -6), (-4, -4),
        (5, -2), (7, 2), (8, -2), (1, 12), (2, 22), (0, -3), (3, 9), (-4, 0),
        (5, 15), (4, 10), (12, 1), (13, 8), (16, 8), (11, 7), (0, -2), (-4, -2),
        (-5, -7), (3, 15), (5, 7), (5, 23), (14, 11), (16, 0), (8, 4), (-6, 0),
        (-7, -8), (-6, 4), (-22, 7), (0, 0), (-4, 3), (-7, -6), (2, -8), (1, -2),
        (-3, -6), (-20, -3), (2, -3), (12, 14), (-8, 5), (2, 2), (-13, 0), (-7, 2),
        (-29, -10), (-12, -5), (-14, -4), (-5, -5), (-8, 8), (-28, -6), (-1, -6), (-6, -10),
    ];
    // A rook's square, likewise.
    ROOK_SQUARE: [
        (-3, -9), (5, -9), (4, -1), (7, -7), (16, -15), (7, -6), (3, -9), (0, -16),
        (-10, 0), (2, -4), (8, 6), (8, -13), (8, -4), (9, -7), (1, 4), (-10, -5),
        (-22, 10), (-2, 7), (4, 8), (3, 5), (-1, 6), (5, 9), (15, 8), (-8, -9),
        (-6, 11), (-6, 8), (4, 7), (0, 5), (3, 3), (4, 8), (-2, 8), (-5, 11),
        (-9, 8), (-5, 10), (10, 10), (14, 1), (2, 2), (4, 10), (-6, 7), (4, 3),
        (4, 7), (10, 13), (8, 6), (11, 7), (0, 13), (5, 9), (1, 10), (-1, 1),
        (20, 0), (10, 7), (18, -1), (12, 0), (18, 6), (13, 11), (7, 14), (16, 3),
        (4, 8), (10, 16), (13, 6), (2, 1), (4, 6), (7, 18), (3, 12), (13, 6),
    ];
    // A queen's square, likewise.
    QUEEN_SQUARE: [
        (-3, -22), (-3, -26), (-7, -31), (1, -46), (-13, -7), (-19, -17), (-20, -17), (-8, -17),
        (-10, -9), (2, -16), (1, -22), (-12, 9), (-11, 4), (-4, -9), (4, -6), (-9, -11),
        (2, -4), (-2, 12), (-7, 8), (-3, 4), (-12, 26), (-8, 15), (3, 1), (2, -9),
        (-1, 2), (-2, 6), (-10, 15), (-14, 17), (-12, 18), (-13, 10), (0, 9), (-2, -1),
        (-2, 7), (-13, 16), (8, 13), (-5, 17), (-8, 10), (4, 13), (-4, 16), (11, 8),
        (12, 4), (6, 6), (6, 11), (8, 10), (9, 19), (10, 13), (0, 6), (23, 4),
        (-15, -7), (-4, 2), (-4, 2), (2, 10), (-6, 11), (8, 2), (7, 3), (14, -10),
        (-9, -13), (5, -8), (7, -7), (4, 11), (11, 9), (9, 0), (12, -4), (6, -12),
    ];
    // The king's square on the files e to h.
    KING_SQUARE: [
        (5, -43), (-4, -37), (25, -34), (31, -53), (-35, -7), (-27, -11), (-5, -18), (22, -37),
        (-60, 14), (-61, 4), (-41, 1), (-39, -11), (-86, 26), (-82, 19), (-77, 13), (-76, 4),
        (-84, 26), (-79, 22), (-73, 16), (-72, 4), (-75, 18), (-72, 26), (-70, 22), (-74, 4),
        (-74, 7), (-67, 21), (-71, 0), (-74, -22), (-73, -10), (-72, -13), (-69, -9), (-74, -35),
    ];
    // A knight by the number of squares it can safely go to.
    KNIGHT_MOBILITY: [
        (-31, -28), (-25, -44), (-18, -16), (-14, 3), (-8, 8), (-5, 19), (-1, 18), (2, 19),
        (4, 15),
    ];
    // A bishop likewise; it sees through queens.
    BISHOP_MOBILITY: [
        (-41, -44), (-28, -31), (-19, -28), (-15, -11), (-11, -3), (-8, 9), (-6, 9), (-5, 14),
        (-6, 13), (-5, 13), (3, 11), (7, 8), (10, 23), (6, 22),
    ];
    // A rook likewise; it sees through queens and own rooks.
    ROOK_MOBILITY: [
        (-54, -97), (-27, -45), (-15, -25), (-10, -18), (-8, 0), (-8, 6), (-9, 18), (-3, 19),
        (-4, 23), (0, 27), (-2, 30), (1, 31), (-2, 36), (4, 39), (10, 39),
    ];
    // A queen likewise.
    QUEEN_MOBILITY: [
        (-46, -81), (-28, -54), (-24, -54), (-21, -47), (-17, -52), (-17, -34), (-15, -34), (-14, -23),
        (-11, -12), (-11, -4), (-10, 5), (-7, 7), (-6, 10), (-3, 15), (-2, 22), (0, 16),
        (-3, 23), (-2, 28), (2, 23), (3, 29), (11, 25), (17, 28), (16, 24), (14, 26),
        (15, 29), (19, 31), (22, 38), (23, 40),
    ];
    // No own pawn on the files beside it; with an enemy pawn ahead, and with none.
    ISOLATED: [(-3, -9), (-10, -13)];
    // A pawn with an own one behind it on its file; by whether the front one is supported.
    DOUBLED: [(-6, -26), (4, -17)];
    // A pawn that cannot be supported any more and cannot safely step; with an enemy pawn ahead, and with none.
    BACKWARD: [(2, -12), (-10, -12)];
    // A pawn beside an own one, by rank.
    PHALANX: [(0, 0), (4, 0), (6, 1), (6, 6), (14, 20), (34, 53), (81, 86), (0, 0)];
    // A pawn defended by a pawn, by rank.
    SUPPORTED: [(0, 0), (0, 0), (12, 9), (8, 11), (13, 23), (36, 27), (96, 59), (0, 0)];
    // No enemy pawn on its file and enough helpers to get past the others, by rank.
    CANDIDATE: [(0, 0), (-2, -8), (0, 4), (4, 16), (2, 25), (17, 72), (0, 0), (0, 0)];
    // A pawn stopped by an enemy pawn on the fifth and sixth rank.
    RAMMED: [(-8, -14), (-15, -6)];
    // A passed pawn, by rank.
    PASSED: [(0, 0), (2, 11), (-4, 17), (0, 35), (14, 65), (26, 97), (79, 145), (0, 0)];
    // A passed pawn, by how far its file is from the edge.
    PASSED_FILE: [(-2, 12), (-3, 8), (-5, -7), (-7, -12)];
    // The square before it is empty, by rank.
    PASSED_FREE: [(0, 0), (-2, -8), (0, 0), (2, 6), (4, 13), (13, 42), (41, 90), (0, 0)];
    // The square before it is not attacked, by rank.
    PASSED_SAFE: [(0, 0), (0, -1), (1, 7), (-5, 12), (4, 19), (12, 31), (10, 49), (0, 0)];
    // No square of its way is attacked or blocked, by rank.
    PASSED_CLEAR: [(0, 0), (-3, -4), (-5, 6), (-14, 9), (-6, 26), (29, 75), (56, 125), (0, 0)];
    // The square before it is defended, by rank.
    PASSED_HELPED: [(0, 0), (-1, 0), (1, 10), (5, 12), (9, 17), (9, 41), (41, 80), (0, 0)];
    // From the fourth rank on, four rows of how far the own king is from the square before it.
    PASSED_OUR_KING: [
        (-1, 11), (-9, 23), (3, 11), (-4, 1), (-2, -9), (-2, -14), (14, -11), (6, -20),
        (2, 26), (6, 33), (1, 14), (-5, 1), (-7, -8), (-5, -20), (8, -28), (-1, -28),
        (3, 29), (5, 47), (3, 7), (1, -11), (-4, -18), (-13, -24), (-12, -31), (1, -27),
        (4, 38), (3, 26), (6, 23), (4, -5), (5, -17), (3, -33), (-7, -38), (-28, -31),
    ];
    // The same for the enemy king.
    PASSED_THEIR_KING: [
        (-1, -1), (3, 2), (3, -6), (3, -5), (-4, 9), (0, 5), (4, 0), (-2, 12),
        (1, -23), (9, -19), (-1, -16), (-10, 4), (1, 21), (-3, 23), (2, 24), (0, 23),
        (-14, -64), (-10, -54), (8, -41), (0, 10), (0, 38), (-2, 47), (2, 52), (0, 56),
        (8, -67), (-3, -60), (2, -53), (1, 9), (-2, 50), (-16, 57), (3, 59), (-3, 64),
    ];
    // A rook behind a passed pawn: our own, an enemy.
    PASSED_ROOK: [(8, 18), (-18, -36)];
    // The enemy has only pawns, and its king comes too late.
    PASSED_RUNS: [(-1, 289)];
    // A knight where no pawn can drive it away; alone, and defended by a pawn.
    KNIGHT_OUTPOST: [(10, -1), (26, 8)];
    // A bishop there.
    BISHOP_OUTPOST: [(9, -2), (27, 12)];
    // A knight that can go to a defended outpost.
    KNIGHT_TO_OUTPOST: [(18, 10)];
    // A minor piece right behind a pawn: knight, bishop.
    BEHIND_PAWN: [(4, 9), (4, 11)];
    // A minor piece, by its distance from the own king: knight, bishop.
    FAR_FROM_KING: [(-5, 0), (-5, 2)];
    // Own pawns on the colour of a bishop.
    BISHOP_PAWNS: [(-3, -4)];
    // Those of them in the middle that are blocked.
    BISHOP_BLOCKED: [(-3, -8)];
    // A bishop that sees two squares of the centre along a long diagonal.
    LONG_DIAGONAL: [(15, 15)];
    // A bishop locked in behind enemy pawns at the edge.
    BISHOP_TRAPPED: [(-59, -61)];
    // A rook on a file without own pawns, without any pawns, and behind a blocked own pawn.
    ROOK_FILE: [(18, 3), (31, 6), (-5, 1)];
    // A rook on the seventh rank that hits pawns or cuts the king off.
    ROOK_SEVENTH: [(3, 14)];
    // A rook without room beside a king that cannot castle.
    ROOK_TRAPPED: [(-13, -11)];
    // A queen with an enemy slider behind a single piece.
    QUEEN_SHADOWED: [(-23, -1)];
    // A pawn that cannot be taken for nothing attacks a knight, bishop, rook, queen.
    PAWN_HITS: [(64, 47), (66, 60), (78, 34), (61, 22)];
    // A minor piece attacks a weak pawn, or a knight, bishop, rook, queen.
    MINOR_HITS: [(4, 17), (22, 31), (32, 31), (57, 38), (55, 56)];
    // A rook attacks a weak pawn, knight, bishop, rook, or a queen.
    ROOK_HITS: [(5, 22), (21, 21), (25, 25), (0, 11), (61, 43)];
    // The king attacks something weak.
    KING_HITS: [(24, 30)];
    // An enemy piece that is attacked and not defended.
    HANGING: [(14, 32)];
    // A weak enemy piece that only its queen defends.
    QUEEN_DEFENDS: [(3, 22)];
    // A square that the enemy reaches and we contest.
    CONTESTED: [(3, 0)];
    // A safe step of a pawn would attack a piece.
    PUSH_HITS: [(19, 11)];
    // A safe square from which a knight, a slider attacks the queen.
    QUEEN_CHASED: [(13, -2), (16, 2)];
    // The own pawn before the king, four files from the edge times eight ranks; rank 0: none.
    SHELTER: [
        (-3, -3), (26, -1), (29, -10), (8, -4), (3, 2), (-2, -8), (1, 9), (0, 0),
        (-2, 11), (28, 12), (18, -1), (14, -11), (1, -4), (-5, 5), (-3, 4), (0, 0),
        (-13, 7), (18, -6), (9, -5), (8, 2), (7, -6), (-2, 7), (7, 1), (0, 0),
        (-18, -1), (14, -1), (7, 2), (1, -2), (-3, -1), (-3, -3), (-13, 0), (0, 0),
    ];
    // The enemy pawn that comes, likewise.
    STORM: [
        (-4, -6), (-10, 6), (-39, 15), (-17, 16), (-5, 0), (6, -1), (-2, -7), (0, 0),
        (0, -7), (5, 21), (-25, 15), (-7, 2), (-10, 4), (-5, 2), (-1, 3), (0, 0),
        (0, -2), (-5, 5), (-34, 5), (-7, 2), (-6, -5), (1, -4), (3, 0), (0, 0),
        (-2, 1), (0, 9), (-18, 4), (-8, 3), (-7, -12), (2, -7), (-3, -7), (0, 0),
    ];
    // A coming pawn that is stopped by the shelter, by rank.
    STORM_STOPPED: [(0, 0), (0, 0), (-15, -21), (-3, -12), (2, -13), (4, -13), (11, -6), (0, 0)];
    // No pawn at all on the king's side of the board.
    PAWNLESS_FLANK: [(-12, -51)];
    // How far the king is from the nearest own pawn.
    KING_PAWN_DISTANCE: [(1, -3)];
    // Danger: always.
    DANGER: [(39, 16)];
    // Danger: the shelter's holes, like SHELTER.
    DANGER_SHELTER: [
        (30, 3), (-3, 13), (8, 14), (35, 0), (45, -1), (34, -3), (31, -3), (0, 0),
        (31, 9), (1, 12), (9, 0), (38, -3), (47, -2), (42, -5), (34, -11), (0, 0),
        (37, 8), (7, -7), (14, 8), (36, 14), (34, 8), (34, -2), (27, -9), (0, 0),
        (22, 5), (-1, 7), (11, 9), (37, -1), (40, 2), (16, 10), (38, -7), (0, 0),
    ];
    // Danger: the storm, like STORM.
    DANGER_STORM: [
        (20, 9), (3, 2), (32, -5), (20, 4), (20, 1), (-8, -3), (2, -2), (0, 0),
        (27, 7), (0, 1), (40, 0), (22, -1), (16, -2), (-10, 11), (3, 18), (0, 0),
        (20, 2), (8, 2), (47, 10), (32, 4), (10, -14), (-6, 3), (-11, 4), (0, 0),
        (18, 2), (3, 3), (46, 6), (24, 5), (-5, -5), (-8, 5), (-19, 1), (0, 0),
    ];
    // Danger: a knight, bishop, rook, queen attacks the squares around the king.
    DANGER_ATTACKER: [(35, 2), (22, 0), (17, -9), (12, 14)];
    // Danger: attacks on the squares next to the king.
    DANGER_ATTACKS: [(10, 2)];
    // Danger: squares around the king that are attacked and hardly defended.
    DANGER_WEAK: [(28, -6)];
    // Danger: a safe check of a knight, bishop, rook, queen.
    DANGER_CHECK: [(164, 24), (80, 39), (136, 40), (89, 74)];
    // Danger: a second safe check of that kind.
    DANGER_CHECKS: [(49, -16), (34, 1), (62, 13), (43, 34)];
    // Danger: squares from which the enemy can give an unsafe check.
    DANGER_UNSAFE_CHECK: [(22, 7)];
    // Danger: pieces that shield the king from a slider.
    DANGER_PINNED: [(0, 2)];
    // Danger: squares of the king's flank that the enemy attacks, and attacks twice.
    DANGER_FLANK: [(11, 0), (8, 3)];
    // Danger: squares of the king's flank that we defend.
    DANGER_DEFENDED: [(-9, 1)];
    // Danger: the enemy has no queen.
    DANGER_NO_QUEEN: [(-187, -44)];
    // Danger: an own knight, bishop stands by.
    DANGER_GUARD: [(-25, -4), (-9, -7)];
    // Safe squares behind and among the own pawns in the centre, the more the more pieces there are.
    SPACE: [(0, -2)];
    // To be on move.
    TEMPO: [(43, 29)];
    // Chances to win, for whoever is better in the endgame: always, by passed pawns, pawns, kings past each other.
    COMPLEX: [(0, -28), (0, 7), (0, 1), (0, 2)];
    // The same: pawns on both flanks, a king in the other half, only pawns left.
    COMPLEX_KIND: [(0, 20), (0, 20), (0, 60)];
}
