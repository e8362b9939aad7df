import type { HeldReport } from '@quadrant/store/intake';
import { DeskList } from '../../components/desk-list.js';
import { EmptyState } from '../../components/empty-state.js';
import { PageHeader } from '../../components/page-header.js';
import { Layout } from '../layout.js';
import { DESK } from './desk-crumbs.js';
import { describeHeld } from './held-words.js';

/** Reports that wait for a coordinator, who waits longest first. */
export function heldReportsPage(reports: readonly HeldReport[]) {
  return (
    <Layout title="Reports to approve">
      <PageHeader
        crumbs={[DESK]}
        title="Reports to approve"
        context="They count for nothing until you approve them. Who waits longest stands first."
      />
      {reports.length === 0 ? (
        <EmptyState>
          No report waits for you. <a href="/desk">Back to the desk</a>
        </EmptyState>
      ) : (
        <DeskList
          label="Reports to approve"
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
