import type { ItemDecision, ItemState } from './batch-states.js';
import type { Relation } from './relate-reports.js';
import { groupDoubles } from './settle-past.js';

/** Another tournament that an item may be: an earlier one of the batch, or a stored one. */
export interface Resemblance {
  /** It is of the same batch; null for a stored one. */
  readonly item: string | null;
  /** The key of the stored one; null for one of the batch. */
  readonly tournament: string | null;
  readonly relation: Relation;
}

/**
 * It says what was read of an item, whatever was decided about it.
 *
 * - ready: it has a report that can be published
 * - asks, refused, read: as {@link ItemState}
 * - no-game: somebody answered that its game is unknown, so that nothing can be stored
 * - names-removed: it names a player of a stored tournament whose name was removed for good
 */
export type ItemBase = 'ready' | 'asks' | 'refused' | 'read' | 'no-game' | 'names-removed';

export interface ItemToJudge {
  readonly item: string;
  readonly base: ItemBase;
  readonly decision: ItemDecision | null;
  /** It is another tournament than these, as {@link textOf} names them; null or absent where that holds against all. */
  readonly otherThan?: readonly string[] | null;
  /** Each of the batch is before this item in the order of {@link listResemblances}. */
  readonly resembles: readonly Resemblance[];
}

/** Names a tournament that an item may be. */
export const textOf = ({ item, tournament }: Pick<Resemblance, 'item' | 'tournament'>): string =>
  item === null ? `stored:${tournament}` : `item:${item}`;

export interface JudgedItem {
  readonly item: string;
  readonly state: ItemState;
  readonly doubleOf: Resemblance | null;
  /** The key of the stored tournament of which it becomes the next revision. */
  readonly revises: string | null;
}

/**
 * Says what becomes of each item of a batch after the decisions so far. An item that is left out, or that cannot be
 * published, makes no double of another one.
 */
export function judgeItems(items: readonly ItemToJudge[]): JudgedItem[] {
  const published = keptItems(items);
  const others = new OtherTournaments(items);
  return items.map((each) => {
    const { item, base, decision } = each;
    const open = openResemblances(each, published, others);
    const stored = each.resembles.find(({ tournament }) => tournament !== null)?.tournament ?? null;
    const revises = decision === 'revise' ? stored : null;
    const judged = { item, doubleOf: open[0] ?? null, revises: null };
    if (decision === 'leave-out' || base === 'no-game') return { ...judged, state: 'left-out' };
    if (base === 'names-removed') return { ...judged, state: decision === null ? 'double' : 'refused' };
    if (base === 'asks' || base === 'refused') return { ...judged, state: base };
    if (open.length > 0) return { ...judged, state: 'double' };
    return { ...judged, doubleOf: answeredDouble(each, published), revises, state: base };
  });
}

/** The double about which somebody decided stays beside the item. */
const answeredDouble = ({ decision, resembles }: ItemToJudge, published: ReadonlySet<string>): Resemblance | null =>
  decision === null ? null : (resembles.find(({ item }) => item === null || published.has(item)) ?? null);

/**
 * Lists the items that say the same as another one that stays in the batch, or that is stored, and about which nobody
 * has decided. One of each group of equal items is never listed.
 */
export function listCopies(items: readonly ItemToJudge[]): string[] {
  const published = keptItems(items);
  const others = new OtherTournaments(items);
  return items.flatMap((each) => {
    const isCopy = openResemblances(each, published, others).some(({ relation }) => relation === 'equal');
    return each.base === 'ready' && each.decision === null && isCopy ? [each.item] : [];
  });
}

const keptItems = (items: readonly ItemToJudge[]): ReadonlySet<string> =>
  new Set(
    items.flatMap(({ item, base, decision }) =>
      decision !== 'leave-out' && (base === 'ready' || base === 'read') ? [item] : [],
    ),
  );

/** Knows which items somebody called different tournaments. It holds for both of two items. */
class OtherTournaments {
  private readonly decided: ReadonlyMap<string, ReadonlySet<string> | null>;

  constructor(items: readonly ItemToJudge[]) {
    this.decided = new Map(
      items.flatMap(({ item, decision, otherThan = null }) =>
        decision === 'other' ? [[item, otherThan && new Set(otherThan)] as const] : [],
      ),
    );
  }

  areOther(item: string, resembled: Resemblance): boolean {
    if (this.says(item, resembled)) return true;
    // A decision against everything is about its item alone, not about those that came later.
    const theirs = resembled.item === null ? null : (this.decided.get(resembled.item) ?? null);
    return theirs !== null && theirs.has(textOf({ item, tournament: null }));
  }

  private says(item: string, resembled: Resemblance): boolean {
    const own = this.decided.get(item);
    return own === null || own?.has(textOf(resembled)) === true;
  }
}

/** Those about which somebody still has to decide. The stored one comes first. */
function openResemblances(
  { item: own, decision, resembles }: ItemToJudge,
  published: ReadonlySet<string>,
  others: OtherTournaments,
): Resemblance[] {
  const open = resembles.filter(
    (each) => (each.item === null ? decision !== 'revise' : published.has(each.item)) && !others.areOther(own, each),
  );
  return [...open.filter(({ item }) => item === null), ...open.filter(({ item }) => item !== null)];
}

