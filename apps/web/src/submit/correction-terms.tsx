import { t } from '../languages/t.js';
import { Minute } from '../components/day.js';
import type { DraftDetail } from './draft-shapes.js';
import { tellReason } from './waiting-words.js';

/** Says before anything is typed whether a coordinator has to approve a correction. */
export function CorrectionTerms({ draft: { terms, corrects } }: { readonly draft: DraftDetail }) {
  if (terms === null || corrects === null) return null;
  const { waitsFor, atOnceUntil, guardsFacts } = terms;
  if (terms.isProposal) return <ProposalTerms tournamentId={corrects.tournamentId} />;
  return (
    <section class="notice" aria-labelledby="terms">
      <h2 id="terms">
        {waitsFor.length === 0 ? t('Your changes need no approval') : t('Your changes wait for a coordinator')}
      </h2>
      {waitsFor.map(({ kind, message }) => (
        <p key={kind}>{tellReason(kind, message)}</p>
      ))}
      {waitsFor.length === 0 && atOnceUntil !== null && (
        <p>{t('This holds until {end}.', { end: <Minute at={new Date(atOnceUntil)} /> })}</p>
      )}
      {waitsFor.length === 0 && guardsFacts && (
        <p>
          {t(
            'These changes always wait for a coordinator: game, format, level, dates, league or directors, a removed player, and results of games that you played yourself.',
          )}
        </p>
      )}
      <p>{t('Nothing is stored before you confirm.')}</p>
      {corrects.withdrawalAskedAt === null ? (
        <p>
          {t('To let the tournament count for nothing, {link}.', {
            link: <a href={`/tournaments/${corrects.tournamentId}/edit#withdrawal`}>{t('withdraw it')}</a>,
          })}
        </p>
      ) : (
        <WithdrawalWaits since={new Date(corrects.withdrawalAskedAt)} />
      )}
    </section>
  );
}

/** Says that somebody asked a coordinator to withdraw a tournament. */
export const WithdrawalWaits = ({ since }: { readonly since: Date }) => (
  <p>
    {t('Its withdrawal was asked for {minute}, and waits for a coordinator. Until then it counts as it is.', {
      minute: <Minute at={since} />,
    })}
  </p>
);

const ProposalTerms = ({ tournamentId }: { readonly tournamentId: string }) => (
  <section class="notice" aria-labelledby="terms">
    <h2 id="terms">{t('Your changes become a proposal')}</h2>
    <p>
      {t(
        'Only the directors of the tournament and the coordinators of its place change its results. One of them accepts or refuses your proposal. Until then nothing changes.',
      )}
    </p>
    <p>
      {t('The level and the directors cannot be proposed here: {link}.', {
        link: <a href={`/disputes/new?tournament=${tournamentId}`}>{t('tell them what is wrong')}</a>,
      })}
    </p>
  </section>
);
