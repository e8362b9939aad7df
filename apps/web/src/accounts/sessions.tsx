import type { ListedSession } from '@quadrant/store/accounts';
import { t } from '../languages/t.js';
import { Form } from '../components/form/form.js';
import { Minute } from '../components/day.js';

/** Lists where somebody is signed in, and lets them sign out everywhere else. */
export function Sessions({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const others = sessions.filter(({ isThisOne }) => !isThisOne).length;
  return (
    <>
      {sessions.length > 0 && (
        <div class="table-frame">
          <table>
            <caption>{t('Your sessions')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('Browser')}</th>
                <th scope="col">{t('Signed in')}</th>
                <th scope="col">{t('Last used')}</th>
              </tr>
            </thead>
            <tbody>
              {sessions.map(({ id, browser, beganAt, lastUsedAt, isThisOne }) => (
                <tr key={id}>
                  <th scope="row">
                    {browser ?? t('Unknown browser')}
                    {isThisOne && <span class="real-name">{t('this one')}</span>}
                  </th>
                  <td>
                    <Minute at={beganAt} />
                  </td>
                  <td>
                    <Minute at={lastUsedAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {others === 0 ? (
        <p>{t('You are signed in nowhere else.')}</p>
      ) : (
        <Form
          id="end-others"
          operation="DELETE /api/v1/sessions"
          label={t('Sign out everywhere else')}
          said={t('You are signed out everywhere else. Sessions that ended: {ended}.')}
        >
          <p>{t('Do you not know one of them? Sign out everywhere else, then change your password.')}</p>
          <button type="submit">{t('Sign out everywhere else')}</button>
        </Form>
      )}
    </>
  );
}
