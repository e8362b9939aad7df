import type { PoolClient } from 'pg';
import { disputeStateAt } from '@quadrant/rules/permissions';
import { auditHandedIn, judgeAnswer, type Doing, lockDispute, answerDispute } from '@quadrant/store/disputes';
import type { StoredProposal } from './proposal.js';

/**
 * Answers the dispute of an accepted proposal with the correction that resulted. The dispute stays open when somebody
 * else has to answer it: a correction is not yet an answer.
 */
export async function answerDisputeOf(client: PoolClient, proposal: StoredProposal, doing: Doing): Promise<void> {
  const dispute = proposal.disputeId === null ? null : await lockDispute(client, proposal.disputeId);
  if (dispute === null) return;
  const { currentVersion: version, currentRevision: revision } = dispute;
  const judged = judgeAnswer(dispute, { words: null, version }, doing);
  if ('kind' in judged) return;
  const correction = { version, revision, proposalId: proposal.id };
  await answerDispute(client, dispute, { ...judged, words: null, correction }, doing);
  const states = { before: disputeStateAt(dispute, doing.at), after: 'answered' };
  await auditHandedIn(client, 'dispute.answer', dispute, { proposal: proposal.id, version, ...states }, doing);
}
