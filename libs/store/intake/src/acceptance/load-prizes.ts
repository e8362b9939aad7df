import type { PoolClient } from 'pg';
import {
  asksForPoints,
  claimedPrizes,
  keyOf,
  planPlayers,
  type ClaimedPrizes,
  type ExistingTournament,
  type PeopleFacts,
  type PrizeFacts,
} from '@quadrant/rules/intake';
import { pointsCutOff } from '@quadrant/rules/leagues';
import { localDateOf } from '@quadrant/rules/tournament';
import { dayOf, loadChampionshipDays, loadEntitlementFacts } from '@quadrant/store/prizes';
import type { Delivery } from '../acceptance.js';

const NOTHING: PrizeFacts = { entitlements: null, unsettled: new Set(), lifetimePoints: new Map(), pointsUntil: null };

/**
 * Loads the published prizes that the players of a championship bring along. It loads nothing for imports of the
 * operator: that history waits as a whole for its refresh. Afterwards the pages of entitlements show which claims
 * nothing covers.
 */
export async function loadPrizes(
  client: PoolClient,
  delivery: Delivery,
  existing: ExistingTournament | null,
  people: PeopleFacts,
): Promise<PrizeFacts> {
  const { report, role, receivedAt } = delivery;
  if (role === 'operator') return NOTHING;
  const players = planPlayers(delivery, people).players.map(({ known }) => known);
  const claimed = claimedPrizes({ report, key: keyOf(delivery, existing), existing, players });
  const claimants = claimed?.claims.flatMap(({ player }) => (player === null ? [] : [player])) ?? [];
  const rowIds = players.flatMap((player) => (player === null ? [] : [player.id]));
  return {
    ...NOTHING,
    ...(claimed === null
      ? {}
      : {
          entitlements: (await loadEntitlementFacts(client, claimants, dayOf(receivedAt))).facts,
          unsettled: await findUnsettled(client, claimants, claimed.tournament),
        }),
    ...(asksForPoints(report) ? await loadSeeding(client, rowIds, report.tournament, keyOf(delivery, existing)) : {}),
  };
}

/** Finds the players who are also in a waiting tournament of the same game that began earlier and is not an ordinary one. */
async function findUnsettled(
  client: PoolClient,
  players: readonly number[],
  { key, game, startsAt }: ClaimedPrizes['tournament'],
): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ player: number }>(
    `select distinct p.counts_as as player
     from pending_changes w join tournaments t on t.id = w.tournament_id
       join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
       join entries e on e.submission_id = s.id join players p on p.id = e.player_id
     where p.counts_as = any($1) and s.game = $2 and w.starts_at < $3 and t.key <> $4 and (s.header->>'kind' <> 'local' or t.level_override > 1)`,
    [players, game, new Date(startsAt), key],
  );
  return new Set(rows.map(({ player }) => player));
}

/** Loads the lifetime points of all leagues up to the day before the year's Champions League: this one, or an earlier one. */
async function loadSeeding(
  client: PoolClient,
  players: readonly number[],
  { startsAt }: Delivery['report']['tournament'],
  key: string,
): Promise<Pick<PrizeFacts, 'lifetimePoints' | 'pointsUntil'>> {
  const day = localDateOf(startsAt);
  const days = await loadChampionshipDays(client, Number(day.slice(0, 4)), key);
  const first = days.championsLeague !== null && days.championsLeague < day ? days.championsLeague : day;
  const { until } = pointsCutOff({ ...days, championsLeague: first });
  const { rows } = await client.query<{ id: number; points: number }>(
    `select p.id, (select coalesce(sum(a.points), 0)::integer
         from awards a join outcomes o using (tournament_id) join scorecards c using (submission_id)
         where a.player_id = p.counts_as and a.kind = 'league' and c.local_date <= $2) as points
     from players p where p.id = any($1)`,
    [players, until],
  );
  return { lifetimePoints: new Map(rows.map(({ id, points }) => [id, points])), pointsUntil: until };
}
