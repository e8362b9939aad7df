import { applyEntry, emptyState, type LiveEntry, type LiveState, type LiveTournament } from '@quadrant/rules/live';

/** A process keeps so many live tournaments in memory; each takes at most some megabytes. */
const MOST_KEPT = 50;

interface Kept {
  readonly state: LiveState;
  readonly rewritten: number;
}

/**
 * Keeps states of live tournaments as far as this process has read their logs. The one that was used least recently
 * goes first.
 */
export class LiveStates {
  private readonly kept = new Map<string, Kept>();

  /**
   * Returns undefined for a tournament that was not read yet.
   *
   * @param rewritten how often names were removed from its log: a state that was read before is not kept. Null where
   * that does not matter
   */
  find(id: string, rewritten: number | null): LiveState | undefined {
    const kept = this.kept.get(id);
    if (kept === undefined) return undefined;
    this.kept.delete(id);
    if (rewritten !== null && kept.rewritten !== rewritten) return undefined;
    this.kept.set(id, kept);
    return kept.state;
  }

  begin(tournament: LiveTournament, rewritten: number): LiveState {
    const state = emptyState(tournament);
    this.kept.set(tournament.id, { state, rewritten });
    for (const [id] of this.kept) if (this.kept.size > MOST_KEPT) this.kept.delete(id);
    return state;
  }

  forget(id: string): void {
    this.kept.delete(id);
  }
}

/** Adds entries that a state does not have yet: two callers who read the same rows add them once. */
export function catchUp(state: LiveState, entries: readonly LiveEntry[]): void {
  for (const entry of entries) if (entry.version > state.version) applyEntry(state, entry);
}
