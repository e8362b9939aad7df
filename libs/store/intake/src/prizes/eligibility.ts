import type { PoolClient } from 'pg';
import { CHAMPIONS_LEAGUE_POINTS } from '@quadrant/rules/league';
import type { Finding } from '@quadrant/rules/tournament';
import type { PrizedReport } from './prized-report.js';

/**
 * Who plays in a Champions League without the lifetime league points that it asks for (000, 12.7): of all leagues, from
 * tournaments before it, as published when the report comes. The result stands.
 */
export async function checkEligibility(client: PoolClient, { command, players }: PrizedReport): Promise<Finding[]> {
  const { tournament, entries } = command.report;
  if (tournament.kind !== 'champions-league') return [];
  const { rows } = await client.query<{ id: number; points: number }>(
    `select p.id, (select coalesce(sum(a.points), 0)::integer from awards a join outcomes o on o.tournament_id = a.tournament_id
         where a.player_id = p.counts_as and a.kind = 'league' and o.starts_at < $2) as points
     from players p where p.id = any($1)`,
    [players, new Date(tournament.startsAt)],
  );
  const points = new Map(rows.map(({ id, points: lifetime }) => [id, lifetime]));
  return entries.flatMap(({ handle }, entry) => {
    const lifetime = points.get(players[entry]!) ?? 0;
    if (lifetime >= CHAMPIONS_LEAGUE_POINTS) return [];
    return [
      {
        severity: 'warning',
        code: 'champions-league-not-eligible',
        pointer: `/players/${entry}`,
        message: `${handle} has ${lifetime} lifetime league points, and the Champions League asks for ${CHAMPIONS_LEAGUE_POINTS}; the result counts.`,
        advice:
          'Correct the player, or leave it if the director let them play (Organized Play Guide 4.2, section 12.7).',
      },
    ];
  });
}
