import type { VersionChanged } from '@quadrant/rules/permissions';

/** The state of a tournament, or the sender's role, forbids reports and corrections alike. */
export type TournamentRefusal =
  | { readonly kind: 'tournament-not-found' | 'not-your-tournament' | 'tournament-withdrawn' }
  | { readonly kind: 'tournament-merged'; readonly into: string }
  | VersionChanged;
