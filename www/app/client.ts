// The workers of the page: loaded with the first question, and not before the first board.

import { Client } from '../workers/client';
import { CLOCK } from '../ui/time';
import { start } from '../workers/start';

export const client = new Client(start, CLOCK);
