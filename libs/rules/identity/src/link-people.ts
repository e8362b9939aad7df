import { isInitial, type NameReason } from '@quadrant/rules/names';
import { groupBy } from './group-by.js';
import type { KnownName } from './known-names.js';
import { COMPANY_OF_LARGE, isLarge } from './large-effect.js';
import { neededCompany } from './needed-company.js';
import { PeopleOfNames } from './people-of-names.js';
import { REGULAR } from './regular.js';
import { isRegular, type Method, type Setting } from './setting.js';
import { haveSameInitials } from './short-names.js';
import { SmallArchive } from './small-archive.js';

/** Why two bearers are one person: somebody said so, their names are near, or their company shows it. */
export type LinkReason = NameReason | 'answer' | 'same-handle' | 'same-company' | 'rare-name';

/** Two bearers, by number, that are one person. */
export interface Link {
  readonly one: number;
  readonly other: number;
  readonly reason: LinkReason;
}

/** Two bearers that may be one person, so somebody has to be asked. */
export interface Doubt {
  readonly one: number;
  readonly other: number;
  readonly reason: LinkReason;
  /** How likely it is that they are one; absent where that is usual. */
  readonly likelihood?: number;
}

/** The largest cost of a link at one place, by reason. We chose them with invented communities. */
const FARTHEST: Readonly<Partial<Record<NameReason, number>>> = {
  'same-name': 0,
  'similar-letters': 0.1,
  'word-order': 0.3,
  spelling: 1.15,
  nickname: 0.8,
  initials: 0.75,
  'missing-word': 0.6,
};
/** Another name that is so near makes it uncertain which one is meant. */
const MARGIN = 0.35;
/** So much of the company of a name has to be that of the near one. */
const SAME_COMPANY = 0.3;
/** Somebody with a near name at another place is somebody else more often than not. */
const ELSEWHERE = 0.3;
/** Nobody's name is misspelt in one way more often than this. */
const MOST_SLIPS = 10;
/** Slips are a smaller share of somebody's entries than this. */
const MOST_OF_SLIPS = 1 / 3;
/**
 * A guest is the regular of this name if the likelihood of somebody else is no larger. Where people play at home, a namesake
 * is a regular too, so that nobody is linked: of those who are, fewer are wrong.
 */
const SOMEBODY_ELSE: Readonly<Record<Method, number>> = { scenes: 0.15, company: 0.022 };
/** For each entry of a regular, so many others at their scene are theirs although the company is another one. */
const MOST_APART = 0.5;
/** More people have a common name than we expect. */
const MOST_NAMESAKES = 0.07;
/** A name that is expected to belong to fewer people than this belongs to one of a scene. */
const NO_NAMESAKE_HERE = 0.1;
/** The same, where the company says nothing. */
const NO_NAMESAKE_ALONE = 0.05;
/** A name is somebody else's where more namesakes are expected than this, by what differs. */
const TOO_COMMON = { 'missing-word': 0.3, spelling: 0.35, initials: 0.5, 'same-name': 1 } as const;
/** In a community of many people, this holds for the more common one of two names. */
const USUAL_TOO_COMMON = { 'missing-word': 0.05, spelling: 0.4, initials: 0.12 } as const;
/** Among fewer people, we cannot tell how common a name is. */
const MANY_PEOPLE = 100;
/** Where people play at home, one scene has fewer of these people. */
const AT_HOME = 2;
/** A handle with fewer letters, or without a number, is somebody else's too. */
const OWN_HANDLE = 8;
/** So many other people have a word that is a name of its own, no slip. */
const OWN_WORD = 3;
/** So much more of the company of a guest is that of the nearest of two regulars. */
const CLEARLY = 1.5;
/** People are looked for among those who played within so many days. */
const ACTIVE_DAYS = 500;
/**
 * A name that was away for longer than this is asked about. In invented communities, such links were wrong at least five
 * times as often as the others.
 */
const LONGEST_AWAY = 1000;

/**
 * Joins what the evidence carries, the surest first.
 *
 * @param links the links that were made before, to which it adds
 * @param asked kinds of links that are not made, but asked about
 * @returns what is left to be asked about near names; namesakes at other places are not in it
 */
