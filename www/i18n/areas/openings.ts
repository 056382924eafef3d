// The words for openings.

import type { openings } from '../en/openings';

export type OpeningId = keyof typeof openings;

export type OpeningsWords = Readonly<Record<OpeningId, string>>;
