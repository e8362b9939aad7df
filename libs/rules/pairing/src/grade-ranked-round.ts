/** The players are sorted by rank, the best first; those of equal rank are in one list. */
export type Pile = readonly (readonly string[])[];

/** A round that was paired by rank. It contains only players who have an opponent. */
export interface RankedRound {
  /** They pick an opponent. */
  readonly pickers: Pile;
  /** They are picked as opponents. It is the same list as `pickers` when all players are in one pile. */
  readonly picked: Pile;
  /** Returns the players that the rules do not let a picker meet in this round. */
  readonly barred: (picker: string) => ReadonlySet<string>;
  /** The picker comes first; in one pile either may. */
  readonly pairs: readonly (readonly [string, string])[];
}

export interface PairOutOfRank {
  /** It counts from 0, and is the place of the pair in the list. */
  readonly index: number;
  readonly picker: string;
  /** They are the next opponents by rank; there are several when they are equal. */
  readonly expected: readonly string[];
}

interface Choice {
  readonly index: number;
  readonly picker: string;
  readonly other: string;
}

// @row 174, 176, 177, 212
/**
 * Returns the first pair of a round that breaks strict rank (001, II.A.i, 6 and 7; 002, section 4). The best remaining
 * player meets the next lower player that they may meet. Equal players may be in any order. A player who may meet none
 * of the remaining ones may meet anybody. Byes are not graded: the players who have one are left out.
 *
 * @returns null when every pair follows the rules
 */
export function gradeRankedRound({ pickers, picked, barred, pairs }: RankedRound): PairOutOfRank | null {
  const isOnePile = pickers === picked;
  const choiceOf = new Map<string, Choice>();
  pairs.forEach(([one, other], index) => {
    choiceOf.set(one, { index, picker: one, other });
    if (isOnePile) choiceOf.set(other, { index, picker: other, other: one });
  });
  const left = picked.map((equal) => new Set(equal));
  const pileOf = new Map(left.flatMap((equal) => [...equal].map((id) => [id, equal] as const)));
  const isOpen = (picker: string, id: string): boolean => id !== picker && !barred(picker).has(id);
  const hasOpen = (equal: ReadonlySet<string>, picker: string): boolean => {
    for (const id of equal) if (isOpen(picker, id)) return true;
    return false;
  };
  /** Returns the group of the next player that a picker may meet; undefined when all who are left are barred. */
  const nextPile = (picker: string): ReadonlySet<string> | undefined => {
    while (left[0]?.size === 0) left.shift();
    return left.find((equal) => hasOpen(equal, picker));
  };
  const isRight = ({ picker, other }: Choice): boolean => {
    const next = nextPile(picker);
    return next === undefined || (next.has(other) && isOpen(picker, other));
  };
  for (const equal of pickers) {
    let waiting = equal.flatMap((id) => choiceOf.get(id) ?? []);
    while (waiting.length > 0) {
      const before = waiting.length;
      // A correct pair takes no other player's correct opponent away, so correct pairs may be removed in any order.
      waiting = waiting.filter((choice) => {
        if (!choiceOf.has(choice.picker)) return false;
        if (!isRight(choice)) return true;
        for (const id of [choice.picker, choice.other]) {
          choiceOf.delete(id);
          pileOf.get(id)?.delete(id);
        }
        return false;
      });
      const [wrong] = waiting;
      if (wrong === undefined || waiting.length < before) continue;
      const { index, picker } = wrong;
      return { index, picker, expected: [...nextPile(picker)!].filter((id) => isOpen(picker, id)) };
    }
  }
  return null;
}
