import type { AskedAct } from './live-act.js';
import type { LiveState } from './live-state.js';

/** These acts are about all players: a log entry of such an act is as long as the list of players. */
const OF_EVERYBODY: ReadonlySet<AskedAct['kind']> = new Set([
  'check-in-all',
  'undo-check-in-all',
  'pair',
  'draw',
  'take-heats',
]);

/** Returns how many entries an act counts as when an account's entries are limited: one for each player that it is about. */
export const countEntries = ({ players }: Pick<LiveState, 'players'>, { kind }: AskedAct): number =>
  OF_EVERYBODY.has(kind) ? Math.max(1, players.size) : 1;
