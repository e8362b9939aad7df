import type { RunKind } from '@quadrant/rules/history';
import type { RunRow, SubjectNames } from '@quadrant/store/runs';
import type { NamedRuns } from '@quadrant/views';
import { t } from '../languages/t.js';
import { actorName } from '../components/actor-name.js';
import { Ago } from '../components/ago.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { addressOf } from '../query/address.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { durationOf, RUN_KIND_NAMES, RunReason } from './run-words.js';

const PATH = '/runs';

export interface RunsPageFacts extends NamedRuns {
  readonly isFirstPage: boolean;
}

/** The publications are sorted with the newest first. */
export function runsPage({ rows, names, isFirstPage, next }: RunsPageFacts) {
  return (
    <Layout
      title={t('Runs')}
      description={t('Every publication of ratings and points: what it changed, and why.')}
      feed="/runs"
    >
      <PageHeader
        title={t('Runs')}
        context={t('A run publishes new ratings and points. Each says what it changed, who asked for it, and why.')}
      />
      {rows.length === 0 ? (
        <EmptyState>{t('Nothing has been published yet. The first rated tournament makes the first run.')}</EmptyState>
      ) : (
        <DataTable
          caption={t('The newest first')}
          columns={columnsOf(names)}
          rows={rows}
          keyOf={({ number }) => String(number)}
          isWordy
        />
      )}
      <nav class="pages" aria-label={t('Pages')}>
        {!isFirstPage && <a href={PATH}>{t('Newest')}</a>}
        {next !== null && (
          <a rel="next" href={addressOf(PATH, { cursor: next })}>
            {t('Older')}
          </a>
        )}
        <a href="/runs.atom">{t('Feed')}</a>
        <a href="/api/v1/runs">{t('As JSON')}</a>
      </nav>
    </Layout>
  );
}

const columnsOf = (names: SubjectNames): readonly Column<RunRow>[] => [
  {
    name: t('Run'),
    kind: 'row',
    cell: ({ number, kind }) => (
      <>
        <a href={`${PATH}/${number}`}>{t('Run {number}', { number })}</a>
        <span class="real-name">{RUN_KIND_NAMES[kind as RunKind]}</span>
      </>
    ),
  },
  { name: t('Published'), cell: ({ publishedAt }) => <Ago at={publishedAt} /> },
  { name: t('For'), cell: (run) => <RunReason run={run} names={names} /> },
  { name: t('Asked by'), cell: ({ requestedBy }) => actorName(requestedBy) },
  { name: t('Tournaments changed'), kind: 'number', cell: ({ tournamentsChanged }) => tournamentsChanged },
  { name: t('Rating changes'), kind: 'number', cell: ({ ratingChanges }) => ratingChanges },
  { name: t('Took'), kind: 'number', cell: (run) => durationOf(run) },
];
