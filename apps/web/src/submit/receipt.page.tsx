import type { Text } from '@quadrant/rules/message';
import { t } from '../languages/t.js';
import { plainly } from '../components/plain-words.js';
import type { OwnCode, OwnSubmission } from './own-reports.js';
import { TournamentContext } from '../components/advice.js';
import { countNotes, FindingNotes } from '../components/finding-notes.js';
import { Minute } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { tellState } from '../components/tournament-words.js';
import { CodeCards, codesAddress } from './claim-codes.page.js';
import { NotRated } from './what-counts.js';

interface ReceiptFacts {
  readonly submission: OwnSubmission;
  readonly tournament: { readonly name: string; readonly game: string };
  readonly claimCodes: readonly OwnCode[];
  /** Why it is not rated, as its rule; null where it is rated. */
  readonly unrated: Text | null;
}

/** Shows what was stored, what happens next, and the codes of new players to be printed and cut apart. */
export function receiptPage({ submission, tournament, claimCodes, unrated }: ReceiptFacts) {
  const { shortId, tournamentId, revision, state, stateReason, receivedAt, findings } = submission;
  const address = `/tournaments/${tournamentId}`;
  return (
    <Layout title={t('Receipt for {name}', { name: tournament.name })} game={tournament.game}>
      <div class="confirmation-panel">
        <h1>{t('Results submitted')}</h1>
        <p>{t('Your receipt is {shortId}', { shortId: <strong>{shortId}</strong> })}</p>
      </div>
      {unrated !== null && <NotRated rule={unrated} />}
      <dl class="facts">
        <div>
          <dt>{t('Tournament')}</dt>
          <dd>
            <a href={address}>{tournament.name}</a>
          </dd>
        </div>
        <div>
          <dt>{t('Received')}</dt>
          <dd>
            <Minute at={new Date(receivedAt)} />
          </dd>
        </div>
        {revision > 1 && (
          <div>
            <dt>{t('Revision')}</dt>
            <dd>{revision}</dd>
          </div>
        )}
      </dl>
      <section class="no-print">
        <h2>{t('What happens next')}</h2>
        <p>
          {tellState(state, findings) || t('The results are published.')}
          {state === 'awaiting-refresh' &&
            stateReason !== null &&
            t(' Reason: {stateReason}.', { stateReason: plainly(stateReason) })}
        </p>
        <p class="buttons">
          <a class="button first" href={address}>
            {t('Open the tournament')}
          </a>
          {claimCodes.length > 0 && (
            <a class="button" href={codesAddress(submission.id)}>
              {t('Print the claim codes')}
            </a>
          )}
          <a class="button" href="/my/tournaments">
            {t('My tournaments')}
          </a>
        </p>
      </section>
      <ClaimCodes codes={claimCodes} tournament={tournament.name} submission={submission.id} />
      {findings.length > 0 && (
        <details class="fold no-print">
          <summary>{t('Warnings and notes ({findings})', { findings: countNotes(findings) })}</summary>
          <TournamentContext.Provider value={tournamentId}>
            <FindingNotes findings={findings} />
          </TournamentContext.Provider>
        </details>
      )}
    </Layout>
  );
}

interface ClaimCodesProps {
  readonly codes: readonly OwnCode[];
  readonly tournament: string;
  readonly submission: string;
}

/** Lists the codes of new players, with a link to the sheet that can be printed. */
function ClaimCodes({ codes, tournament, submission }: ClaimCodesProps) {
  if (codes.length === 0) return null;
  return (
    <section>
      <h2>{t('Codes for new players')}</h2>
      <p class="no-print">
        {t(
          '{codes}. Print the {link}, cut the cards apart and hand them out. You can come back to this page as long as the codes can be used.',
          {
            codes: codes.length === 1 ? t('One player is new') : t('{codes} players are new', { codes: codes.length }),
            link: <a href={codesAddress(submission)}>{t('sheet of claim codes')}</a>,
          },
        )}
      </p>
      <CodeCards codes={codes} tournament={tournament} />
    </section>
  );
}
