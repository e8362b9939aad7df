import type { TournamentChange } from '@quadrant/rules/runs';
import type { HistoryPosition } from '@quadrant/rules/history';
import { SCORECARD_FIELDS } from '../scorecards/scorecard-rows.js';

export type HistoryRange =
  /** It includes everything from a position on, and the waiting tournaments too; null begins with the first tournament. */
  | { readonly kind: 'refresh'; readonly from: HistoryPosition | null }
  /** It includes the published tournaments from a position on, with at most one change of each tournament. */
  | {
      readonly kind: 'live';
      readonly from: HistoryPosition;
      readonly changes: readonly TournamentChange[];
      /** Whether it also publishes waiting merges of players. */
      readonly settles: boolean;
    };

/** Writes a position for a comparison with (starts_at, key). COPY takes no parameters; both values come from the database. */
export const positionLiteral = ({ startsAt, key }: HistoryPosition): string =>
  `(${instantLiteral(startsAt)}, '${key}'::uuid)`;

const instantLiteral = (startsAt: number): string => `'${new Date(startsAt).toISOString()}'::timestamptz`;

/** Selects the scorecards c of a range and their tournaments t. */
function scorecardsOf(range: HistoryRange): string {
  if (range.kind === 'live') {
    const taken = range.changes.flatMap(({ submissionRowId }) => (submissionRowId === null ? [] : [submissionRowId]));
    return `(select submission_id from outcomes
        where (starts_at, key) >= ${positionLiteral(range.from)} ${exceptChanged(range.changes)}
        ${taken.length === 0 ? '' : `union all select unnest(${arrayLiteral(taken)})`}) taken_in
      join scorecards c using (submission_id) join tournaments t on t.id = c.tournament_id`;
  }
  const { from } = range;
  // The first condition uses the index; the second compares tournaments that start at the same instant.
  const since = from
    ? `and c.starts_at >= ${instantLiteral(from.startsAt)} and (c.starts_at, t.key) >= ${positionLiteral(from)}`
    : '';
  return `tournaments t
      join scorecards c on c.tournament_id = t.id and c.revision = t.due_revision ${since}`;
}

/** PostgreSQL hashes a list of ids: a run may include thousands of tournaments. */
const exceptChanged = (changes: readonly TournamentChange[]): string =>
  changes.length === 0
    ? ''
    : `and tournament_id <> all(${arrayLiteral(changes.map(({ tournamentRowId }) => tournamentRowId))})`;

const arrayLiteral = (ids: readonly number[]): string => `'{${ids.join(',')}}'::integer[]`;

/** Selects the rows of a range in the order of history: tournament, submission, its published numbers, scorecard. */
export const selectHistory = (range: HistoryRange): string =>
  `select t.id, t.key, c.submission_id, c.revision, o.submission_id, o.level, o.rated,
     o.input_sha256, o.outcome_sha256, h.sha256,
     ${SCORECARD_FIELDS}
   from ${scorecardsOf(range)}
     left join outcomes o on o.tournament_id = t.id
     left join history_chain h on h.tournament_id = t.id
   order by c.starts_at, t.key`;

/** The number of columns of {@link selectHistory} that precede the scorecard. */
export const HISTORY_FIELD_COUNT = 10;

/** Selects the row ids of everyone who plays in a range, or in published tournaments of the same time. */
export function selectPlayers(range: HistoryRange): string {
  const published = range.from
    ? `select unnest(c.players) from outcomes o join scorecards c using (submission_id)
       where (o.starts_at, o.key) >= ${positionLiteral(range.from)}`
    : 'select id from players';
  return `select unnest(c.players) from ${scorecardsOf(range)} union ${published}`;
}

/** Selects the slugs of the leagues that have tournaments in a range. */
export const selectLeagues = (range: HistoryRange): string =>
  `select distinct c.league from ${scorecardsOf(range)} where c.league is not null`;

/** Counts the tournaments of a range. */
export const selectCount = (range: HistoryRange): string => `select count(*)::integer as n from ${scorecardsOf(range)}`;
