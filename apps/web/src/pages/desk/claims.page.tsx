import type { Claim } from '@quadrant/store/people';
import { Ago } from '../../components/ago.js';
import { Decision } from '../../components/form/decision.js';
import { PlayerLink } from '../../components/player-link.js';
import { waitingPage } from './waiting.page.js';

/** Accounts that say which player they are. */
export const claimsPage = (claims: readonly Claim[]) =>
  waitingPage({
    title: 'Claims',
    context: 'Confirm a claim only if you know the person, or they have shown you who they are.',
    none: 'No claim waits for you.',
    cards: claims.map(({ id, player, account, createdAt, message }) => ({
      id,
      title: `${account} says that they are ${player}`,
      content: (
        <>
          <p>
            Claimed <Ago at={createdAt} />. Look at <PlayerLink handle={player} />.
          </p>
          {message !== '' && <blockquote dir="auto">{message}</blockquote>}
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
        </>
      ),
    })),
  });