export function linkPeople(setting: Setting, links: Link[], asked: ReadonlySet<string> = new Set()): Doubt[] {
  const linker = new Linker(setting, links, asked);
  if (setting.isSmall) linker.joinHalfNames();
  linker.linkSameNames();
  if (setting.isSmall) linker.linkWholeNames();
  linker.linkHandles();
  if (setting.method === 'company') {
    // Guests who came to a scene three times would pass for regulars there, so rare names come first.
    linker.linkRareNames();
    linker.linkWithinScenes();
  }
  linker.linkNearNames();
  linker.linkShortNames();
  if (setting.method === 'scenes') {
    linker.linkCompanies();
    linker.linkRareNames();
  }
  return linker.doubts;
}

/** Guests of names that hardly anybody else has are the regulars themselves. */
const RARE = 0.02;
/** Before anything is seen, so many names have so many guests each. */
const BELIEF = { names: 10, guests: 0.3 };

/** Measures how often a regular is a guest elsewhere, by the names that nobody else is likely to have. */
function measureGuests(found: readonly { readonly guests: readonly number[]; readonly expected: number }[]): number {
  let [names, all] = [BELIEF.names, BELIEF.names * BELIEF.guests];
  for (const { guests, expected } of found) {
    if (expected > RARE) continue;
    names += 1;
    all += guests.length;
  }
  return all / names;
}

class Linker {
  readonly doubts: Doubt[] = [];
  private readonly people: PeopleOfNames;
  private readonly small: SmallArchive;
  constructor(
    private readonly setting: Setting,
    private readonly links: Link[],
    private readonly asked: ReadonlySet<string>,
  ) {
    this.people = new PeopleOfNames(setting);
    this.small = new SmallArchive(setting, this.people);
  }

  joinHalfNames(): void {
    this.small.joinHalfNames((bearer, earlier) => this.make(bearer, earlier, this.people.reasonOf(bearer, earlier)));
  }

  /** One name at one place is one person, unless a tournament has it twice. */
  linkSameNames(): void {
    const { bearers, community, namesakes } = this.setting;
    for (const those of this.people.ofName) {
      for (const together of groupBy(those, (bearer) => bearers[bearer]!.place).values()) {
        const { index, isShort, isHandle } = community.names[bearers[together[0]!]!.name]!;
        if (isShort || (!isHandle && namesakes.of(index) > TOO_COMMON['same-name'])) continue;
        const sure = together.filter((bearer) => !bearers[bearer]!.isDouble);
        const bySize = sure.toSorted((a, b) => bearers[b]!.entries.length - bearers[a]!.entries.length || a - b);
        for (const [at, bearer] of bySize.entries()) {
          if (at === 0) continue;
          bySize
            .slice(0, at)
            .some(
              (larger) =>
                this.isPlausible(bearer, larger) && this.link(bearer, larger, this.people.reasonOf(bearer, larger)),
            );
        }
      }
    }
  }

  /**
   * Among few people, one whole name is one person unless something speaks for two: they met, or the name is a regular of two
   * scenes, or a guest has other company.
   */
  linkWholeNames(): void {
    const { groups, community, bearers } = this.setting;
    for (const { index, isHandle, isShort, isNumbered, spelled } of community.names) {
      if (isHandle || isShort || isNumbered || spelled.words.length < 2) continue;
      const sure = this.people.ofName[index]!.filter((bearer) => !bearers[bearer]!.isDouble);
      for (const together of groupBy(sure, (bearer) => bearers[bearer]!.scene).values())
        this.joinAll(together, (one, other) => !this.small.isBold(one, other));
      const scenes = [...groupBy(sure, (bearer) => bearers[bearer]!.scene).values()];
      const countOf = (those: readonly number[]) =>
        those.reduce((sum, bearer) => sum + bearers[bearer]!.entries.length, 0);
      const homes = scenes.filter((those) => countOf(those) >= REGULAR);
      if (homes.length === 0) this.joinAll(sure);
      if (homes.length !== 1) continue;
      const home = homes[0]!.reduce((best, each) => (groups.sizeOf(each) > groups.sizeOf(best) ? each : best));
      for (const bearer of sure)
        if (
          groups.mayJoin(bearer, home) &&
          isActive(this.setting, bearer, home) &&
          this.people.shareOfCompany(bearer, home) >= COMPANY_OF_LARGE
        )
          this.make(bearer, home, this.people.reasonOf(bearer, home));
    }
  }

