import type { TournamentChange } from '@quadrant/rules/intake';
import type { HistoryPosition } from '@quadrant/rules/outcome';
import { SCORECARD_FIELDS } from '../scorecards/scorecard-rows.js';

/** Which tournaments a run replays. */
export type HistoryRange =
  /** Everything from a position on, the awaiting tournaments too; null: from the first. */
  | { readonly kind: 'refresh'; readonly from: HistoryPosition | null }
  /** What is taken in already from a position on, with changes of tournaments: one of each tournament. */
  | {
      readonly kind: 'live';
      readonly from: HistoryPosition;
      readonly changes: readonly TournamentChange[];
      /** Whether merges of players that wait are settled by it. */
      readonly settles: boolean;
    };

/** A position as SQL compares it with (starts_at, key); COPY takes no parameters, and both come from the database. */
export const positionLiteral = ({ startsAt, key }: HistoryPosition): string =>
  `(${instantLiteral(startsAt)}, '${key}'::uuid)`;

const instantLiteral = (startsAt: number): string => `'${new Date(startsAt).toISOString()}'::timestamptz`;

/** The scorecards of a range under the name c, their tournaments under the name t. */
function scorecardsOf(range: HistoryRange): string {
  if (range.kind === 'live') {
    const taken = range.changes.flatMap(({ submissionRowId }) => (submissionRowId === null ? [] : [submissionRowId]));
    return `(select submission_id from outcomes
        where (starts_at, key) >= ${positionLiteral(range.from)} ${exceptChanged(range.changes)}
        ${taken.length === 0 ? '' : `union all select unnest(${arrayLiteral(taken)})`}) taken_in
      join scorecards c using (submission_id) join tournaments t on t.id = c.tournament_id`;
  }
  const { from } = range;
  // The first condition is for the index, the second for tournaments that start in the same instant.
  const since = from
    ? `and c.starts_at >= ${instantLiteral(from.startsAt)} and (c.starts_at, t.key) >= ${positionLiteral(from)}`
    : '';
  return `tournaments t
      join scorecards c on c.tournament_id = t.id and c.revision = t.due_revision ${since}`;
}

/** A list of ids is hashed: a run may take in thousands of tournaments. */
const exceptChanged = (changes: readonly TournamentChange[]): string =>
  changes.length === 0
    ? ''
    : `and tournament_id <> all(${arrayLiteral(changes.map(({ tournamentRowId }) => tournamentRowId))})`;

const arrayLiteral = (ids: readonly number[]): string => `'{${ids.join(',')}}'::integer[]`;

/** Rows of a range in the order of history: tournament, submission, what is published of it, scorecard. */
export const selectHistory = (range: HistoryRange): string =>
  `select t.id, t.key, c.submission_id, c.revision, o.submission_id, o.level, o.rated,
     o.input_sha256, o.outcome_sha256, h.sha256,
     ${SCORECARD_FIELDS}
   from ${scorecardsOf(range)}
     left join outcomes o on o.tournament_id = t.id
     left join history_chain h on h.tournament_id = t.id
   order by c.starts_at, t.key`;

/** Columns of {@link selectHistory} before the scorecard's. */
export const HISTORY_FIELD_COUNT = 10;

/** Row ids of everyone who plays in a range, or in what is published of the same time. */
export function selectPlayers(range: HistoryRange): string {
  const published = range.from
    ? `select unnest(c.players) from outcomes o join scorecards c using (submission_id)
       where (o.starts_at, o.key) >= ${positionLiteral(range.from)}`
    : 'select id from players';
  return `select unnest(c.players) from ${scorecardsOf(range)} union ${published}`;
}

/** Slugs of the leagues that a range has tournaments of. */
export const selectLeagues = (range: HistoryRange): string =>
  `select distinct c.league from ${scorecardsOf(range)} where c.league is not null`;

/** How many tournaments a range has. */
export const selectCount = (range: HistoryRange): string => `select count(*)::integer as n from ${scorecardsOf(range)}`;
