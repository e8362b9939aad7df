import { LONGEST_REASON } from '@quadrant/http';
import type { OwnFact } from '@quadrant/rules/league';
import { TextField } from '../../../components/form/fields.js';
import { Fold } from '../../../components/form/fold.js';
import { Form } from '../../../components/form/form.js';

/** Rows for more facts; whoever needs more saves and goes on. */
const NEW_ROWS = 3;

interface DeckFactsProps {
  readonly slug: string;
  /** Of the league. */
  readonly version: number;
  readonly facts: readonly OwnFact[];
}

/** Numbers of decks that reports of a league tell, for its bonus schemes. */
export function DeckFacts({ slug, version, facts }: DeckFactsProps) {
  const rows = [...facts, ...Array.from({ length: NEW_ROWS }, () => null)];
  return (
    <>
      <h2 id="deck-facts">Numbers of decks</h2>
      <p>A report can tell these numbers of each deck, and schemes can ask for them.</p>
      {facts.length > 0 && (
        <ul>
          {facts.map(({ name, means, most }) => (
            <li key={name} dir="auto">
              <code>{name}</code>: {means}, at most {most}
            </li>
          ))}
        </ul>
      )}
      <Fold summary="Change these numbers" forms={['deck-facts-form']}>
        <Form
          id="deck-facts-form"
          operation={`PUT /api/v1/leagues/${slug}/deck-facts`}
          label="Change the numbers of decks"
          version={version}
          said="The numbers of decks were saved."
        >
          <p class="hint">An empty row is left out.</p>
          {rows.map((fact, row) => (
            <div key={row} class="field-row">
              <TextField name={`facts.${row}.name`} label="Name in schemes" value={fact?.name ?? ''} maxLength={40} />
              <TextField name={`facts.${row}.means`} label="What it means" value={fact?.means ?? ''} maxLength={100} />
              <TextField
                name={`facts.${row}.most`}
                kind="number"
                type="number"
                label="At most"
                value={String(fact?.most ?? '')}
                isShort
              />
            </div>
          ))}
          <TextField name="reason" label="Why" maxLength={LONGEST_REASON} isRequired />
          <button type="submit">Save the numbers</button>
        </Form>
      </Fold>
    </>
  );
}
