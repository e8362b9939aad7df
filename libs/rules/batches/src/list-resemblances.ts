import { foldHandle } from '@quadrant/rules/tournament';
import type { Resemblance } from './judge-items.js';
import { type NamedReport, relateReports, type Relation } from './relate-reports.js';

/** A tournament of a batch with its report, to be compared with those that resemble it. */
export interface ComparedItem {
  readonly item: string;
  /** It is null while facts or corrections are missing. */
  readonly report: NamedReport | null;
  readonly hasGames: boolean;
  /** Files of the same mark have the same bytes. */
  readonly mark: string;
  readonly first: string | null;
  readonly last: string | null;
  /** The stored tournament that it may be. */
  readonly stored: string | null;
}

/**
 * Lists what each item resembles: a stored tournament, and every item before it. Items that can be published come first,
 * those with games before those with only places, otherwise in the order of the batch.
 *
 * @param pairs items that may be one tournament, in any order
 * @param stored the stored tournaments, by key; null for one that cannot be compared
 */
export function listResemblances(
  items: readonly ComparedItem[],
  pairs: readonly (readonly [string, string])[],
  stored: ReadonlyMap<string, NamedReport | null>,
): ReadonlyMap<string, readonly Resemblance[]> {
  const ordered = items
    .map((each, index) => ({ ...each, index }))
    .sort(
      (a, b) =>
        Number(a.report === null) - Number(b.report === null) ||
        Number(b.hasGames) - Number(a.hasGames) ||
        a.index - b.index,
    );
  const rankOf = new Map(ordered.map(({ item }, rank) => [item, rank]));
  const before = new Map<number, Set<number>>();
  const join = (one: number, other: number): void => {
    const [first, later] = one < other ? [one, other] : [other, one];
    before.set(later, (before.get(later) ?? new Set()).add(first));
  };
  for (const [one, other] of [...pairs, ...pairsOfBytes(items)]) join(rankOf.get(one)!, rankOf.get(other)!);
  const folded = ordered.map(({ report }) => report && fold(report));
  /** An item that says the same as an earlier one relates to all others as that one does. */
  const sameAs = ordered.map((_, rank) => rank);
  const relations = new Map<string, Relation>();
  return new Map(
    ordered.map(({ item, stored: key }, rank) => {
      const earlier = [...(before.get(rank) ?? [])].sort((a, b) => a - b);
      const resembled = earlier.map((first): Resemblance => {
        const root = sameAs[first]!;
        const known = relations.get(`${rank} ${root}`) ?? relate(folded[rank]!, folded[root]!);
        relations.set(`${rank} ${root}`, known);
        if (known === 'equal' && folded[rank] !== null && sameAs[rank] === rank) sameAs[rank] = root;
        return { item: ordered[first]!.item, tournament: null, relation: known };
      });
      const against = key === null ? null : (stored.get(key) ?? null);
      const ofStored: Resemblance[] =
        key === null
          ? []
          : [{ item: null, tournament: key, relation: relate(folded[rank]!, against && fold(against)) }];
      return [item, [...ofStored, ...resembled]];
    }),
  );
}

/** Items that cannot be compared yet count as equal: nothing shows a difference. */
const relate = (one: NamedReport | null, other: NamedReport | null): Relation =>
  one === null || other === null ? 'equal' : relateReports(one, other);

const fold = ({ report, people }: NamedReport): NamedReport => ({ report, people: people.map(foldHandle) });

/** Equal files of different days are different tournaments; the manifest says their days. */
function* pairsOfBytes(items: readonly ComparedItem[]): Generator<readonly [string, string]> {
  const byMark = new Map<string, ComparedItem[]>();
  for (const item of items) {
    const equal = byMark.get(item.mark) ?? [];
    for (const earlier of equal) if (mayBeSameDay(earlier, item)) yield [earlier.item, item.item];
    equal.push(item);
    byMark.set(item.mark, equal);
  }
}

const mayBeSameDay = (one: ComparedItem, other: ComparedItem): boolean =>
  one.first === null ||
  one.last === null ||
  other.first === null ||
  other.last === null ||
  (one.first <= other.last && other.first <= one.last);
