import { joined, type Text } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import type { RunChange } from '@quadrant/rules/history';

/** Finds the changes of these leagues' rules that wait for a run. */
export async function findLeagueChanges(client: PoolClient, slugs: readonly string[]): Promise<RunChange[]> {
  if (slugs.length === 0) return [];
  const { rows } = await client.query<{ league: string; actors: string[]; reasons: Text[] }>(
    `select l.slug as league, array_agg(p.actor order by p.id) as actors, json_agg(p.reason order by p.id) as reasons
     from pending_changes p join league_rules r on r.id = p.league_rules_id join leagues l on l.id = r.league_id
     where l.slug = any($1) group by l.slug order by min(p.id)`,
    [slugs],
  );
  return rows.map(({ league, actors, reasons }) => ({
    kind: 'league',
    tournament: null,
    revision: null,
    playerMerge: null,
    league,
    requestedBy: actors.at(-1)!,
    reason: joined(reasons, '; '),
  }));
}
