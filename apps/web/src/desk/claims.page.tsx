import type { Claim } from '@quadrant/store/players';
import { t } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { Decision } from '../components/form/decision.js';
import { PlayerLink } from '../components/player-link.js';
import { waitingPage } from './waiting.page.js';

export const claimsPage = (claims: readonly Claim[]) =>
  waitingPage({
    title: t('Claims'),
    context: t('Confirm a claim only if you know the person, or they have shown you who they are.'),
    none: t('No claim waits for you.'),
    cards: claims.map(({ id, player, account, createdAt, message }) => ({
      id,
      title: t('{account} says that they are {player}', { account, player }),
      content: (
        <>
          <p>
            {t('Claimed {ago}. Look at {player}.', {
              ago: <Ago at={createdAt} />,
              player: <PlayerLink handle={player} />,
            })}
          </p>
          {message !== '' && <blockquote dir="auto">{message}</blockquote>}
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
        </>
      ),
    })),
  });