  private joinAll(together: readonly number[], isSure: (one: number, other: number) => boolean = () => true): void {
    const { groups, bearers } = this.setting;
    const bySize = together.toSorted((a, b) => bearers[b]!.entries.length - bearers[a]!.entries.length || a - b);
    for (const [at, bearer] of bySize.entries())
      bySize
        .slice(0, at)
        .some(
          (larger) =>
            groups.mayJoin(bearer, larger) &&
            !this.isLate(bearer, larger, 'same-name') &&
            isSure(bearer, larger) &&
            this.make(bearer, larger, this.people.reasonOf(bearer, larger)),
        );
  }

  /** A handle is made up, so it is one person's wherever it stands. */
  linkHandles(): void {
    for (const { index, isHandle } of this.setting.community.names) {
      if (!isHandle) continue;
      const [first, ...others] = this.people.ofName[index]!;
      const { joined } = this.setting.community.names[index]!.spelled;
      const isOwn = joined.length >= OWN_HANDLE || /\d/.test(joined);
      for (const other of others)
        if (isOwn || this.haveSameCompany(other, first!)) this.link(other, first!, 'same-handle');
    }
  }

  /** A rarer spelling is linked to the only near name of its place that it never met. */
  linkNearNames(): void {
    const { near, community, groups } = this.setting;
    const rivals = new Map<number, Nearness[]>();
    const all: Nearness[] = [];
    const pairs = near.filter(
      ({ one, other, cost, reason }) =>
        this.areOfOneLength(community.names[one]!, community.names[other]!) && cost <= (FARTHEST[reason] ?? 0),
    );
    for (const pair of pairs) {
      for (const [a, b] of this.meetingPlaces(pair.one, pair.other)) {
        if (!groups.mayJoin(a, b)) continue;
        const [rare, usual] = groups.sizeOf(a) < groups.sizeOf(b) ? [a, b] : [b, a];
        const nearness = { rare, usual, cost: pair.cost, reason: pair.reason };
        all.push(nearness);
        rivals.set(rare, [...(rivals.get(rare) ?? []), nearness]);
      }
    }
    for (const { rare, usual, cost, reason } of all) {
      if (!groups.mayJoin(rare, usual)) continue;
      const isUncertain = rivals
        .get(rare)!
        .some(
          (rival) =>
            rival.cost < cost + MARGIN && !groups.areOne(rival.usual, usual) && !groups.areOne(rival.usual, rare),
        );
      const areTwo =
        this.areBothUsual(rare, usual) ||
        this.areOwnNames(rare, usual, reason) ||
        (reason === 'spelling' && this.haveNoCompany(rare, usual));
      if (isUncertain || areTwo || !this.isPlausible(rare, usual))
        this.doubts.push({ one: rare, other: usual, reason });
      else this.link(rare, usual, reason);
    }
    if (this.setting.isSmall)
      for (const { one, other, reason } of pairs) this.doubtElsewhere(this.people.peopleOf(one), [other], reason);
  }

  /** J. Smith may be two people. Among few people, J. Smiht is J. Smith. */
  private areOfOneLength(one: KnownName, other: KnownName): boolean {
    if (!this.setting.isSmall || !one.isShort) return !one.isShort && !other.isShort;
    return other.isShort && haveSameInitials(one, other);
  }

  /** A slip is rare. Where both of two near names are there often, they are hardly one person's, unless somebody says so. */
  private areBothUsual(one: number, other: number): boolean {
    const { bearers, community } = this.setting;
    const [a, b] = [one, other].map((each) => bearers[each]!.name) as [number, number];
    const [few, many] = [this.people.entriesOfName[a]!, this.people.entriesOfName[b]!].sort((x, y) => x - y) as [
      number,
      number,
    ];
    const areAlike = community.names[a]!.alike === community.names[b]!.alike;
    return few > MOST_SLIPS || (!areAlike && few >= REGULAR && few > MOST_OF_SLIPS * many);
  }

  private hasMany(): boolean {
    return this.setting.namesakes.people >= MANY_PEOPLE;
  }

  /** Where a slip gives another usual word, or a common name gets one more word, that is somebody else's name. */
  private areOwnNames(one: number, other: number, reason: NameReason): boolean {
    const { bearers, community, namesakes, method } = this.setting;
    const [a, b] = [one, other].map((each) => community.names[bearers[each]!.name]!) as [KnownName, KnownName];
    // A misspelt name has the right one among its namesakes.
    if (reason !== 'spelling' && reason !== 'missing-word') return false;
    const expected = [a, b].map((name) => namesakes.of(name.index));
    const times = method === 'scenes' ? AT_HOME : 1;
    if (this.hasMany() && Math.max(...expected) > times * USUAL_TOO_COMMON[reason]) return true;
    if (Math.min(...expected) > times * TOO_COMMON[reason]) return true;
    if (reason === 'missing-word') return false;
    const differing = (name: KnownName, than: KnownName) =>
      name.spelled.words.filter((word) => !than.spelled.words.includes(word));
    return [differing(a, b), differing(b, a)].every(
      (words) => words.length > 0 && words.every((word) => namesakes.bearersOf(word) >= OWN_WORD),
    );
  }

