import type { Venue } from '@quadrant/store/intake';
import { Ago } from '../../components/ago.js';
import { countryName } from '../../components/country.js';
import { Facts } from '../../components/facts.js';
import { Decision } from '../../components/form/decision.js';
import { waitingPage } from './waiting.page.js';

/** Venues that nobody has looked at yet. */
export const venuesPage = (venues: readonly Venue[]) =>
  waitingPage({
    title: 'New venues',
    context: 'Reports and people proposed these places. A verified venue is listed.',
    none: 'No venue waits for you.',
    cards: venues.map(({ id, name, address, city, country, region, proposedAt }) => ({
      id,
      title: name,
      content: (
        <>
          <Facts
            facts={[
              ['Address', address],
              ['City', city],
              ['Country', country === null ? null : countryName(country)],
              ['Region', region],
              ['Proposed', <Ago at={proposedAt} />],
            ]}
          />
          <Decision
            id={`venue-${id}`}
            label={`Venue ${name}`}
            yes={{
              button: 'Verify',
              operation: `POST /api/v1/venues/${id}/verification`,
              said: `Verified ${name}. It is listed now.`,
            }}
            no={{ button: 'Refuse', operation: `POST /api/v1/venues/${id}/refusal`, said: `Refused ${name}.` }}
          />
        </>
      ),
    })),
  });
