import { useContext } from 'preact/hooks';
import { FrameContext } from './frame.js';

const FORMAT = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['month', 2_629_800],
  ['year', 31_557_600],
];

/** How long ago something was, with the exact moment as its title. */
export function Ago({ at }: { readonly at: Date }) {
  const { now } = useContext(FrameContext);
  const instant = at.toISOString();
  return (
    <time dateTime={instant} title={`${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`}>
      {tellDistance(at.getTime() - now.getTime())}
    </time>
  );
}

/** @param distance milliseconds, negative for the past */
function tellDistance(distance: number): string {
  const seconds = Math.abs(distance) / 1000;
  const [unit, length] = STEPS.findLast(([, each]) => seconds >= each) ?? ['minute', 60];
  const whole = Math.floor(seconds / length);
  if (whole === 0) return distance > 0 ? 'in a moment' : 'just now';
  return FORMAT.format(Math.sign(distance) * whole, unit);
}
