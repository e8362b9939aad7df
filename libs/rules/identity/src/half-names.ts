import { areOfTwo, compareNames, isGivenName, spell } from '@quadrant/rules/names';
import { findClubs } from './find-clubs.js';
import { groupBy } from './group-by.js';
import { keyOf } from './known-names.js';
import { type Doubt, isActive } from './link-people.js';
import { findNearby } from './nearby.js';
import { REGULAR } from './regular.js';
import { bearersByName, isRegular, type Setting } from './setting.js';
import { isOneOf, isShortName, isShortOf } from './short-names.js';

/** It covers an initial. */
const FARTHEST = 1.15;
/** A name without a mark is the one with the mark, or the other one of this name. */
const MARKED = 0.4;
/** However often two people did not meet, it may be chance. */
const CHANCE = 0.001;
/** Somebody who has another surname comes back within so many days. */
const RENAMED_DAYS = 400;
const RENAMED = 0.2;
const DAY = 86_400_000;
/** A first name may be that of somebody who has no whole name anywhere. */
const SOMEBODY_UNKNOWN = 0.2;
const MOST_AT_ONCE = 3;
/** Nobody reads ten questions about the company of a handle for one answer. */
const LEAST_LIKELY = 0.04;
/** Where a handle has nothing of a name, only company speaks for it: most such questions name somebody else. */
const LEAST_LIKELY_UNLIKE = 0.5;
/** Tina is likely to be in Tribble-Tina. */
const IN_HANDLE = 20;
const FEWEST_LETTERS = 4;

/** Keeps senior and junior apart, unless somebody said that they are one. */
export function keepMarksApart(setting: Setting): void {
  const { community, groups } = setting;
  const ofName = bearersByName(setting);
  const marked = community.names.filter(({ mark }) => mark !== null);
  for (const those of groupBy(marked, ({ mark }) => keyOf(mark!.base.words)).values())
    for (const [at, one] of those.entries())
      for (const other of those.slice(0, at))
        if (areOfTwo(one.mark!.mark, other.mark!.mark))
          for (const a of ofName[one.index]!) for (const b of ofName[other.index]!) groups.keepApart(a, b);
}

/**
 * Finds the people whose names may be meant where a name says too little to be linked: a first name, a handle, a name without
 * senior or junior.
 *
 * @param isUnknown whether somebody said about two groups that they do not know
 */
export function doubtHalfNames(setting: Setting, isUnknown: (one: number, other: number) => boolean): Doubt[] {
  const doubter = new Doubter(setting, isUnknown);
  const marks = doubter.doubtMarks();
  // Among many people, some have one name only, and cards with more effect come first.
  if (!setting.isSmall) return marks;
  return [
    ...marks,
    ...doubter.doubtFirstNames(),
    ...doubter.doubtShortNames(),
    ...doubter.doubtHandles(),
    ...doubter.doubtRenamed(),
  ];
}

class Doubter {
  private readonly ofName: readonly number[][];
  /** It lists the groups of each tournament. */
  private readonly groupsIn: number[][];
  /** It lists the tournaments in the order of their days; `places` gives the place of each in it. */
  private readonly order: readonly number[];
  private readonly places: number[] = [];
  private readonly fields: readonly (readonly number[])[];
  private readonly nearby = new Map<number, readonly number[]>();
  /** The club of each tournament, as its place names it. */
  private readonly clubs: readonly (string | null)[];
  /** Whether each name is made up. */
  private readonly made: readonly Made[];
  private allNamed: readonly number[] | null = null;

