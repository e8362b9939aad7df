import { Dice } from '@quadrant/demo';
import { CORRUPTIONS } from './corrupt.js';
import { inventPeople, type Person } from './people.js';

/** A community whose people are known: what a program finds out about them can be compared with the truth. */
export interface InventedCommunity {
  /** They are in the order of their dates. */
  readonly tournaments: readonly InventedTournament[];
  /** People who are in some tournament. */
  readonly people: number;
}

export interface InventedTournament {
  readonly id: string;
  /** It is written YYYY-MM-DD. */
  readonly date: string;
  readonly club: number;
  /** As its file names it; absent where no file names a place. */
  readonly place?: string | null;
  readonly entries: readonly InventedEntry[];
}

export interface InventedEntry {
  readonly spelling: string;
  /** The number of the person, which no file has. */
  readonly person: number;
}

export interface CommunitySize {
  readonly people: number;
  readonly clubs: number;
  readonly tournaments: number;
  /** This share of the people has the name of somebody of the same country. */
  readonly namesakes: number;
  /** This share of the entries is away from home. */
  readonly away: number;
  /** This share of the people moves to another club at some time. */
  readonly moving: number;
  /** This share of the tournaments is for a whole region, with large fields. */
  readonly regional: number;
}

/** People play at home, as in most countries. */
export const COMPACT: CommunitySize = {
  people: 3000,
  clubs: 120,
  tournaments: 6000,
  namesakes: 0.11,
  away: 0.03,
  moving: 0.02,
  regional: 0,
};
/** A third of all entries is at large events, and many people move. */
export const ROAMING: CommunitySize = { ...COMPACT, away: 0.08, moving: 0.12, regional: 0.07 };
/** It is small enough for a test of a second. */
export const SMALL: CommunitySize = { ...COMPACT, people: 60, clubs: 3, tournaments: 80 };

const FIRST_YEAR = 2003;
const YEARS = 20;
const DAYS = YEARS * 365;

interface Member {
  readonly number: number;
  readonly name: Person;
  readonly home: number;
  /** They play at this club from `movesOn` on. */
  readonly later: number;
  readonly movesOn: number;
  readonly from: number;
  readonly until: number;
  readonly keenness: number;
  /** The usual way to write this person; null for the whole name. */
  readonly habit: string | null;
}

/** Invents a community: the same seed and size give the same one. */
export function inventCommunity(seed: string, size: CommunitySize): InventedCommunity {
  const dice = new Dice(`community/${seed}`);
  const members = inventMembers(dice, size);
  const byClub = Array.from({ length: size.clubs }, (_, club) =>
    members.filter(({ home, later }) => home === club || later === club),
  );
  const neat = Array.from({ length: size.clubs }, () => dice.pick(STYLES));
  const tournaments = Array.from({ length: size.tournaments }, (_, index) => {
    const club = index % size.clubs;
    const day = Math.floor((index / size.tournaments) * DAYS) + dice.between(0, 6);
    const isRegional = dice.chance(size.regional);
    const field = drawField(dice, { members, byClub, club, day, away: isRegional ? 0.9 : size.away, isRegional });
    const written = new Set<string>();
    const entries = field.flatMap((member) => {
      const spelling = neat[club]!(writeName(dice, member));
      // A table has one row for a name, even where two people have it.
      if (written.has(spelling)) return [];
      written.add(spelling);
      return [{ spelling, person: member.number }];
    });
    return { id: `t${index}`, date: dateOf(day), club, entries };
  });
  const seen = new Set(tournaments.flatMap(({ entries }) => entries.map(({ person }) => person)));
  return { tournaments, people: seen.size };
}

const dateOf = (day: number): string => new Date(Date.UTC(FIRST_YEAR, 0, 1 + day)).toISOString().slice(0, 10);

