import type { LateReport } from '@quadrant/store/desk';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { Ago } from '../components/ago.js';
import { EmptyState } from '../components/empty-state.js';
import { WeekdayTime } from '../components/moment.js';
import { PageHeader } from '../components/page-header.js';
import { DataTable } from '../components/data-table.js';
import { LocalDay } from '../components/day.js';
import { capitalized } from '../components/plain-words.js';
import { Layout } from '../frame/layout.js';
import { GAME_NAMES } from '../components/names.js';
import { DESK } from '../components/breadcrumbs.js';

/** Reports that are stored and count with the next refresh. */
export function latePage({ reports, next }: { readonly reports: readonly LateReport[]; readonly next: Date }) {
  return (
    <Layout title={t('Late reports')}>
      <PageHeader
        crumbs={[DESK]}
        title={t('Late reports')}
        context={
          <>
            {t('They are stored, and count with the next refresh: {weekdayTime}, or when you publish one.', {
              weekdayTime: <WeekdayTime at={next} />,
            })}
          </>
        }
        actions={
          <a class="button first" href="/desk/refresh">
            {t('See what they move')}
          </a>
        }
      />
      {reports.length === 0 ? (
        <EmptyState>
          {t('No late report waits. {link}', { link: <a href="/desk">{t('Back to the desk')}</a> })}
        </EmptyState>
      ) : (
        <DataTable
          caption={t('Reports that wait for the next refresh, the latest first')}
          isWordy
          columns={[
            {
              name: t('Tournament'),
              kind: 'row',
              cell: ({ tournamentId, name }) => (
                <a href={`/tournaments/${tournamentId}`} dir="auto">
                  {name}
                </a>
              ),
            },
            { name: t('Played'), kind: 'date', cell: ({ date }) => <LocalDay date={date} /> },
            { name: t('Game'), cell: ({ game }) => GAME_NAMES[game] },
            { name: t('Received'), cell: ({ receivedAt }) => <Ago at={receivedAt} /> },
            {
              name: t('From'),
              cell: ({ submittedBy }) => submittedBy !== null && <span dir="auto">{submittedBy}</span>,
            },
            {
              name: t('Why it waits'),
              cell: ({ reason }) => (reason === null ? t('It came late.') : capitalized(tell(reason))),
            },
          ]}
          rows={reports}
          keyOf={({ tournamentId }) => tournamentId}
        />
      )}
    </Layout>
  );
}
