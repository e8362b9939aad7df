import type { PoolClient } from 'pg';
import { tallyMissions } from '@quadrant/rules/leagues';
import { unpackEntries } from '@quadrant/store/history';
import { loadCountedPlayers, loadKnownPlayers } from '../season-view/counted-players.js';
import type { ShownMissionTally } from './listed-tournament.js';
import { TOURNAMENT, tournamentOf, type TournamentRow } from './load-awards.js';

interface Row extends TournamentRow {
  readonly players: number[];
  readonly participants: number;
  readonly placings: Buffer;
  /** In the order of the entries; null where the tournament was scored before facts were kept. */
  readonly missions: (string[] | null)[] | null;
}

/** The mission tally sheet of a season: of its counting tournaments. @param run that published them */
export async function loadMissions(client: PoolClient, run: number, seasonRowId: number): Promise<ShownMissionTally[]> {
  const { rows } = await client.query<Row>(
    `select ${TOURNAMENT}, c.players, c.participants, c.placings,
       jsonb_path_query_array(c.league_facts, '$.entries[*].missions') as missions
     from outcomes o join scorecards c using (submission_id) join submissions v on v.id = c.submission_id
     where o.tournament_id in (select tournament_id from awards where league_season_id = $1)
     order by o.starts_at, o.key`,
    [seasonRowId],
  );
  const counted = await loadCountedPlayers(client, run);
  const tallies = tallyMissions(
    rows.map((row) => ({
      tournament: tournamentOf(row),
      entries: unpackEntries(row.placings)
        .slice(0, row.participants)
        .map((entry) => ({
          player: counted.countedAs(row.players[entry]!),
          missions: row.missions?.[entry] ?? null,
        })),
    })),
  );
  const known = await loadKnownPlayers(client, new Set(tallies.flatMap(({ first }) => first.players)));
  return tallies.map((tally) => ({
    ...tally,
    first: {
      ...tally.first,
      players: tally.first.players.map((rowId) => {
        const { handle, name, country } = known.get(rowId)!;
        return { handle, name, country };
      }),
    },
  }));
}
