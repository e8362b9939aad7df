import { currentLanguage, eachLanguage } from '../languages/language.js';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import type { ComponentChildren } from 'preact';
import type { PlayerRatingChange } from '@quadrant/store/reading';

const WIDTH = 1120;
const EDGE = { top: 12, right: 16, bottom: 28, left: 48 } as const;
const MONTH_YEAR = eachLanguage(
  (language) => new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** Where a rating at a moment stands in a chart. */
export interface RatingScales {
  readonly x: (at: Date) => number;
  readonly y: (rating: number) => number;
  /** A step after each tournament, as the path of an SVG. */
  readonly path: (changes: readonly PlayerRatingChange[]) => string;
}

interface RatingAxesProps {
  /** Of the whole chart, in pixels. */
  readonly height: number;
  /** What the chart says, for whoever does not see it. */
  readonly label: string;
  /** Of each line one list, oldest first. */
  readonly lines: readonly (readonly PlayerRatingChange[])[];
  readonly children: (scales: RatingScales) => ComponentChildren;
}

/** A chart of ratings over time: its axes, and inside what its lines are drawn of. */
export function RatingAxes({ height, label, lines, children }: RatingAxesProps) {
  const all = lines.flat();
  const times = all.map(({ startsAt }) => startsAt.getTime());
  const ratings = [...all.map(({ after }) => after), ...lines.flatMap(([first]) => first?.before ?? [])];
  const x = scaleUtc([Math.min(...times), Math.max(...times)], [EDGE.left, WIDTH - EDGE.right]);
  const y = scaleLinear([Math.min(...ratings), Math.max(...ratings)], [height - EDGE.bottom, EDGE.top]).nice(5);
  const draw = line<PlayerRatingChange>(
    ({ startsAt }) => x(startsAt),
    ({ after }) => y(after),
  ).curve(curveStepAfter);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {y.ticks(5).map((rating) => (
        <g key={rating}>
          <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(rating)} y2={y(rating)} />
          <text x={EDGE.left - 8} y={y(rating)} dy="0.32em" text-anchor="end">
            {rating}
          </text>
        </g>
      ))}
      {x.ticks(6).map((date) => (
        <text key={date.toISOString()} x={x(date)} y={height - 6} text-anchor="middle">
          {MONTH_YEAR[currentLanguage()].format(date)}
        </text>
      ))}
      {children({ x, y, path: (changes) => draw(changes) ?? '' })}
    </svg>
  );
}
