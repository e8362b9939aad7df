import { CONTINENTS } from '@quadrant/rules/permissions';
import type { PlayedRegion } from '@quadrant/views';
import { t, words } from '../languages/t.js';
import { countryName } from '../components/country.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { addressOf } from '../query/address.js';
import { DataTable, type Column } from '../components/data-table.js';
import { LocalDay } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { CONTINENT_NAMES } from '../components/names.js';
import { TournamentTabs } from './tournament-tabs.js';

/** Lists the regions with tournaments by continent: people find those nearby without a map. */
export const regionsPage = ({ regions }: { readonly regions: readonly PlayedRegion[] }) => (
  <Layout title={t('Tournaments by region')} description={t('Regions, and the tournaments that are played there.')}>
    <PageHeader
      title={t('Tournaments by region')}
      context={t('Find what is played near you, and what is announced.')}
      crumbs={[{ name: t('Tournaments'), address: '/tournaments' }]}
    />
    <TournamentTabs current="regions" />
    {regions.length === 0 && <EmptyState>{t('No region is known yet.')}</EmptyState>}
    {CONTINENTS.map((continent) => {
      const rows = regions.filter((region) => region.continent === continent);
      return (
        rows.length > 0 && (
          <section key={continent}>
            <h2 id={continent}>{CONTINENT_NAMES[continent]}</h2>
            <DataTable
              caption={t('{rows, plural, one {# region} other {# regions}}, by country and name', {
                rows: rows.length,
              })}
              columns={COLUMNS}
              rows={rows}
              keyOf={({ slug }) => slug}
              isWordy
            />
          </section>
        )
      );
    })}
  </Layout>
);

const COLUMNS: readonly Column<PlayedRegion>[] = words([
  {
    name: 'Region',
    kind: 'row',
    cell: ({ slug, name, described }) => (
      <>
        <a href={addressOf('/tournaments', { region: slug })}>{name}</a>
        <span class="real-name">{described}</span>
      </>
    ),
  },
  { name: 'Country', cell: ({ country }) => (country === null ? '' : countryName(country)) },
  { name: 'Tournaments', kind: 'number', cell: ({ tournaments }) => tournaments },
  { name: 'Last played', kind: 'date', cell: ({ latest }) => latest !== null && <LocalDay date={latest} /> },
  {
    name: 'Announced',
    cell: ({ slug, name }) => (
      <a href={addressOf('/calendar', { region: slug })}>{t('Calendar of {region}', { region: name })}</a>
    ),
  },
  {
    name: 'Feed',
    cell: ({ slug, name }) => (
      <a href={`/regions/${encodeURIComponent(slug)}/feed.atom`}>{t('Feed of {region}', { region: name })}</a>
    ),
  },
]);
