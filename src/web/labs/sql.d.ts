/** A value of a row. */
export type SqlValue = string | number | null;

/** A table that a game fills; `gameTables` names them, with `tokens`, which come from a script. */
export type GameTable = 'pieces' | 'attacks' | 'history' | 'legal_moves' | 'reach' | 'tokens';

/** Rows of such tables, each with its values in the order of the columns. */
export type GameRows = Partial<Record<GameTable, SqlValue[][]>>;
