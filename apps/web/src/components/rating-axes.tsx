import { curveStepAfter, line } from 'd3-shape';
import type { ComponentChildren } from 'preact';
import type { PlayerRatingChange } from '@quadrant/store/careers';
import { TimeAxes, type TimeScales } from './time-axes.js';

export interface RatingScales extends TimeScales {
  /** Returns the path of an SVG, which has a step after each tournament. */
  readonly path: (changes: readonly PlayerRatingChange[]) => string;
}

interface RatingAxesProps {
  /** The height is that of the whole chart, in pixels. */
  readonly height: number;
  /** The label describes the chart to people who cannot see it. */
  readonly label: string;
  /** Each line has its own list, sorted with the oldest first. */
  readonly lines: readonly (readonly PlayerRatingChange[])[];
  readonly children: (scales: RatingScales) => ComponentChildren;
}

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
