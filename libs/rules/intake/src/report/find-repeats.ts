import type { Finding } from '@quadrant/rules/tournament';
import { findDuplicates, playedTournament } from '@quadrant/rules/suspicions';
import type { ReportDelivery } from './delivery.js';
import type { PlannedPlayer } from './plan-players.js';
import type { PeopleFacts, ReportFacts } from './report-facts.js';

/** Returns the player after merges for each entry; it is negative for a player that an earlier report of the list creates. */
export const countedPlayers = (
  players: readonly Pick<PlannedPlayer, 'key' | 'known'>[],
  created: PeopleFacts['created'],
): (number | null)[] => players.map(({ key, known }) => known?.countsAs ?? created.get(key) ?? null);

/**
 * Finds tournaments that an imported report may repeat; none for a revision. Nightly checks find everything else that
 * is improbable in a history. Tournaments of an export are not compared with each other, because they counted side by
 * side in their installation.
 */
export function findRepeats(
  { report, countBeside }: Pick<ReportDelivery, 'report' | 'countBeside'>,
  key: string,
  players: readonly (number | null)[],
  { existing, suspicion: { nearby } }: Pick<ReportFacts, 'existing' | 'suspicion'>,
): Finding[] {
  if (existing !== null || nearby.length === 0) return [];
  // A tournament that an earlier report of the list revises is compared as that report has it.
  const others = [...new Map(nearby.map((each) => [each.key, each])).values()]
    .filter((each) => countBeside?.has(each.key) !== true)
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  return findDuplicates(playedTournament(report, { key, players, position: null }), others);
}
