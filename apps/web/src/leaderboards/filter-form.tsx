import { regionSlug } from '@quadrant/rules/tournament';
import { currentLanguage } from '../languages/language.js';
import { t } from '../languages/t.js';
import type { LeaderboardPlaces, Moment } from '@quadrant/views';
import { FilterBar } from '../components/filter-bar.js';
import { ChoiceField, type Choice } from '../components/choice-field.js';
import { countryName } from '../components/country.js';
import { tellDate } from '../languages/tell-day.js';
import { LONGEST_NAME } from '../query/name.js';
import { isNarrowed, type Filters } from './leaderboard-filters.js';

interface FilterFormProps {
  readonly path: string;
  readonly filters: Filters;
  readonly moment: Moment;
  readonly places: LeaderboardPlaces;
  /** The key is the slug. */
  readonly regionNames: ReadonlyMap<string, string>;
  /** The day is written as `YYYY-MM-DD`. */
  readonly today: string;
  /** The beginning of a handle or name that filters the leaderboard; null without one. */
  readonly name: string | null;
}

const nameGames = (games: string): string => t('{games} or more', { games });

const listGames = (): Choice[] =>
  [10, 20, 50, 100].map((games) => ({ value: String(games), name: nameGames(String(games)) }));

/** The filters of a leaderboard are a plain form, so its result is an address that can be kept and shared. */
export function FilterForm({ path, filters, moment, places, regionNames, today, name }: FilterFormProps) {
  const countries = places.countries.map((code) => ({ value: code, name: countryName(code) }));
  const nameOfRegion = (region: string) => regionNames.get(regionSlug(region)) ?? region;
  const isPast = moment.playedBy !== null || moment.knownBy !== null;
  return (
    <FilterBar
      action={path}
      isUsed={isPast || name !== null || isNarrowed(filters)}
      more={{ title: t('As of an earlier day'), isOpen: isPast, fields: <MomentFields moment={moment} /> }}
    >
      <label>
        {t('Handle or name begins with')}
        <input name="name" type="search" value={name ?? ''} maxLength={LONGEST_NAME} />
      </label>
      <ChoiceField
        label={t('Country')}
        name="country"
        value={filters.country}
        choices={byName(countries)}
        nameOf={countryName}
      />
      {places.regions.length > 0 && (
        <ChoiceField
          label={t('Region')}
          name="region"
          value={filters.region}
          choices={byName(places.regions.map((region) => ({ value: region, name: nameOfRegion(region) })))}
          nameOf={nameOfRegion}
        />
      )}
      <ChoiceField
        label={t('Games')}
        name="minGames"
        value={filters.minGames === 0 ? null : String(filters.minGames)}
        choices={listGames()}
        nameOf={nameGames}
        none={t('Any number')}
      />
      <ChoiceField
        label={t('Active')}
        name="activeSince"
        value={filters.activeSince}
        choices={activeChoices(today)}
        nameOf={(day) => t('Since {day}', { day: tellDate(day) })}
        none={t('At any time')}
      />
    </FilterBar>
  );
}

const byName = (choices: readonly Choice[]): Choice[] =>
  choices.toSorted((a, b) => a.name.localeCompare(b.name, currentLanguage()));

function activeChoices(today: string): Choice[] {
  return [3, 12, 24].map((months) => ({
    value: monthsBefore(today, months),
    name: t('Within {months} months', { months }),
  }));
}

/** Returns the same day some months earlier, or the first day after it where that month is shorter. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, date)).toISOString().slice(0, 10);
}

/** These fields choose by when the numbers were played for and published. */
export function MomentFields({ moment }: { readonly moment: Moment }) {
  return (
    <>
      {moment.publication === 'official' && <input type="hidden" name="publication" value="official" />}
      <label>
        {t('Played by')}
        <input name="playedBy" type="date" value={moment.playedBy ?? ''} />
      </label>
      <label>
        {t('Published by')}
        <input
          class="day"
          name="knownBy"
          value={moment.knownBy ?? ''}
          pattern="[1-9][0-9]{0,8}|[0-9]{4}-[0-9]{2}-[0-9]{2}"
          title={t('The number of a run, or a day such as 2014-11-08')}
          placeholder={t('run or day')}
        />
      </label>
    </>
  );
}
