import type { Announcement } from '@quadrant/store/announcements';
import { t, words } from '../languages/t.js';
import { countryName } from '../components/country.js';
import { EmptyState } from '../components/empty-state.js';
import { addressOf } from '../query/address.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES } from '../components/tournament-words.js';
import { tellDay } from '../languages/tell-day.js';
import { ONE_OF_KIND, tellState } from './announcement-words.js';
import { CalendarHead, type CalendarChoices } from './calendar-head.js';

const PATH = '/calendar';

export interface CalendarFacts extends CalendarChoices {
  readonly rows: readonly Announcement[];
  readonly isFirstPage: boolean;
  readonly next: string | null;
  /** The present month is written as "2026-12". */
  readonly month: string;
}

/** Shows tournaments that are announced, from today on. */
export function calendarPage({ rows, isFirstPage, next, month, ...choices }: CalendarFacts) {
  const { filters } = choices;
  return (
    <Layout title={t('Calendar')} description={t('Announced tournaments: when, where, and what is played.')}>
      <CalendarHead
        {...choices}
        action={PATH}
        context={t('Announced tournaments, the next one first.')}
        month={month}
      />
      {rows.length === 0 ? (
        <EmptyState>
          {t('No tournament is announced here. {link}.', { link: <a href="/tournaments/new">{t('Announce one')}</a> })}
        </EmptyState>
      ) : (
        <DataTable
          caption={t('Announced tournaments')}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id }) => id}
          isPlain
          isCaptionUnseen
        />
      )}
      <p id="feeds">
        {t('{link} (iCalendar), or {link2} (Atom)', {
          link: <a href={addressOf('/calendar.ics', filters)}>{t('Subscribe in your calendar')}</a>,
          link2: <a href={addressOf('/calendar.atom', filters)}>{t('in your feed reader')}</a>,
        })}
      </p>
      <nav class="pages" aria-label={t('Pages')}>
        {!isFirstPage && <a href={addressOf(PATH, filters)}>{t('From today')}</a>}
        {next !== null && (
          <a rel="next" href={addressOf(PATH, filters, { cursor: next })}>
            {t('Later')}
          </a>
        )}
      </nav>
    </Layout>
  );
}

const COLUMNS: readonly Column<Announcement>[] = words([
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ id, announced }) => (
      <>
        <a href={`/announcements/${id}`}>
          <bdi>{announced.name}</bdi>
        </a>
        {announced.kind !== 'local' && <span class="real-name">{ONE_OF_KIND[announced.kind]}</span>}
      </>
    ),
  },
  {
    name: 'When',
    cell: ({ announced: { startsAt, endsOn } }) => (
      <>
        <time dateTime={startsAt}>
          {tellDay(startsAt.slice(0, 10))}, {startsAt.slice(11, 16)}
        </time>
        {endsOn !== null && <>{t(' until {endsOn}', { endsOn: tellDay(endsOn) })}</>}
      </>
    ),
  },
  {
    name: 'Game',
    cell: ({ announced: { game, format } }) => `${GAME_NAMES[game]}, ${FORMAT_NAMES[format]}`,
  },
  {
    name: 'Where',
    cell: ({ announced: { online, venue, country } }) =>
      online ? t('Online') : [venue, country === null ? null : countryName(country)].filter(Boolean).join(', '),
  },
  { name: 'State', cell: tellRow },
]);

function tellRow(announcement: Announcement): string {
  const words = [tellState(announcement), announcement.announced.unrated ? t('Unrated') : null];
  return words.filter((each) => each !== null).join(', ');
}
