import { notFound, notForYou, Problem, problemOfKind } from '@quadrant/http';
import { count } from '@quadrant/rules/tournament';
import type { ProblemRefusal, TooMany } from '@quadrant/store/disputes';
import { problemOfTournament } from '../tournament-refusal.js';

/** The answer to whoever may not do something about a problem: what is so, and the way out. */
export function problemOfProblem(refusal: ProblemRefusal, at: Date): Problem {
  switch (refusal.kind) {
    case 'tournament-not-found':
      return problemOfTournament({ kind: 'tournament-not-found' });
    case 'too-many-open':
    case 'too-many-in-a-day':
      return problemOfTooMany(refusal, 'problems', at);
    case 'problem-not-found':
      return notFound(
        'There is no problem with this id for you to see.',
        'Those that you reported, and those that you are to answer, are at /api/v1/problems.',
      );
    case 'no-such-round':
      return noSuchPlace('/round', `The current revision of the tournament has ${count(refusal.rounds, 'round')}.`);
    case 'no-such-match':
      return noSuchPlace('/match', `Round ${refusal.round} has ${count(refusal.matches, 'match', 'matches')} or pods.`);
    case 'not-for-you':
      return notForYou(refusal.needs);
    case 'own-problem':
      return new Problem({
        status: 403,
        code: 'own-problem',
        title: 'You cannot answer your own report',
        detail: 'You reported this problem.',
        advice: 'If it is settled, withdraw it. Otherwise another person must answer it.',
      });
    case 'problem-closed':
      return new Problem({
        status: 409,
        code: 'problem-closed',
        title: 'The problem is not open any more',
        detail: `It is ${refusal.state}.`,
        advice: 'Its reporter can object to an answer, once; what else is wrong is another problem.',
        extra: { state: refusal.state },
      });
    case 'escalated-already':
      return new Problem({
        status: 409,
        code: 'escalated-already',
        title: 'The problem is not with the director any more',
        detail: `It is ${refusal.state.replaceAll('-', ' ')} already.`,
        advice: 'Wait for the answer.',
        extra: { state: refusal.state },
      });
    case 'not-answered':
      return new Problem({
        status: 409,
        code: 'not-answered',
        title: 'There is no answer to object to',
        detail: `The problem is ${refusal.state.replaceAll('-', ' ')}.`,
        advice: 'Wait for an answer, or send it on to the coordinator: POST its /escalation.',
        extra: { state: refusal.state },
      });
    case 'objected-already':
      return new Problem({
        status: 409,
        code: 'objected-already',
        title: 'You can object only once',
        detail: `You objected at ${refusal.at.toISOString()}, and somebody above answered.`,
        advice: 'This answer is final. If something else is wrong, report another problem.',
      });
    case 'answered-by-the-last':
      return new Problem({
        status: 409,
        code: 'answered-by-the-last',
        title: 'There is nobody above who answered',
        detail: 'The Director of Organized Play has answered it.',
        advice: 'This answer is final. If something else is wrong, report another problem.',
      });
    case 'no-correction-since':
      return new Problem({
        status: 422,
        code: 'no-correction-since',
        title: 'No such correction was made since the report',
        detail: `The tournament had version ${refusal.reported} when the problem was reported, and has ${refusal.current} now.`,
        advice: 'Correct the tournament first and name the version that it has then, or answer with words.',
        extra: { reported: refusal.reported, version: refusal.current },
      });
  }
}

/** The answer to an account that has handed in too much. */
export function problemOfTooMany(refusal: TooMany, what: 'problems' | 'proposals', at: Date): Problem {
  if (refusal.kind === 'too-many-in-a-day') {
    const seconds = Math.max(1, Math.ceil((refusal.retryAt.getTime() - at.getTime()) / 1000));
    return problemOfKind('too-many-requests', `You sent ${refusal.most} ${what} within a day, which is the limit.`, {
      advice: `Send it after ${refusal.retryAt.toISOString()}.`,
      headers: { 'retry-after': String(seconds) },
    });
  }
  return new Problem({
    status: 409,
    code: 'too-many-open',
    title: 'Too many of yours wait already',
    detail: `You have ${refusal.most} open ${what}, which is the limit.`,
    advice: 'Wait for answers, or withdraw what is settled.',
  });
}

const noSuchPlace = (pointer: string, detail: string): Problem =>
  new Problem({
    status: 422,
    code: 'no-such-place',
    title: 'The tournament has no such round or match',
    detail,
    advice: 'Count as the current revision does, or leave it out.',
    extra: { pointer },
  });
