import type { Proposal } from '@quadrant/store/proposals';
import type { ShownDispute } from '@quadrant/views';
import { t } from '../languages/t.js';
import { Decision } from '../components/form/decision.js';
import { Fold } from '../components/form/fold.js';
import { Day } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { DISPUTE_STATE_NAMES, PROPOSAL_STATE_NAMES, TOPIC_NAMES } from '../components/names.js';

export interface DisputesPageFacts {
  /** The reader has just proposed a correction. */
  readonly isProposed: boolean;
  /** Each list has at most this many rows. */
  readonly rows: number;
  readonly toAnswer: readonly ShownDispute[];
  readonly toDecide: readonly Proposal[];
  readonly reported: readonly ShownDispute[];
  readonly proposed: readonly Proposal[];
}

/** Lists disputes and proposed corrections that concern the reader. */
export function disputesPage({ rows, isProposed, ...lists }: DisputesPageFacts) {
  const disputes = (found: readonly ShownDispute[], caption: string, address: string) => (
    <DisputeTable disputes={found} {...{ rows, caption, address }} />
  );
  const proposals = (found: readonly Proposal[], caption: string, address: string, isOwn = false) => (
    <ProposalTable proposals={found} {...{ rows, caption, address, isOwn }} />
  );
  return (
    <Layout title={t('Disputes')}>
      <h1>{t('Disputes')}</h1>
      {isProposed && (
        <p class="done" role="status">
          {t('Your proposal is stored. A director of the tournament or a coordinator decides about it.')}
        </p>
      )}
      <p>
        {t('To report an error, find your {link} and follow "Report an error" beside the tournament.', {
          link: <a href="/players">{t('player page')}</a>,
        })}
      </p>
      <h2>{t('For you to answer')}</h2>
      {lists.toAnswer.length + lists.toDecide.length === 0 && <p>{t('Nothing waits for you.')}</p>}
      {disputes(lists.toAnswer, t('Disputes that wait for your answer'), '/api/v1/disputes?whose=to-answer')}
      {proposals(lists.toDecide, t('Proposed corrections to decide'), '/api/v1/proposals?state=open')}
      <h2>{t('Yours')}</h2>
      {lists.reported.length + lists.proposed.length === 0 && <p>{t('You have reported and proposed nothing.')}</p>}
      {disputes(lists.reported, t('Disputes that you opened'), '/api/v1/disputes?whose=mine')}
      {proposals(lists.proposed, t('Corrections that you proposed'), '/api/v1/proposals?whose=mine', true)}
      {lists.proposed
        .filter(({ state }) => state === 'open')
        .map((proposal) => (
          <Withdrawal key={proposal.id} proposal={proposal} />
        ))}
    </Layout>
  );
}

interface TableProps {
  readonly caption: string;
  readonly rows: number;
  /** This page has all of them. */
  readonly address: string;
}

interface DisputeTableProps extends TableProps {
  readonly disputes: readonly ShownDispute[];
}

function DisputeTable({ disputes, rows, ...table }: DisputeTableProps) {
  if (disputes.length === 0) return null;
  return (
    <div class="table-frame">
      <table>
        <caption>{t('{caption}, newest first', { caption: table.caption })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Tournament')}</th>
            <th scope="col">{t('Reported')}</th>
            <th scope="col">{t('State')}</th>
            <th scope="col">{t('Due')}</th>
          </tr>
        </thead>
        <tbody>
          {disputes.slice(0, rows).map((dispute) => (
            <DisputeRow key={dispute.id} dispute={dispute} />
          ))}
        </tbody>
      </table>
      {disputes.length > rows && <Rest address={table.address} />}
    </div>
  );
}

function DisputeRow({ dispute }: { readonly dispute: ShownDispute }) {
  const { id, tournamentName, about, reporter, createdAt, state, escalatesAt } = dispute;
  return (
    <tr>
      <th scope="row">
        <a href={`/disputes/${id}`}>{tournamentName}</a>
        <span class="real-name">{t('about {about}', { about: TOPIC_NAMES[about] })}</span>
      </th>
      <td>
        <Day at={createdAt} />
        <span class="real-name">{reporter}</span>
      </td>
      <td>{DISPUTE_STATE_NAMES[state]}</td>
      <td class="date">{escalatesAt !== null && <Day at={escalatesAt} />}</td>
    </tr>
  );
}

interface ProposalTableProps extends TableProps {
  readonly proposals: readonly Proposal[];
  /** They are the reader's own, who does not decide about them. */
  readonly isOwn: boolean;
}

const Withdrawal = ({ proposal: { id, tournamentName } }: { readonly proposal: Proposal }) => (
  <Fold summary={t('Withdraw the correction of {tournamentName}', { tournamentName })} forms={[`withdrawal-${id}`]}>
    <Decision
      id={`withdrawal-${id}`}
      label={t('Withdraw the correction of {tournamentName}', { tournamentName })}
      yes={{
        button: t('Withdraw it'),
        operation: `POST /api/v1/proposals/${id}/withdrawal`,
        said: t('The correction of {tournamentName} was withdrawn.', { tournamentName }),
      }}
    />
  </Fold>
);

function ProposalTable({ proposals, rows, caption, address, isOwn }: ProposalTableProps) {
  if (proposals.length === 0) return null;
  return (
    <div class="table-frame">
      <table>
        <caption>{t('{caption}, newest first', { caption })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Tournament')}</th>
            <th scope="col">{t('Evidence')}</th>
            <th scope="col">{t('Proposed')}</th>
            <th scope="col">{t('State')}</th>
          </tr>
        </thead>
        <tbody>
          {proposals
            .slice(0, rows)
            .map(({ id, tournamentId, tournamentName, evidence, proposer, createdAt, state }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={isOwn ? `/tournaments/${tournamentId}` : `/desk/proposals/${id}`}>{tournamentName}</a>
                </th>
                <td class="words">{evidence}</td>
                <td>
                  <Day at={createdAt} />
                  <span class="real-name">{proposer}</span>
                </td>
                <td>{PROPOSAL_STATE_NAMES[state]}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {proposals.length > rows && <Rest address={address} />}
    </div>
  );
}

const Rest = ({ address }: { readonly address: string }) => (
  <p class="quiet">{t('There are older ones: {link}.', { link: <a href={address}>{t('all of them as JSON')}</a> })}</p>
);
