/** Players in the order of their rank, the best first; those who are equal stand together. */
export type Pile = readonly (readonly string[])[];

/** A round that was paired by rank: everybody who has an opponent. */
export interface RankedRound {
  /** Who picks an opponent. */
  readonly pickers: Pile;
  /** Who is picked from; the same list as `pickers` where all players lie in one pile. */
  readonly picked: Pile;
  /** Whom the rules do not let a picker meet in this round. */
  readonly barred: (picker: string) => ReadonlySet<string>;
  /** The picker stands first; in one pile either may. */
  readonly pairs: readonly (readonly [string, string])[];
}

/** A pair that is not the one of the rules. */
export interface PairOutOfRank {
  /** Its place in the list. */
  readonly index: number;
  readonly picker: string;
  /** Who stand next for them: several where they are equal. */
  readonly expected: readonly string[];
}

interface Choice {
  readonly index: number;
  readonly picker: string;
  readonly other: string;
}

// @row 174, 176, 177, 212
/**
 * The first pair of a round that strict rank does not make (001, II.A.i, 6 and 7; 002, section 4): the best who is left meets the next
 * lower player they may meet. Equal players may stand in any order, and who may meet nobody who is left may meet anybody. Byes are
 * not graded: the players who have one are left out.
 *
 * @returns null where every pair is one of the rules
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
  /** The pile of the next one whom a picker may meet; undefined where all who are left are barred. */
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
      // A pair that is made takes nobody's right opponent away, so right ones may be made in any order.
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
