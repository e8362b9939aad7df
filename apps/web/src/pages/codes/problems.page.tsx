import { adviceOfKind } from '@quadrant/http';
import type { ExplainedProblem } from '../../explained/code-tables.js';
import { Advice } from '../../components/advice.js';
import { Documented } from '../../components/documented.js';
import { PageHeader } from '../../components/page-header.js';
import { DataTable, type Column } from '../data-table.js';
import { Layout } from '../layout.js';

const ABOUT = 'Why the API refuses a request, by the code in the type of its answer.';

/** All problems, by their status. */
export function problemsPage(problems: readonly ExplainedProblem[]) {
  return (
    <Layout title="Problems" description={ABOUT}>
      <PageHeader title="Problems" context={ABOUT} />
      <DataTable caption="By HTTP status" columns={COLUMNS} rows={problems} keyOf={({ code }) => code} isWordy />
    </Layout>
  );
}

const COLUMNS: readonly Column<ExplainedProblem>[] = [
  { name: 'Problem', kind: 'row', cell: ({ code }) => <a href={`/problems/${code}`}>{code}</a> },
  { name: 'Status', kind: 'number', cell: ({ status }) => status },
  { name: 'When', cell: ({ when }) => <Documented text={when} /> },
];

/** One problem: what it means, and what to do. */
export function explainedProblemPage({ code, status, when }: ExplainedProblem) {
  const advice = adviceOfKind(code);
  return (
    <Layout title={code} description={`Problem ${code}: ${when}.`}>
      <PageHeader
        title={code}
        context={`The API answers with HTTP status ${status}.`}
        crumbs={[{ name: 'Problems', address: '/problems' }]}
      />
      <h2>When a request is refused with it</h2>
      <p>
        <Documented text={when} />
      </p>
      <h2>What to do</h2>
      <p>
        {advice === null ? (
          <>
            The answer itself says it, for your request: read its <code>detail</code> and its <code>advice</code>.
          </>
        ) : (
          <Advice text={advice} />
        )}
      </p>
    </Layout>
  );
}
