import { LONGEST_REASON } from '@quadrant/http';
import type { Claim } from '@quadrant/store/people';
import { Decision } from '../components/form/decision.js';
import { TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { PlayerLink } from '../components/player-link.js';
import { Day } from './day.js';

/** Says that a player is whoever sends it. */
export function ClaimForm() {
  return (
    <>
      <p>
        Which player are you? With a claim code you are linked immediately. Without one, a director or coordinator must
        confirm.
      </p>
      <Form
        id="claim"
        operation="POST /api/v1/players/{handle}/claim"
        label="Claim a player"
        said="Your claim on {player} is {state}."
      >
        <TextField name="handle" label="Handle of the player" maxLength={64} isRequired />
        <TextField name="code" label="Claim code, if you have one" maxLength={40} placeholder="K7QF-2M9X-00AB-ZZ3T" />
        <TextField
          name="message"
          label="No code? Tell us how to recognize you."
          maxLength={LONGEST_REASON}
          placeholder="I played in Cologne on Saturday"
        />
        <button type="submit">That is me</button>
      </Form>
    </>
  );
}

export function OwnClaims({ claims }: { readonly claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <div class="table-frame">
      <table>
        <caption>Your claims</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Claimed</th>
            <th scope="col">State</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {claims.map(({ id, player, createdAt, state, decidedBy, reason }) => (
            <tr key={id}>
              <th scope="row">
                <PlayerLink handle={player} />
              </th>
              <td class="date">
                <Day at={createdAt} />
              </td>
              <td>{decidedBy === null ? state : `${state} by ${decidedBy}`}</td>
              <td>{reason ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Claims of others, which whoever looks at the page decides. */
export function WaitingClaims({ claims, isCut }: { readonly claims: readonly Claim[]; readonly isCut: boolean }) {
  if (claims.length === 0) return null;
  return (
    <>
      <h2>Claims that wait for you</h2>
      <p>Confirm a claim only if you know the person, or they have shown you who they are.</p>
      {isCut && <p>These are the newest {claims.length}. When you have decided about them, you see the next ones.</p>}
      <ul class="cards">
        {claims.map(({ id, player, account, createdAt, message }) => (
          <li key={id}>
            <p>
              <strong>{account}</strong> says that they are <PlayerLink handle={player} />,{' '}
              <span class="quiet">
                on <Day at={createdAt} />
              </span>
            </p>
            {message !== '' && <blockquote>{message}</blockquote>}
            <Decision
              id={`claim-${id}`}
              label={`Claim of ${account} on ${player}`}
              yes={{
                button: 'Confirm',
                operation: `POST /api/v1/claims/${id}/confirmation`,
                said: `Confirmed: ${account} is ${player}.`,
              }}
              no={{
                button: 'Refuse',
                operation: `POST /api/v1/claims/${id}/refusal`,
                said: `Refused the claim of ${account} on ${player}.`,
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
