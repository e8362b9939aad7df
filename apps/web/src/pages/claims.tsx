import { LONGEST_REASON } from '@quadrant/http';
import type { Claim } from '@quadrant/store/people';
import { Day } from './day.js';
import { PlayerLink } from '../components/player-link.js';
import { SendingForm } from './sending-form.js';

/** Says that a player is whoever sends it. */
export function ClaimForm() {
  return (
    <>
      <p>
        Which player are you? With a claim code you are linked immediately. Without one, a director or coordinator must
        confirm.
      </p>
      <SendingForm label="Claim a player" action="/api/v1/players/{handle}/claim" then="/account">
        <label>
          Handle of the player
          <input name="handle" maxLength={64} autocomplete="off" required />
        </label>
        <label>
          Claim code, if you have one
          <input name="code" maxLength={40} autocomplete="off" spellcheck={false} placeholder="K7QF-2M9X-00AB-ZZ3T" />
        </label>
        <label>
          No code? Tell us how to recognize you.
          <input name="message" maxLength={LONGEST_REASON} placeholder="I played in Cologne on Saturday" />
        </label>
        <button type="submit">That is me</button>
      </SendingForm>
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
            <SendingForm
              label={`Claim of ${account} on ${player}`}
              action={`/api/v1/claims/${id}/confirmation`}
              then="/account"
            >
              <label>
                Why
                <input name="reason" maxLength={LONGEST_REASON} required />
              </label>
              <div class="buttons">
                <button type="submit">Confirm</button>
                <button type="submit" formAction={`/api/v1/claims/${id}/refusal`}>
                  Refuse
                </button>
              </div>
            </SendingForm>
          </li>
        ))}
      </ul>
    </>
  );
}
