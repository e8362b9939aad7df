import type {
  AccuracyStep,
  CountryStatistics,
  FieldStatistics,
  FormatStatistics,
  GameStatistics,
  RatingAccuracy,
  RegionStatistics,
  Statistics,
  YearStatistics,
} from '@quadrant/store/statistics';
import { currentLanguage, eachLanguage } from '../languages/language.js';
import { t, words } from '../languages/t.js';
import { countryName } from '../components/country.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { StatTiles } from '../components/stat-tiles.js';
import { addressOf } from '../query/address.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { LongTable } from '../components/long-table.js';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES } from '../components/tournament-words.js';
import { tellFixed } from '../components/tell-number.js';

/** Numbers about everything that is published. */
export function statisticsPage(statistics: Statistics) {
  const { run, games, formats, years, countries, regions, fields, accuracy } = statistics;
  return (
    <Layout
      title={t('Statistics')}
      description={t('What has been played, by whom and where, and how well ratings foretell results.')}
    >
      <PageHeader
        title={t('Statistics')}
        context={t('What has been played, by whom and where, and how well ratings foretell results.')}
      />
      {games.length === 0 ? (
        <EmptyState>
          {t('Nothing has been published yet. Statistics begin with the first rated tournament.')}
        </EmptyState>
      ) : (
        <>
          <Totals games={games} />
          <h2>{t('Games')}</h2>
          <DataTable caption={t('By game title')} columns={GAMES} rows={games} keyOf={({ game }) => game} />
          <Accuracy accuracy={accuracy} />
          <h2>{t('Tournaments')}</h2>
          <div class="columns">
            <DataTable
              caption={t('By number of players')}
              columns={FIELDS}
              rows={fields}
              keyOf={({ from }) => String(from)}
            />
            <DataTable
              caption={t('By game and format')}
              columns={FORMATS}
              rows={formats}
              keyOf={({ game, format }) => `${game} ${format}`}
            />
            <DataTable caption={t('By year')} columns={YEARS} rows={years} keyOf={({ year }) => String(year)} />
          </div>
          <h2>{t('Places')}</h2>
          <div class="columns">
            <LongTable
              caption={t('By country')}
              columns={COUNTRIES}
              rows={countries}
              keyOf={({ country }) => country}
            />
            {regions.length > 0 && (
              <LongTable caption={t('By region')} columns={REGIONS} rows={regions} keyOf={({ region }) => region} />
            )}
          </div>
          <p class="quiet">
            {t('Players have at least one rated game. Tournaments are those that {link} publishes, rated or not.', {
              link: <a href={`/runs/${run}`}>{t('run {run}', { run })}</a>,
            })}
          </p>
        </>
      )}
      <nav class="pages" aria-label={t('Pages')}>
        <a href="/api/v1/statistics">{t('As JSON')}</a>
      </nav>
    </Layout>
  );
}

const formats = eachLanguage((language) => new Intl.NumberFormat(language));
const whole = (number: number): string => formats[currentLanguage()].format(number);

function Totals({ games }: { readonly games: readonly GameStatistics[] }) {
  const sum = (of: (each: GameStatistics) => number): string =>
    whole(games.reduce((total, each) => total + of(each), 0));
  return (
    <StatTiles
      tiles={[
        { name: t('Tournaments'), figure: sum(({ tournaments }) => tournaments), isFirst: true },
        { name: t('Rated tournaments'), figure: sum(({ ratedTournaments }) => ratedTournaments) },
        { name: t('Rated games'), figure: sum(({ games: rated }) => rated) },
      ]}
    />
  );
}

function Accuracy({
  accuracy: { tournaments, games, expected, scored, steps },
}: {
  readonly accuracy: RatingAccuracy;
}) {
  if (expected === null || scored === null) return null;
  return (
    <>
      <h2 id="accuracy">{t('How well ratings foretell results')}</h2>
      <p>
        {t(
          'Favourites were expected to score {percent} of their games, and scored {percent2}. This counts {whole} games between different ratings, from the latest {tournaments, plural, one {# rated tournament} other {# rated tournaments}}. Ratings are those before each tournament; a tie is half a game.',
          { percent: percent(expected), percent2: percent(scored), whole: whole(games), tournaments },
        )}
      </p>
      <DataTable
        caption={t('By how clear the favourite was')}
        regionLabel={t('By how clear the favourite was')}
        columns={STEPS}
        rows={steps}
        keyOf={({ from }) => String(from)}
      />
    </>
  );
}