  constructor(
    private readonly setting: Setting,
    private readonly isUnknown: (one: number, other: number) => boolean,
  ) {
    const { bearers, groups, community } = setting;
    this.ofName = bearersByName(setting);
    this.groupsIn = community.tournaments.map(() => []);
    for (const [bearer, { entries }] of bearers.entries())
      for (const entry of entries) this.groupsIn[community.entries[entry]!.tournament]!.push(groups.find(bearer));
    const dayOf = (tournament: number) => community.tournaments[tournament]!.date ?? '';
    this.order = [...community.tournaments.keys()].sort((a, b) =>
      dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : a - b,
    );
    for (const [at, tournament] of this.order.entries()) this.places[tournament] = at;
    this.fields = this.order.map((tournament) => community.alikeOf[tournament]!);
    this.made = findMade(setting);
    this.clubs = findClubs(community.tournaments.map(({ place }) => place));
  }

  /** Bernd Kaiser is the senior, or the junior, or both at times. */
  doubtMarks(): Doubt[] {
    const { community } = this.setting;
    const byWords = new Map(community.names.map(({ spelled, index }) => [keyOf(spelled.words), index]));
    return community.names.flatMap(({ index, mark }) => {
      if (mark === null) return [];
      const base = byWords.get(keyOf(mark.base.words));
      const marked = this.groupsOf(index);
      const same = base === undefined ? [] : this.groupsOf(base);
      // Pascal M. (38) is one of those whose names begin so.
      const near = marked.flatMap((group) =>
        this.around(group).filter((other) => {
          const name = community.names[this.nameOf(other)]!;
          return (
            name.mark === null &&
            name.index !== base &&
            compareNames(mark.base, name.spelled, FARTHEST).cost <= FARTHEST
          );
        }),
      );
      return marked.flatMap((one) => this.doubt(one, [...same, ...near], 'missing-word', MARKED));
    });
  }

  /** Thomas is one of those who have this name, and Tom too. People without another club come first. */
  doubtFirstNames(): Doubt[] {
    const { community } = this.setting;
    return community.names.flatMap(({ index, spelled }) => {
      if (spelled.words.length !== 1) return [];
      const fits = new Map(community.names.map((name) => [name.index, isOneOf(spelled, name.spelled)]));
      return this.groupsOf(index).flatMap((one) => {
        if (this.isNamed(one)) return [];
        const fitting = this.named().filter((other) => this.namesOf(other).some((name) => fits.get(name)!));
        return this.doubtLikely(one, fitting, 'missing-word', (other) => this.suits(one, other));
      });
    });
  }

  /** T. Smith, or Thomas S., is one of those whose names begin so. */
  doubtShortNames(): Doubt[] {
    const { community } = this.setting;
    return community.names.flatMap((short) => {
      const { index } = short;
      if (!isShortName(short)) return [];
      const fits = new Map(community.names.map((name) => [name.index, isShortOf(short, name)]));
      return this.groupsOf(index).flatMap((one) => {
        if (this.isNamed(one)) return [];
        const fitting = this.named().filter((other) => this.namesOf(other).some((name) => fits.get(name)!));
        return this.doubtLikely(one, fitting, 'initials', (other) => this.suits(one, other));
      });
    });
  }

  /** A handle is that of a regular of the club whose name is there in other tournaments, and who would have met it often. */
  doubtHandles(): Doubt[] {
    const { community } = this.setting;
    return community.names.flatMap(({ index, spelled: { words } }) => {
      if (this.made[index] === null) return [];
      const parts = words.filter((word) => word.length >= FEWEST_LETTERS).map(spell);
      return this.groupsOf(index).flatMap((one) => {
        const isKnown = this.namesOf(one).some((name) => this.made[name] === null);
        if (isKnown || !isRegular(this.setting, one)) return [];
        const around = new Set(this.around(one));
        const others = this.named().filter((other) =>
          this.hasClub(one) ? this.atClub(one, other).same >= REGULAR : around.has(other),
        );
        const isInIt = (other: number) =>
          this.namesOf(other).some((name) => parts.some((part) => isOneOf(part, community.names[name]!.spelled)));
        const odds = (other: number) =>
          (this.suits(one, other) * this.atClub(one, other).same * (isInIt(other) ? IN_HANDLE : 1)) /
          Math.max(CHANCE, this.likelihoodNotToMeet(one, other));
        return this.doubtLikely(one, others, 'same-company', odds, (other) =>
          isInIt(other) ? LEAST_LIKELY : LEAST_LIKELY_UNLIKE,
        );
      });
    });
  }

