import { LONGEST_REASON } from '@quadrant/http';
import type { Venue } from '@quadrant/store/intake';
import { Ago } from '../../components/ago.js';
import { countryName } from '../../components/country.js';
import { Facts } from '../../components/facts.js';
import { Decision } from '../../components/form/decision.js';
import { SelectField, TextField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';
import { waitingPage } from './waiting.page.js';

/** A place that is listed twice. */
function Merge({ venues }: { readonly venues: readonly Venue[] }) {
  if (venues.length < 2) return null;
  const options = venues.map(({ id, name, city }) => ({ value: id, name: city === null ? name : `${name}, ${city}` }));
  return (
    <Fold summary="Merge two venues" forms={['merge']}>
      <Form
        id="merge"
        operation="POST /api/v1/venues/{merged}/merge"
        label="Merge two venues"
        said="The venues were merged: both names mean the same place."
      >
        <SelectField name="merged" label="Venue that goes" none="Choose a venue" options={options} isRequired />
        <SelectField name="into" label="Venue that stays" none="Choose a venue" options={options} isRequired />
        <TextField name="reason" label="Why" maxLength={LONGEST_REASON} isRequired />
        <button type="submit">Merge</button>
      </Form>
    </Fold>
  );
}

/** Venues that nobody has looked at yet. */
export const venuesPage = (venues: readonly Venue[], verified: readonly Venue[]) =>
  waitingPage({
    children: <Merge venues={verified} />,
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
