import { Dice } from '@quadrant/demo';
import type { InventedCommunity, InventedEntry } from './community.js';
import { CORRUPTIONS } from './corrupt.js';
import { inventPeople, type Person } from './people.js';

/**
 * A small archive: a few clubs that know each other, and a yearly open. One secretary brings it. It is full of what large
 * communities have rarely: namesakes in two towns, father and son, handles, first names, initials of two given names, and
 * people who moved or have another surname now.
 */
export interface ArchiveSize {
  readonly people: number;
  readonly clubs: number;
  readonly tournaments: number;
  readonly years: number;
}

export const ARCHIVE: ArchiveSize = { people: 80, clubs: 3, tournaments: 300, years: 12 };
export const SMALL_ARCHIVE: ArchiveSize = { ...ARCHIVE, tournaments: 60, years: 4 };

/** A town is written in several ways; some files name no place. */
const TOWNS: readonly (readonly (string | null)[])[] = [
  ['Saint-Étienne', 'MJC Bellevue, Saint-Étienne', 'SAINT-ETIENNE', null],
  ['Grenoble', 'Grenoble', 'Café du Port, Grenoble'],
  ['Le Puy', 'Le Puy (salle des fêtes)', null],
  ['Valence', 'Foyer, Valence'],
];
const HANDLES = 'Weyoun4 DarkHelmet moustique Le_Baron xXsnakeXx Kiwi7 Tonnerre nightfox33'.split(' ');
const FIRST_YEAR = 2005;

interface Member {
  readonly number: number;
  readonly name: Person;
  readonly home: number;
  /** They play at this club from the day `movesOn`. */
  readonly later: number;
  readonly movesOn: number;
  /** At this club they are often a guest. */
  readonly visited: number | null;
  /** From this day on, they have this surname. */
  readonly renamed: { readonly from: number; readonly name: Person } | null;
  readonly from: number;
  readonly until: number;
  readonly keenness: number;
  /** Writes the name in another way at times; null: as usual. */
  readonly habit: ((dice: Dice, night: Night) => string | null) | null;
}

interface Night {
  readonly club: number;
  readonly day: number;
  readonly isOpen: boolean;
}

/** Invents an archive: the same seed and size give the same one. */
export function inventClubArchive(seed: string, size: ArchiveSize): InventedCommunity {
  const dice = new Dice(`club archive/${seed}`);
  const days = size.years * 365;
  const members = inventMembers(dice, size, days);
  const opens = Array.from({ length: size.years }, (_, year) =>
    Math.floor(((year + 0.5) * size.tournaments) / size.years),
  );
  const tournaments = Array.from({ length: size.tournaments }, (_, index) => {
    const isOpen = opens.includes(index);
    const club = isOpen ? 0 : dice.between(0, size.clubs - 1);
    const night = { club, day: Math.floor((index / size.tournaments) * days), isOpen };
    const entries = new Map<string, InventedEntry>();
    for (const member of drawField(dice, members, night)) {
      const spelling = writeName(dice, member, night);
      // A table has one row for a name, even where two people have it.
      if (!entries.has(spelling)) entries.set(spelling, { spelling, person: member.number });
    }
    const date = new Date(Date.UTC(FIRST_YEAR, 0, 1 + night.day)).toISOString().slice(0, 10);
    return { id: `a${index}`, date, club, place: dice.pick(TOWNS[club]!), entries: [...entries.values()] };
  });
  const seen = new Set(tournaments.flatMap(({ entries }) => entries.map(({ person }) => person)));
  return { tournaments, people: seen.size };
}

