import type { PoolClient } from 'pg';
import type { EntitlementFacts } from '@quadrant/rules/prizes';
import { askTogether } from '@quadrant/store/database';
import { loadEntitlements, type EntitlementRecord } from './entitlement-records.js';
import { loadClaims, loadPlayedTournaments, type PlayedTournament } from './shown-claims.js';

/** The state of the players' entitlements follows from `facts`; `records` are the rows they were read from. */
export interface LoadedFacts {
  readonly facts: EntitlementFacts;
  readonly records: readonly EntitlementRecord[];
}

/**
 * Loads everything that is published and recorded about the entitlements of some players.
 *
 * @param players row ids, as whom they count
 * @param today calendar date, `YYYY-MM-DD`
 * @param played published tournaments of championships, where they are known already
 */
export async function loadEntitlementFacts(
  client: PoolClient,
  players: readonly number[],
  today: string,
  played: readonly PlayedTournament[] | null = null,
): Promise<LoadedFacts> {
  const [records, tournaments] = await askTogether(client, () =>
    Promise.all([loadEntitlements(client, { players }), played ?? loadPlayedTournaments(client)]),
  );
  const claims = await loadClaims(client, tournaments, players);
  return { records, facts: { ...factsOf(records, tournaments, today), claims } };
}

/** Builds the same facts from rows alone, without claims. */
export const factsOf = (
  records: readonly EntitlementRecord[],
  played: readonly PlayedTournament[],
  today: string,
): EntitlementFacts => ({
  entitlements: records.map(({ entitlement }) => entitlement),
  choices: new Map(records.flatMap(({ entitlement, choice }) => (choice ? [[entitlement.id, choice.continent]] : []))),
  forfeits: new Map(
    records.flatMap(({ entitlement, forfeit }) => (forfeit ? [[entitlement.id, dayOf(forfeit.at)]] : [])),
  ),
  claims: [],
  played,
  today,
});

/** Returns the calendar date of an instant in UTC, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
