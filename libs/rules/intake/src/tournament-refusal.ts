import type { VersionChanged } from '@quadrant/rules/permissions';

/** What the state of a tournament, or who asks, forbids: for reports and corrections alike. */
export type TournamentRefusal =
  | { readonly kind: 'tournament-not-found' | 'not-your-tournament' | 'tournament-withdrawn' }
  | { readonly kind: 'tournament-merged'; readonly into: string }
  | VersionChanged;
