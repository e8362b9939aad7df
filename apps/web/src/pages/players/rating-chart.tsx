import { scaleLinear, scaleUtc } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import type { PlayerRatingChange } from '@quadrant/store/reading';
import { RatingDelta } from '../../components/rating-delta.js';
import { DataTable, type Column } from '../data-table.js';
import { Day } from '../day.js';

const WIDTH = 1120;
const HEIGHT = 280;
const EDGE = { top: 12, right: 16, bottom: 28, left: 48 } as const;
const MONTH_YEAR = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

interface RatingChartProps {
  /** Of the leaderboard. */
  readonly title: string;
  /** On one track, oldest first; at least two. */
  readonly changes: readonly PlayerRatingChange[];
}

/** Ratings over time, a mark for each tournament, and the same numbers as a table. */
export function RatingChart({ title, changes }: RatingChartProps) {
  const first = changes[0]!;
  const last = changes.at(-1)!;
  const x = scaleUtc([first.startsAt, last.startsAt], [EDGE.left, WIDTH - EDGE.right]);
  const ratings = [first.before, ...changes.map(({ after }) => after)];
  const y = scaleLinear([Math.min(...ratings), Math.max(...ratings)], [HEIGHT - EDGE.bottom, EDGE.top]).nice(5);
  const path = line<PlayerRatingChange>(
    ({ startsAt }) => x(startsAt),
    ({ after }) => y(after),
  ).curve(curveStepAfter);
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}: ${tellRange(changes)}`}>
        {y.ticks(5).map((rating) => (
          <g key={rating}>
            <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(rating)} y2={y(rating)} />
            <text x={EDGE.left - 8} y={y(rating)} dy="0.32em" text-anchor="end">
              {rating}
            </text>
          </g>
        ))}
        {x.ticks(6).map((date) => (
          <text key={date.toISOString()} x={x(date)} y={HEIGHT - 6} text-anchor="middle">
            {MONTH_YEAR.format(date)}
          </text>
        ))}
        <path d={path(changes) ?? ''} />
        {changes.map(({ tournamentId, tournament, startsAt, after }) => (
          <circle key={tournamentId} cx={x(startsAt)} cy={y(after)} r="3.5">
            <title>{`${tournament}, ${startsAt.toISOString().slice(0, 10)}: ${Math.round(after)}`}</title>
          </circle>
        ))}
      </svg>
      <figcaption>
        <details class="fold">
          <summary>The same numbers as a table</summary>
          <DataTable
            caption={`${title}, newest first`}
            columns={COLUMNS}
            rows={changes.toReversed()}
            keyOf={({ tournamentId }) => tournamentId}
          />
        </details>
      </figcaption>
    </figure>
  );
}

function tellRange(changes: readonly PlayerRatingChange[]): string {
  const [first, last] = [changes[0]!, changes.at(-1)!];
  const ratings = changes.map(({ after }) => after);
  return `from ${Math.round(first.before)} before ${first.tournament} to ${Math.round(last.after)} after ${last.tournament}, at most ${Math.round(Math.max(...ratings))}`;
}

const COLUMNS: readonly Column<PlayerRatingChange>[] = [
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ tournamentId, tournament }) => <a href={`/tournaments/${tournamentId}`}>{tournament}</a>,
  },
  { name: 'Date', kind: 'date', cell: ({ startsAt }) => <Day at={startsAt} /> },
  { name: 'Rating', kind: 'number', cell: ({ after }) => Math.round(after) },
  { name: 'Change', kind: 'number', cell: ({ before, after }) => <RatingDelta value={after - before} /> },
];
