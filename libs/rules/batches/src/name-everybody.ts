import type { Answer, SeenTournament, SettledPeople } from '@quadrant/rules/identity';
import { findIdentifyingName } from '@quadrant/rules/names';
import { findHandleFault, foldHandle, isReservedHandle, normaliseHandle } from '@quadrant/rules/tournament';
import { fullestFirst, publishedForm } from './fullest-name.js';

export interface SettledPerson {
  readonly handle: string;
  /** Whether a stored player has this handle. */
  readonly isStored: boolean;
  readonly spellings: readonly { readonly spelling: string; readonly scene: string | null }[];
}

/** Holds the stored players; a batch is settled together with them. */
export interface KnownPlayers {
  /** Folded handles; a new person never gets one of these. */
  readonly handles: ReadonlySet<string>;
  /** Handles of those who are in no tournament, by folded handle. They are meant where a file has this handle. */
  readonly unplayed: ReadonlyMap<string, string>;
  /** Spellings that earlier batches confirmed, with the handles to which they lead now. */
  readonly aliases: readonly { readonly name: string; readonly handle: string; readonly scene: string | null }[];
}

/** Somebody chose the name under which a person is published. An entry of theirs says who is meant. */
export interface ChosenName {
  readonly one: Answer['one'];
  readonly name: string;
}

/** A chosen name under which nobody is published. */
export interface RefusedName {
  readonly chosen: ChosenName;
  /**
   * - no-entry: no tournament has this entry any more
   * - stored: the person is a stored player, who has a handle
   * - taken: another player, or another person of the batch, has the name
   */
  readonly reason: 'no-entry' | 'stored' | 'taken';
}

interface Naming {
  readonly players: KnownPlayers;
  readonly answers: readonly Answer[];
  /** They are sorted, the oldest first: of two names for one person, the later one counts. */
  readonly names: readonly ChosenName[];
}

/**
 * Gives every person of the batch a handle: that of the stored player who they are, the name that somebody chose, or their
 * fullest spelling.
 *
 * @param from the index of the first stored tournament
 */
export function nameEverybody(
  seen: readonly SeenTournament[],
  from: number,
  settled: SettledPeople,
  { players, answers, names }: Naming,
): { readonly people: ReadonlyMap<number, SettledPerson>; readonly refused: readonly RefusedName[] } {
  const { bearersOf, bearers, personOf, scenes } = settled;
  const written = new Map<number, Map<string, number>>();
  const storedAs = new Map<number, string>();
  for (const [index, { names: those }] of seen.entries()) {
    for (const [at, name] of those.entries()) {
      const person = personOf[bearersOf[index]![at]!]!;
      if (index >= from) {
        if (!storedAs.has(person)) storedAs.set(person, name);
        continue;
      }
      const counts = written.get(person) ?? new Map<string, number>();
      written.set(person, counts.set(name, (counts.get(name) ?? 0) + 1));
    }
  }
  const spellingsOf = new Map<number, { readonly spelling: string; readonly scene: string | null }[]>();
  for (const [index, { spelling, scene }] of bearers.entries()) {
    const person = personOf[index]!;
    spellingsOf.set(person, [...(spellingsOf.get(person) ?? []), { spelling, scene: scenes[scene] ?? null }]);
  }
  const ordered = [...written].sort(([a], [b]) => a - b);
  const usualOf = new Map(
    ordered.map(([person, counts]) => [
      person,
      [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([name]) => name),
    ]),
  );
  /** Two people of the batch are never one stored player. */
  const led = new Set<string>(storedAs.values());
  const apart = new Set(answers.filter(({ verdict }) => verdict === 'two').flatMap(bothWays));
  const stored = new Map<number, string>();
  for (const [person, usual] of usualOf) {
    const registered = usual.flatMap((name) => players.unplayed.get(foldHandle(name)) ?? [])[0];
    const possible = [registered, findByAlias(spellingsOf.get(person) ?? [], players.aliases, apart)];
    const handle = storedAs.get(person) ?? possible.find((each) => each !== undefined && !led.has(each));
    if (handle === undefined) continue;
    led.add(handle);
    stored.set(person, handle);
  }
  const taken = new Set([...players.handles, ...stored.values()].map(orderlessKey));
  const { chosen, refused } = obeyNames(names, findPersons(seen, from, settled), { stored, taken });
  const people = new Map<number, SettledPerson>();
  for (const [person, usual] of usualOf) {
    const own =
      stored.get(person) ??
      chosen.get(person) ??
      freeHandle(fullestFirst([...new Set(usual.map(publishedForm))]), taken);
    taken.add(orderlessKey(own));
    people.set(person, { handle: own, isStored: stored.has(person), spellings: spellingsOf.get(person) ?? [] });
  }
  return { people, refused };
}

