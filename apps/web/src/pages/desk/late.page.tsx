import type { LateReport } from '@quadrant/store/reading';
import { Ago } from '../../components/ago.js';
import { EmptyState } from '../../components/empty-state.js';
import { WeekdayTime } from '../../components/moment.js';
import { PageHeader } from '../../components/page-header.js';
import { DataTable } from '../data-table.js';
import { Layout } from '../layout.js';
import { GAME_NAMES } from '../names.js';
import { DESK } from './desk-crumbs.js';

/** Reports that are stored and count with the next refresh. */
export function latePage({ reports, next }: { readonly reports: readonly LateReport[]; readonly next: Date }) {
  return (
    <Layout title="Late reports">
      <PageHeader
        crumbs={[DESK]}
        title="Late reports"
        context={
          <>
            They are stored, and count with the next refresh: <WeekdayTime at={next} />, or when you publish one.
          </>
        }
        actions={
          <a class="button first" href="/desk/refresh">
            See what they move
          </a>
        }
      />
      {reports.length === 0 ? (
        <EmptyState>
          No late report waits. <a href="/desk">Back to the desk</a>
        </EmptyState>
      ) : (
        <DataTable
          caption="Reports that wait for the next refresh, the latest first"
          isWordy
          columns={[
            {
              name: 'Tournament',
              kind: 'row',
              cell: ({ tournamentId, name }) => (
                <a href={`/tournaments/${tournamentId}`} dir="auto">
                  {name}
                </a>
              ),
            },
            { name: 'Played', kind: 'date', cell: ({ date }) => date },
            { name: 'Game', cell: ({ game }) => GAME_NAMES[game] },
            { name: 'Received', cell: ({ receivedAt }) => <Ago at={receivedAt} /> },
            { name: 'From', cell: ({ submittedBy }) => <span dir="auto">{submittedBy ?? ''}</span> },
            { name: 'Why it waits', cell: ({ reason }) => reason ?? 'It came late.' },
          ]}
          rows={reports}
          keyOf={({ tournamentId }) => tournamentId}
        />
      )}
    </Layout>
  );
}
