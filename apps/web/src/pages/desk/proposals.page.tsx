import type { Proposal } from '@quadrant/store/disputes';
import { Ago } from '../../components/ago.js';
import { DeskList } from '../../components/desk-list.js';
import { EmptyState } from '../../components/empty-state.js';
import { Decision } from '../../components/form/decision.js';
import { Facts } from '../../components/facts.js';
import { PageHeader } from '../../components/page-header.js';
import { DataTable } from '../data-table.js';
import { Layout } from '../layout.js';
import { DESK } from './desk-crumbs.js';
import { Preview } from './preview.js';
import type { Previewed } from './report-preview.js';

const PROPOSALS = { name: 'Proposed corrections', address: '/desk/proposals' };

/** Corrections that players propose. */
export function proposalsPage(proposals: readonly Proposal[]) {
  return (
    <Layout title="Proposed corrections">
      <PageHeader
        crumbs={[DESK]}
        title="Proposed corrections"
        context="Accepting one stores it as the next revision of the tournament."
      />
      {proposals.length === 0 ? (
        <EmptyState>
          No proposal waits for you. <a href="/desk">Back to the desk</a>
        </EmptyState>
      ) : (
        <DeskList
          label="Proposed corrections"
          items={proposals.map(({ id, tournamentName, proposer, evidence }) => ({
            address: `/desk/proposals/${id}`,
            name: tournamentName,
            note: `${proposer}: ${evidence}`,
          }))}
        />
      )}
    </Layout>
  );
}

/** One proposal, with what it changes and what that moves. */
export function proposalPage({
  proposal,
  previewed,
}: {
  readonly proposal: Proposal;
  readonly previewed: Previewed | null;
}) {
  const { id, tournamentId, tournamentName, proposer, evidence, links, changes, createdAt, state } = proposal;
  return (
    <Layout title={`Proposal for ${tournamentName}`}>
      <PageHeader
        crumbs={[DESK, PROPOSALS]}
        title={<span dir="auto">{tournamentName}</span>}
        context={state === 'open' ? `${proposer} proposes to correct this report.` : `This proposal is ${state}.`}
      />
      <blockquote dir="auto">{evidence}</blockquote>
      <Facts
        facts={[
          ['Tournament', <a href={`/tournaments/${tournamentId}`}>See the tournament</a>],
          ['Proposed', <Ago at={createdAt} />],
          ['Evidence', links.length === 0 ? null : links.join(', ')],
        ]}
      />
      <DataTable
        caption="What it changes"
        isWordy
        columns={[
          { name: 'Where', kind: 'row', cell: ({ pointer }) => <code>{pointer}</code> },
          { name: 'Now', cell: ({ from }) => <Value of={from} /> },
          { name: 'Then', cell: ({ to }) => <Value of={to} /> },
        ]}
        rows={changes}
        keyOf={({ pointer }) => pointer}
      />
      {previewed !== null && <Preview previewed={previewed} />}
      {state === 'open' && (
        <Decision
          id="proposal"
          label="Decide about the proposal"
          then="/desk/proposals"
          yes={{
            button: 'Accept',
            operation: `POST /api/v1/proposals/${id}/acceptance`,
            said: `Accepted the correction of ${tournamentName}.`,
          }}
          no={{
            button: 'Refuse',
            operation: `POST /api/v1/proposals/${id}/refusal`,
            said: `Refused the correction of ${tournamentName}.`,
          }}
        />
      )}
    </Layout>
  );
}

const Value = ({ of }: { readonly of: unknown }) => (
  <span dir="auto">{of === undefined ? 'nothing' : typeof of === 'string' ? of : JSON.stringify(of)}</span>
);