  /** People change their surname: somebody with the same given name came when the other one was there for the last time. */
  doubtRenamed(): Doubt[] {
    const { community, groups } = this.setting;
    const given = (group: number) => community.names[this.namesOf(group)[0]!]!.spelled.words[0]!;
    const people = this.named().filter((group) => isRegular(this.setting, group));
    return [...groupBy(people, given).values()].flatMap((alike) =>
      alike.flatMap((one, at) => {
        const followed = alike.slice(0, at).filter((other) => {
          if (!groups.mayJoin(one, other) || !this.playTogether(one, other)) return false;
          const [first, later] = [this.timeOf(one), this.timeOf(other)].sort((a, b) => a.from - b.from) as [Time, Time];
          const gap = later.from - first.until;
          return gap > 0 && gap < RENAMED_DAYS;
        });
        return this.doubt(one, followed, 'same-company', RENAMED);
      }),
    );
  }

  private hasClub(group: number): boolean {
    return [...this.setting.groups.tournamentsOf(group)].some((each) => this.clubs[each] != null);
  }

  /** Tells whether two people have one club, or played with the same people at one time. */
  private playTogether(one: number, other: number): boolean {
    const both = [this.atClub(one, other), this.atClub(other, one)];
    return (
      (this.hasClub(one) && both.every(({ same, elsewhere }) => same - elsewhere >= REGULAR)) ||
      this.around(one).includes(other)
    );
  }

  private doubt(one: number, others: readonly number[], reason: Doubt['reason'], likelihood: number): Doubt[] {
    const { groups } = this.setting;
    return others
      .filter((other) => groups.mayJoin(one, other) && isActive(this.setting, one, other))
      .map((other) => ({ one, other, reason, likelihood }));
  }

  private groupsOf(name: number): number[] {
    return [...new Set(this.ofName[name]!.map((bearer) => this.setting.groups.find(bearer)))];
  }

  /** Returns the others who played with the same people shortly before and after a group. */
  private around(group: number): number[] {
    const near = [...this.setting.groups.tournamentsOf(group)].flatMap((each) => this.nearbyOf(each));
    const found = new Set([...new Set(near)].flatMap((tournament) => this.groupsIn[tournament]!));
    found.delete(this.setting.groups.find(group));
    return [...found];
  }

  private nearbyOf(tournament: number): readonly number[] {
    let near = this.nearby.get(tournament);
    if (near === undefined) {
      near = findNearby(this.places[tournament]!, this.fields).map((place) => this.order[place]!);
      this.nearby.set(tournament, near);
    }
    return near;
  }

  private nameOf(group: number): number {
    return this.setting.bearers[group]!.name;
  }

  /** Lists the whole names of a group: a given name and a surname. */
  private namesOf(group: number): number[] {
    const { groups, bearers, community } = this.setting;
    const names = groups.membersOf(group).map((member) => bearers[member]!.name);
    return [...new Set(names)].filter((name) => {
      const known = community.names[name]!;
      return known.spelled.words.length > 1 && !isShortName(known) && this.made[name] !== 'surely';
    });
  }

  private isNamed(group: number): boolean {
    return this.namesOf(group).length > 0;
  }

  /** Lists the groups that have a whole name. */
  private named(): readonly number[] {
    this.allNamed ??= [...new Set(this.groupsIn.flat())].filter((group) => this.isNamed(group));
    return this.allNamed;
  }