/** Items of a batch that may be one tournament, about which somebody has to decide. */
export interface DoubleGroup {
  /** The one that stays where nobody decides comes first. */
  readonly items: readonly string[];
  /** It relates the last of two to the first one, or each of several to an earlier one. */
  readonly relation: Relation;
  /** The one that is probably right; null where nothing says it. */
  readonly proposed: string | null;
}

export interface DoublesOfBatch {
  /** Items that may be a stored tournament. */
  readonly stored: readonly string[];
  readonly groups: readonly DoubleGroup[];
  /** All items of these groups say the same, and all are left out: nothing of the tournament stays in the batch. */
  readonly lost: readonly (readonly string[])[];
}

/** Groups the items about which somebody has to decide. */
export function tellDoubles(items: readonly ItemToJudge[]): DoublesOfBatch {
  const published = keptItems(items);
  const others = new OtherTournaments(items);
  const openOf = new Map(
    items.flatMap((each) => {
      const open = each.base === 'ready' && published.has(each.item) ? openResemblances(each, published, others) : [];
      return open.length === 0 ? [] : [[each.item, open] as const];
    }),
  );
  const isStored = (item: string): boolean => openOf.get(item)?.[0]?.tournament != null;
  const inBatch = [...openOf].flatMap(([item, open]) =>
    isStored(item) ? [] : open.flatMap((each) => (isStored(each.item!) ? [] : [{ ...each, first: each.item!, item }])),
  );
  const groups = groupDoubles(inBatch.map(({ first, item }) => ({ first, other: item }))).map((group): DoubleGroup => {
    const inGroup = new Set(group);
    const pairs = inBatch.filter(({ item }) => inGroup.has(item));
    const earlier = (item: string): number => pairs.filter((each) => each.item === item).length;
    const sorted = group.toSorted((a, b) => earlier(a) - earlier(b) || (a < b ? -1 : 1));
    const relations = new Set(pairs.map(({ relation }) => relation));
    const relation = relations.size === 1 ? [...relations][0]! : 'contradicts';
    return { items: sorted, relation, proposed: proposeRight(sorted) ?? sayingMore(sorted, relation) };
  });
  return {
    stored: [...openOf.keys()].filter(isStored),
    groups: groups.sort((a, b) => Number(a.relation === 'equal') - Number(b.relation === 'equal')),
    lost: findLost(items),
  };
}

/** The one of two files that says more is probably wanted; copies that say the same need no choice. */
function sayingMore([first, other, ...more]: readonly string[], relation: Relation): string | null {
  if (more.length > 0 && relation !== 'equal') return null;
  return relation === 'more' ? other! : relation === 'contradicts' ? null : first!;
}

/** Finds tournaments that were brought twice or more, and of which each file is left out as a copy of another one. */
function findLost(items: readonly ItemToJudge[]): string[][] {
  const byItem = new Map(items.map((each) => [each.item, each]));
  const equal = items.flatMap(({ item, resembles }) =>
    resembles.flatMap((each) =>
      each.item !== null && each.relation === 'equal' && byItem.has(each.item)
        ? [{ first: each.item, other: item }]
        : [],
    ),
  );
  return groupDoubles(equal).filter((group) =>
    group.every((item) => {
      const { decision, resembles, base } = byItem.get(item)!;
      return decision === 'leave-out' && base === 'ready' && resembles.every(({ tournament }) => tournament === null);
    }),
  );
}

const CORRECTED: ReadonlySet<string> = new Set(
  (
    'corrected,correction,corr,fixed,fix,final,revised,rev,new,newer,updated,update,amended,real,right,correct,' +
    'korrigiert,korrektur,korr,berichtigt,verbessert,neu,endgültig,endg,richtig,' +
    'corrigé,corrige,définitif,corretto,definitivo,corregido,poprawione'
  ).split(','),
);
const MARKED = /^(?:[a-z]{0,20}\d{1,20})?x$/u;
const VERSION = /^(?:v|ver|version)(\d{1,3})$/u;

/** Says how much the name of a file claims to be the later one: 0 for no claim, 1 for a word, 2 and more for a version. */
function claimOf(file: string): number {
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/\.[A-Za-z0-9]{1,12}$/u, '');
  const words = base
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
  return Math.max(
    0,
    ...words.map((word, index) => {
      const version = Number(VERSION.exec(word)?.[1] ?? 0);
      // The letter is a mark only at the end of a name: "GR0228-X", "KZ0914X".
      if (MARKED.test(word)) return index === words.length - 1 && (word !== 'x' || index > 0) ? 1 : 0;
      return version > 1 ? version : CORRECTED.has(word) ? 1 : 0;
    }),
  );
}

/** Returns the one of some files whose name says that it was corrected: "v2", "CORRECTED", "fixed", "neu". Null where no name claims more than the others. */
export function proposeRight(files: readonly string[]): string | null {
  const claims = files.map(claimOf);
  const most = Math.max(...claims);
  return most > 0 && claims.filter((each) => each === most).length === 1 ? files[claims.indexOf(most)]! : null;
}
