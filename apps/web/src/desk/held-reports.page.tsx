import type { HeldReport } from '@quadrant/store/intake';
import { t } from '../languages/t.js';
import { DeskList } from '../components/desk-list.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { DESK } from '../components/breadcrumbs.js';
import { describeHeld } from './held-words.js';

/** The reports are sorted with the longest waiting first. */
export function heldReportsPage(reports: readonly HeldReport[]) {
  return (
    <Layout title={t('Reports to approve')}>
      <PageHeader
        crumbs={[DESK]}
        title={t('Reports to approve')}
        context={t('They count for nothing until you approve them. The oldest are first.')}
      />
      {reports.length === 0 ? (
        <EmptyState>
          {t('No report waits for you. {link}', { link: <a href="/desk">{t('Back to the desk')}</a> })}
        </EmptyState>
      ) : (
        <DeskList
          label={t('Reports to approve')}
          items={reports.map((report) => ({
            address: `/desk/reports/${report.id}`,
            name: report.summary.name,
            note: describeHeld(report),
          }))}
        />
      )}
    </Layout>
  );
}
