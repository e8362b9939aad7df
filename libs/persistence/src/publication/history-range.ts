import type { HistoryPosition } from '@quadrant/outcome';
import { SCORECARD_FIELDS } from '../scorecards/scorecard-rows.js';

/** Which tournaments a run replays. */
export type HistoryRange =
  /** Everything from a position on, the awaiting tournaments too; null: from the first. */
  | { readonly kind: 'refresh'; readonly from: HistoryPosition | null }
  /** What is taken in already from a position on, and one submission of a tournament; null: none of it any more. */
  | {
      readonly kind: 'live';
      readonly from: HistoryPosition;
      readonly tournamentRowId: number;
      readonly submissionRowId: number | null;
    }
  /** What is taken in already from a position on, with the merges of players and the rules of leagues that wait. */
  | { readonly kind: 'settling'; readonly from: HistoryPosition };

/** A position as SQL compares it with (starts_at, key); COPY takes no parameters, and both come from the database. */
export const positionLiteral = ({ startsAt, key }: HistoryPosition): string =>
  `(${instantLiteral(startsAt)}, '${key}'::uuid)`;

const instantLiteral = (startsAt: number): string => `'${new Date(startsAt).toISOString()}'::timestamptz`;

/** The scorecards of a range under the name c, their tournaments under the name t. */
function scorecardsOf(range: HistoryRange): string {
  if (range.kind === 'live') {
    return `(select submission_id from outcomes
        where (starts_at, key) >= ${positionLiteral(range.from)} and tournament_id <> ${range.tournamentRowId}
        ${range.submissionRowId === null ? '' : `union all select ${range.submissionRowId}`}) taken_in
      join scorecards c using (submission_id) join tournaments t on t.id = c.tournament_id`;
  }
  if (range.kind === 'settling') {
    return `outcomes taken_in join scorecards c using (submission_id) join tournaments t on t.id = c.tournament_id
        and (taken_in.starts_at, taken_in.key) >= ${positionLiteral(range.from)}`;
  }
  const { from } = range;
  // The first condition is for the index, the second for tournaments that start in the same instant.
  const since = from
    ? `and c.starts_at >= ${instantLiteral(from.startsAt)} and (c.starts_at, t.key) >= ${positionLiteral(from)}`
    : '';
  return `tournaments t
      join scorecards c on c.tournament_id = t.id and c.revision = t.due_revision ${since}`;
}

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
