import type { PoolClient } from 'pg';
import { may, disputeSubject, tournamentSubject, type Principal, type Subject } from '@quadrant/rules/permissions';
import { listFieldChanges, refitPatch } from '@quadrant/rules/report';
import type { Proposal, StoredProposal } from './proposal.js';

interface ProposalRow extends StoredProposal {
  /** The current document, when it differs from the one that the proposal was made for and has all its names; otherwise null. */
  readonly raw: Buffer | null;
  readonly isRedacted: boolean;
}

/** SQL: selects proposals p with their disputes q, of tournaments t with their current submission s. */
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

/** Turns a row of {@link PROPOSALS} into a proposal; its state follows from the current document. */
export function proposalOf(row: unknown): Proposal {
  const { raw, isRedacted, ...proposal } = row as ProposalRow;
  const { storedState, operations } = proposal;
  const fits = !isRedacted && (raw === null || refitPatch(raw, operations) !== null);
  const state = storedState === 'open' && !fits ? 'outdated' : storedState;
  return { ...proposal, state, changes: listFieldChanges(operations) };
}

/** Returns null for an unknown id. */
export async function lockProposal(client: PoolClient, id: string): Promise<Proposal | null> {
  // The lock comes first: otherwise the joined rows would be those from before the wait.
  await client.query(`select from correction_proposals where id = $1 for no key update`, [id]);
  const { rows } = await client.query<object>(`${PROPOSALS} where p.id = $1`, [id]);
  return rows[0] === undefined ? null : proposalOf(rows[0]);
}

/** A proposal as permissions see it: it is withheld when its dispute is. */
export const subjectOfProposal = ({ header, submitterKey, proposerId, withheldFrom }: StoredProposal): Subject =>
  disputeSubject(tournamentSubject(header, submitterKey), proposerId, withheldFrom);

/** Tells whether somebody may know that this proposal exists. */
export const isVisible = (proposal: StoredProposal, actor: Principal): boolean =>
  may(actor, 'proposal.read', subjectOfProposal(proposal)).allowed;
