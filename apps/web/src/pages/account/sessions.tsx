import type { ListedSession } from '@quadrant/store/people';
import { Form } from '../../components/form/form.js';
import { Minute } from '../day.js';

/** Where somebody is signed in, and the way to end that everywhere else. */
export function Sessions({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const others = sessions.filter(({ isThisOne }) => !isThisOne).length;
  return (
    <>
      {sessions.length > 0 && (
        <div class="table-frame">
          <table>
            <caption>Your sessions</caption>
            <thead>
              <tr>
                <th scope="col">Browser</th>
                <th scope="col">Signed in</th>
                <th scope="col">Last used</th>
              </tr>
            </thead>
            <tbody>
              {sessions.map(({ id, browser, beganAt, lastUsedAt, isThisOne }) => (
                <tr key={id}>
                  <th scope="row">
                    {browser ?? 'Unknown browser'}
                    {isThisOne && <span class="real-name">this one</span>}
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
        <p>You are signed in nowhere else.</p>
      ) : (
        <Form
          id="end-others"
          operation="DELETE /api/v1/sessions"
          label="Sign out everywhere else"
          said="You are signed out everywhere else. Sessions that ended: {ended}."
        >
          <p>Do you not know one of them? Sign out everywhere else, then change your password.</p>
          <button type="submit">Sign out everywhere else</button>
        </Form>
      )}
    </>
  );
}
