import { count } from '@quadrant/tournament';
import type { HistoryDiff } from './history-diff.js';

/**
 * A diff in one line: `14 later tournaments, 23 players, largest -18.2`. Later ones have the same input as before. What is
 * about all of history has no later ones: then all count that moved, `120 tournaments, 300 players, largest +41.0`.
 */
export function describeDiff({
  tournaments: { corrected, moved },
  players,
  largest,
  causes,
}: Pick<HistoryDiff, 'tournaments' | 'players'> & {
  readonly largest: readonly { readonly change: number }[];
  readonly causes: { readonly largest: readonly { readonly tournament: unknown }[] };
}): string {
  const isGeneral = causes.largest.some(({ tournament }) => tournament === null);
  const told = isGeneral ? count(corrected + moved, 'tournament') : count(moved, 'later tournament');
  const summary = `${told}, ${count(players, 'player')}`;
  const [first] = largest;
  return first === undefined ? summary : `${summary}, largest ${signed(first.change)}`;
}

/** One decimal, with a sign unless it rounds to nothing. */
function signed(change: number): string {
  const rounded = change.toFixed(1);
  if (Number(rounded) === 0) return '0.0';
  return change > 0 ? `+${rounded}` : rounded;
}