  /** Asks about the most likely people that a name may mean. The others are asked about when these are somebody else. */
  private doubtLikely(
    one: number,
    others: readonly number[],
    reason: Doubt['reason'],
    oddsOf: (other: number) => number,
    leastOf: (other: number) => number = () => 0,
  ): Doubt[] {
    const { groups } = this.setting;
    const likely = others
      .filter((other) => !groups.haveMet(one, other) && !groups.areOne(one, other))
      .map((other) => ({ other, odds: oddsOf(other) }))
      .sort((a, b) => b.odds - a.odds || a.other - b.other);
    // Where the likely ones are somebody else, the others become no more likely than they were.
    const sum = likely.reduce((all, { odds }) => all + odds, SOMEBODY_UNKNOWN);
    return likely
      .filter(({ other }) => groups.mayJoin(one, other) && !this.isUnknown(one, other))
      .slice(0, MOST_AT_ONCE)
      .map(({ other, odds }) => ({ one, other, reason, likelihood: odds / sum }))
      .filter(({ other, likelihood }) => likelihood >= leastOf(other));
  }

  /** The more somebody plays at other clubs, the less they suit a name at this one. */
  private suits(one: number, other: number): number {
    const { same, elsewhere } = this.atClub(one, other);
    return (1 + same) / (1 + same + elsewhere);
  }

  /** Counts how often somebody played at the club of a group, and at the clubs of others. */
  private atClub(one: number, other: number): { readonly same: number; readonly elsewhere: number } {
    const { groups, towns } = this.setting;
    const own = new Set([...groups.tournamentsOf(one)].map((each) => this.clubs[each] ?? null));
    let [same, elsewhere] = [0, 0];
    for (const tournament of groups.tournamentsOf(other)) {
      if (own.has(this.clubs[tournament] ?? null)) same += 1;
      else if (towns[tournament] != null) elsewhere += 1;
    }
    return { same, elsewhere };
  }

  /** The time in which somebody had their whole names: a first name stays when the surname changes. */
  private timeOf(group: number): Time {
    const { bearers, community, groups } = this.setting;
    const names = this.namesOf(group);
    const days = groups
      .membersOf(group)
      .filter((member) => names.includes(bearers[member]!.name))
      .flatMap((member) =>
        bearers[member]!.entries.flatMap((entry) => {
          const { date } = community.tournaments[community.entries[entry]!.tournament]!;
          return date ?? [];
        }),
      )
      .sort();
    return { from: Date.parse(days[0] ?? '') / DAY, until: Date.parse(days.at(-1) ?? '') / DAY };
  }

  /** How likely it is that two people never met, by how often the second one came shortly before and after. */
  private likelihoodNotToMeet(one: number, other: number): number {
    const { groups } = this.setting;
    const [own, theirs] = [groups.tournamentsOf(one), groups.tournamentsOf(other)];
    let likelihood = 1;
    for (const tournament of own) {
      const others = this.nearbyOf(tournament).filter((each) => !own.has(each));
      if (others.length > 0) likelihood *= 1 - others.filter((each) => theirs.has(each)).length / others.length;
    }
    return likelihood;
  }
}

interface Time {
  readonly from: number;
  readonly until: number;
}

/** Whether a name is made up: surely, or maybe, or not (null). */
type Made = 'surely' | 'maybe' | null;

/** Finds the names that are made up: one word without a given name, words joined by a mark, or words that nobody else has. */
function findMade(setting: Setting): Made[] {
  const { community, bearers } = setting;
  const withWord = new Map<string, number>();
  for (const { spelled } of community.names)
    for (const word of new Set(spelled.words)) withWord.set(word, (withWord.get(word) ?? 0) + 1);
  return bearersByName(setting).map((those, name) => {
    const { isHandle, isShort, mark, spelled } = community.names[name]!;
    const { words } = spelled;
    if (isHandle) return 'surely';
    const isOneText = those.every((bearer) => !/\s/u.test(bearers[bearer]!.spelling));
    if (isOneText && (words.length > 1 || !words.some(isGivenName))) return 'surely';
    if (mark !== null || isShort) return null;
    return words.every((word) => !isGivenName(word) && withWord.get(word) === 1) ? 'maybe' : null;
  });
}
