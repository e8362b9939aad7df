import type { Proposal } from '@quadrant/store/proposals';
import { t, words } from '../languages/t.js';
import { TournamentContext } from '../components/advice.js';
import { Ago } from '../components/ago.js';
import { DeskList } from '../components/desk-list.js';
import { EmptyState } from '../components/empty-state.js';
import { Decision } from '../components/form/decision.js';
import { Facts } from '../components/facts.js';
import { PageHeader } from '../components/page-header.js';
import { PROPOSAL_STATE_NAMES } from '../components/names.js';
import { DataTable } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { DESK } from '../components/breadcrumbs.js';
import { Preview } from '../previews/preview.js';
import type { Previewed } from '../previews/report-preview.js';

const PROPOSALS = words({ name: 'Proposed corrections', address: '/desk/proposals' });

export function proposalsPage(proposals: readonly Proposal[]) {
  return (
    <Layout title={t('Proposed corrections')}>
      <PageHeader
        crumbs={[DESK]}
        title={t('Proposed corrections')}
        context={t('Accepting one stores it as the next revision of the tournament.')}
      />
      {proposals.length === 0 ? (
        <EmptyState>
          {t('No proposal waits for you. {link}', { link: <a href="/desk">{t('Back to the desk')}</a> })}
        </EmptyState>
      ) : (
        <DeskList
          label={t('Proposed corrections')}
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

/** Shows one proposal, with what it changes and what that moves. */
export function proposalPage({
  proposal,
  previewed,
}: {
  readonly proposal: Proposal;
  readonly previewed: Previewed | null;
}) {
  const { id, tournamentId, tournamentName, proposer, evidence, links, changes, createdAt, state } = proposal;
  const isListed = previewed?.kind === 'report' && previewed.preview.replaces?.moreChanges === 0;
  return (
    <Layout title={t('Proposal for {tournamentName}', { tournamentName })}>
      <PageHeader
        crumbs={[DESK, PROPOSALS]}
        title={<span dir="auto">{tournamentName}</span>}
        context={
          state === 'open'
            ? t('{proposer} proposes to correct this report.', { proposer })
            : t('This proposal: {state}.', { state: PROPOSAL_STATE_NAMES[state] })
        }
      />
      <blockquote dir="auto">{evidence}</blockquote>
      <Facts
        facts={[
          [t('Tournament'), <a href={`/tournaments/${tournamentId}`}>{t('See the tournament')}</a>],
          [t('Proposed'), <Ago at={createdAt} />],
          [t('Evidence'), links.length === 0 ? null : links.join(', ')],
        ]}
      />
      {/* The preview lists the same changes by rounds and players, where there is one. */}
      {!isListed && (
        <DataTable
          caption={t('What it changes')}
          isWordy
          columns={[
            { name: t('Where'), kind: 'row', cell: ({ pointer }) => <code>{pointer}</code> },
            { name: t('Now'), cell: ({ from }) => <Value of={from} /> },
            { name: t('Then'), cell: ({ to }) => <Value of={to} /> },
          ]}
          rows={changes}
          keyOf={({ pointer }) => pointer}
        />
      )}
      {previewed !== null && (
        <TournamentContext.Provider value={tournamentId}>
          <Preview previewed={previewed} />
        </TournamentContext.Provider>
      )}
      {state === 'open' && (
        <Decision
          id="proposal"
          label={t('Decide about the proposal')}
          then="/desk/proposals"
          yes={{
            button: t('Accept'),
            operation: `POST /api/v1/proposals/${id}/acceptance`,
            said: t('Accepted the correction of {tournamentName}.', { tournamentName }),
          }}
          no={{
            button: t('Refuse'),
            operation: `POST /api/v1/proposals/${id}/refusal`,
            said: t('Refused the correction of {tournamentName}.', { tournamentName }),
          }}
        />
      )}
    </Layout>
  );
}

const Value = ({ of }: { readonly of: unknown }) => (
  <span dir="auto">{of === undefined ? t('nothing') : typeof of === 'string' ? of : JSON.stringify(of)}</span>
);
