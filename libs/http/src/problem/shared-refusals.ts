import { say } from '@quadrant/rules/message';
import { type CodeRow, refusalProblems } from './refusal-problems.js';

/** 404 for a tournament that somebody wants to change, or says something about. */
export const NO_TOURNAMENT: CodeRow<'not-found', unknown, []> = {
  code: 'not-found',
  detail: say`There is no tournament with this id.`,
  advice: say`Take the id from a receipt or from /api/v1/tournaments; a new tournament goes to /api/v1/submissions.`,
};

/** 403 answers an attempt to change somebody else's player. */
export const NOT_YOUR_PLAYER: CodeRow<'not-your-player', unknown, []> = {
  code: 'not-your-player',
  detail: say`You are not this player and not their coordinator.`,
};

/** An account has too much waiting, or has sent too much. */
type TooMany =
  | { readonly kind: 'too-many-open'; readonly most: number }
  | { readonly kind: 'too-many-in-a-day'; readonly most: number; readonly retryAt: Date };

/** Answers an account that has submitted too much. */
export const problemOfTooMany = refusalProblems<TooMany, [what: 'disputes' | 'proposals', at: Date]>({
  'too-many-open': {
    code: 'too-many-open',
    detail: ({ most }, what) => say`You have ${most} open ${what}, which is the limit.`,
  },
  'too-many-in-a-day': {
    code: 'too-many-requests',
    detail: ({ most }, what) => say`You sent ${most} ${what} within a day, which is the limit.`,
    advice: ({ retryAt }) => say`Send it after ${retryAt.toISOString()}.`,
    headers: ({ retryAt }, _, at) => ({
      'retry-after': String(Math.max(1, Math.ceil((retryAt.getTime() - at.getTime()) / 1000))),
    }),
  },
});
