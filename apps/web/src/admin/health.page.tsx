import type { FailedReport, Operations, WorkerHeartbeats } from '@quadrant/store/operations';
import type { CheckedLine, Examination, Status } from '@quadrant/doctor';
import { t, words } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { Ago } from '../components/ago.js';
import { DataTable } from '../components/data-table.js';
import { Cards } from '../components/cards.js';
import { Facts } from '../components/facts.js';
import { plainly } from '../components/plain-words.js';
import { Decision } from '../components/form/decision.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { RetryForm } from '../tournaments/retry-form.js';
import { Layout } from '../frame/layout.js';
import { ADMIN } from '../components/breadcrumbs.js';

interface HealthFacts {
  readonly examination: Examination;
  readonly operations: Operations;
  readonly workers: WorkerHeartbeats;
  readonly failed: readonly FailedReport[];
  /** Tells whether the reader may leave a tournament out. */
  readonly maySkip: boolean;
}

const STATUS_WORDS: Readonly<Record<Status, string>> = words({ ok: 'OK', warning: 'Warning', failed: 'Failed' });

const URGENCY: readonly Status[] = ['failed', 'warning', 'ok'];

/** Puts first whatever failed; otherwise the order of the list stays. */
const worstFirst = (lines: readonly CheckedLine[]): readonly CheckedLine[] =>
  lines.toSorted((one, other) => URGENCY.indexOf(one.status) - URGENCY.indexOf(other.status));

/** Shows the checks of this installation, whether workers run, what waits and what failed. */
export function healthPage({ examination, operations, workers, failed, maySkip }: HealthFacts) {
  const isWell = examination.status === 'ok';
  return (
    <Layout title={t('Health')}>
      <PageHeader
        crumbs={[ADMIN]}
        title={t('Health')}
        context={isWell ? t('Everything works.') : t('Something needs your attention.')}
      />
      <DataTable
        caption={t('Checks of this installation')}
        isWordy
        columns={[
          { name: t('Check'), kind: 'row', cell: ({ title }) => tell(title) },
          { name: t('State'), cell: ({ status }) => STATUS_WORDS[status] },
          { name: t('Found'), cell: ({ found }) => <span dir="auto">{tell(found)}</span> },
          { name: t('What to do'), cell: ({ advice }) => advice !== null && <span dir="auto">{tell(advice)}</span> },
        ]}
        rows={worstFirst(examination.lines)}
        keyOf={({ check, found }) => `${check} ${String(found)}`}
      />
      <p>
        {t('The command {doctor} prints the same list, also while nothing runs.', {
          doctor: <code>quadrant doctor</code>,
        })}
      </p>
      <h2>{t('Publishing')}</h2>
      <Facts
        facts={[
          [
            t('Workers'),
            workers.alive === 0
              ? t('None runs: nothing is published')
              : t('{alive, plural, one {# worker} other {# workers}} running', { alive: workers.alive }),
          ],
          [t('Jobs that wait'), operations.outboxJobs],
          [t('Oldest job'), tellAge(operations.outboxOldestAge)],
          [t('Refreshes that do not move'), operations.stuckRefreshes],
          [t('Last run'), tellAge(operations.lastRunAge)],
          [t('Last anchor of the audit'), tellAge(operations.auditAnchorAge)],
          [t('Last backup'), tellAge(operations.backupAge)],
          [t('Failed reports'), operations.failedSubmissions],
        ]}
      />
      <p>
        {t('Programs read the same at {health} and {metrics}, with the metrics token of this installation.', {
          health: <code>/health/ready</code>,
          metrics: <code>/metrics</code>,
        })}
      </p>
      {failed.length > 0 && (
        <>
          <h2>{t('Failed reports')}</h2>
          <p>{t('They could not be computed. Workers retry them; everything else continues.')}</p>
          <Form
            id="retry"
            operation="POST /api/v1/refreshes"
            label={t('Try failed reports again')}
            said={t('A refresh was requested. It tries the failed reports again.')}
          >
            <input type="hidden" name="reason" value="try failed reports again" />
            <div class="buttons">
              <button type="submit" class="first">
                {t('Try all of them again')}
              </button>
            </div>
          </Form>
          <Cards
            cards={failed.map((report) => ({
              id: report.tournamentId,
              title: report.name,
              content: <Failed report={report} maySkip={maySkip} />,
            }))}
          />
        </>
      )}
    </Layout>
  );
}

const Failed = ({ report, maySkip }: { readonly report: FailedReport; readonly maySkip: boolean }) => (
  <>
    <p>
      {t('Received {ago}. {link}', {
        ago: <Ago at={report.receivedAt} />,
        link: <a href={`/tournaments/${report.tournamentId}`}>{t('See the tournament')}</a>,
      })}
    </p>
    <p class="notice">{report.reason === null ? t('No reason is known.') : plainly(report.reason)}</p>
    <RetryForm id={`retry-${report.tournamentId}`} tournament={{ id: report.tournamentId, name: report.name }} />
    {maySkip && (
      <Fold summary={t('Skip it')} forms={[`skip-${report.tournamentId}`]}>
        <Decision
          id={`skip-${report.tournamentId}`}
          label={t('Skip {name}', { name: report.name })}
          hint={t('The tournament is withdrawn. A coordinator can reinstate it.')}
          yes={{
            button: t('Withdraw the tournament'),
            operation: `POST /api/v1/tournaments/${report.tournamentId}/withdrawal`,
            said: t('Withdrew {name}.', { name: report.name }),
          }}
        />
      </Fold>
    )}
  </>
);

/** @param seconds null: there is nothing */
function tellAge(seconds: number | null): string {
  if (seconds === null) return t('None');
  if (seconds < 90)
    return t('{seconds, plural, one {# second} other {# seconds}} ago', { seconds: Math.round(seconds) });
  if (seconds < 5400)
    return t('{seconds, plural, one {# minute} other {# minutes}} ago', { seconds: Math.round(seconds / 60) });
  return seconds < 172_800
    ? t('{seconds, plural, one {# hour} other {# hours}} ago', { seconds: Math.round(seconds / 3600) })
    : t('{seconds, plural, one {# day} other {# days}} ago', { seconds: Math.round(seconds / 86_400) });
}
