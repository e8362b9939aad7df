import type { Finding } from '@quadrant/rules/tournament';
import { findDuplicates } from '../plausibility/find-duplicates.js';
import { playedTournament } from '../plausibility/played-tournament.js';
import type { ReportDelivery } from './delivery.js';
import type { PlannedPlayer } from './plan-players.js';
import type { PeopleFacts, ReportFacts } from './report-facts.js';

/** As whom entries count; a number below zero for a player whom an earlier report of the list creates. */
export const countedPlayers = (
  players: readonly Pick<PlannedPlayer, 'key' | 'known'>[],
  created: PeopleFacts['created'],
): (number | null)[] => players.map(({ key, known }) => known?.countsAs ?? created.get(key) ?? null);

/**
 * Tournaments that an imported report may be once more; none for a revision. Everything else that is improbable about a history is found at night.
 * Tournaments of an export are not compared with each other: they counted side by side where they come from.
 */
export function findRepeats(
  { report, countBeside }: Pick<ReportDelivery, 'report' | 'countBeside'>,
  key: string,
  players: readonly (number | null)[],
  { existing, plausibility: { nearby } }: Pick<ReportFacts, 'existing' | 'plausibility'>,
): Finding[] {
  if (existing !== null || nearby.length === 0) return [];
  // One that an earlier report of the list revises is compared as that report has it.
  const others = [...new Map(nearby.map((each) => [each.key, each])).values()]
    .filter((each) => countBeside?.has(each.key) !== true)
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  return findDuplicates(playedTournament(report, { key, players, position: null }), others);
}
