import type { PlayerRatingChange } from '@quadrant/store/careers';
import { t, words } from '../languages/t.js';
import { BROUGHT_IN } from './brought-in.js';
import { RatingAxes } from '../components/rating-axes.js';
import { RatingDelta } from '../components/rating-delta.js';
import { DataTable, type Column } from '../components/data-table.js';
import { LocalDay } from '../components/day.js';
import { tellDate } from '../languages/tell-day.js';

const HEIGHT = 280;

interface RatingChartProps {
  /** The title is that of the leaderboard. */
  readonly title: string;
  /** The changes on one track are sorted with the oldest first; there are at least two. */
  readonly changes: readonly PlayerRatingChange[];
}

/** Draws ratings over time with a mark for each tournament, and lists the same numbers in a table. */
export function RatingChart({ title, changes }: RatingChartProps) {
  return (
    <figure class="chart">
      <RatingAxes height={HEIGHT} label={`${title}: ${tellRange(changes)}`} lines={[changes]}>
        {({ x, y, path }) => (
          <>
            <path d={path(changes)} />
            {changes.map(({ tournamentId, tournament, startsAt, localDate, after }) => (
              <circle key={tournamentId} cx={x(startsAt)} cy={y(after)} r="3.5">
                <title>{`${tournament}, ${tellDate(localDate)}: ${Math.round(after)}`}</title>
              </circle>
            ))}
          </>
        )}
      </RatingAxes>
      <figcaption>
        <details class="fold">
          <summary>{t('The same numbers as a table')}</summary>
          <DataTable
            caption={t('{title}, newest first', { title })}
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
  return t('from {before} before {tournament} to {after} after {tournament2}, at most {value}', {
    before: Math.round(first.before),
    tournament: first.tournament,
    after: Math.round(last.after),
    tournament2: last.tournament,
    value: Math.round(Math.max(...ratings)),
  });
}

const COLUMNS: readonly Column<PlayerRatingChange>[] = words([
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ tournamentId, tournament }) => (
      <a href={tournamentId === BROUGHT_IN ? `#${BROUGHT_IN}` : `/tournaments/${tournamentId}`}>{tournament}</a>
    ),
  },
  { name: 'Date', kind: 'date', cell: ({ localDate }) => <LocalDay date={localDate} /> },
  { name: 'Rating', kind: 'number', cell: ({ after }) => Math.round(after) },
  { name: 'Change', kind: 'number', cell: ({ before, after }) => <RatingDelta value={after - before} /> },
]);
