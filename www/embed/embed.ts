// The first script of the board that another page shows.

import '../workers/policy';
import { startEmbed } from './start';

// Another address behind `#` is another board.
addEventListener('hashchange', () => location.reload());
void startEmbed(() => import('./parts'));
