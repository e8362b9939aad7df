import { LONGEST_REASON } from '@quadrant/http';
import { CONTINENTS } from '@quadrant/rules/permissions';
import { GAME_TITLES } from '@quadrant/rules/tournament';
import type { Region } from '@quadrant/store/places';
import { ALLOTTED_KINDS, type ChampionshipWindow } from '@quadrant/rules/championships';
import { t, words } from '../languages/t.js';
import { countryChoices, countryName } from '../components/country.js';
import { EmptyState } from '../components/empty-state.js';
import type { Choice } from '../components/choice-field.js';
import { Fold } from '../components/form/fold.js';
import { SelectField, TextArea, TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { DataTable } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { CONTINENT_NAMES, GAME_NAMES, KIND_NAMES } from '../components/names.js';
import { ADMIN } from '../components/breadcrumbs.js';

const CONTINENT_OPTIONS: readonly Choice[] = words(
  CONTINENTS.map((value) => ({ value, name: CONTINENT_NAMES[value] })),
);

interface PlacesFacts {
  readonly regions: readonly Region[];
  /** The windows are announced for this year and the next. */
  readonly windows: readonly ChampionshipWindow[];
}

/** Regions of the world, and when championships are played. */
export function placesPage({ regions, windows }: PlacesFacts) {
  return (
    <Layout title={t('Regions and windows')}>
      <PageHeader
        crumbs={[ADMIN]}
        title={t('Regions and windows')}
        context={t('Where players meet, and when championships of a level are played and applied for.')}
      />
      <h2>{t('Windows of championships')}</h2>
      {windows.length === 0 ? (
        <EmptyState>{t('Nothing is announced: the months of the Organized Play Guide apply.')}</EmptyState>
      ) : (
        <DataTable
          caption={t('Announced windows of this year and the next')}
          isWordy
          columns={[
            { name: t('Championship'), kind: 'row', cell: ({ kind, year }) => `${KIND_NAMES[kind]} ${year}` },
            { name: t('Game'), cell: ({ game }) => (game === null ? t('Every game') : GAME_NAMES[game]) },
            {
              name: t('Played'),
              cell: ({ playFrom, playUntil }) => t('{playFrom} to {playUntil}', { playFrom, playUntil }),
            },
            {
              name: t('Applications'),
              cell: ({ applicationsFrom: from, applicationsUntil: until }) =>
                t('{from} to {until}', { from: from ?? t('any day'), until: until ?? t('any day') }),
            },
            { name: t('Announced in'), cell: ({ source }) => <span dir="auto">{source}</span> },
          ]}
          rows={windows}
          keyOf={({ kind, year, game, continent }) => `${kind} ${year} ${game} ${continent}`}
        />
      )}
      <Fold summary={t('Announce a window')} forms={['window']}>
        <WindowForm />
      </Fold>
      <h2>{t('Regions')}</h2>
      <DataTable
        caption={t('Regions, by continent and name')}
        isWordy
        columns={[
          { name: t('Region'), kind: 'row', cell: ({ name }) => <span dir="auto">{name}</span> },
          { name: t('Continent'), cell: ({ continent }) => CONTINENT_NAMES[continent] },
          { name: t('Country'), cell: ({ country }) => (country === null ? '' : countryName(country)) },
          { name: t('What lies in it'), cell: ({ described }) => <span dir="auto">{described}</span> },
        ]}
        rows={regions}
        keyOf={({ slug }) => slug}
      />
      {regions.map((region) => (
        <RegionChange key={region.slug} region={region} />
      ))}
      <Fold summary={t('Add a region')} forms={['region']}>
        <RegionForm />
      </Fold>
    </Layout>
  );
}

const WindowForm = () => (
  <Form
    id="window"
    operation="POST /api/v1/windows"
    label={t('Announce a window')}
    said={t('The window was announced.')}
  >
    <SelectField
      name="kind"
      label={t('Championship')}
      options={ALLOTTED_KINDS.map((value) => ({ value, name: KIND_NAMES[value] }))}
      isRequired
    />
    <SelectField
      name="game"
      label={t('Game')}
      none={t('Every game')}
      options={GAME_TITLES.map((value) => ({ value, name: GAME_NAMES[value] }))}
    />
    <SelectField name="continent" label={t('Continent')} none={t('All continents')} options={CONTINENT_OPTIONS} />
    <div class="field-row">
      <TextField name="playFrom" label={t('Played from')} type="date" isRequired />
      <TextField name="playUntil" label={t('Played until')} type="date" isRequired />
      <TextField name="applicationsFrom" label={t('Applications from')} type="date" />
      <TextField name="applicationsUntil" label={t('Applications until')} type="date" />
    </div>
    <TextField name="source" label={t('Where it was announced')} isRequired />
    <button type="submit">{t('Announce')}</button>
  </Form>
);

const RegionForm = () => (
  <Form id="region" operation="POST /api/v1/regions" label={t('Add a region')} said={t('Added the region {name}.')}>
    <TextField name="name" label={t('Name')} maxLength={64} isRequired />
    <SelectField name="continent" label={t('Continent')} options={CONTINENT_OPTIONS} isRequired />
    <SelectField name="country" label={t('Country (optional)')} options={countryChoices()} none={t('None')} />
    <TextArea name="described" label={t('What lies in it')} rows={2} isRequired />
    <button type="submit">{t('Add')}</button>
  </Form>
);

const RegionChange = ({ region: { slug, name, described, version } }: { readonly region: Region }) => (
  <Fold summary={<>{t('Change {name}', { name: <bdi>{name}</bdi> })}</>} forms={[`region-${slug}`]}>
    <Form
      id={`region-${slug}`}
      operation={`PATCH /api/v1/regions/${encodeURIComponent(slug)}`}
      label={t('Change {name}', { name })}
      said={t('Saved the region {name}.')}
      version={version}
    >
      <TextField name="name" label={t('Name')} value={name} maxLength={64} isRequired />
      <TextArea name="described" label={t('What lies in it')} rows={2} value={described} isRequired />
      <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
      <button type="submit">{t('Save the region')}</button>
    </Form>
  </Fold>
);
