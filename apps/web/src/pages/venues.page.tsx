import type { Venue } from '@quadrant/store/intake';
import { countryName } from '../components/country.js';
import { EmptyState } from '../components/empty-state.js';
import { FilterBar } from '../components/filter-bar.js';
import { TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { addressOf } from '../query/address.js';
import { Complaints } from './as-of-note.js';
import { DataTable } from './data-table.js';
import { Layout } from './layout.js';

export interface VenueListFacts {
  /** Verified, by name. */
  readonly venues: readonly Venue[];
  /** Two letters; null: everywhere. */
  readonly country: string | null;
  readonly complaints: readonly string[];
  readonly next: string | null;
  readonly isSignedIn: boolean;
}

/** Places where tournaments are played, and a way to propose one. */
export function venueListPage({ venues, country, complaints, next, isSignedIn }: VenueListFacts) {
  return (
    <Layout title="Venues" description="Places where tournaments are played.">
      <PageHeader title="Venues" context="Places where tournaments are played. Coordinators have verified them." />
      <Complaints complaints={complaints} />
      <FilterBar action="/venues">
        <label>
          Country
          <input name="country" value={country ?? ''} maxLength={2} placeholder="DE" autocomplete="off" />
        </label>
      </FilterBar>
      {venues.length === 0 ? (
        <EmptyState>No venue is listed here. {country !== null && <a href="/venues">Show all countries</a>}</EmptyState>
      ) : (
        <DataTable
          caption="Venues, by name"
          isWordy
          columns={[
            { name: 'Venue', kind: 'row', cell: ({ name }) => <span dir="auto">{name}</span> },
            { name: 'Address', cell: ({ address }) => address !== null && <span dir="auto">{address}</span> },
            { name: 'City', cell: ({ city }) => city !== null && <span dir="auto">{city}</span> },
            { name: 'Country', cell: (venue) => venue.country !== null && countryName(venue.country) },
          ]}
          rows={venues}
          keyOf={({ id }) => id}
        />
      )}
      {next !== null && (
        <nav class="pages" aria-label="Pages">
          <a rel="next" href={addressOf('/venues', { country, cursor: next })}>
            More venues
          </a>
        </nav>
      )}
      {isSignedIn ? (
        <Proposal />
      ) : (
        <p>
          A place is missing? <a href="/sign-in?to=/venues">Sign in</a> to propose it.
        </p>
      )}
    </Layout>
  );
}

const Proposal = () => (
  <Fold summary="Propose a venue" forms={['venue']}>
    <Form
      id="venue"
      operation="POST /api/v1/venues"
      label="Propose a venue"
      said="Thank you. {name} is listed once a coordinator has verified it."
    >
      <TextField name="name" label="Name" maxLength={200} isRequired />
      <TextField name="address" label="Address (optional)" maxLength={200} />
      <TextField name="city" label="City (optional)" maxLength={200} />
      <div class="field-row">
        <TextField name="country" label="Country" hint="Two letters, such as DE" maxLength={2} isShort isRequired />
        <TextField name="region" label="Region (optional)" maxLength={64} />
      </div>
      <button type="submit" class="first">
        Propose
      </button>
    </Form>
  </Fold>
);
