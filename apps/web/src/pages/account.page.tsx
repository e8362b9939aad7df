import type { Account, Claim, GivenRole, ListedSession, ListedToken } from '@quadrant/store/people';
import { TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { Sessions } from './account/sessions.js';
import { ClaimForm, OwnClaims, WaitingClaims } from './claims.js';
import { Day } from './day.js';
import { Layout } from './layout.js';
import { CONTINENT_NAMES, ROLE_NAMES } from './names.js';
import { NewPasswordField } from './new-password-field.js';
import { KeepTokens } from './keep-tokens.js';
import { NewToken, Tokens } from './tokens.js';

export interface AccountPageFacts {
  readonly account: Account;
  readonly ownClaims: readonly Claim[];
  readonly waitingClaims: readonly Claim[];
  /** More of them than are shown. */
  readonly moreClaimsWait: boolean;
  readonly tokens: readonly ListedToken[];
  readonly sessions: readonly ListedSession[];
  readonly hasSecondFactor: boolean;
  readonly now: Date;
}

/** An account, for its owner. */
export function accountPage({
  account,
  ownClaims,
  waitingClaims,
  moreClaimsWait,
  tokens,
  now,
  ...rest
}: AccountPageFacts) {
  const { handle, createdAt, playerHandle, roles } = account;
  return (
    <Layout title={`Account ${handle}`}>
      <h1>{handle}</h1>
      <p class="quiet">
        Account since <Day at={createdAt} />
      </p>
      <Form
        id="sign-out"
        operation="DELETE /api/v1/session"
        label="Sign out"
        then="/"
        said="You are signed out of this browser."
        inline
      >
        <button type="submit">Sign out</button>
      </Form>

      <h2>Player</h2>
      {playerHandle === null ? (
        <ClaimForm />
      ) : (
        <p>
          You are the player <a href={`/players/${encodeURIComponent(playerHandle)}`}>{playerHandle}</a>.
        </p>
      )}
      <OwnClaims claims={ownClaims} />
      <WaitingClaims claims={waitingClaims} isCut={moreClaimsWait} />

      <h2>Roles</h2>
      <Roles roles={roles} />

      <h2>Password</h2>
      {account.hasPassword ? <PasswordForm handle={handle} /> : <NoPassword />}

      <h2>Second factor</h2>
      <p>
        {rest.hasSecondFactor
          ? 'The second factor is on: a code of your app is asked for after your password.'
          : 'The second factor is off: your password alone signs you in.'}{' '}
        <a href="/account/second-factor">{rest.hasSecondFactor ? 'Change it' : 'Set it up'}</a>
      </p>

      <h2>Where you are signed in</h2>
      <Sessions sessions={rest.sessions} />

      <h2>Tokens for programs</h2>
      <Tokens tokens={tokens} now={now} />
      <NewToken />
    </Layout>
  );
}

function Roles({ roles }: { readonly roles: readonly GivenRole[] }) {
  return (
    <>
      {roles.length > 0 && (
        <ul>
          {roles.map((role) => (
            <li key={role.id}>
              {ROLE_NAMES[role.role]}
              {areaOf(role)}{' '}
              <span class="quiet">
                given by {role.grantedBy} on <Day at={role.grantedAt} />: {role.reason}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p class="quiet">
        {roles.length === 0 && 'None was given to you. '}
        You need no role to direct: whoever the report names as director manages that tournament.
      </p>
    </>
  );
}

function areaOf(role: GivenRole): string {
  if (role.role === 'coordinator') {
    return role.continent === null ? ', all continents' : `, ${CONTINENT_NAMES[role.continent]}`;
  }
  if (role.role === 'director') return role.region === null ? ', everywhere' : `, ${role.region}`;
  return role.role === 'regional-coordinator' ? `, ${role.region}` : '';
}

function PasswordForm({ handle }: { readonly handle: string }) {
  return (
    <Form
      id="change-password"
      operation="PUT /api/v1/password"
      label="Change the password"
      said="The password was changed. Tokens revoked: {revokedTokens}. You have been signed out everywhere else."
    >
      {/* Without a name it is not sent: it tells password managers whose password it is. */}
      <input type="text" autocomplete="username" value={handle} hidden readOnly />
      <TextField
        name="currentPassword"
        label="Present password"
        type="password"
        autocomplete="current-password"
        isRequired
      />
      <NewPasswordField name="newPassword" label="New password" />
      <KeepTokens />
      <button type="submit">Change password</button>
    </Form>
  );
}

const NoPassword = () => <p>The account has no password. If you want one, ask an administrator for a link.</p>;
