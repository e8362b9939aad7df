import { LONGEST_REASON } from '@quadrant/http';
import type { PageFault } from '../../components/fault-summary.js';
import type { ConfirmedChoice } from './confirm-form.js';
import type { PageFinding } from './draft-shapes.js';
import { FindingNote } from './finding-note.js';

interface ConfirmationsProps {
  readonly choices: readonly ConfirmedChoice[];
  readonly faults: readonly PageFault[];
}

/** Findings that may be wrong, each to be ticked with a reason. */
export function Confirmations({ choices, faults }: ConfirmationsProps) {
  if (choices.length === 0) return null;
  return (
    <section>
      <h2>Is this correct as it is?</h2>
      <p>
        Tick what is correct and say why. Everybody can read the reason. What you leave unticked makes the report wait
        until you confirm it.
      </p>
      {choices.map((choice, index) => (
        <Choice key={index} choice={choice} index={index} faults={faults} />
      ))}
    </section>
  );
}

interface ChoiceProps {
  readonly choice: ConfirmedChoice;
  readonly index: number;
  readonly faults: readonly PageFault[];
}

function Choice({ choice: { finding, isTicked, reason }, index, faults }: ChoiceProps) {
  const error = faults.find(({ field }) => field === `reason.${index}`)?.message;
  return (
    <fieldset class={error === undefined ? 'confirmation' : 'confirmation wrong'}>
      <legend>{placeOf(finding)}</legend>
      <FindingNote finding={finding} />
      <label class="choice">
        <input type="checkbox" name={`ok.${index}`} value="yes" checked={isTicked} />
        <span>This is correct</span>
      </label>
      <div class="field">
        <label for={`reason.${index}`}>Why it is correct</label>
        {error !== undefined && (
          <p class="fault" id={`reason.${index}-error`}>
            {error}
          </p>
        )}
        <input
          id={`reason.${index}`}
          name={`reason.${index}`}
          value={reason}
          maxLength={LONGEST_REASON}
          aria-invalid={error === undefined ? undefined : 'true'}
          aria-describedby={error === undefined ? undefined : `reason.${index}-error`}
          autocomplete="off"
        />
      </div>
    </fieldset>
  );
}

const placeOf = ({ line, pointer }: PageFinding): string => {
  if (line !== undefined) return `Row ${line}`;
  return pointer === '' || pointer.startsWith('/tournament') ? 'The tournament' : 'The results';
};
