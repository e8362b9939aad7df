import { GAME_TITLES } from '@quadrant/rules/tournament';
import type { Announcement } from '@quadrant/store/intake';
import { t, words } from '../../languages/t.js';
import { ChoiceField, type Choice } from '../../components/choice-field.js';
import { countryName } from '../../components/country.js';
import { EmptyState } from '../../components/empty-state.js';
import { FilterBar } from '../../components/filter-bar.js';
import { PageHeader } from '../../components/page-header.js';
import { addressOf } from '../../query/address.js';
import { Complaints } from '../as-of-note.js';
import { DataTable, type Column } from '../data-table.js';
import { Layout } from '../layout.js';
import { GAME_NAMES } from '../names.js';
import { FORMAT_NAMES } from '../tournaments/tournament-words.js';
import { ONE_OF_KIND, tellDay, tellState } from './announcement-words.js';

const PATH = '/calendar';

/** Which announced tournaments are wanted, as an address says it; null leaves all. */
export interface CalendarFilters {
  readonly game: string | null;
  readonly country: string | null;
  /** Slug. */
  readonly region: string | null;
}

export interface CalendarFacts {
  readonly filters: CalendarFilters;
  readonly complaints: readonly string[];
  readonly countries: readonly string[];
  readonly regions: readonly Choice[];
  readonly rows: readonly Announcement[];
  readonly isFirstPage: boolean;
  readonly next: string | null;
}

/** Tournaments that are announced, from today on. */
export function calendarPage({ filters, complaints, countries, regions, rows, isFirstPage, next }: CalendarFacts) {
  return (
    <Layout title={t('Calendar')} description={t('Announced tournaments: when, where, and what is played.')}>
      <PageHeader
        title={t('Calendar')}
        context={t('Announced tournaments, the next one first.')}
        actions={
          <a class="button first" href="/tournaments/new">
            {t('Announce a tournament')}
          </a>
        }
      />
      <Complaints complaints={complaints} />
      <FilterBar action={PATH}>
        <ChoiceField label={t('Game')} name="game" value={filters.game} choices={GAMES} />
        <ChoiceField
          label={t('Country')}
          name="country"
          value={filters.country}
          choices={countries.map((code) => ({ value: code, name: countryName(code) }))}
        />
        <ChoiceField label={t('Region')} name="region" value={filters.region} choices={regions} />
      </FilterBar>
      {rows.length === 0 ? (
        <EmptyState>
          {t('No tournament is announced here. {link}.', { link: <a href="/tournaments/new">{t('Announce one')}</a> })}
        </EmptyState>
      ) : (
        <DataTable caption={t('Announced tournaments')} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} isWordy />
      )}
      <p>
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

const GAMES: readonly Choice[] = words(GAME_TITLES.map((game) => ({ value: game, name: GAME_NAMES[game] })));

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
    cell: ({ announced: { game, format } }) => `${GAME_NAMES[game]}, ${FORMAT_NAMES[format].toLowerCase()}`,
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
