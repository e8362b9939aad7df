import { LONGEST_REASON } from '@quadrant/http';
import { t } from '../../languages/t.js';
import { TextField } from './fields.js';
import { Form, InsteadButton, Kept, type Operation } from './form.js';

interface DecisionProps {
  /** It must be unique on its page. */
  readonly id: string;
  readonly label: string;
  readonly yes: Verdict;
  /** Without it there is only one way to decide. */
  readonly no?: Verdict;
  readonly hint?: string;
  readonly then?: string;
  readonly version?: number;
  /** Says who is concerned, where nothing brings it back. */
  readonly concerns?: string;
  /** These fields are sent along, but not shown. */
  readonly fields?: Readonly<Record<string, string>>;
}

interface Verdict {
  readonly button: string;
  readonly operation: Operation;
  /** The next page says this. */
  readonly said: string;
}

/** A reason is entered, and each button decides with it. */
export const Decision = ({ id, label, yes, no, hint, then, version, concerns, fields = {} }: DecisionProps) => (
  <Form
    id={id}
    operation={yes.operation}
    label={label}
    said={yes.said}
    {...(no !== undefined && { saidInstead: no.said })}
    {...(then !== undefined && { then })}
    {...(version !== undefined && { version })}
    {...(concerns !== undefined && { concerns })}
  >
    {Object.entries(fields).map(([name, value]) => (
      <Kept key={name} name={name} value={value} />
    ))}
    <TextField
      name="reason"
      label={t('Why')}
      maxLength={LONGEST_REASON}
      isRequired
      {...(hint !== undefined && { hint })}
    />
    <div class="buttons">
      <button type="submit" class="first">
        {yes.button}
      </button>
      {no !== undefined && <InsteadButton operation={no.operation}>{no.button}</InsteadButton>}
    </div>
  </Form>
);
