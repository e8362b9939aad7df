import { LONGEST_REASON } from '@quadrant/http';

/** Why something is done; the run and the audit tell it. */
export function ReasonField() {
  return (
    <label>
      Why
      <input name="reason" maxLength={LONGEST_REASON} required />
    </label>
  );
}