/** Returns what finds the person of an entry of the batch; null where there is no such entry. */
function findPersons(
  seen: readonly SeenTournament[],
  from: number,
  { bearersOf, personOf }: SettledPeople,
): (entry: Answer['one']) => number | null {
  const byId = new Map(seen.slice(0, from).map(({ id }, index) => [id, index]));
  return ({ tournament, spelling }) => {
    const index = byId.get(tournament) ?? -1;
    const at = seen[index]?.names.indexOf(spelling) ?? -1;
    return at < 0 ? null : personOf[bearersOf[index]![at]!]!;
  };
}

/** Gives people the names that somebody chose, as long as nobody else has them; then they are taken. */
function obeyNames(
  names: readonly ChosenName[],
  personOf: (entry: Answer['one']) => number | null,
  { stored, taken }: { readonly stored: ReadonlyMap<number, string>; readonly taken: Set<string> },
) {
  const refused: RefusedName[] = [];
  const last = new Map<number, ChosenName>();
  for (const each of names) {
    const person = personOf(each.one);
    if (person === null) refused.push({ chosen: each, reason: 'no-entry' });
    else last.set(person, each);
  }
  const chosen = new Map<number, string>();
  for (const [person, each] of last) {
    const name = normaliseHandle(each.name);
    if (stored.has(person)) refused.push({ chosen: each, reason: 'stored' });
    else if (!isFit(name) || taken.has(orderlessKey(name))) refused.push({ chosen: each, reason: 'taken' });
    else {
      taken.add(orderlessKey(name));
      chosen.set(person, name);
    }
  }
  return { chosen, refused };
}

/** Labels of removed players are nobody's name. */
const isFit = (name: string): boolean => findHandleFault(name) === null && !isReservedHandle(name);

const pairText = (one: string, other: string): string => JSON.stringify([foldHandle(one), foldHandle(other)]);

const bothWays = ({ one, other }: Answer): string[] => [
  pairText(one.spelling, other.spelling),
  pairText(other.spelling, one.spelling),
];

/** Returns the only player who had one of the spellings at the same scene before. A name alone leads to nobody. */
function findByAlias(
  spellings: SettledPerson['spellings'],
  aliases: KnownPlayers['aliases'],
  apart: ReadonlySet<string>,
): string | undefined {
  const handles = new Set<string>();
  for (const { spelling, scene } of spellings) {
    const name = findIdentifyingName(spelling);
    if (name === null || scene === null) continue;
    for (const alias of aliases)
      if (alias.name === name && alias.scene === scene && !apart.has(pairText(spelling, alias.handle)))
        handles.add(alias.handle);
  }
  return handles.size === 1 ? [...handles][0] : undefined;
}

/** Nobody can tell "Ann Smith" from "Smith, Ann": two players never have the same words in another order. */
const orderlessKey = (handle: string): string => {
  const words = foldHandle(handle).replaceAll(',', ' ').split(' ');
  return words.filter(Boolean).sort().join(' ') || foldHandle(handle);
};

/** Room for a number behind a name: handles have at most 64 characters. */
const LONGEST_NAME = 56;

/** Returns the first spelling that is a free handle; with a number where all are taken. */
function freeHandle(spellings: readonly string[], taken: ReadonlySet<string>): string {
  const possible = spellings.map(normaliseHandle).filter((name) => findHandleFault(name) === null);
  const free = possible.find((name) => !taken.has(orderlessKey(name)));
  if (free !== undefined) return free;
  const base = [...(possible[0] ?? spellings[0] ?? '')].slice(0, LONGEST_NAME).join('').trim();
  for (let number = 2; ; number++) {
    const numbered = `${base} (${number})`;
    if (!taken.has(orderlessKey(numbered))) return numbered;
  }
}
