import { FORMATS, GAME_TITLES, LEVELS, type Format, type GameTitle, type Level } from '@quadrant/rules/tournament';
import type { TournamentListRow } from '@quadrant/store/tournaments';
import { currentLanguage } from '../languages/language.js';
import { t, words } from '../languages/t.js';
import { ChoiceField, type Choice } from '../components/choice-field.js';
import { countryName } from '../components/country.js';
import { EmptyState } from '../components/empty-state.js';
import { FilterBar } from '../components/filter-bar.js';
import { PageHeader } from '../components/page-header.js';
import { PlayerLink } from '../components/player-link.js';
import { addressOf } from '../query/address.js';
import type { FoundTournaments, TournamentStateChoice } from '@quadrant/views';
import type { TournamentFilters } from './tournament-filters.js';
import { Complaints } from '../components/as-of-note.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES, LEVEL_NAMES } from '../components/tournament-words.js';
import { LocalDay } from '../components/day.js';
import { TournamentTabs } from './tournament-tabs.js';

const PATH = '/tournaments';

export interface TournamentsPageFacts extends FoundTournaments {
  readonly filters: TournamentFilters;
  readonly complaints: readonly string[];
  readonly isFirstPage: boolean;
}

/** The tournaments are sorted with the newest first, and can be filtered. */
export function tournamentsPage({ filters, complaints, rows, isFirstPage, next, ...choices }: TournamentsPageFacts) {
  return (
    <Layout title={t('Tournaments')} description={t('Every tournament with its winner, standings and rating changes.')}>
      <PageHeader title={t('Tournaments')} context={t('Every tournament that was played, the newest first.')} />
      <TournamentTabs current="played" />
      <Complaints complaints={complaints} />
      <Filters filters={filters} {...choices} />
      {rows.length === 0 ? (
        <NoneFits filters={filters} />
      ) : (
        <DataTable
          caption={t('Tournaments')}
          columns={TOURNAMENT_COLUMNS}
          rows={rows}
          keyOf={({ id }) => id}
          isPlain
          isCaptionUnseen
        />
      )}
      <nav class="pages" aria-label={t('Pages')}>
        {!isFirstPage && <a href={addressOf(PATH, filters)}>{t('Newest')}</a>}
        {next !== null && (
          <a rel="next" href={addressOf(PATH, filters, { cursor: next })}>
            {t('Older')}
          </a>
        )}
      </nav>
    </Layout>
  );
}

/** Says why the list is empty, and what to do: the two days may have been swapped. */
function NoneFits({ filters }: Pick<TournamentsPageFacts, 'filters'>) {
  const { from, to } = filters;
  const all = <a href={PATH}>{t('Show all tournaments')}</a>;
  if (from === null || to === null || from <= to) {
    return <EmptyState>{t('No tournament fits. {link}', { link: all })}</EmptyState>;
  }
  return (
    <EmptyState>
      {t('No tournament fits: the first day ({from}) is after the last day ({to}). {swap} or {all}.', {
        from: <LocalDay date={from} />,
        to: <LocalDay date={to} />,
        swap: <a href={addressOf(PATH, { ...filters, from: to, to: from })}>{t('Swap the two days')}</a>,
        all: <a href={PATH}>{t('show all tournaments')}</a>,
      })}
    </EmptyState>
  );
}

type FilterProps = Pick<TournamentsPageFacts, 'filters' | 'countries' | 'regions' | 'leagues'>;

