import type { LiveView } from '@quadrant/rules/live';
import type { ReportedLive } from '@quadrant/store/live';
import { t } from '../languages/t.js';
import { MakeDraft, ReportLinks } from '../submit/report-of-live.js';
import { Minute } from '../components/day.js';
import { ForDirectors } from './act-form.js';

/** The director checks the report of a finished tournament with this button. */
export const CheckReport = ({ id, isCorrection = false }: { readonly id: string; readonly isCorrection?: boolean }) => (
  <ForDirectors>
    <MakeDraft id={id} label={t('Submit the report')}>
      {isCorrection ? t('Check and submit the correction') : t('Check and submit the report')}
    </MakeDraft>
  </ForDirectors>
);

interface ReportedProps {
  readonly view: LiveView;
  readonly reported: ReportedLive;
  readonly account: string;
}

/** Says what became of the report, and how to correct a result now. It is empty while nobody has submitted one. */
export function Reported({ view, reported, account }: ReportedProps) {
  const { stored, waiting, finishedAt } = reported;
  const newest = waiting ?? stored;
  if (newest === null) return null;
  const isCorrected = finishedAt !== null && finishedAt > newest.receivedAt;
  return (
    <section class="next-step" aria-labelledby="reported">
      <h2 id="reported">{tellTitle(reported)}</h2>
      <p>
        {t('Submitted {minute}.', { minute: <Minute at={newest.receivedAt} /> })}{' '}
        {waiting !== null && t('It counts once it is decided; the page of the report says who decides.')}
      </p>
      <p class="buttons">
        <ReportLinks
          report={{
            tournamentId: stored?.tournamentId ?? null,
            submissionId: stored?.submissionId ?? null,
            waitingId: waiting?.id ?? null,
            submittedBy: newest.submittedBy,
          }}
          account={account}
        />
      </p>
      {finishedAt === null && (
        <p>
          {t(
            'The tournament is open again. What you correct counts once you finish it and submit the correction; until then the report stays as it is.',
          )}
        </p>
      )}
      {isCorrected && (
        <>
          <p>{t('You opened the tournament again after that. Submit what you corrected: it replaces the report.')}</p>
          <CheckReport id={view.id} isCorrection />
        </>
      )}
      {finishedAt !== null && !isCorrected && (
        <ForDirectors>
          <p>
            {t(
              'To correct a result, {link}, correct it, finish the tournament, and submit it again. It then replaces this report.',
              { link: <a href="#reopen">{t('open the tournament again')}</a> },
            )}
          </p>
        </ForDirectors>
      )}
    </section>
  );
}

function tellTitle({ stored, waiting }: ReportedLive): string {
  if (waiting !== null) {
    return stored === null ? t('The report waits for a decision') : t('The correction waits for a decision');
  }
  return stored!.revision === 1
    ? t('The report is stored')
    : t('The report is stored, as revision {revision}', { revision: stored!.revision });
}
