// The first script of the board that another page shows.

import '../workers/policy';
import { startEmbed } from './start';

void startEmbed(() => import('./parts'));