  /** J. Smith is the only one of the place whose name fits and who is elsewhere in no tournament of this entry. */
  linkShortNames(): void {
    const { near, community, groups, bearers, method, namesakes } = this.setting;
    const fits = new Map<number, number[]>();
    for (const { one, other } of near) {
      for (const [short, long] of [
        [one, other],
        [other, one],
      ] as const) {
        if (!community.names[short]!.isShort || community.names[long]!.isShort) continue;
        fits.set(short, [...(fits.get(short) ?? []), long]);
      }
    }
    for (const { index, isShort } of community.names) {
      if (!isShort) continue;
      const longer = fits.get(index) ?? [];
      // Among few people, there is time to ask which one was there, also where only one of them is usually.
      const isAmbiguous =
        this.setting.isSmall &&
        longer.flatMap((long) => this.people.peopleOf(long)).filter((person) => isRegular(this.setting, person))
          .length > 1;
      const open: number[] = [];
      const asked: { readonly bearer: number; readonly person: number }[] = [];
      for (const bearer of this.people.ofName[index]!) {
        const fitting = longer
          .flatMap((long) => this.meetingPlaces(index, long).filter(([short]) => short === bearer))
          .map(([, long]) => long)
          .filter((long) => groups.mayJoin(bearer, long) && isActive(this.setting, long, bearer));
        const people = [...new Set(fitting.map((long) => groups.find(long)))];
        const isRare = (person: number) =>
          method === 'scenes' ||
          namesakes.of(bearers[person]!.name) <= (this.hasMany() ? USUAL_TOO_COMMON : TOO_COMMON).initials;
        if (people.length === 1 && isAmbiguous) asked.push({ bearer, person: people[0]! });
        else if (people.length === 1 && isRare(people[0]!) && this.isPlausible(bearer, people[0]!))
          this.link(bearer, people[0]!, 'initials');
        else if (people.length === 0) open.push(bearer);
        else {
          const usual = people.reduce((best, each) => (groups.sizeOf(each) > groups.sizeOf(best) ? each : best));
          this.doubts.push({ one: bearer, other: usual, reason: 'initials' });
        }
      }
      const perPlace = groupBy(asked, ({ bearer, person }) => `${bearers[bearer]!.place} ${person}`).values();
      for (const those of perPlace) {
        this.joinShort(those.map(({ bearer }) => bearer));
        for (const { bearer, person } of those) this.doubts.push({ one: bearer, other: person, reason: 'initials' });
      }
      for (const together of groupBy(open, (bearer) => bearers[bearer]!.place).values()) {
        if (!isAmbiguous) this.joinShort(together);
        if (this.setting.isSmall) this.doubtElsewhere(together, longer, 'initials');
      }
    }
  }

  /** Where nobody else fits, one short name at one place is one person. */
  private joinShort(together: readonly number[]): void {
    for (const [at, bearer] of together.entries())
      if (at > 0) together.slice(0, at).some((earlier) => this.link(bearer, earlier, 'same-name'));
  }

  /** Asks whether somebody is the one who has one of these names at another place. */
  private doubtElsewhere(people: readonly number[], names: readonly number[], reason: NameReason): void {
    for (const one of people)
      for (const name of names)
        for (const other of this.people.peopleOf(name)) this.doubts.push({ one, other, reason, likelihood: ELSEWHERE });
  }

