/** A change that waits for its run, as the outbox and the queue carry it. It has ids, never content. */
export type WaitingChange =
  | { readonly kind: 'revision'; readonly tournamentId: string; readonly revision: number }
  /** It is any other change to a tournament. */
  | { readonly kind: 'correction'; readonly tournamentId: string; readonly version?: number }
  /** A merge of players, or its undoing. All waiting merges are published together. */
  | { readonly kind: 'player-merge'; readonly mergeId: string; readonly undo?: boolean }
  /** The rules of a league have changed. */
  | { readonly kind: 'league'; readonly league: string; readonly version?: number }
  /** All tournaments of a batch, or its undoing. */
  | { readonly kind: 'batch'; readonly batch: number; readonly undo?: boolean };

export interface WantedRevision {
  readonly tournamentId: string;
  readonly revision: number;
}

/** Everything that some changes are about is listed once. */
export interface WantedThings {
  readonly revisions: readonly WantedRevision[];
  /** The keys of tournaments that were corrected. */
  readonly corrected: readonly string[];
  readonly merges: readonly string[];
  readonly leagues: readonly string[];
  /** They are the numbers of batches. */
  readonly batches: readonly number[];
}

/** Lists each thing once although several versions of it wait: the newest is the stored one. */
export const thingsOf = (changes: readonly WaitingChange[]): WantedThings => ({
  revisions: changes.flatMap((each) =>
    each.kind === 'revision' ? [{ tournamentId: each.tournamentId, revision: each.revision }] : [],
  ),
  corrected: [...new Set(changes.flatMap((each) => (each.kind === 'correction' ? [each.tournamentId] : [])))],
  merges: [...new Set(changes.flatMap((each) => (each.kind === 'player-merge' ? [each.mergeId] : [])))],
  leagues: [...new Set(changes.flatMap((each) => (each.kind === 'league' ? [each.league] : [])))],
  batches: [...new Set(changes.flatMap((each) => (each.kind === 'batch' ? [each.batch] : [])))],
});
