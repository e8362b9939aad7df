export type { HandedInPosition } from './disputes/handed-in-page.js';
export { subjectOfDispute } from './disputes/dispute-rows.js';
export { DisputeEntity } from './disputes/dispute.entity.js';
export { type DisputeQuery, DisputeReadModel } from './disputes/dispute.read-model.js';
export { DisputeRepository } from './disputes/dispute.repository.js';
export type { Doing, DisputeAnswer, DisputeDone, DisputeRefusal, StoredDispute } from './disputes/dispute.js';
export { subjectOfProposal } from './proposals/proposal-rows.js';
export { ProposalReadModel, type ProposalQuery } from './proposals/proposal.read-model.js';
export { ProposalRepository } from './proposals/proposal.repository.js';
export {
  type CurrentDocument,
  type Proposal,
  PROPOSAL_STATES,
  type ProposalDone,
  type ProposalRefusal,
  type ProposalState,
} from './proposals/proposal.js';
export { WaitingRepository } from './waiting.repository.js';
