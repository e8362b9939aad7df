import { t } from '../languages/t.js';
import { Form } from './form/form.js';

interface InvitedDirectorsProps {
  /** Of the announcement or the live tournament. */
  readonly id: string;
  /** Handles of those who are named as directors and have not agreed. */
  readonly invited: readonly string[];
}

/** Who is named as a director and has not agreed, for those who can take it back. */
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
