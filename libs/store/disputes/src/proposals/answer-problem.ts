import type { PoolClient } from 'pg';
import { problemStateAt } from '@quadrant/rules/permissions';
import { auditHandedIn } from '../problems/handed-in-audit.js';
import { judgeAnswer } from '../problems/judge-problem.js';
import type { Doing } from '../problems/problem.js';
import { lockProblem } from '../problems/problem-rows.js';
import { answerProblem } from '../problems/write-problem.js';
import type { StoredProposal } from './proposal.js';

/**
 * Answers the problem that an accepted proposal belongs to with the correction that came of it. It stays open where it is
 * not for whoever accepted: corrected is not yet answered.
 */
export async function answerProblemOf(client: PoolClient, proposal: StoredProposal, doing: Doing): Promise<void> {
  const problem = proposal.problemId === null ? null : await lockProblem(client, proposal.problemId);
  if (problem === null) return;
  const { currentVersion: version, currentRevision: revision } = problem;
  const judged = judgeAnswer(problem, { words: null, version }, doing);
  if ('kind' in judged) return;
  const correction = { version, revision, proposalId: proposal.id };
  await answerProblem(client, problem, { ...judged, words: null, correction }, doing);
  const states = { before: problemStateAt(problem, doing.at), after: 'answered' };
  await auditHandedIn(client, 'problem.answer', problem, { proposal: proposal.id, version, ...states }, doing);
}
