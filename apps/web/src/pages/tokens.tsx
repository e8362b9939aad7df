import { SCOPES } from '@quadrant/rules/permissions';
import type { ListedToken } from '@quadrant/store/people';
import { Day, Minute } from './day.js';
import { SCOPE_NAMES } from './names.js';
import { SendingForm } from './sending-form.js';

interface TokensProps {
  readonly tokens: readonly ListedToken[];
  readonly now: Date;
}

export function Tokens({ tokens, now }: TokensProps) {
  if (tokens.length === 0) return <p>You have none.</p>;
  return (
    <div class="table-frame">
      <table>
        <caption>Your tokens, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Made</th>
            <th scope="col">Last used</th>
            <th scope="col">Until</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.id}>
              <th scope="row">
                {token.name}
                {token.prefix !== null && <span class="real-name">{token.prefix}…</span>}
                <span class="real-name">{token.scopes.join(', ')}</span>
              </th>
              <td class="date">
                <Day at={token.createdAt} />
              </td>
              <td>{token.lastUsedAt === null ? 'never' : <Minute at={token.lastUsedAt} />}</td>
              <td>
                <Until token={token} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Until({ token, now }: { readonly token: ListedToken; readonly now: Date }) {
  const { id, name, revokedAt, expiresAt } = token;
  if (revokedAt !== null) {
    return (
      <>
        revoked <Day at={revokedAt} />
      </>
    );
  }
  if (expiresAt !== null && expiresAt <= now) {
    return (
      <>
        expired <Day at={expiresAt} />
      </>
    );
  }
  return (
    <>
      {expiresAt !== null && <Minute at={expiresAt} />}
      <SendingForm label={`Revoke ${name}`} method="DELETE" action={`/api/v1/tokens/${id}`} then="/account" inline>
        <button type="submit">
          Revoke<span class="unseen"> {name}</span>
        </button>
      </SendingForm>
    </>
  );
}

export function NewToken() {
  return (
    <details class="fold">
      <summary>Create a token</summary>
      <SendingForm
        label="Create a token"
        action="/api/v1/tokens"
        done="The token was created. Copy it now: it is shown only once."
      >
        <label>
          Name
          <input name="name" maxLength={100} required placeholder="pairings at the club" />
        </label>
        <fieldset>
          <legend>What the token can be used for, within your own rights</legend>
          {SCOPES.map((scope) => (
            <label key={scope} class="choice">
              <input type="checkbox" name="scopes" value={scope} defaultChecked={scope === 'read'} />
              <span>
                <code>{scope}</code> {SCOPE_NAMES[scope]}
              </span>
            </label>
          ))}
        </fieldset>
        <label>
          Valid until the start of this day (UTC)
          <input name="expiresAt" type="date" aria-describedby="expiry-note" />
        </label>
        <p class="quiet" id="expiry-note">
          Without a day, the token expires in one year.
        </p>
        <button type="submit">Make it</button>
        <p class="secret" hidden>
          <output class="token" data-member="token" aria-label="The token" />
          <a href="/account">Show it in the list</a>
        </p>
      </SendingForm>
    </details>
  );
}
