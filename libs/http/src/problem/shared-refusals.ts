import type { Problem } from './problem.js';
import { notFound, problemOfKind } from './problem-kinds.js';

/** 404 for a tournament that somebody wants to change, or says something about. */
export const noTournament = (): Problem =>
  notFound(
    'There is no tournament with this id.',
    'Take the id from a receipt or from /api/v1/tournaments; a new tournament goes to /api/v1/submissions.',
  );

/** 403 for a player whom neither the player nor a coordinator changes. */
export const notYourPlayer = (): Problem =>
  problemOfKind('not-your-player', 'You are not this player and not their coordinator.');

/** What is the matter with somebody of whom too much waits, or who sent too much. */
type TooMany =
  | { readonly kind: 'too-many-open'; readonly most: number }
  | { readonly kind: 'too-many-in-a-day'; readonly most: number; readonly retryAt: Date };

/** The answer to an account that has handed in too much. */
export function problemOfTooMany(refusal: TooMany, what: 'disputes' | 'proposals', at: Date): Problem {
  if (refusal.kind === 'too-many-open') {
    return problemOfKind('too-many-open', `You have ${refusal.most} open ${what}, which is the limit.`);
  }
  const seconds = Math.max(1, Math.ceil((refusal.retryAt.getTime() - at.getTime()) / 1000));
  return problemOfKind('too-many-requests', `You sent ${refusal.most} ${what} within a day, which is the limit.`, {
    advice: `Send it after ${refusal.retryAt.toISOString()}.`,
    headers: { 'retry-after': String(seconds) },
  });
}
