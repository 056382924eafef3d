// The workers of the page: loaded with the first question, and not before the first board.

import { Client } from '../workers/client';
import { start } from '../workers/start';
import { CLOCK } from './open';

export const client = new Client(start, CLOCK);
