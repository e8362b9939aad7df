import { LONGEST_REASON } from '@quadrant/http';
import type { PlayerRecord } from '@quadrant/store/people';
import { Decision } from '../../../components/form/decision.js';
import { TextField } from '../../../components/form/fields.js';
import { Fold } from '../../../components/form/fold.js';
import { Form } from '../../../components/form/form.js';

/** Whether a player is shown by name. */
export function Privacy({ player: { handle, isHidden, version } }: { readonly player: PlayerRecord }) {
  const api = `/api/v1/players/${encodeURIComponent(handle)}` as const;
  return (
    <>
      <h2 id="privacy">Privacy</h2>
      <p>
        {isHidden
          ? 'This player is hidden: a label replaces the name everywhere.'
          : 'Everybody sees this player by name. A hidden player is shown under a label; their results stay.'}
      </p>
      <Decision
        id="hiding"
        label={isHidden ? `Show ${handle} again` : `Hide ${handle}`}
        version={version}
        yes={
          isHidden
            ? {
                button: 'Show by name again',
                operation: `DELETE ${api}/hiding?reason={reason}`,
                said: `${handle} is shown by name again.`,
              }
            : { button: 'Hide the name', operation: `POST ${api}/hiding`, said: `${handle} is hidden.` }
        }
      />
      <Fold summary="Remove the name for good" forms={['anonymisation']}>
        <p>
          A label replaces the name in every document that is stored. Results and ratings stay. This cannot be undone.
        </p>
        <Form
          id="anonymisation"
          operation={`POST ${api}/anonymisation`}
          label={`Remove the name of ${handle}`}
          version={version}
          then="/players"
          said="The name was removed from everything that is stored."
        >
          <TextField name="handle" label="Type the handle to confirm" maxLength={64} isRequired />
          <TextField name="reason" label="Why" maxLength={LONGEST_REASON} isRequired />
          <button type="submit">Remove the name for good</button>
        </Form>
      </Fold>
    </>
  );
}