  /** A name that plays at two places with the same people is one person: their club has moved, or they travel together. */
  linkCompanies(): void {
    const { groups, scale, bearers, namesakes } = this.setting;
    for (const { index: name, isShort } of this.setting.community.names) {
      // J. Smith may be two people who have nothing else in common.
      if (isShort) continue;
      const people = this.people.peopleOf(name).sort((a, b) => groups.sizeOf(b) - groups.sizeOf(a) || a - b);
      if (people.length < 2) continue;
      const needed = Math.max(SAME_COMPANY, neededCompany(namesakes.of(name)));
      const companies = people.map((person) => scale.of(this.people.entriesOf(person)));
      for (const [at, person] of people.entries()) {
        const entries = this.people.entriesOf(person);
        const fitting = people.slice(0, at).filter(
          (other, place) =>
            groups.mayJoin(person, other) &&
            // A common name that came back to its scene may be somebody else, whatever the company.
            bearers[person]!.scene !== bearers[other]!.scene &&
            scale.shareOf(entries, companies[place]!) >= needed,
        );
        const one = [...new Set(fitting.map((other) => groups.find(other)))];
        if (one.length === 1) this.link(person, one[0]!, 'same-company');
      }
    }
  }

  /** Entries of one scene whose company is not known from each other are one person, if at most one of them is a regular. */
  linkWithinScenes(): void {
    const { groups, community, namesakes, bearers } = this.setting;
    for (const { index, isHandle, isShort } of community.names) {
      if (isHandle || isShort || namesakes.of(index) > NO_NAMESAKE_ALONE) continue;
      const byScene = groupBy(this.people.ofName[index]!, (bearer) => bearers[bearer]!.scene);
      for (const those of byScene.values()) {
        const people = [...new Set(those.map((bearer) => groups.find(bearer)))].sort(
          (a, b) => groups.sizeOf(b) - groups.sizeOf(a) || a - b,
        );
        if (people.length < 2 || groups.sizeOf(people[1]!) >= REGULAR) continue;
        const guests = people.slice(1);
        const entries = guests.reduce((sum, person) => sum + groups.sizeOf(person), 0);
        // Somebody else of the scene shows so: many entries, and none with the company of the regular.
        if (entries > Math.max(REGULAR - 1, MOST_APART * groups.sizeOf(people[0]!))) continue;
        const regulars = this.people.peopleOf(index).filter((person) => groups.sizeOf(person) >= REGULAR);
        for (const person of guests)
          if (regulars.length < 2 || this.isNearest(person, people[0]!, regulars))
            this.link(person, people[0]!, 'same-name');
      }
    }
  }

  /** Tells whether somebody has more of the company of a group than any other regular of the name. */
  private isNearest(person: number, wanted: number, regulars: readonly number[]): boolean {
    const { groups, scale } = this.setting;
    const entries = this.people.entriesOf(person);
    const shareOf = (each: number) => scale.shareOf(entries, this.people.companyOfGroup(each));
    const share = shareOf(wanted);
    return share > 0 && regulars.every((other) => groups.areOne(other, wanted) || CLEARLY * shareOf(other) < share);
  }

  /** Guests belong to the only one who has their name often and played at that time, unless somebody else is likely. */
  linkRareNames(): void {
    const { groups, community, namesakes, method } = this.setting;
    const found: { readonly regular: number; readonly guests: readonly number[]; readonly expected: number }[] = [];
    for (const { index, isHandle, isShort } of community.names) {
      if (isHandle || isShort) continue;
      const people = this.people.peopleOf(index);
      const regulars = people.filter((person) => groups.sizeOf(person) >= REGULAR);
      if (regulars.length !== 1) continue;
      const guests = people.filter((person) => person !== regulars[0] && isActive(this.setting, regulars[0]!, person));
      found.push({ regular: regulars[0]!, guests, expected: namesakes.of(index) });
    }
    const rate = measureGuests(found);
    for (const { regular, guests, expected } of found) {
      if (expected > MOST_NAMESAKES) continue;
      // Among few people, there is time to look at every guest.
      for (const guest of this.setting.isSmall ? [] : guests) {
        // Where people play at home, a guest who came twice is more often somebody else.
        const times = method === 'scenes' ? groups.sizeOf(guest) : 1;
        if ((times * expected) / (expected + rate) <= SOMEBODY_ELSE[method]) this.link(guest, regular, 'rare-name');
      }
    }
  }

  /** Pairs of bearers of two names that are at one scene, or that have the same company. Where people travel, a scene is enough for rare names only. */
  private meetingPlaces(one: number, other: number): (readonly [number, number])[] {
    const { method, bearers, namesakes } = this.setting;
    return this.people.ofName[one]!.flatMap((a) =>
      this.people.ofName[other]!.filter((b) => {
        if (method === 'company') {
          const isRare = Math.max(namesakes.of(one), namesakes.of(other)) <= NO_NAMESAKE_HERE;
          return (isRare && bearers[a]!.scene === bearers[b]!.scene) || this.haveSameCompany(a, b);
        }
        if (bearers[a]!.scene !== bearers[b]!.scene) return false;
        // Where a scene has two people of one name, a near name belongs to the one with its company.
        return this.isDivided(a) || this.isDivided(b) ? this.haveSameCompany(a, b) : true;
      }).map((b) => [a, b] as const),
    );
  }

