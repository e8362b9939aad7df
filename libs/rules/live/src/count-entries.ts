import type { AskedAct } from './live-act.js';
import type { LiveState } from './live-state.js';

/** Acts that say something of everybody: a log entry of them is as long as the list of players. */
const OF_EVERYBODY: ReadonlySet<AskedAct['kind']> = new Set([
  'check-in-all',
  'undo-check-in-all',
  'pair',
  'draw',
  'take-heats',
]);

/** How many entries an act counts as, where those of an account are counted: one for each player of whom it says something. */
export const countEntries = ({ players }: Pick<LiveState, 'players'>, { kind }: AskedAct): number =>
  OF_EVERYBODY.has(kind) ? Math.max(1, players.size) : 1;
