/** A square that a piece may go to. */
export interface Destination {
  /** The square that a player names; of castling where the king lands, or the rook, where the king could step there. */
  to: string;
  /** What is taken there, as a FEN letter. */
  captured: string | null;
  /** Whether a pawn becomes something else there. */
  promotes: boolean;
  /** Where king and rook go, if this is castling. */
  castles: { king: string; rookFrom: string; rookTo: string } | null;
}

/** What comes of going from one square to another. */
export interface Attempt {
  /** Why that is not done; nothing, if it may be. */
  problem: Diagnostic | null;
  /** What a pawn may become there, as FEN letters of Black. */
  promotions: string;
}

/** A legal move that is not made. */
export interface AheadMove extends ShownMove {
  /** The position behind it. */
  fen: string;
  effect: ShownEffect;
}

/** Some moves on from the cursor, none of which is made. */
export interface Ahead {
  /** As many as can be played. */
  moves: AheadMove[];
  /** Why the next one cannot. */
  problem: Diagnostic | null;
}
