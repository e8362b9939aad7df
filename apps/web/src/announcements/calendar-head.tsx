import { GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';
import { ChoiceField, type Choice } from '../components/choice-field.js';
import { countryName } from '../components/country.js';
import { FilterBar } from '../components/filter-bar.js';
import { PageHeader } from '../components/page-header.js';
import { Tabs } from '../components/tabs.js';
import { addressOf } from '../query/address.js';
import { Complaints } from '../components/as-of-note.js';
import { GAME_NAMES } from '../components/names.js';

/** Null means that a filter is not set. */
export interface CalendarFilters {
  readonly game: GameTitle | null;
  readonly country: string | null;
  readonly region: string | null;
}

export interface CalendarChoices {
  readonly filters: CalendarFilters;
  readonly complaints: readonly string[];
  readonly countries: readonly string[];
  readonly regions: readonly Choice[];
}

interface CalendarHeadProps extends CalendarChoices {
  /** The filters lead to this page. */
  readonly action: string;
  readonly context: string;
  /** The month that is shown, or that the link leads to, such as "2026-12". */
  readonly month: string;
}

/** The head of the calendar has its filters, and lets people choose between the list and the months. */
export function CalendarHead({ filters, complaints, countries, regions, action, context, month }: CalendarHeadProps) {
  const ofMonth = `/calendar/${month}`;
  return (
    <>
      <PageHeader
        title={t('Calendar')}
        context={context}
        actions={
          <a class="button first" href="/tournaments/new">
            {t('Announce a tournament')}
          </a>
        }
      />
      <Tabs
        label={t('Calendar')}
        tabs={[
          { name: t('List'), address: addressOf('/calendar', filters), isCurrent: action === '/calendar' },
          { name: t('Month'), address: addressOf(ofMonth, filters), isCurrent: action === ofMonth },
        ]}
      />
      <Complaints complaints={complaints} />
      <FilterBar
        action={action}
        isUsed={[filters.game, filters.country, filters.region].some((filter) => filter !== null)}
      >
        <ChoiceField label={t('Game')} name="game" value={filters.game} choices={GAMES} />
        <ChoiceField
          label={t('Country')}
          name="country"
          value={filters.country}
          choices={countries.map((code) => ({ value: code, name: countryName(code) }))}
        />
        <ChoiceField label={t('Region')} name="region" value={filters.region} choices={regions} />
      </FilterBar>
    </>
  );
}

const GAMES: readonly Choice[] = words(GAME_TITLES.map((game) => ({ value: game, name: GAME_NAMES[game] })));
