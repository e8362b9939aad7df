import { useContext } from 'preact/hooks';
import { currentLanguage, eachLanguage } from '../languages/language.js';
import { t } from '../languages/t.js';
import { FrameContext } from './frame.js';
import { tellMinute } from '../languages/tell-day.js';

const FORMATS = eachLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

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
  return (
    <time dateTime={at.toISOString()} title={tellMinute(at)}>
      {tellDistance(at.getTime() - now.getTime())}
    </time>
  );
}

/** @param distance milliseconds, negative for the past */
function tellDistance(distance: number): string {
  const seconds = Math.abs(distance) / 1000;
  const [unit, length] = STEPS.findLast(([, each]) => seconds >= each) ?? ['minute', 60];
  const whole = Math.floor(seconds / length);
  if (whole === 0) return distance > 0 ? t('in a moment') : t('just now');
  return FORMATS[currentLanguage()].format(Math.sign(distance) * whole, unit);
}
