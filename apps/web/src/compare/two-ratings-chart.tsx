import type { PlayerRatingChange } from '@quadrant/store/careers';
import { t } from '../languages/t.js';
import { RatingAxes } from '../components/rating-axes.js';
import { DataTable, type Column } from '../components/data-table.js';
import { LocalDay } from '../components/day.js';
import { tellDate } from '../languages/tell-day.js';

const HEIGHT = 300;

type Changes = readonly PlayerRatingChange[];

interface TwoRatingsChartProps {
  /** The title is that of the leaderboard. */
  readonly title: string;
  readonly handles: readonly [string, string];
  /** The changes on one track are sorted with the oldest first; each player has at least one. */
  readonly changes: readonly [Changes, Changes];
}

/** Draws the ratings of two players over time as two lines, and lists the same numbers in a table. */
export function TwoRatingsChart({ title, handles, changes }: TwoRatingsChartProps) {
  return (
    <figure class="chart">
      <ul class="legend" aria-hidden="true">
        {handles.map((handle, side) => (
          <li key={handle} class={side === 0 ? undefined : 'second'}>
            {handle}
          </li>
        ))}
      </ul>
      <RatingAxes height={HEIGHT} label={`${title}: ${tellBoth(handles, changes)}`} lines={changes}>
        {({ x, y, path }) =>
          changes.map((each, side) => (
            <g key={handles[side]} class={side === 0 ? undefined : 'second'}>
              <path d={path(each)} />
              {each.map(({ tournamentId, tournament, startsAt, localDate, after }) => (
                <circle key={tournamentId} cx={x(startsAt)} cy={y(after)} r="3.5">
                  <title>{`${handles[side]}: ${tournament}, ${tellDate(localDate)}: ${Math.round(after)}`}</title>
                </circle>
              ))}
            </g>
          ))
        }
      </RatingAxes>
      <figcaption>
        <details class="fold">
          <summary>{t('The same numbers as a table')}</summary>
          <Numbers title={title} handles={handles} changes={changes} />
        </details>
      </figcaption>
    </figure>
  );
}

const tellBoth = (handles: readonly [string, string], changes: readonly [Changes, Changes]): string =>
  changes
    .map((each, side) => {
      const [first, last] = [each[0]!, each.at(-1)!];
      return t('{side} from {before} to {after}', {
        side: handles[side],
        before: Math.round(first.before),
        after: Math.round(last.after),
      });
    })
    .join(', ');

interface Both {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly startsAt: Date;
  readonly localDate: string;
  /** The rating after the tournament; null for a player who was not rated in it. */
  readonly after: readonly [number | null, number | null];
}

function Numbers({ title, handles, changes }: TwoRatingsChartProps) {
  const byId = changes.map((each) => new Map(each.map((change) => [change.tournamentId, change])));
  const tournaments = new Map(changes.flat().map((change) => [change.tournamentId, change]));
  const rows = [...tournaments.values()]
    .map(({ tournamentId, tournament, startsAt, localDate }): Both => {
      const after = byId.map((each) => each.get(tournamentId)?.after ?? null) as [number | null, number | null];
      return { tournamentId, tournament, startsAt, localDate, after };
    })
    .sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
  const ratingColumn = (side: 0 | 1): Column<Both> => ({
    name: handles[side],
    kind: 'number',
    cell: ({ after }) => (after[side] === null ? '' : Math.round(after[side])),
  });
  const columns: Column<Both>[] = [
    {
      name: t('Tournament'),
      kind: 'row',
      cell: ({ tournamentId, tournament }) => <a href={`/tournaments/${tournamentId}`}>{tournament}</a>,
    },
    { name: t('Date'), kind: 'date', cell: ({ localDate }) => <LocalDay date={localDate} /> },
    ratingColumn(0),
    ratingColumn(1),
  ];
  return (
    <DataTable
      caption={t('{title}: rating after each tournament, newest first', { title })}
      columns={columns}
      rows={rows}
      keyOf={({ tournamentId }) => tournamentId}
    />
  );
}