function inventMembers(dice: Dice, { people, clubs }: ArchiveSize, days: number): Member[] {
  const country = dice.pick(['FR', 'FR', 'DE', 'GB']);
  const names = dice.draw(
    inventPeople(dice, 1).filter((person) => person.country === country && person.given[0]!.length > 2),
    2 * people,
  );
  const members = names.slice(0, people).map((name, number): Member => {
    const home = dice.between(0, clubs - 1);
    const from = dice.between(-days, days - 500);
    return {
      ...{ number, name, home, later: home, movesOn: Infinity, visited: null, renamed: null, habit: null },
      from,
      until: from + (dice.chance(0.15) ? 150 : dice.between(700, 2 * days)),
      keenness: dice.between(2, 10) / 10,
    };
  });
  const set = (number: number, change: Partial<Member>) => {
    members[number] = { ...members[number]!, ...change };
  };
  const stays = { from: -1, until: days };
  let visited = 0;
  const other = (club: number) => (club + dice.between(1, clubs - 1)) % clubs;
  // Two towns have somebody of one name; one of the first pair is often a guest in the third town.
  for (const [one, two] of [
    [0, 1],
    [2, 3],
    [6, 7],
  ] as const) {
    const home = dice.between(0, clubs - 1);
    set(one, { home, later: home, ...stays, keenness: 0.5 });
    const away = other(home);
    set(two, { name: names[one]!, home: away, later: away, ...stays, keenness: 0.4 });
    if (one === 0) visited = clubs - home - away;
  }
  // One pair is told apart by the year of birth at opens.
  for (const [number, year] of [
    [6, 1961],
    [7, 1984],
  ] as const)
    set(number, { habit: (_, { isOpen }) => (isOpen ? `${members[number]!.name.name} (${year})` : null) });
  // The son came in the middle; the father had no mark before.
  const [father, comes] = [names[4]!, Math.floor(days / 2)];
  const mark = dice.pick(['(sen.) (jun.)', 'sen. jun.', 'Sr. Jr.', 'Senior II']).split(' ');
  const ofFather = (_: Dice, { day }: Night) => (day < comes ? null : `${father.name} ${mark[0]!}`);
  set(4, { home: 0, later: 0, ...stays, keenness: 0.6, habit: ofFather });
  set(5, {
    ...{ name: father, home: 0, later: 0, from: comes, until: days, keenness: 0.6 },
    habit: () => `${father.name} ${mark[1]!}`,
  });
  // Two people have one short name: the open adds where they are from.
  for (const [number, home, from] of [
    [8, 0, 42],
    [9, 1, 38],
  ] as const) {
    const family = `${names[8]!.family[0]!}${['artin', 'oreau'][number - 8]!}`;
    const name = rename(names[8]!, names[8]!.given[0]!, family);
    const short = `${name.given[0]!} ${family[0]!}.`;
    set(number, {
      ...{ name, home, later: home, ...stays, keenness: 0.5 },
      habit: (each, { isOpen }) => (isOpen ? `${short} (${from})` : each.chance(0.3) ? short : null),
    });
  }
  // Two people have one surname and one initial.
  for (const number of [10, 11]) {
    const family = names[10]!.family;
    const given = `${names[10]!.given[0]![0]!}${['idier', 'elphine'][number - 10]!}`;
    set(number, {
      ...{ name: rename(names[10]!, given, family), home: 1, later: 1, ...stays, keenness: 0.5 },
      habit: (each) => (each.chance(0.15) ? `${given[0]!}. ${family}` : null),
    });
  }
  for (let number = 12; number < 17; number++) {
    const handle = HANDLES[(number + people) % HANDLES.length]!;
    set(number, { keenness: 0.7, habit: (each, { isOpen }) => (!isOpen && each.chance(0.4) ? handle : null) });
  }
  for (let number = 17; number < 21; number++) {
    const [one, two] = [names[number]!.given[0]!.split('-')[0]!, names[number + people]!.given[0]!.split('-')[0]!];
    set(number, {
      ...{ name: rename(names[number]!, `${one}-${two}`, names[number]!.family), keenness: 0.6 },
      habit: (each) => (each.chance(0.3) ? `${one[0]!}${two[0]!} ${names[number]!.family}` : null),
    });
  }
  for (let number = 21; number < 25; number++)
    set(number, {
      ...{ keenness: 0.6 },
      habit: (each, { isOpen }) => (!isOpen && each.chance(0.25) ? names[number]!.given[0]! : null),
    });
  for (let number = 25; number < 29; number++)
    set(number, {
      ...stays,
      movesOn: dice.between(Math.floor(days / 4), days - 700),
      later: other(members[number]!.home),
    });
  for (let number = 29; number < 32; number++) {
    const name = rename(names[number]!, names[number]!.given.join(' '), names[number + people]!.family);
    set(number, { ...stays, renamed: { from: dice.between(Math.floor(days / 4), days - 700), name } });
  }
  return members.map((member, number) => ({ ...member, visited: number === 0 ? visited : null }));
}

const rename = ({ country }: Person, given: string, family: string): Person => ({
  ...{ given: [given], family, name: `${given} ${family}`, country },
});

function drawField(dice: Dice, members: readonly Member[], { club, day, isOpen }: Night): Member[] {
  return members.filter(({ home, later, movesOn, from, until, keenness, visited }) => {
    if (day < from || day > until) return false;
    const isHome = (day < movesOn ? home : later) === club;
    const visits = visited === club ? 0.1 : 0.012;
    return dice.chance(isOpen ? 0.7 * keenness : isHome ? 0.75 * keenness : visits * keenness);
  });
}

const SLIPS: readonly (readonly [string, number])[] = [
  ['transposed letters', 0.007],
  ['a dropped or doubled letter', 0.012],
  ['a neighbouring key', 0.008],
  ['lost accents', 0.05],
  ['swapped name order', 0.01],
  ['comma order', 0.02],
  ['initials', 0.01],
  ['a nickname', 0.01],
];

function writeName(dice: Dice, { name, renamed, habit }: Member, night: Night): string {
  const written = habit?.(dice, night);
  if (written != null) return written;
  const now = renamed !== null && night.day >= renamed.from ? renamed.name : name;
  const slip = SLIPS.find(([, share]) => dice.chance(share));
  return (slip && CORRUPTIONS[slip[0]]!(dice, now)) ?? now.name;
}
