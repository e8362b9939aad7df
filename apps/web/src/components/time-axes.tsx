import { currentLanguage, eachLanguage } from '../languages/language.js';
import { scaleLinear, scaleUtc } from 'd3-scale';
import type { ComponentChildren } from 'preact';

const WIDTH = 1120;
const EDGE = { top: 18, right: 16, bottom: 28, left: 48 } as const;
const MONTH_YEAR = eachLanguage(
  (language) => new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

const DAY_MONTH = eachLanguage(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** Labels the moments below a chart: by months, or by days where several are in one month. */
function tellTicks(ticks: readonly Date[]): string[] {
  const language = currentLanguage();
  const months = ticks.map((date) => MONTH_YEAR[language].format(date));
  return new Set(months).size === months.length ? months : ticks.map((date) => DAY_MONTH[language].format(date));
}

export interface TimeScales {
  readonly x: (at: Date) => number;
  readonly y: (value: number) => number;
}

interface TimeAxesProps {
  /** The height is that of the whole chart, in pixels. */
  readonly height: number;
  /** The label describes the chart to people who cannot see it. */
  readonly label: string;
  readonly moments: readonly Date[];
  readonly values: readonly number[];
  /** These pixels stay free at the right, for names beside the lines. */
  readonly room?: number;
  readonly children: (scales: TimeScales) => ComponentChildren;
}

/** Draws the axes of values over time, and gives its children the scales for their lines. */
export function TimeAxes({ height, label, moments, values, room = EDGE.right, children }: TimeAxesProps) {
  const times = moments.map((at) => at.getTime());
  const x = scaleUtc([Math.min(...times), Math.max(...times)], [EDGE.left, WIDTH - room]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - EDGE.bottom, EDGE.top]).nice(5);
  const ticks = x.ticks(6);
  const names = tellTicks(ticks);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {y.ticks(5).map((value) => (
        <g key={value}>
          <line x1={EDGE.left} x2={WIDTH - room} y1={y(value)} y2={y(value)} />
          <text x={EDGE.left - 8} y={y(value)} dy="0.32em" text-anchor="end">
            {value}
          </text>
          <text class="at-right" x={WIDTH - room} y={y(value)} dy="-0.3em" text-anchor="end" aria-hidden="true">
            {value}
          </text>
        </g>
      ))}
      {ticks.map((date, index) => (
        <text key={date.toISOString()} x={x(date)} y={height - 6} text-anchor="middle">
          {names[index]}
        </text>
      ))}
      {children({ x, y })}
    </svg>
  );
}
