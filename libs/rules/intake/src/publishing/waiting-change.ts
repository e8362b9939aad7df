/** Something that was changed and waits for its run, as the outbox and the queue carry it: ids, never content. */
export type WaitingChange =
  /** A report, or a later revision of one. */
  | { readonly kind: 'revision'; readonly tournamentId: string; readonly revision: number }
  /** What was done to a tournament other than by a revision. */
  | { readonly kind: 'correction'; readonly tournamentId: string; readonly version?: number }
  /** A merge of players, or its undoing: all merges that wait are published together. */
  | { readonly kind: 'player-merge'; readonly mergeId: string; readonly undo?: boolean }
  /** The rules of a league. */
  | { readonly kind: 'league'; readonly league: string; readonly version?: number };

/** A revision of a tournament. */
export interface WantedRevision {
  readonly tournamentId: string;
  readonly revision: number;
}

/** What some changes are about, each thing once. */
export interface WantedThings {
  readonly revisions: readonly WantedRevision[];
  /** Keys of corrected tournaments. */
  readonly corrected: readonly string[];
  /** Ids of merges of players. */
  readonly merges: readonly string[];
  /** Slugs. */
  readonly leagues: readonly string[];
}

/** Several versions of one thing need one look at it: the newest is what is stored. */
export const thingsOf = (changes: readonly WaitingChange[]): WantedThings => ({
  revisions: changes.flatMap((each) =>
    each.kind === 'revision' ? [{ tournamentId: each.tournamentId, revision: each.revision }] : [],
  ),
  corrected: [...new Set(changes.flatMap((each) => (each.kind === 'correction' ? [each.tournamentId] : [])))],
  merges: [...new Set(changes.flatMap((each) => (each.kind === 'player-merge' ? [each.mergeId] : [])))],
  leagues: [...new Set(changes.flatMap((each) => (each.kind === 'league' ? [each.league] : [])))],
});
