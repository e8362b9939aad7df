import { LONGEST_REASON } from '@quadrant/http';
import { TextField } from '../../components/form/fields.js';
import { useField } from '../../components/form/form-context.js';
import type { ConfirmedChoice } from './confirm-form.js';
import type { PageFinding } from './draft-shapes.js';
import { FindingNote } from './finding-note.js';

/** Findings that may be wrong, each to be ticked with a reason. */
export function Confirmations({ choices }: { readonly choices: readonly ConfirmedChoice[] }) {
  if (choices.length === 0) return null;
  return (
    <section>
      <h2>Is this correct as it is?</h2>
      <p>
        Tick what is correct and say why. Everybody can read the reason. What you leave unticked makes the report wait
        until you confirm it.
      </p>
      {choices.map((choice, index) => (
        <Choice key={index} choice={choice} index={index} />
      ))}
    </section>
  );
}

interface ChoiceProps {
  readonly choice: ConfirmedChoice;
  readonly index: number;
}

function Choice({ choice: { finding, isTicked, reason }, index }: ChoiceProps) {
  const { error } = useField(`reason.${index}`);
  return (
    <fieldset class={error === null ? 'confirmation' : 'confirmation wrong'}>
      <legend>{placeOf(finding)}</legend>
      <FindingNote finding={finding} />
      <label class="choice">
        <input type="checkbox" name={`ok.${index}`} value="yes" checked={isTicked} />
        <span>This is correct</span>
      </label>
      <TextField name={`reason.${index}`} label="Why it is correct" value={reason} maxLength={LONGEST_REASON} />
    </fieldset>
  );
}

const placeOf = ({ line, pointer }: PageFinding): string => {
  if (line !== undefined) return `Row ${line}`;
  return pointer === '' || pointer.startsWith('/tournament') ? 'The tournament' : 'The results';
};