  /** The more people may have a name, the more of the company has to be the same. */
  private isPlausible(one: number, usual: number): boolean {
    const { bearers, groups, community } = this.setting;
    const [name, other] = [one, usual].map((each) => community.names[bearers[groups.find(each)]!.name]!) as [
      KnownName,
      KnownName,
    ];
    if (name.isHandle !== other.isHandle && !this.isOwnHandle(name, other)) return false;
    const expected = Math.max(this.setting.namesakes.of(name.index), this.setting.namesakes.of(other.index));
    const needed = neededCompany(expected);
    if (needed === 0) return true;
    return this.people.shareOfCompany(one, usual) >= needed;
  }

  /** jsmith may be John or Jane, and johns may be Smith or Stone: the whole word in a handle has to be nobody else's. */
  private isOwnHandle(one: KnownName, other: KnownName): boolean {
    const [handle, name] = one.isHandle ? [one, other] : [other, one];
    const within = name.spelled.words.filter((word) => !isInitial(word) && handle.spelled.joined.includes(word));
    return within.length > 1 || within.some((word) => this.setting.namesakes.othersWith(word, name.index) < 1);
  }

  private haveNoCompany(one: number, other: number): boolean {
    return this.people.shareOfCompany(one, other) === 0;
  }

  private haveSameCompany(a: number, b: number): boolean {
    const { bearers, scale } = this.setting;
    const [few, many] = bearers[a]!.entries.length < bearers[b]!.entries.length ? [a, b] : [b, a];
    return scale.shareOf(bearers[few]!.entries, this.people.companyOf(many)) >= SAME_COMPANY;
  }

  /** Tells whether the name of a bearer has two places at one scene. */
  private isDivided(bearer: number): boolean {
    const { name, scene, place } = this.setting.bearers[bearer]!;
    return this.people.ofName[name]!.some((each) => {
      const other = this.setting.bearers[each]!;
      return other.scene === scene && other.place !== place;
    });
  }

  /** Tells whether a wrong link would join a lot, and the company does not speak for it. Where people travel, it often does not. */
  private isDaring(one: number, other: number): boolean {
    const { groups, method } = this.setting;
    return (
      method === 'scenes' &&
      isLarge(groups.sizeOf(one), groups.sizeOf(other)) &&
      this.people.shareOfCompany(one, other) < COMPANY_OF_LARGE
    );
  }

  /** Tells whether a name comes back so late that somebody else may have it. A handle stays its owner's. */
  private isLate(one: number, other: number, reason: LinkReason): boolean {
    return reason !== 'same-handle' && !isActive(this.setting, one, other, LONGEST_AWAY);
  }

  private link(one: number, other: number, reason: LinkReason): boolean {
    const isDoubtful =
      this.isDaring(one, other) ||
      (this.setting.isSmall && this.small.isBold(one, other)) ||
      this.isLate(one, other, reason);
    if (this.asked.has(reason) || isDoubtful) {
      this.doubts.push({ one, other, reason });
      return false;
    }
    return this.make(one, other, reason);
  }

  private make(one: number, other: number, reason: LinkReason): boolean {
    const isJoined = this.setting.groups.join(one, other);
    if (isJoined) this.links.push({ one, other, reason });
    return isJoined;
  }
}

interface Nearness {
  readonly rare: number;
  readonly usual: number;
  readonly cost: number;
  readonly reason: NameReason;
}

const DAY = 86_400_000;

/** Tells whether two groups played within so many days of each other; a tournament without a day may be of any time. */
export function isActive({ groups, community }: Setting, one: number, other: number, within = ACTIVE_DAYS): boolean {
  const [a, b] = [one, other].map((person) =>
    [...groups.tournamentsOf(person)].map(
      (tournament) => Date.parse(community.tournaments[tournament]!.date ?? '') / DAY,
    ),
  ) as [number[], number[]];
  // A day that is not known is not a number, and farther than nothing.
  return a.some((day) => b.some((each) => !(Math.abs(day - each) > within)));
}