function inventMembers(dice: Dice, { people, clubs, namesakes, moving }: CommunitySize): Member[] {
  // Neighbouring clubs speak one language.
  const names = inventPeople(dice, people / 4900).slice(0, people);
  while (names.length < people) names.push(...inventPeople(dice, 0.02).slice(0, people - names.length));
  const commonness = countWords(names);
  // A club that has two people of one name writes them differently, so namesakes are of other clubs.
  const club = Math.ceil(people / clubs);
  const others = (from: Dice, number: number) =>
    Array.from({ length: 10 }, () => names[(number + from.between(club, club + Math.floor(people / 13))) % people]!);
  const borne = Array.from({ length: clubs }, () => new Set<string>());
  return names.map((own, number) => {
    const home = Math.floor((number / people) * clubs);
    const free = dice.chance(namesakes) ? others(dice, number).filter((other) => !borne[home]!.has(other.name)) : [];
    const name = free.length > 0 ? pickCommon(free, commonness) : own;
    borne[home]!.add(name.name);
    const from = dice.between(-2000, DAYS - 400);
    const isMoving = dice.chance(moving);
    const handle = dice.chance(0.03) ? handleOf(dice, name) : null;
    const nickname = dice.chance(0.03) ? CORRUPTIONS['a nickname']!(dice, name) : null;
    return {
      number,
      name,
      home,
      later: isMoving ? dice.between(0, clubs - 1) : home,
      movesOn: isMoving ? Math.max(0, from) + dice.between(200, 3000) : Infinity,
      from,
      until: from + (dice.chance(0.2) ? 200 : dice.between(700, 7000)),
      keenness: 1 / (dice.between(0, 24) + 1),
      habit: handle ?? nickname,
    };
  });
}

/** Counts how many people share the given name and the family name of each. */
function countWords(names: readonly Person[]): (name: Person) => number {
  const counts = new Map<string, number>();
  for (const { given, family } of names)
    for (const word of [given[0]!, family]) counts.set(word, (counts.get(word) ?? 0) + 1);
  return ({ given, family }) => counts.get(given[0]!)! * counts.get(family)!;
}

/** Common names have namesakes, rare ones hardly ever. */
const pickCommon = (names: readonly Person[], commonness: (name: Person) => number): Person =>
  names.reduce((best, each) => (commonness(each) > commonness(best) ? each : best));

function handleOf(dice: Dice, { given, family }: Person): string {
  const [first, last] = [given[0]!, family.replaceAll(' ', '')];
  const form = dice.pick([`${first[0]!}${last}`, `${first}${last[0]!}`, `${last}${first}`, `Dark${last.slice(0, 4)}`]);
  return form.toLowerCase() + (dice.chance(0.4) ? String(dice.between(1, 99)) : '');
}

interface Drawing {
  readonly members: readonly Member[];
  readonly byClub: readonly (readonly Member[])[];
  readonly club: number;
  readonly day: number;
  readonly away: number;
  readonly isRegional: boolean;
}

function drawField(dice: Dice, { members, byClub, club, day, away, isRegional }: Drawing): Member[] {
  const isActive = ({ from, until }: Member) => from <= day && day <= until;
  const isHome = ({ home, later, movesOn }: Member) => (day < movesOn ? home : later) === club;
  const locals = byClub[club]!.filter((member) => isActive(member) && isHome(member));
  const number = isRegional ? dice.between(24, 56) : Math.min(dice.between(5, 14), Math.max(5, locals.length));
  const field = new Set<Member>();
  for (let tries = 0; field.size < number && tries < 40 * number; tries++) {
    const isAway = dice.chance(away);
    const near = Math.floor(members.length / 13);
    const start = Math.floor((club / byClub.length) * members.length);
    const anybody = isAway
      ? members[(start + dice.between(0, 2 * near) - near + members.length) % members.length]!
      : null;
    const one = anybody ?? (locals.length > 0 ? dice.pick(locals) : null);
    if (one !== null && isActive(one) && dice.chance(4 * one.keenness)) field.add(one);
  }
  return [...field];
}

/** How a club's secretary writes names. */
const STYLES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name,
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
];

const SLIPS: readonly (readonly [string, number])[] = [
  ['transposed letters', 0.011],
  ['a dropped or doubled letter', 0.016],
  ['a neighbouring key', 0.013],
  ['lost accents', 0.06],
  ['swapped name order', 0.012],
  ['comma order', 0.03],
  ['initials', 0.02],
  ['a nickname', 0.02],
];

function writeName(dice: Dice, { name, habit }: Member): string {
  if (habit !== null && dice.chance(0.85)) return habit;
  const slip = SLIPS.find(([, share]) => dice.chance(share));
  return (slip && CORRUPTIONS[slip[0]]!(dice, name)) ?? name.name;
}
