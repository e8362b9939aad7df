import { type ListedProblem, PROBLEMS } from '@quadrant/http';
import { type Catalog, readCatalog } from '../languages/catalog.js';
import { t, words } from '../languages/t.js';
import { Advice } from '../components/advice.js';
import { Documented } from '../components/documented.js';
import { PageHeader } from '../components/page-header.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';

/**
 * When the API refuses a request with each code: the list of problems in German. Sections are cited in English, because
 * their links are made from that.
 */
const GERMAN = readCatalog<Catalog>(new URL('./german-problems.json', import.meta.url));

const tellAbout = (): string => t('Why the API refuses a request, by the code in the type of its answer.');

interface ShownProblem extends ListedProblem {
  readonly code: string;
}

/** Shows all problems in the order of the documentation. */
export function problemsPage() {
  const problems = Object.entries<ListedProblem>(PROBLEMS).map(([code, problem]) => ({ code, ...problem }));
  return (
    <Layout title={t('Problems')} description={tellAbout()}>
      <PageHeader title={t('Problems')} context={tellAbout()} />
      <DataTable caption={t('By HTTP status')} columns={COLUMNS} rows={problems} keyOf={({ code }) => code} isWordy />
    </Layout>
  );
}

const COLUMNS: readonly Column<ShownProblem>[] = words([
  { name: 'Problem', kind: 'row', cell: ({ code }) => <a href={`/problems/${code}`}>{code}</a> },
  { name: 'Status', kind: 'number', cell: ({ status }) => status },
  { name: 'When', cell: ({ code, when }) => <Documented text={when} german={GERMAN[code]} /> },
]);

/** One problem: what it means, and what to do. */
export function explainedProblemPage({ code, status, when, advice }: ShownProblem) {
  return (
    <Layout title={code} description={t('Problem {code}: {when}.', { code, when })}>
      <PageHeader
        title={code}
        context={t('The API answers with HTTP status {status}.', { status })}
        crumbs={[{ name: t('Problems'), address: '/problems' }]}
      />
      <h2>{t('When a request is refused with it')}</h2>
      <p>
        <Documented text={when} german={GERMAN[code]} />
      </p>
      <h2>{t('What to do')}</h2>
      <p>
        {advice === undefined ? (
          <>
            {t('The answer itself says it, for your request: read its {code} and its {code2}.', {
              code: <code>detail</code>,
              code2: <code>advice</code>,
            })}
          </>
        ) : (
          <Advice text={advice} />
        )}
      </p>
    </Layout>
  );
}
