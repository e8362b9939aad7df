import type { PoolClient } from 'pg';
import {
  listMentioned,
  nameDiff,
  type HistoryDiff,
  type DiffPointsTable,
  type DiffTournament,
  type NamedHistoryDiff,
  type UnstoredNames,
} from '@quadrant/rules/history-diff';

const NOBODY: UnstoredNames = { players: new Map(), tournaments: new Map() };

/** Gives the players, tournaments and tables of a diff, which are row ids, their names. */
export async function nameHistoryDiff(
  client: PoolClient,
  diff: HistoryDiff,
  unstored: UnstoredNames = NOBODY,
): Promise<NamedHistoryDiff> {
  const mentioned = listMentioned(diff);
  const players = await client.query<{ id: number; handle: string }>(
    `select id, handle from shown_players where id = any($1)`,
    [mentioned.players],
  );
  const tournaments = await client.query<{ id: number; key: string; name: string }>(
    `select t.id, t.key, s.name from tournaments t
       join submissions s on s.tournament_id = t.id and s.revision = t.current_revision where t.id = any($1)`,
    [mentioned.tournaments],
  );
  const seasons = await client.query<{ id: number; league: string; leagueName: string; season: string }>(
    `select s.id, l.slug as league, l.name as "leagueName", s.season from league_seasons s join leagues l on l.id = s.league_id`,
  );
  const handles = new Map([...players.rows.map(({ id, handle }) => [id, handle] as const), ...unstored.players]);
  const stored = new Map(tournaments.rows.map(({ id, key, name }) => [id, { key, name }]));
  const leagues = new Map(seasons.rows.map(({ id, ...season }) => [id, season]));
  return nameDiff<string, DiffTournament, DiffPointsTable>(diff, {
    player: (id) => handles.get(id) ?? `player ${id}`,
    tournament: (id) => stored.get(id) ?? { key: null, name: unstored.tournaments.get(id) ?? `tournament ${id}` },
    table: ({ kind, id }) => ({
      kind,
      ...(leagues.get(kind === 'masters' ? 0 : id) ?? { league: null, season: String(id) }),
    }),
  });
}
