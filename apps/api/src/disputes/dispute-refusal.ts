import { count, say } from '@quadrant/rules/message';
import { NO_TOURNAMENT, notForYou, problemOfTooMany, refusalProblems } from '@quadrant/http';
import type { DisputeRefusal } from '@quadrant/store/disputes';

const NO_SUCH_PLACE = {
  code: 'no-such-place',
  advice: say`Count as the current revision does, or leave it out.`,
} as const;

/** Says why something about a dispute is refused, and the way out. */
export const problemOfDispute = refusalProblems<DisputeRefusal, [at: Date]>({
  'tournament-not-found': NO_TOURNAMENT,
  'too-many-open': (refusal, at) => problemOfTooMany(refusal, 'disputes', at),
  'too-many-in-a-day': (refusal, at) => problemOfTooMany(refusal, 'disputes', at),
  'dispute-not-found': {
    code: 'not-found',
    detail: say`There is no dispute with this id for you to see.`,
    advice: say`Those that you opened, and those that you are to answer, are at /api/v1/disputes.`,
  },
  'no-such-round': {
    ...NO_SUCH_PLACE,
    detail: ({ rounds }) => say`The current revision of the tournament has ${count(rounds, 'round')}.`,
    extra: () => ({ pointer: '/round' }),
  },
  'no-such-match': {
    ...NO_SUCH_PLACE,
    detail: ({ round, matches }) => say`Round ${round} has ${count(matches, 'match', 'matches')} or pods.`,
    extra: () => ({ pointer: '/match' }),
  },
  'not-for-you': (refusal) => notForYou(refusal.needs),
  'own-dispute': {
    detail: say`You opened this dispute.`,
    advice: say`If it is settled, withdraw it. Otherwise another person must answer it.`,
  },
  'dispute-closed': {
    detail: (refusal) => say`It is ${refusal.state}.`,
    advice: say`Its reporter can object to an answer, once. If something else is wrong, open another dispute.`,
    extra: (refusal) => ({ state: refusal.state }),
  },
  'escalated-already': {
    detail: (refusal) => say`It is ${refusal.state.replaceAll('-', ' ')} already.`,
    advice: say`Wait for the answer.`,
    extra: (refusal) => ({ state: refusal.state }),
  },
  'not-answered': {
    detail: (refusal) => say`The dispute is ${refusal.state.replaceAll('-', ' ')}.`,
    advice: say`Wait for an answer, or send it on to the coordinator: POST its /escalation.`,
    extra: (refusal) => ({ state: refusal.state }),
  },
  'objected-already': {
    detail: (refusal) => say`You objected at ${refusal.at.toISOString()}, and somebody above answered.`,
    advice: say`This answer is final. If something else is wrong, open another dispute.`,
  },
  'answered-by-the-last': {
    detail: say`The Director of Organized Play has answered it.`,
    advice: say`This answer is final. If something else is wrong, open another dispute.`,
  },
  'no-correction-since': {
    detail: (refusal) =>
      say`The tournament had version ${refusal.reported} when the dispute was opened, and has ${refusal.current} now.`,
    advice: say`Correct the tournament first and name the version that it has then, or answer with words.`,
    extra: (refusal) => ({ reported: refusal.reported, version: refusal.current }),
  },
});
