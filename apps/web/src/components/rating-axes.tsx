import { curveStepAfter, line } from 'd3-shape';
import type { ComponentChildren } from 'preact';
import type { PlayerRatingChange } from '@quadrant/store/reading';
import { TimeAxes, type TimeScales } from './time-axes.js';

/** Where a rating at a moment stands in a chart. */
export interface RatingScales extends TimeScales {
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

/** A chart of ratings over time. */
export function RatingAxes({ height, label, lines, children }: RatingAxesProps) {
  const all = lines.flat();
  const ratings = [...all.map(({ after }) => after), ...lines.flatMap(([first]) => first?.before ?? [])];
  return (
    <TimeAxes height={height} label={label} moments={all.map(({ startsAt }) => startsAt)} values={ratings}>
      {({ x, y }) => {
        const draw = line<PlayerRatingChange>(
          ({ startsAt }) => x(startsAt),
          ({ after }) => y(after),
        ).curve(curveStepAfter);
        return children({ x, y, path: (changes) => draw(changes) ?? '' });
      }}
    </TimeAxes>
  );
}
