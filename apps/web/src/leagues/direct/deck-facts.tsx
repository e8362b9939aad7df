import { LONGEST_REASON } from '@quadrant/http';
import type { OwnFact } from '@quadrant/rules/bonus-schemes';
import { t } from '../../languages/t.js';
import { TextField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';

/** There are rows for this many more facts; saving gives new ones. */
const NEW_ROWS = 3;

interface DeckFactsProps {
  readonly slug: string;
  /** The version of the league, which the forms send. */
  readonly version: number;
  readonly facts: readonly OwnFact[];
}

/** Reports of a league have these numbers of decks, for its bonus schemes. */
export function DeckFacts({ slug, version, facts }: DeckFactsProps) {
  const rows = [...facts, ...Array.from({ length: NEW_ROWS }, () => null)];
  return (
    <>
      <h2 id="deck-facts">{t('Numbers of decks')}</h2>
      <p>{t('A report can contain these numbers for each deck, and schemes can use them.')}</p>
      {facts.length > 0 && (
        <ul>
          {facts.map(({ name, means, most }) => (
            <li key={name} dir="auto">
              {t('{name}: {means}, at most {most}', { name: <code>{name}</code>, means, most })}
            </li>
          ))}
        </ul>
      )}
      <Fold summary={t('Change these numbers')} forms={['deck-facts-form']}>
        <Form
          id="deck-facts-form"
          operation={`PUT /api/v1/leagues/${slug}/deck-facts`}
          label={t('Change the numbers of decks')}
          version={version}
          said={t('The numbers of decks were saved.')}
        >
          <p class="hint">{t('An empty row is left out.')}</p>
          {rows.map((fact, row) => (
            <div key={row} class="field-row">
              <TextField
                name={`facts.${row}.name`}
                label={t('Name in schemes')}
                value={fact?.name ?? ''}
                maxLength={40}
              />
              <TextField
                name={`facts.${row}.means`}
                label={t('What it means')}
                value={fact?.means ?? ''}
                maxLength={100}
              />
              <TextField
                name={`facts.${row}.most`}
                kind="number"
                type="number"
                label={t('At most')}
                value={String(fact?.most ?? '')}
                isShort
              />
            </div>
          ))}
          <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
          <button type="submit">{t('Save the numbers')}</button>
        </Form>
      </Fold>
    </>
  );
}
