import { LONGEST_REASON } from '@quadrant/http';
import { SendingForm } from './sending-form.js';

interface OfDispute {
  readonly id: string;
}

const pageOf = (id: string): string => `/disputes/${id}`;
const stepOf = (id: string, step: string): string => `/api/v1/disputes/${id}/${step}`;

/** For whoever is to answer. */
export function AnswerForm({ id }: OfDispute) {
  return (
    <>
      <h2>Answer</h2>
      <SendingForm label="Answer" action={stepOf(id, 'answer')} then={pageOf(id)}>
        <label>
          Your words
          <textarea name="words" rows={4} />
        </label>
        <label>
          Version that your correction gave the tournament, if you corrected it
          <input class="short" name="correction.version" type="number" min={1} />
        </label>
        <button type="submit">Answer</button>
      </SendingForm>
    </>
  );
}

interface PursuitFormProps extends OfDispute {
  readonly isWithDirector: boolean;
}

/** For its reporter, while it is open. */
export function PursuitForm({ id, isWithDirector }: PursuitFormProps) {
  return (
    <>
      <h2>{isWithDirector ? 'Take it further, or back' : 'Withdraw it'}</h2>
      <SendingForm label="Take the dispute further or back" action={stepOf(id, 'withdrawal')} then={pageOf(id)}>
        <label>
          Why
          <input name="reason" maxLength={LONGEST_REASON} required />
        </label>
        <div class="buttons">
          {isWithDirector && (
            <button type="submit" formAction={stepOf(id, 'escalation')}>
              Send it to the coordinator now
            </button>
          )}
          <button type="submit">Withdraw it</button>
        </div>
      </SendingForm>
    </>
  );
}

/** For its reporter, once it is answered. */
export function ObjectionForm({ id }: OfDispute) {
  return (
    <>
      <h2>Not settled?</h2>
      <p>You can object once. Then the next person above answers.</p>
      <SendingForm label="Object to the answer" action={stepOf(id, 'objection')} then={pageOf(id)}>
        <label>
          Why the answer does not settle it
          <textarea name="text" rows={4} required />
        </label>
        <button type="submit">Object</button>
      </SendingForm>
    </>
  );
}
