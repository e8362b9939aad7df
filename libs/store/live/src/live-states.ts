import { applyEntry, emptyState, type LiveEntry, type LiveState, type LiveTournament } from '@quadrant/rules/live';

/** Live tournaments that a process keeps in memory; each has some megabytes at the most. */
const MOST_KEPT = 50;

/** States of live tournaments as far as this process has read their logs; whoever was asked for longest ago goes first. */
export class LiveStates {
  private readonly kept = new Map<string, LiveState>();

  /** Undefined for one that was not read yet. */
  find(id: string): LiveState | undefined {
    const state = this.kept.get(id);
    if (state === undefined) return undefined;
    this.kept.delete(id);
    this.kept.set(id, state);
    return state;
  }

  begin(tournament: LiveTournament): LiveState {
    const state = emptyState(tournament);
    this.kept.set(tournament.id, state);
    for (const [id] of this.kept) if (this.kept.size > MOST_KEPT) this.kept.delete(id);
    return state;
  }

  forget(id: string): void {
    this.kept.delete(id);
  }
}

/** Takes entries in that a state does not have yet: two who read the same rows do it once. */
export function catchUp(state: LiveState, entries: readonly LiveEntry[]): void {
  for (const entry of entries) if (entry.version > state.version) applyEntry(state, entry);
}