function Filters({ filters, countries, regions, leagues }: FilterProps) {
  const dates = (
    <>
      <label>
        {t('From')}
        <input name="from" type="date" value={filters.from ?? ''} />
      </label>
      <label>
        {t('To')}
        <input name="to" type="date" value={filters.to ?? ''} />
      </label>
      <ChoiceField label={t('Rated')} name="rated" value={filters.rated} choices={RATED} />
      <ChoiceField label={t('State')} name="state" value={filters.state} choices={STATES} />
    </>
  );
  const isOpen = filters.from !== null || filters.to !== null || filters.rated !== null || filters.state !== null;
  return (
    <FilterBar
      action={PATH}
      isUsed={Object.values(filters).some((filter) => filter !== null)}
      more={{ title: t('Dates and more'), isOpen, fields: dates }}
    >
      <label>
        {t('Name')}
        <input name="name" type="search" maxLength={100} value={filters.name ?? ''} />
      </label>
      <ChoiceField label={t('Game')} name="game" value={filters.game} choices={GAMES} />
      <ChoiceField label={t('Format')} name="format" value={filters.format} choices={FORMAT_CHOICES} />
      <ChoiceField label={t('Level')} name="level" value={filters.level} choices={LEVEL_CHOICES} />
      {leagues.length > 0 && (
        <ChoiceField
          label={t('League')}
          name="league"
          value={filters.league}
          choices={leagues.map(({ slug, name }) => ({ value: slug, name }))}
        />
      )}
      {countries.length > 1 && (
        <ChoiceField
          label={t('Country')}
          name="country"
          value={filters.country}
          choices={countries.map((code) => ({ value: code, name: countryName(code) }))}
        />
      )}
      {regions.length > 0 && (
        <ChoiceField
          label={t('Region')}
          name="region"
          value={filters.region}
          choices={regions
            .map(({ slug, name }) => ({ value: slug, name }))
            .toSorted((a, b) => a.name.localeCompare(b.name, currentLanguage()))}
        />
      )}
    </FilterBar>
  );
}

const GAMES: readonly Choice[] = words(GAME_TITLES.map((game) => ({ value: game, name: GAME_NAMES[game] })));
const FORMAT_CHOICES: readonly Choice[] = words(
  FORMATS.map((format) => ({ value: format, name: FORMAT_NAMES[format] })),
);
const LEVEL_CHOICES: readonly Choice[] = words(
  LEVELS.map((level) => ({ value: String(level), name: LEVEL_NAMES[level] })),
);
const RATED: readonly Choice[] = words([
  { value: 'yes', name: 'Rated' },
  { value: 'no', name: 'Not rated' },
]);

const STATES: readonly Choice[] = words([
  { value: 'published', name: 'Published' },
  { value: 'waiting', name: 'Waiting to be published' },
  { value: 'failed', name: 'Could not be computed yet' },
] satisfies readonly { readonly value: TournamentStateChoice; readonly name: string }[]);

export const TOURNAMENT_COLUMNS: readonly Column<TournamentListRow>[] = words([
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ id, name, country, online }) => (
      <>
        <a href={`/tournaments/${id}`}>{name}</a>
        <span class="real-name">{online ? t('Online') : country === null ? '' : countryName(country)}</span>
      </>
    ),
  },
  { name: 'Date', kind: 'date', cell: ({ localDate }) => <LocalDay date={localDate} /> },
  {
    name: 'Game',
    cell: ({ game, format }) => `${GAME_NAMES[game as GameTitle]}, ${FORMAT_NAMES[format as Format]}`,
  },
  { name: 'Level', isWide: true, cell: ({ level }) => LEVEL_NAMES[level as Level] },
  { name: 'Players', kind: 'number', isNamed: true, cell: ({ players }) => players },
  { name: 'Winner', isNamed: true, cell: ({ winner }) => (winner === null ? '' : <PlayerLink handle={winner} />) },
  { name: 'State', cell: tellState },
]);

/** Returns an empty text for a published and rated tournament, as most are. */
function tellState({ state, rated, ratedByPreviousSystem }: TournamentListRow): string {
  if (state === 'awaiting-refresh') return t('Waits for the next refresh');
  if (state === 'failed') return t('Could not be computed yet');
  if (ratedByPreviousSystem) return t('Rated by the previous system');
  return rated === false ? t('Not rated') : '';
}
