import type { PoolClient } from 'pg';
import { checkClaims, claimsOf, type ChampionshipTournament, type ShownClaim } from '@quadrant/rules/league';
import { continentOf } from '@quadrant/rules/permissions';
import { getRuleSystem } from '@quadrant/rules/systems';
import { localDateOf, settleImportance, type Finding, type TournamentReport } from '@quadrant/rules/tournament';
import { dayOf, loadEntitlementFacts } from '@quadrant/store/leagues';
import type { PrizedReport } from './prized-report.js';

/**
 * What is to be said of the Earned Byes and head starts that the report of a Continental or of Worlds claims (000, 7.2 and
 * section 11). It is looked at as what it was handed in as, even where nobody has approved that: whether it counts is told
 * elsewhere. Of others nothing is asked, nor where nobody claims anything, nor of players who may have won what they claim
 * in a tournament that waits for a refresh.
 */
export async function checkReportClaims(
  client: PoolClient,
  { command, existing, players }: PrizedReport,
): Promise<Finding[]> {
  const { report, key, receivedAt } = command;
  const tournament = championshipOf(report, existing?.key ?? key, existing?.level ?? null);
  if (tournament === null) return [];
  // Who claims nothing needs no look; entries keep their numbers.
  const isClaiming = ({ rounds, headStart }: ShownClaim) => rounds.length > 0 || headStart > 0;
  if (!claimsOf(report, tournament, []).some(isClaiming)) return [];
  const claims = claimsOf(report, tournament, await countPlayers(client, players)).filter(isClaiming);
  const claimants = claims.flatMap(({ player }) => (player === null ? [] : [player]));
  const { facts } = await loadEntitlementFacts(client, claimants, dayOf(receivedAt));
  const unsettled = await findUnsettled(client, claimants, tournament);
  return checkClaims(
    facts,
    report,
    claims.filter(({ player }) => player === null || !unsettled.has(player)),
  );
}

/** Who plays in a tournament that waits, of the same game and before this one, and was more than an ordinary one. */
async function findUnsettled(
  client: PoolClient,
  players: readonly number[],
  { key, game, startsAt }: ChampionshipTournament,
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

/** The Continental or Worlds that a report is of; null for any other tournament. */
function championshipOf(
  report: TournamentReport,
  key: string,
  level: Parameters<typeof settleImportance>[1],
): ChampionshipTournament | null {
  const { name, game, ruleSystem, startsAt, country } = report.tournament;
  const { kind } = settleImportance(report.tournament, level);
  if (kind !== 'continental' && kind !== 'worlds') return null;
  return {
    key,
    name,
    game,
    kind,
    startsAt: Date.parse(startsAt),
    localDate: localDateOf(startsAt),
    continent: continentOf(country),
    isHeat: !getRuleSystem(ruleSystem).awardsPoints(report).value,
  };
}

/** As whom players count, in their order; null for those who are not stored. */
async function countPlayers(client: PoolClient, players: readonly number[]): Promise<(number | null)[]> {
  const { rows } = await client.query<{ id: number; countsAs: number }>(
    `select id, counts_as as "countsAs" from players where id = any($1)`,
    [players],
  );
  const counted = new Map(rows.map(({ id, countsAs }) => [id, countsAs]));
  return players.map((player) => counted.get(player) ?? null);
}
