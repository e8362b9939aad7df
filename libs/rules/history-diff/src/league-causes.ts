import type { OrderedCause } from './moved-ratings.js';
import type { PlayerAward } from './tournament-difference.js';

/** Remembers the last cause in parts of seasons, in seasons and in leagues, for tournaments that have no cause themselves. */
export class LeagueCauses {
  private readonly last = new Map<string, OrderedCause>();

  /** Notes the cause of a changed tournament with these awards, before or after. */
  note(awards: readonly PlayerAward[], cause: OrderedCause): void {
    for (const award of awards) for (const key of keysOf(award)) this.last.set(key, cause);
  }

  /**
   * Finds the nearest cause for a tournament that has these awards: in the same part, then the same season, then the
   * same league.
   */
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

/** Lists the closest key first; the list is empty outside leagues. */
function keysOf({ league, table: { id }, phase }: PlayerAward): string[] {
  if (league === null) return [];
  return [`${league} ${id} ${phase ?? 'none'}`, `${league} ${id}`, league];
}
