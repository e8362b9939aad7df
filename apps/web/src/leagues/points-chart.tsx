import { curveStepAfter, line } from 'd3-shape';
import { spanOfDate } from '@quadrant/rules/tournament';
import type { LeagueSeasonView, AwardingTournament, LeagueAward } from '@quadrant/store/leagues';
import { TimeAxes } from '../components/time-axes.js';
import { t } from '../languages/t.js';
import { ShownPlayer } from '../components/player-link.js';
import { DataTable, type Column } from '../components/data-table.js';
import { shownIn } from './season-view.js';
import { tellDate, tellDayOfYear } from '../languages/tell-day.js';

/** This many lines can be told apart. */
const SHOWN = 6;
const HEIGHT = 320;
/** The names beside the ends of the lines need this many pixels. */
const ROOM = 190;
/** Two names keep this distance, in pixels. */
const LINE_HEIGHT = 16;

interface PointsChartProps {
  readonly view: LeagueSeasonView;
  /** The awards of the season are sorted as in history. */
  readonly awards: readonly LeagueAward[];
}

/** The sums are the points of one player after each tournament of the season. */
interface Course {
  readonly player: string;
  readonly handle: string;
  readonly sums: readonly number[];
}

/** Draws how the points of the first players grew, and lists the same numbers in a table. */
export function PointsChart({ view, awards }: PointsChartProps) {
  const tournaments = [...new Map(awards.map(({ tournament }) => [tournament.id, tournament])).values()];
  if (tournaments.length < 2) return null;
  const courses = view.outcome.table.slice(0, SHOWN).map(({ player }): Course => {
    const { handle } = shownIn(view, player);
    return { player, handle, sums: sumUp(awards, tournaments, handle) };
  });
  // A month is drawn where it stands in history: at its end.
  const days = tournaments.map(({ localDate }) => new Date(spanOfDate(localDate)?.last ?? localDate));
  const told = courses
    .map(({ handle, sums }) => t('{handle} {points}', { handle, points: sums.at(-1) ?? 0 }))
    .join(', ');
  const title = t('Points after each tournament, bonus included');
  return (
    <figure class="chart courses">
      <TimeAxes
        height={HEIGHT}
        label={`${title}: ${told}`}
        moments={days}
        values={[0, ...courses.flatMap(({ sums }) => sums)]}
        room={ROOM}
      >
        {({ x, y }) => {
          const draw = line<number>(
            (_, index) => x(days[index]!),
            (sum) => y(sum),
          ).curve(curveStepAfter);
          const ends = spread(courses.map(({ sums }) => y(sums.at(-1) ?? 0)));
          return courses.map(({ player, handle, sums }, index) => (
            <g key={player} class={`course-${index + 1}`}>
              <path d={draw(sums) ?? ''} />
              {sums.map((sum, at) =>
                sum === (sums[at - 1] ?? 0) ? null : (
                  <circle key={at} cx={x(days[at]!)} cy={y(sum)} r="3.5">
                    <title>{`${handle}: ${sum}, ${tournaments[at]!.name}, ${tellDate(tournaments[at]!.localDate)}`}</title>
                  </circle>
                ),
              )}
              <text x={x(days.at(-1)!) + 10} y={ends[index]} dy="0.32em">
                {shorten(handle)}
              </text>
            </g>
          ));
        }}
      </TimeAxes>
      <figcaption>
        <details class="fold">
          <summary>{t('The same numbers as a table')}</summary>
          <DataTable
            caption={title}
            columns={columnsOf(view, tournaments)}
            rows={courses}
            keyOf={({ player }) => player}
          />
        </details>
      </figcaption>
    </figure>
  );
}

function sumUp(
  awards: readonly LeagueAward[],
  tournaments: readonly AwardingTournament[],
  handle: string,
): readonly number[] {
  const won = new Map<string, number>();
  for (const { player, tournament, points } of awards)
    if (player.handle === handle) won.set(tournament.id, (won.get(tournament.id) ?? 0) + points);
  let sum = 0;
  return tournaments.map(({ id }) => (sum += won.get(id) ?? 0));
}

/** Moves heights apart where they are too close, and keeps their order. */
function spread(heights: readonly number[]): readonly number[] {
  const moved = [...heights];
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  order.forEach((index, at) => {
    const above = at === 0 ? -Infinity : moved[order[at - 1]!]!;
    moved[index] = Math.max(heights[index]!, above + LINE_HEIGHT);
  });
  return moved;
}

const LONGEST = 22;

const shorten = (handle: string): string => (handle.length > LONGEST ? `${handle.slice(0, LONGEST - 1)}…` : handle);

const columnsOf = (view: LeagueSeasonView, tournaments: readonly AwardingTournament[]): readonly Column<Course>[] => [
  { name: t('Player'), kind: 'row', cell: ({ player }) => <ShownPlayer player={shownIn(view, player)} /> },
  ...tournaments.map((tournament, index): Column<Course> => ({
    name: `${index + 1} · ${tellDayOfYear(tournament.localDate)}`,
    kind: 'number',
    cell: ({ sums }) => (
      <a href={`/tournaments/${tournament.id}`} title={tournament.name}>
        {sums[index]}
      </a>
    ),
  })),
];
