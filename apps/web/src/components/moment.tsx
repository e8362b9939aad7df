import { currentLanguage, eachLanguage } from '../languages/language.js';
import { t } from '../languages/t.js';
import { tellMinute } from '../languages/tell-day.js';

const DAYS = eachLanguage((language) => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }));

/** An instant within a week is shown by its weekday: "Monday 04:00 UTC". */
export function WeekdayTime({ at }: { readonly at: Date }) {
  const instant = at.toISOString();
  return (
    <time dateTime={instant} title={tellMinute(at)}>
      {t('{at} {instant} UTC', { at: DAYS[currentLanguage()].format(at), instant: instant.slice(11, 16) })}
    </time>
  );
}
