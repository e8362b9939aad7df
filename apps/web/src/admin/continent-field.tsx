import { CONTINENTS } from '@quadrant/rules/permissions';
import type { Choice } from '../components/choice-field.js';
import { SelectField } from '../components/form/fields.js';
import { CONTINENT_NAMES } from '../components/names.js';
import { t, words } from '../languages/t.js';

const OPTIONS: readonly Choice[] = words(CONTINENTS.map((value) => ({ value, name: CONTINENT_NAMES[value] })));

/** Asks for the continent of a coordinator; none means all. */
export const ContinentField = ({ label = t('Continent') }: { readonly label?: string }) => (
  <SelectField name="continent" kind="null" label={label} none={t('All continents')} options={OPTIONS} />
);
