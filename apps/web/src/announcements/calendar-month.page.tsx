import type { Announcement } from '@quadrant/store/announcements';
import { t } from '../languages/t.js';
import { currentLanguage, eachLanguage } from '../languages/language.js';
import { addressOf } from '../query/address.js';
import { Layout } from '../frame/layout.js';
import { GAME_NAMES } from '../components/names.js';
import { tellDay } from '../languages/tell-day.js';
import { tellState } from './announcement-words.js';
import { CalendarHead, type CalendarChoices } from './calendar-head.js';
import { monthAfter, weeksOf } from './month.js';

export interface CalendarMonthFacts extends CalendarChoices {
  /** The month is written as "2026-12". */
  readonly month: string;
  readonly today: string;
  /** The tournaments of the month, sorted by when they begin. */
  readonly rows: readonly Announcement[];
  /** There are more tournaments than the page shows. */
  readonly isCut: boolean;
}

export const monthAddress = (month: string, filters: object): string => addressOf(`/calendar/${month}`, filters);

/** Shows the announced tournaments of a month, even those that are over. */
export function calendarMonthPage({ month, today, rows, isCut, ...choices }: CalendarMonthFacts) {
  const { filters } = choices;
  const name = tellMonth(month);
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  const thisMonth = today.slice(0, 7);
  return (
    <Layout
      title={t('Calendar, {month}', { month: name })}
      description={t('Announced tournaments: when, where, and what is played.')}
    >
      <CalendarHead
        {...choices}
        action={`/calendar/${month}`}
        context={t('Announced tournaments of {month}.', { month: name })}
        month={month}
      />
      <nav class="months" aria-label={t('Months')}>
        <a rel="prev nofollow" href={monthAddress(before, filters)}>
          {tellMonth(before)}
        </a>
        {month !== thisMonth && (
          <a rel="nofollow" href={monthAddress(thisMonth, filters)}>
            {t('This month')}
          </a>
        )}
        <a rel="next nofollow" href={monthAddress(after, filters)}>
          {tellMonth(after)}
        </a>
      </nav>
      {rows.length === 0 && <p>{t('No tournament is announced in {month}.', { month: name })}</p>}
      {isCut && (
        <p>
          {t('These are the first {count}. Choose a game, a country or a region to see the rest.', {
            count: rows.length,
          })}
        </p>
      )}
      <div class="table-frame">
        <table class={rows.length === 0 ? 'month none' : 'month'}>
          <caption>{name}</caption>
          <thead>
            <tr>
              {weeksOf('2026-06')[0]!.map((day) => (
                <th key={day} scope="col">
                  {WEEKDAYS[currentLanguage()].format(new Date(`${day}T00:00:00Z`))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, index) => (
              <tr key={index}>
                {week.map((day, weekday) => (
                  <Day key={weekday} day={day} isToday={day === today} rows={rows.filter((row) => isOn(row, day))} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Layout>
  );
}

interface DayProps {
  readonly day: string | null;
  readonly isToday: boolean;
  readonly rows: readonly Announcement[];
}

function Day({ day, isToday, rows }: DayProps) {
  if (day === null) return <td class="none" />;
  return (
    <td class={rows.length === 0 ? 'none' : undefined} aria-current={isToday ? 'date' : undefined}>
      <time dateTime={day}>
        <span class="short-day" aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <span class="long-day">{tellDay(day)}</span>
      </time>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.id} data-game={row.announced.game}>
              <a href={`/announcements/${row.id}`}>
                <bdi>{row.announced.name}</bdi>
              </a>{' '}
              <span class="quiet">
                {[GAME_NAMES[row.announced.game], tellState(row)].filter((each) => each !== null).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

function isOn({ announced: { startsAt, endsOn } }: Announcement, day: string | null): boolean {
  if (day === null) return false;
  const first = startsAt.slice(0, 10);
  return first <= day && day <= (endsOn ?? first);
}

const MONTHS = eachLanguage(
  (language) => new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const WEEKDAYS = eachLanguage((language) => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }));

/** Writes a month as "December 2026". */
const tellMonth = (month: string): string => MONTHS[currentLanguage()].format(new Date(`${month}-01T00:00:00Z`));
