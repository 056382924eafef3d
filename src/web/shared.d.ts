/** A step of a formula of sets; the first is a union, with nothing. */
export type SetStep =
  | { op: 'union' | 'meet' | 'less' | 'then'; set: string }
  | { op: 'from' | 'to'; squares: number[] }
  | { op: 'inverse' | 'complement' | 'paths' };
