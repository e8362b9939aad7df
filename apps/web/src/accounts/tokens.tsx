import { SCOPES } from '@quadrant/rules/permissions';
import type { ListedToken } from '@quadrant/store/accounts';
import { t } from '../languages/t.js';
import { Checkboxes, TextField } from '../components/form/fields.js';
import { useFormState } from '../components/form/form-context.js';
import { Form } from '../components/form/form.js';
import { Day, Minute } from '../components/day.js';
import { SCOPE_NAMES } from '../components/names.js';

interface TokensProps {
  readonly tokens: readonly ListedToken[];
  readonly now: Date;
}

export function Tokens({ tokens, now }: TokensProps) {
  if (tokens.length === 0) return <p>{t('You have none.')}</p>;
  return (
    <div class="table-frame">
      <table>
        <caption>{t('Your tokens, newest first')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Name')}</th>
            <th scope="col">{t('Made')}</th>
            <th scope="col">{t('Last used')}</th>
            <th scope="col">{t('Until')}</th>
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
              <td>{token.lastUsedAt === null ? t('never') : <Minute at={token.lastUsedAt} />}</td>
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
    return <>{t('revoked {day}', { day: <Day at={revokedAt} /> })}</>;
  }
  if (expiresAt !== null && expiresAt <= now) {
    return <>{t('expired {day}', { day: <Day at={expiresAt} /> })}</>;
  }
  return (
    <>
      {expiresAt !== null && <Minute at={expiresAt} />}
      <Form
        id={`revoke-${id}`}
        operation={`DELETE /api/v1/tokens/${id}`}
        label={t('Revoke {name}', { name })}
        concerns={t('Every program that uses the token {name} is refused at once.', { name })}
        said={t('Revoked the token {name}. Programs that use it are refused from now on.', { name })}
        inline
      >
        <button type="submit">{t('Revoke{name}', { name: <span class="unseen"> {name}</span> })}</button>
      </Form>
    </>
  );
}

const NEW_TOKEN = 'create-token';

export function NewToken() {
  const isSent = useFormState(NEW_TOKEN) !== null;
  return (
    <details class="fold" open={isSent}>
      <summary>{t('Create a token')}</summary>
      <MadeToken />
      <Form
        id={NEW_TOKEN}
        operation="POST /api/v1/tokens"
        label={t('Create a token')}
        said={t('The token was created. Copy it now: it is shown only once.')}
        showsAnswer
      >
        <TextField name="name" label={t('Name')} maxLength={100} placeholder={t('pairings at the club')} isRequired />
        <Checkboxes
          name="scopes"
          legend={t('What the token can be used for, within your own rights')}
          options={SCOPES.map((scope) => ({ value: scope, name: scope, hint: SCOPE_NAMES[scope] }))}
          chosen={['read']}
        />
        <TextField
          name="expiresAt"
          label={t('Valid until the start of this day (UTC)')}
          hint={t('Without a day, the token expires in one year.')}
          type="date"
        />
        <button type="submit">{t('Create the token')}</button>
      </Form>
    </details>
  );
}

/** The new token is shown only once. */
function MadeToken() {
  const made = useFormState(NEW_TOKEN)?.answer as { readonly name: string; readonly token: string } | null | undefined;
  if (made == null) return null;
  return (
    <div class="said">
      <p>{t('The token {name}:', { name: <strong dir="auto">{made.name}</strong> })}</p>
      <p>
        <output class="token">{made.token}</output>
      </p>
    </div>
  );
}
