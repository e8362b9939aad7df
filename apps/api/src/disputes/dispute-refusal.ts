import { noTournament, notFound, notForYou, Problem, problemOfTooMany } from '@quadrant/http';
import { count } from '@quadrant/rules/tournament';
import type { DisputeRefusal } from '@quadrant/store/disputes';

/** The answer to whoever may not do something about a dispute: what is so, and the way out. */
export function problemOfDispute(refusal: DisputeRefusal, at: Date): Problem {
  switch (refusal.kind) {
    case 'tournament-not-found':
      return noTournament();
    case 'too-many-open':
    case 'too-many-in-a-day':
      return problemOfTooMany(refusal, 'disputes', at);
    case 'dispute-not-found':
      return notFound(
        'There is no dispute with this id for you to see.',
        'Those that you opened, and those that you are to answer, are at /api/v1/disputes.',
      );
    case 'no-such-round':
      return noSuchPlace('/round', `The current revision of the tournament has ${count(refusal.rounds, 'round')}.`);
    case 'no-such-match':
      return noSuchPlace('/match', `Round ${refusal.round} has ${count(refusal.matches, 'match', 'matches')} or pods.`);
    case 'not-for-you':
      return notForYou(refusal.needs);
    case 'own-dispute':
      return new Problem({
        status: 403,
        code: 'own-dispute',
        title: 'You cannot answer your own report',
        detail: 'You opened this dispute.',
        advice: 'If it is settled, withdraw it. Otherwise another person must answer it.',
      });
    case 'dispute-closed':
      return new Problem({
        status: 409,
        code: 'dispute-closed',
        title: 'The dispute is not open any more',
        detail: `It is ${refusal.state}.`,
        advice: 'Its reporter can object to an answer, once; what else is wrong is another dispute.',
        extra: { state: refusal.state },
      });
    case 'escalated-already':
      return new Problem({
        status: 409,
        code: 'escalated-already',
        title: 'The dispute is not with the director any more',
        detail: `It is ${refusal.state.replaceAll('-', ' ')} already.`,
        advice: 'Wait for the answer.',
        extra: { state: refusal.state },
      });
    case 'not-answered':
      return new Problem({
        status: 409,
        code: 'not-answered',
        title: 'There is no answer to object to',
        detail: `The dispute is ${refusal.state.replaceAll('-', ' ')}.`,
        advice: 'Wait for an answer, or send it on to the coordinator: POST its /escalation.',
        extra: { state: refusal.state },
      });
    case 'objected-already':
      return new Problem({
        status: 409,
        code: 'objected-already',
        title: 'You can object only once',
        detail: `You objected at ${refusal.at.toISOString()}, and somebody above answered.`,
        advice: 'This answer is final. If something else is wrong, report another dispute.',
      });
    case 'answered-by-the-last':
      return new Problem({
        status: 409,
        code: 'answered-by-the-last',
        title: 'There is nobody above who answered',
        detail: 'The Director of Organized Play has answered it.',
        advice: 'This answer is final. If something else is wrong, report another dispute.',
      });
    case 'no-correction-since':
      return new Problem({
        status: 422,
        code: 'no-correction-since',
        title: 'No such correction was made since the report',
        detail: `The tournament had version ${refusal.reported} when the dispute was opened, and has ${refusal.current} now.`,
        advice: 'Correct the tournament first and name the version that it has then, or answer with words.',
        extra: { reported: refusal.reported, version: refusal.current },
      });
  }
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
