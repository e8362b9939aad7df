import { SCOPES } from '@quadrant/rules/permissions';
import type { ListedToken } from '@quadrant/store/people';
import { Checkboxes, TextField } from '../components/form/fields.js';
import { useFormState } from '../components/form/form-context.js';
import { Form } from '../components/form/form.js';
import { Day, Minute } from './day.js';
import { SCOPE_NAMES } from './names.js';

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
      <Form
        id={`revoke-${id}`}
        operation={`DELETE /api/v1/tokens/${id}`}
        label={`Revoke ${name}`}
        said={`Revoked the token ${name}. Programs that use it are refused from now on.`}
        inline
      >
        <button type="submit">
          Revoke<span class="unseen"> {name}</span>
        </button>
      </Form>
    </>
  );
}

const NEW_TOKEN = 'create-token';

export function NewToken() {
  const isSent = useFormState(NEW_TOKEN) !== null;
  return (
    <details class="fold" open={isSent}>
      <summary>Create a token</summary>
      <MadeToken />
      <Form
        id={NEW_TOKEN}
        operation="POST /api/v1/tokens"
        label="Create a token"
        said="The token was created. Copy it now: it is shown only once."
        showsAnswer
      >
        <TextField name="name" label="Name" maxLength={100} placeholder="pairings at the club" isRequired />
        <Checkboxes
          name="scopes"
          legend="What the token can be used for, within your own rights"
          options={SCOPES.map((scope) => ({ value: scope, name: scope, hint: SCOPE_NAMES[scope] }))}
          chosen={['read']}
        />
        <TextField
          name="expiresAt"
          label="Valid until the start of this day (UTC)"
          hint="Without a day, the token expires in one year."
          type="date"
        />
        <button type="submit">Create the token</button>
      </Form>
    </details>
  );
}

/** The token that was made just now: it is shown once. */
function MadeToken() {
  const made = useFormState(NEW_TOKEN)?.answer as { readonly name: string; readonly token: string } | null | undefined;
  if (made == null) return null;
  return (
    <div class="said">
      <p>
        The token <strong dir="auto">{made.name}</strong>:
      </p>
      <p>
        <output class="token">{made.token}</output>
      </p>
    </div>
  );
}