const percent = (part: number): string => t('{value}%', { value: tellFixed(100 * part, 1) });

const GAMES: readonly Column<GameStatistics>[] = words([
  {
    name: 'Game',
    kind: 'row',
    cell: ({ game }) => <a href={addressOf('/tournaments', { game })}>{GAME_NAMES[game]}</a>,
  },
  { name: 'Players', kind: 'number', cell: ({ players }) => whole(players) },
  { name: 'Tournaments', kind: 'number', cell: ({ tournaments }) => whole(tournaments) },
  { name: 'Rated', kind: 'number', cell: ({ ratedTournaments }) => whole(ratedTournaments), isWide: true },
  { name: 'Rated games', kind: 'number', cell: ({ games }) => whole(games) },
  { name: 'Usual field', kind: 'number', cell: ({ medianField }) => medianField, isWide: true },
  { name: 'Largest field', kind: 'number', cell: ({ largestField }) => largestField, isWide: true },
]);

const STEPS: readonly Column<AccuracyStep>[] = words([
  {
    name: 'Expected score',
    kind: 'row',
    cell: ({ from, to }) => t('{value} to {value2}%', { value: Math.round(100 * from), value2: Math.round(100 * to) }),
  },
  { name: 'Games', kind: 'number', cell: ({ games }) => whole(games) },
  { name: 'Expected', kind: 'number', cell: ({ expected }) => percent(expected) },
  { name: 'Scored', kind: 'number', cell: ({ scored }) => percent(scored) },
]);

const FIELDS: readonly Column<FieldStatistics>[] = words([
  {
    name: 'Players',
    kind: 'row',
    cell: ({ from, to }) => (to === null ? t('{from} or more', { from }) : t('{from} to {to}', { from, to })),
  },
  { name: 'Tournaments', kind: 'number', cell: ({ tournaments }) => whole(tournaments) },
]);

const FORMATS: readonly Column<FormatStatistics>[] = words([
  {
    name: 'Format',
    kind: 'row',
    cell: ({ game, format }) => (
      <a href={addressOf('/tournaments', { game, format })}>{`${GAME_NAMES[game]}, ${FORMAT_NAMES[format]}`}</a>
    ),
  },
  { name: 'Tournaments', kind: 'number', cell: ({ tournaments }) => whole(tournaments) },
]);

const YEARS: readonly Column<YearStatistics>[] = words([
  {
    name: 'Year',
    kind: 'row',
    cell: ({ year }) => <a href={addressOf('/tournaments', { from: `${year}-01-01`, to: `${year}-12-31` })}>{year}</a>,
  },
  { name: 'Tournaments', kind: 'number', cell: ({ tournaments }) => whole(tournaments) },
  { name: 'Entries', kind: 'number', cell: ({ entries }) => whole(entries) },
]);

const COUNTRIES: readonly Column<CountryStatistics>[] = words([
  {
    name: 'Country',
    kind: 'row',
    cell: ({ country }) => <a href={addressOf('/tournaments', { country })}>{countryName(country)}</a>,
  },
  { name: 'Players', kind: 'number', cell: ({ players }) => whole(players) },
  { name: 'Tournaments', kind: 'number', cell: ({ tournaments }) => whole(tournaments) },
]);

const REGIONS: readonly Column<RegionStatistics>[] = words([
  {
    name: 'Region',
    kind: 'row',
    cell: ({ region, name }) => <a href={addressOf('/tournaments', { region })}>{name}</a>,
  },
  { name: 'Players', kind: 'number', cell: ({ players }) => whole(players) },
  { name: 'Tournaments', kind: 'number', cell: ({ tournaments }) => whole(tournaments) },
]);
