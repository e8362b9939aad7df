import { LONGEST_REASON } from '@quadrant/http';
import type { Claim } from '@quadrant/store/players';
import { t, words } from '../languages/t.js';
import { Decision } from '../components/form/decision.js';
import { TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { PlayerLink } from '../components/player-link.js';
import { Day } from '../components/day.js';

const STATE_NAMES: Readonly<Record<Claim['state'], string>> = words({
  waiting: 'waits',
  confirmed: 'confirmed',
  refused: 'refused',
  withdrawn: 'withdrawn',
});

/** A code decides in place of a person, whose name stays as it is. */
const CLAIM_CODE = 'a claim code';

/** The reader claims to be a player. */
export function ClaimForm() {
  return (
    <>
      <p>
        {t(
          'Which player are you? With a claim code you are linked immediately. Without one, a director or coordinator must confirm.',
        )}
      </p>
      <Form
        id="claim"
        operation="POST /api/v1/players/{handle}/claim"
        label={t('Claim a player')}
        said={t('Your claim on {player} was sent. Its state is below.')}
      >
        <TextField name="handle" label={t('Handle of the player')} maxLength={64} isRequired />
        <TextField
          name="code"
          label={t('Claim code, if you have one')}
          maxLength={40}
          placeholder={t('K7QF-2M9X-00AB-ZZ3T')}
        />
        <TextField
          name="message"
          label={t('No code? Tell us how to recognize you.')}
          maxLength={LONGEST_REASON}
          placeholder={t('I played in Cologne on Saturday')}
        />
        <button type="submit">{t('That is me')}</button>
      </Form>
    </>
  );
}

export function OwnClaims({ claims }: { readonly claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <div class="table-frame">
      <table>
        <caption>{t('Your claims')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Player')}</th>
            <th scope="col">{t('Claimed')}</th>
            <th scope="col">{t('State')}</th>
            <th scope="col">{t('Why')}</th>
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
              <td>{tellState(state, decidedBy)}</td>
              <td>{reason ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function tellState(state: Claim['state'], decidedBy: string | null): string {
  const name = STATE_NAMES[state];
  if (decidedBy === null) return name;
  return t('{state} by {decidedBy}', {
    state: name,
    decidedBy: decidedBy === CLAIM_CODE ? t('a claim code') : decidedBy,
  });
}

/** The reader decides these claims of others. */
export function WaitingClaims({ claims, isCut }: { readonly claims: readonly Claim[]; readonly isCut: boolean }) {
  if (claims.length === 0) return null;
  return (
    <>
      <h2>{t('Claims that wait for you')}</h2>
      <p>{t('Confirm a claim only if you know the person, or they have shown you who they are.')}</p>
      {isCut && (
        <p>
          {t('These are the newest {claims}. When you have decided about them, you see the next ones.', {
            claims: claims.length,
          })}
        </p>
      )}
      <ul class="cards">
        {claims.map(({ id, player, account, createdAt, message }) => (
          <li key={id}>
            <p>
              {t('{account} says that they are {player}, {span}', {
                account: <strong>{account}</strong>,
                player: <PlayerLink handle={player} />,
                span: <span class="quiet">{t('on {day}', { day: <Day at={createdAt} /> })}</span>,
              })}
            </p>
            {message !== '' && <blockquote>{message}</blockquote>}
            <Decision
              id={`claim-${id}`}
              label={t('Claim of {account} on {player}', { account, player })}
              yes={{
                button: t('Confirm'),
                operation: `POST /api/v1/claims/${id}/confirmation`,
                said: t('Confirmed: {account} is {player}.', { account, player }),
              }}
              no={{
                button: t('Refuse'),
                operation: `POST /api/v1/claims/${id}/refusal`,
                said: t('Refused the claim of {account} on {player}.', { account, player }),
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
