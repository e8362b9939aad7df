import type { Venue } from '@quadrant/store/places';
import { t } from '../languages/t.js';
import { countryChoices, countryName } from '../components/country.js';
import { EmptyState } from '../components/empty-state.js';
import { FilterBar } from '../components/filter-bar.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { addressOf } from '../query/address.js';
import { Complaints } from '../components/as-of-note.js';
import { DataTable } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';

export interface VenueListFacts {
  /** The verified venues are sorted by name. */
  readonly rows: readonly Venue[];
  /** The country has two letters; null means everywhere. */
  readonly country: string | null;
  readonly complaints: readonly string[];
  readonly next: string | null;
  readonly isSignedIn: boolean;
}

/** Lists places where tournaments are played, and lets people propose one. */
export function venueListPage({ rows, country, complaints, next, isSignedIn }: VenueListFacts) {
  return (
    <Layout title={t('Venues')} description={t('Places where tournaments are played.')}>
      <PageHeader
        title={t('Venues')}
        context={t('Places where tournaments are played. Coordinators have verified them.')}
      />
      <Complaints complaints={complaints} />
      <FilterBar action="/venues" isUsed>
        <label>
          {t('Country')}
          <input name="country" value={country ?? ''} maxLength={2} placeholder={t('DE')} autocomplete="off" />
        </label>
      </FilterBar>
      {rows.length === 0 ? (
        <EmptyState>
          {t('No venue is listed here. {link}', {
            link: country !== null && <a href="/venues">{t('Show all countries')}</a>,
          })}
        </EmptyState>
      ) : (
        <DataTable
          caption={t('Venues, by name')}
          isWordy
          columns={[
            { name: t('Venue'), kind: 'row', cell: ({ name }) => <span dir="auto">{name}</span> },
            { name: t('Address'), cell: ({ address }) => address !== null && <span dir="auto">{address}</span> },
            { name: t('City'), cell: ({ city }) => city !== null && <span dir="auto">{city}</span> },
            { name: t('Country'), cell: (venue) => venue.country !== null && countryName(venue.country) },
          ]}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
      {next !== null && (
        <nav class="pages" aria-label={t('Pages')}>
          <a rel="next" href={addressOf('/venues', { country, cursor: next })}>
            {t('More venues')}
          </a>
        </nav>
      )}
      {isSignedIn ? (
        <Proposal />
      ) : (
        <p>
          {t('A place is missing? {link} to propose it.', { link: <a href="/sign-in?to=/venues">{t('Sign in')}</a> })}
        </p>
      )}
    </Layout>
  );
}

const Proposal = () => (
  <Fold summary={t('Propose a venue')} forms={['venue']}>
    <Form
      id="venue"
      operation="POST /api/v1/venues"
      label={t('Propose a venue')}
      said={t('Thank you. {name} is listed once a coordinator has verified it.')}
    >
      <TextField name="name" label={t('Name')} maxLength={200} isRequired />
      <TextField name="address" label={t('Address (optional)')} maxLength={200} />
      <TextField name="city" label={t('City (optional)')} maxLength={200} />
      <div class="field-row">
        <SelectField name="country" label={t('Country')} options={countryChoices()} none={t('Choose')} isRequired />
        <TextField name="region" label={t('Region (optional)')} maxLength={64} />
      </div>
      <button type="submit" class="first">
        {t('Propose')}
      </button>
    </Form>
  </Fold>
);
