export { subjectOfProposal, lockProposal } from './proposal-rows.js';
export { ProposalReadModel, type ProposalQuery } from './proposal.read-model.js';
export { ProposalRepository } from './proposal.repository.js';
export {
  type Proposal,
  PROPOSAL_STATES,
  type ProposalDone,
  type ProposalRefusal,
  type ProposalState,
} from './proposal.js';
