import { say } from '@quadrant/rules/message';
import { type KnownRow, refusalProblems } from './refusal-problems.js';

/** 404 for a tournament that somebody wants to change, or says something about. */
export const NO_TOURNAMENT: KnownRow<unknown, []> = {
  like: 'not-found',
  detail: say`There is no tournament with this id.`,
  advice: say`Take the id from a receipt or from /api/v1/tournaments; a new tournament goes to /api/v1/submissions.`,
};

/** 403 for a player whom neither the player nor a coordinator changes. */
export const NOT_YOUR_PLAYER: KnownRow<unknown, []> = {
  like: 'not-your-player',
  detail: say`You are not this player and not their coordinator.`,
};

/** What is the matter with somebody of whom too much waits, or who sent too much. */
type TooMany =
  | { readonly kind: 'too-many-open'; readonly most: number }
  | { readonly kind: 'too-many-in-a-day'; readonly most: number; readonly retryAt: Date };

/** The answer to an account that has submitted too much. */
export const problemOfTooMany = refusalProblems<TooMany, [what: 'disputes' | 'proposals', at: Date]>({
  'too-many-open': {
    like: 'too-many-open',
    detail: ({ most }, what) => say`You have ${most} open ${what}, which is the limit.`,
  },
  'too-many-in-a-day': {
    like: 'too-many-requests',
    detail: ({ most }, what) => say`You sent ${most} ${what} within a day, which is the limit.`,
    advice: ({ retryAt }) => say`Send it after ${retryAt.toISOString()}.`,
    headers: ({ retryAt }, _, at) => ({
      'retry-after': String(Math.max(1, Math.ceil((retryAt.getTime() - at.getTime()) / 1000))),
    }),
  },
});
