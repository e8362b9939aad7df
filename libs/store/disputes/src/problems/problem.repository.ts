import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { problemStateAt, type Action } from '@quadrant/rules/permissions';
import { inTransaction } from '@quadrant/store/audit';
import { findStoredTournament } from '@quadrant/store/history';
import { isVisible, judgeAnswer, judgeObjection, refuseEscalation, refuseWithdrawal } from './judge-problem.js';
import { auditHandedIn as audit } from './handed-in-audit.js';
import { refuseTooMany } from './limits.js';
import type { Doing, NewAnswer, NewProblem, ProblemDone, ProblemRefusal, StoredProblem } from './problem.js';
import { lockProblem } from './problem-rows.js';
import { refusePlace } from './reported-place.js';
import { answerProblem, escalateProblem, insertProblem, objectToAnswer, withdrawProblem } from './write-problem.js';

type ProblemAnswered = Promise<ProblemDone | ProblemRefusal>;

/** What players report as wrong, and what becomes of it. The audit shows every attempt, but no texts: these never change. */
@Injectable()
export class ProblemRepository {
  constructor(private readonly dataSource: DataSource) {}

  report(problem: NewProblem, doing: Doing): ProblemAnswered {
    return inTransaction(this.dataSource, async (client) => {
      const answer = await reportOnce(client, problem, doing);
      const { tournamentId, about, round, match } = problem;
      const detail = { about, round, match };
      if (answer.kind === 'done') {
        const states = { before: null, after: problemStateAt(answer.problem, doing.at) };
        await audit(client, 'problem.report', answer.problem, { ...detail, ...states }, doing);
      } else await audit(client, 'problem.report', { id: tournamentId }, { ...detail, refusal: answer.kind }, doing);
      return answer;
    });
  }

  /** Sends a problem on to the coordinator before the director's time is over. */
  escalate(id: string, reason: string, doing: Doing): ProblemAnswered {
    return this.change('problem.pursue', id, doing, { step: 'escalation', reason }, async (client, problem) => {
      const refusal = refuseEscalation(problem, doing);
      if (refusal === null) await escalateProblem(client, problem, doing);
      return refusal;
    });
  }

  answer(id: string, answer: NewAnswer, doing: Doing): ProblemAnswered {
    const { words, version } = answer;
    const by = { words: words !== null, version };
    return this.change('problem.answer', id, doing, by, async (client, problem) => {
      const judged = judgeAnswer(problem, answer, doing);
      if ('kind' in judged) return judged;
      const correction = version === null ? null : { version, revision: problem.currentRevision, proposalId: null };
      await answerProblem(client, problem, { ...judged, words, correction }, doing);
      return null;
    });
  }

  withdraw(id: string, reason: string, doing: Doing): ProblemAnswered {
    return this.change('problem.pursue', id, doing, { step: 'withdrawal', reason }, async (client, problem) => {
      const refusal = refuseWithdrawal(problem, doing);
      if (refusal === null) await withdrawProblem(client, problem, doing);
      return refusal;
    });
  }

  /** Says, once, that an answer does not settle the problem. */
  object(id: string, objection: string, doing: Doing): ProblemAnswered {
    return this.change('problem.pursue', id, doing, { step: 'objection' }, async (client, problem) => {
      const judged = judgeObjection(problem, doing);
      if ('kind' in judged) return judged;
      await objectToAnswer(client, problem, objection, judged.to, doing);
      return null;
    });
  }

  private change(
    action: Action,
    id: string,
    doing: Doing,
    detail: object,
    work: (client: PoolClient, problem: StoredProblem) => Promise<ProblemRefusal | null>,
  ): ProblemAnswered {
    return inTransaction(this.dataSource, async (client) => {
      const refuse = async (refusal: ProblemRefusal) => {
        await audit(client, action, { id }, { ...detail, refusal: refusal.kind }, doing);
        return refusal;
      };
      const before = await lockProblem(client, id);
      if (before === null || !isVisible(before, doing)) return refuse({ kind: 'problem-not-found' });
      const refusal = await work(client, before);
      if (refusal !== null) return refuse(refusal);
      const problem = (await lockProblem(client, id))!;
      const states = { before: problemStateAt(before, doing.at), after: problemStateAt(problem, doing.at) };
      await audit(client, action, problem, { ...detail, ...states }, doing);
      return { kind: 'done', problem };
    });
  }
}

async function reportOnce(client: PoolClient, problem: NewProblem, doing: Doing): ProblemAnswered {
  const tournament = await findStoredTournament(client, problem.tournamentId);
  if (tournament === null) return { kind: 'tournament-not-found' };
  const refusal =
    (await refusePlace(client, tournament.current.submissionRowId, problem)) ??
    (await refuseTooMany(client, 'problems', doing.actor.accountId, doing.at));
  if (refusal !== null) return refusal;
  const id = await insertProblem(client, problem, tournament, doing);
  return { kind: 'done', problem: (await lockProblem(client, id))! };
}
