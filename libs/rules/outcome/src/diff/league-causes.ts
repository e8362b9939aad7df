import type { OrderedCause } from './moved-ratings.js';
import type { PlayerAward } from './tournament-difference.js';

/** What was done last in parts of seasons, in seasons and in leagues: where a tournament has no cause of its own, that moved its points. */
export class LeagueCauses {
  private readonly last = new Map<string, OrderedCause>();

  /** Something was done to a tournament with these awards, before or after. */
  note(awards: readonly PlayerAward[], cause: OrderedCause): void {
    for (const award of awards) for (const key of keysOf(award)) this.last.set(key, cause);
  }

  /** The nearest cause for a tournament with these awards: of the same part, else the same season, else the same league. */
  find(awards: readonly PlayerAward[]): OrderedCause | null {
    for (const closeness of [0, 1, 2]) {
      for (const award of awards) {
        const cause = this.last.get(keysOf(award)[closeness] ?? '');
        if (cause !== undefined) return cause;
      }
    }
    return null;
  }
}

/** The closest first; none outside leagues. */
function keysOf({ league, table: { id }, phase }: PlayerAward): string[] {
  if (league === null) return [];
  return [`${league} ${id} ${phase ?? 'none'}`, `${league} ${id}`, league];
}
