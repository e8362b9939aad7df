export type { HandedInPosition } from './problems/handed-in-page.js';
export { subjectOfProblem } from './problems/problem-rows.js';
export { ProblemReadModel } from './problems/problem.read-model.js';
export { ProblemRepository } from './problems/problem.repository.js';
export type { Doing, ProblemAnswer, ProblemDone, ProblemRefusal, StoredProblem, TooMany } from './problems/problem.js';
export { subjectOfProposal } from './proposals/proposal-rows.js';
export { ProposalReadModel } from './proposals/proposal.read-model.js';
export { ProposalRepository } from './proposals/proposal.repository.js';
export {
  type CurrentDocument,
  type Proposal,
  PROPOSAL_STATES,
  type ProposalDone,
  type ProposalRefusal,
  type ProposalState,
} from './proposals/proposal.js';
