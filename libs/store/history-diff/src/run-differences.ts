import type { PoolClient } from 'pg';
import type { TournamentDifference } from '@quadrant/rules/history-diff';
import type { GameTitle } from '@quadrant/rules/tournament';
import { causeInRun, wasMerged, type MovingRun, type TakenTournament } from './moving-run.js';
import { loadPublishedSides } from './published-sides.js';

/** A batch is so small that other work in the process waits only milliseconds for it. */
const BATCH = 200;

interface ChangedRow {
  readonly id: number;
  readonly game: GameTitle;
  readonly before: TakenTournament | null;
  readonly after: TakenTournament | null;
}

/** Returns SQL for a {@link TakenTournament} under an alias. */
const taken = (alias: string, isMerged: string): string =>
  `case when ${alias}.tournament_id is not null then json_build_object('submissionRowId', ${alias}.submission_id,
      'level', ${alias}.level, 'rated', ${alias}.rated, 'inputSha256', encode(${alias}.input_sha256, 'hex'),
      'isMerged', ${isMerged}, 'inLeague', k.league is not null or t.league_override is not null, 'players', case when $3 then k.players end) end`;

const COLUMNS = 'tournament_id, submission_id, starts_at, key, level, rated, input_sha256';

const CHANGED = `
  select t.id, k.game, ${taken('b', `a.tournament_id is null and ${wasMerged('t.key', '$2')}`)} as before, ${taken('a', 'false')} as after
  from (select ${COLUMNS} from outcomes where since_run = $1
        union all select ${COLUMNS} from closed_outcomes where since_run = $1) a
    full join (select ${COLUMNS} from closed_outcomes where until_run = $1) b using (tournament_id)
    join tournaments t on t.id = tournament_id
    join scorecards k on k.submission_id = coalesce(a.submission_id, b.submission_id)
  order by coalesce(a.starts_at, b.starts_at), t.key`;

/**
 * Lists the tournaments that a run published differently from the run before, in the order of history.
 *
 * @param client in a transaction that reads one moment
 */
export async function* listRunDifferences(client: PoolClient, run: MovingRun): AsyncGenerator<TournamentDifference> {
  const { number, publishedAt, identities } = run;
  await client.query(`declare changed no scroll cursor for ${CHANGED}`, [number, publishedAt, identities !== null]);
  for (;;) {
    const { rows } = await client.query<ChangedRow>(`fetch ${BATCH} from changed`);
    const ids = rows.map(({ id }) => id);
    const before = await loadPublishedSides(client, ids, number - 1);
    const after = await loadPublishedSides(client, ids, number);
    for (const row of rows) {
      const { id, game } = row;
      const sides = { before: before.get(id) ?? null, after: after.get(id) ?? null };
      yield { tournament: id, game, ...sides, cause: causeInRun(run, row.before, row.after) };
    }
    if (rows.length < BATCH) break;
  }
  await client.query('close changed');
}
