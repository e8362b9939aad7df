import { applyEntry, emptyState, type LiveEntry, type LiveState, type LiveTournament } from '@quadrant/rules/live';

/** Live tournaments that a process keeps in memory; each has some megabytes at the most. */
const MOST_KEPT = 50;

interface Kept {
  readonly state: LiveState;
  readonly rewritten: number;
}

/** States of live tournaments as far as this process has read their logs; whoever was asked for longest ago goes first. */
export class LiveStates {
  private readonly kept = new Map<string, Kept>();

  /**
   * Undefined for one that was not read yet.
   *
   * @param rewritten how often names were taken out of its log: what was read before is not kept. Null where that does not matter
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

/** Takes entries in that a state does not have yet: two who read the same rows do it once. */
export function catchUp(state: LiveState, entries: readonly LiveEntry[]): void {
  for (const entry of entries) if (entry.version > state.version) applyEntry(state, entry);
}
