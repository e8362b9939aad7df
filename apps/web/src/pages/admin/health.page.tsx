import type { FailedReport, Operations, WorkerHeartbeats } from '@quadrant/store/reading';
import { count } from '@quadrant/rules/tournament';
import { Ago } from '../../components/ago.js';
import { Cards } from '../../components/cards.js';
import { Facts } from '../../components/facts.js';
import { Decision } from '../../components/form/decision.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { Layout } from '../layout.js';
import { ADMIN } from './admin-crumbs.js';

interface HealthFacts {
  readonly operations: Operations;
  readonly workers: WorkerHeartbeats;
  readonly failed: readonly FailedReport[];
  /** Whether the reader may take a tournament out. */
  readonly maySkip: boolean;
}

/** Whether workers run, what waits and what failed. */
export function healthPage({ operations, workers, failed, maySkip }: HealthFacts) {
  const isWell = workers.alive > 0 && failed.length === 0 && operations.stuckRefreshes === 0;
  return (
    <Layout title="Health">
      <PageHeader
        crumbs={[ADMIN]}
        title="Health"
        context={isWell ? 'Everything works.' : 'Something needs your attention.'}
      />
      <Facts
        facts={[
          [
            'Workers',
            workers.alive === 0 ? 'None runs: nothing is published' : `${count(workers.alive, 'worker')} running`,
          ],
          ['Jobs that wait', operations.outboxJobs],
          ['Oldest job', tellAge(operations.outboxOldestAge)],
          ['Refreshes that do not move', operations.stuckRefreshes],
          ['Last run', tellAge(operations.lastRunAge)],
          ['Last anchor of the audit', tellAge(operations.auditAnchorAge)],
          ['Failed reports', operations.failedSubmissions],
        ]}
      />
      <p>
        For programs: <a href="/health/ready">health</a> and <a href="/metrics">metrics</a>.
      </p>
      {failed.length > 0 && (
        <>
          <h2>Failed reports</h2>
          <p>They could not be computed. Workers try them again by themselves; everything else goes on.</p>
          <Form
            id="retry"
            operation="POST /api/v1/refreshes"
            label="Try failed reports again"
            said="A refresh was requested. It tries the failed reports again."
          >
            <input type="hidden" name="reason" value="try failed reports again" />
            <button type="submit" class="first">
              Try again now
            </button>
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
      Received <Ago at={report.receivedAt} />. <a href={`/tournaments/${report.tournamentId}`}>See the tournament</a>
    </p>
    <p class="notice">{report.reason ?? 'No reason is known.'}</p>
    {maySkip && (
      <Fold summary="Skip it" forms={[`skip-${report.tournamentId}`]}>
        <Decision
          id={`skip-${report.tournamentId}`}
          label={`Skip ${report.name}`}
          hint="The tournament is withdrawn. A coordinator can reinstate it."
          yes={{
            button: 'Withdraw the tournament',
            operation: `POST /api/v1/tournaments/${report.tournamentId}/withdrawal`,
            said: `Withdrew ${report.name}.`,
          }}
        />
      </Fold>
    )}
  </>
);

/** @param seconds null: there is nothing */
function tellAge(seconds: number | null): string {
  if (seconds === null) return 'None';
  if (seconds < 90) return `${count(Math.round(seconds), 'second')} ago`;
  if (seconds < 5400) return `${count(Math.round(seconds / 60), 'minute')} ago`;
  return seconds < 172_800
    ? `${count(Math.round(seconds / 3600), 'hour')} ago`
    : `${count(Math.round(seconds / 86_400), 'day')} ago`;
}
