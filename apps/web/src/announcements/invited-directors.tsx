import { t } from '../languages/t.js';
import { TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';

interface InvitedDirectorsProps {
  /** It belongs to the announcement or the live tournament. */
  readonly id: string;
  /** Handles of named directors who have not agreed yet. */
  readonly invited: readonly string[];
}

/** Lists named directors who have not agreed, for the people who can withdraw the invitation. */
export const InvitedDirectors = ({ id, invited }: InvitedDirectorsProps) =>
  invited.length === 0 ? null : (
    <section>
      <h2>{t('Invited directors')}</h2>
      <p>{t('They have no rights here until they agree, on their page “My tournaments”.')}</p>
      <ul class="plain">
        {invited.map((handle, index) => (
          <li key={handle}>
            <bdi>{handle}</bdi>{' '}
            <Form
              id={`invitation-${index}`}
              operation={`DELETE /api/v1/directing-invitations/${id}/${encodeURIComponent(handle)}`}
              label={t('Withdraw the invitation of {handle}', { handle })}
              said={t('{handle} is not invited any more.', { handle })}
              inline
            >
              <button type="submit">
                {t('Withdraw invitation')}
                <span class="unseen"> {handle}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );

/** A director who has to leave lets somebody else go on. */
export const HandOver = ({ id }: { readonly id: string }) => (
  <Fold summary={t('Hand over to another director')} forms={['hand-over']}>
    <Form
      id="hand-over"
      operation={`POST /api/v1/directing-invitations/${id}`}
      label={t('Hand over to another director')}
      said={t('The invitation is sent. They can go on once they agree, on their page “My tournaments”.')}
    >
      <TextField
        name="director"
        label={t('Handle of the director')}
        hint={t('They need an account. You keep your rights, and can leave once they have agreed.')}
        maxLength={64}
        isRequired
      />
      <button type="submit">{t('Invite')}</button>
    </Form>
  </Fold>
);
