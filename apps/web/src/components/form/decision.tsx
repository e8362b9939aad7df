import { LONGEST_REASON } from '@quadrant/http';
import { t } from '../../languages/t.js';
import { TextField } from './fields.js';
import { Form, InsteadButton, Kept, type Operation } from './form.js';

interface DecisionProps {
  /** Unique on its page. */
  readonly id: string;
  /** What is decided. */
  readonly label: string;
  readonly yes: Verdict;
  /** Without one there is only one way to decide. */
  readonly no?: Verdict;
  readonly hint?: string;
  readonly then?: string;
  readonly version?: number;
  /** What goes with it unseen. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** One way to decide. */
interface Verdict {
  readonly button: string;
  readonly operation: Operation;
  /** What the next page says. */
  readonly said: string;
}

/** A reason, and the buttons that decide with it. */
export const Decision = ({ id, label, yes, no, hint, then, version, fields = {} }: DecisionProps) => (
  <Form
    id={id}
    operation={yes.operation}
    label={label}
    said={yes.said}
    {...(no !== undefined && { saidInstead: no.said })}
    {...(then !== undefined && { then })}
    {...(version !== undefined && { version })}
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
