import { LONGEST_REASON } from '@quadrant/http';
import type { Venue } from '@quadrant/store/places';
import { t } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { countryName } from '../components/country.js';
import { Facts } from '../components/facts.js';
import { Decision } from '../components/form/decision.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';
import { waitingPage } from './waiting.page.js';

/** Merges a place that is listed twice. */
function Merge({ venues }: { readonly venues: readonly Venue[] }) {
  if (venues.length < 2) return null;
  const options = venues.map(({ id, name, city }) => ({ value: id, name: city === null ? name : `${name}, ${city}` }));
  return (
    <Fold summary={t('Merge two venues')} forms={['merge']}>
      <Form
        id="merge"
        operation="POST /api/v1/venues/{merged}/merge"
        label={t('Merge two venues')}
        concerns={t('All tournaments and announcements at the venue that goes: they are at the other one from now on.')}
        said={t('The venues were merged: both names mean the same place.')}
      >
        <SelectField
          name="merged"
          label={t('Venue that goes')}
          none={t('Choose a venue')}
          options={options}
          isRequired
        />
        <SelectField
          name="into"
          label={t('Venue that stays')}
          none={t('Choose a venue')}
          options={options}
          isRequired
        />
        <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
        <button type="submit">{t('Merge')}</button>
      </Form>
    </Fold>
  );
}

/** Nobody has verified these venues yet. */
export const venuesPage = (venues: readonly Venue[], verified: readonly Venue[]) =>
  waitingPage({
    children: <Merge venues={verified} />,
    title: t('New venues'),
    context: t('Reports and people proposed these places. A verified venue is listed.'),
    none: t('No venue waits for you.'),
    cards: venues.map(({ id, name, address, city, country, region, proposedAt }) => ({
      id,
      title: name,
      content: (
        <>
          <Facts
            facts={[
              [t('Address'), address],
              [t('City'), city],
              [t('Country'), country === null ? null : countryName(country)],
              [t('Region'), region],
              [t('Proposed'), <Ago at={proposedAt} />],
            ]}
          />
          <Decision
            id={`venue-${id}`}
            label={t('Venue {name}', { name })}
            yes={{
              button: t('Verify'),
              operation: `POST /api/v1/venues/${id}/verification`,
              said: t('Verified {name}. It is listed now.', { name }),
            }}
            no={{
              button: t('Refuse'),
              operation: `POST /api/v1/venues/${id}/refusal`,
              said: t('Refused {name}.', { name }),
            }}
          />
        </>
      ),
    })),
  });
