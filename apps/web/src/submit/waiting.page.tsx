import { knownDateOf } from '@quadrant/rules/tournament';
import { TournamentContext } from '../components/advice.js';
import { tellDate } from '../languages/tell-day.js';
import { t } from '../languages/t.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import type { PageFault } from '../components/form/form-context.js';
import { PageForm } from '../components/form/page-form.js';
import { PageHeader } from '../components/page-header.js';
import type { ConfirmedChoice } from './confirm-form.js';
import type { OwnHeldReport } from './own-reports.js';
import { Minute } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { Confirmations } from './confirmations.js';
import { tellNext, tellReason, WAITING_TITLES } from './waiting-words.js';

interface WaitingFacts {
  readonly report: OwnHeldReport;
  readonly choices: readonly ConfirmedChoice[];
  readonly faults: readonly PageFault[];
  /** Its sender has just confirmed a finding. */
  readonly isConfirmed: boolean;
}

/** Says what a waiting report waits for, who decides, and what happens next. */
export function waitingPage({ report, choices, faults, isConfirmed }: WaitingFacts) {
  const { id, state, request, summary, heldFor, tournamentId, submissionId, decidedBy, reason } = report;
  const title = WAITING_TITLES[request][state];
  return (
    <Layout title={`${faults.length > 0 ? t('Error: ') : ''}${title}`} game={summary.game}>
      <ErrorSummary faults={faults} />
      <PageHeader
        title={title}
        context={t('{name}, {startsAt}, {players, plural, one {# player} other {# players}}', {
          name: summary.name,
          startsAt: tellDate(knownDateOf(summary)),
          players: summary.players,
        })}
      />
      {isConfirmed && (
        <p class="done" role="status">
          {t('Your confirmation is stored.')}
        </p>
      )}
      {state === 'held' && (
        <section>
          <h2>{t('Why it waits, and who decides')}</h2>
          <ul>
            {heldFor.map(({ kind, message }) => (
              <li key={kind + String(message)}>{tellReason(kind, message)}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('What happens next')}</h2>
        <p>{tellNext(report)}</p>
        {reason !== null && decidedBy !== null && (
          <p>{t('{decidedBy} says: {reason}', { decidedBy: <bdi>{decidedBy}</bdi>, reason })}</p>
        )}
        <p class="quiet">{tellReceived(report)}</p>
      </section>
      {choices.length > 0 && (
        <PageForm action={`/submit/waiting/${id}/confirmation`} label={t('Confirm findings')} faults={faults}>
          <TournamentContext.Provider value={tournamentId}>
            <Confirmations choices={choices} />
          </TournamentContext.Provider>
          <button type="submit" class="first">
            {t('Confirm')}
          </button>
        </PageForm>
      )}
      {state === 'held' && <TakeBack report={report} />}
      <p class="buttons">
        {submissionId !== null && (
          <a class="button first" href={`/submit/receipts/${submissionId}`}>
            {t('Receipt and claim codes')}
          </a>
        )}
        {tournamentId !== null && (
          <a class="button" href={`/tournaments/${tournamentId}`}>
            {t('Open the tournament')}
          </a>
        )}
        {tournamentId !== null && (
          <a class="button" href={`/tournaments/${tournamentId}/edit`}>
            {t('Edit its results')}
          </a>
        )}
        <a class="button" href="/my/tournaments">
          {t('My tournaments')}
        </a>
      </p>
    </Layout>
  );
}

function TakeBack({ report: { id, request } }: Pick<WaitingFacts, 'report'>) {
  const [label, then, button] =
    request === 'withdrawal'
      ? [t('Take this request back'), t('The tournament then stays as it is.'), t('Take the request back')]
      : [
          t('Withdraw this report'),
          t('It then never counts. You can submit the tournament again later.'),
          t('Withdraw the report'),
        ];
  return (
    <details class="fold">
      <summary>{label}</summary>
      <PageForm action={`/submit/waiting/${id}/withdrawal`} label={label}>
        <p>{then}</p>
        <button type="submit">{button}</button>
      </PageForm>
    </details>
  );
}

/** Says when it came, and what counts while it waits. */
function tellReceived({ state, request, receivedAt }: OwnHeldReport) {
  const minute = <Minute at={new Date(receivedAt)} />;
  if (state !== 'held') return t('Received {minute}.', { minute });
  return request === 'withdrawal'
    ? t('Received {minute}. Until then the tournament counts as it is.', { minute })
    : t('Received {minute}.', { minute });
}
