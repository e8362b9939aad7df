import type { PoolClient } from 'pg';
import { may, disputeSubject, tournamentSubject, type Principal, type Subject } from '@quadrant/rules/permissions';
import { listFieldChanges, refitPatch } from '@quadrant/rules/report';
import type { Proposal, StoredProposal } from './proposal.js';

interface ProposalRow extends StoredProposal {
  /** The document of now, where it is another than the proposal was made for and has all its names. */
  readonly raw: Buffer | null;
  readonly isRedacted: boolean;
}

/** SQL: proposals under the name p, with their disputes q, of tournaments t with their current submission s. */
export const PROPOSALS = `
  select p.id, t.key as "tournamentId", s.name as "tournamentName", p.revision, p.dispute_id as "disputeId",
    p.proposer_id as "proposerId", a.handle as proposer, p.patch as operations, p.evidence, p.links,
    p.created_at as "createdAt", p.state as "storedState", d.handle as "decidedBy", p.decided_at as "decidedAt", p.reason,
    p.result_revision as "resultRevision", coalesce(q.withheld_from, '{}') as "withheldFrom", s.header,
    t.submitter_key as "submitterKey", t.current_revision as "currentRevision", s.redacted_at is not null as "isRedacted",
    case when p.state = 'open' and p.revision <> t.current_revision and s.redacted_at is null then s.raw end as raw
  from correction_proposals p
    join shown_accounts a on a.id = p.proposer_id
    left join shown_accounts d on d.id = p.decided_by
    left join disputes q on q.id = p.dispute_id
    join tournaments t on t.id = p.tournament_id
    join submissions s on s.tournament_id = t.id and s.revision = t.current_revision`;

/** What {@link PROPOSALS} gives, with the state that follows from the document of now. */
export function proposalOf(row: unknown): Proposal {
  const { raw, isRedacted, ...proposal } = row as ProposalRow;
  const { storedState, operations } = proposal;
  const fits = !isRedacted && (raw === null || refitPatch(raw, operations) !== null);
  const state = storedState === 'open' && !fits ? 'outdated' : storedState;
  return { ...proposal, state, changes: listFieldChanges(operations) };
}

/** Null when there is none with this id. */
export async function lockProposal(client: PoolClient, id: string): Promise<Proposal | null> {
  // Locked first: what is joined to a row would be as it was before the wait.
  await client.query(`select from correction_proposals where id = $1 for no key update`, [id]);
  const { rows } = await client.query<object>(`${PROPOSALS} where p.id = $1`, [id]);
  return rows[0] === undefined ? null : proposalOf(rows[0]);
}

/** A proposal as permissions see it: withheld with its dispute. */
export const subjectOfProposal = ({ header, submitterKey, proposerId, withheldFrom }: StoredProposal): Subject =>
  disputeSubject(tournamentSubject(header, submitterKey), proposerId, withheldFrom);

/** Whether somebody is told that there is such a proposal. */
export const isVisible = (proposal: StoredProposal, actor: Principal): boolean =>
  may(actor, 'proposal.read', subjectOfProposal(proposal)).allowed;
