import { mostFrequent } from './bearers.js';
import { groupBy } from './group-by.js';
import type { KnownName } from './known-names.js';
import { COMPANY_OF_LARGE } from './large-effect.js';
import type { PeopleOfNames } from './people-of-names.js';
import { REGULAR } from './regular.js';
import { isRegular, type Setting } from './setting.js';
import { isShortOf } from './short-names.js';

/** It holds the rules for so few people that somebody can be asked about each of them. */
export class SmallArchive {
  constructor(
    private readonly setting: Setting,
    private readonly people: PeopleOfNames,
  ) {}

  /**
   * A first name or an initial is one person's at one club, whatever the years: who it is, is asked once.
   *
   * @param join joins two bearers that may be joined
   */
  joinHalfNames(join: (bearer: number, earlier: number) => boolean): void {
    const { community, bearers, groups } = this.setting;
    for (const { index, isShort, isHandle, spelled } of community.names) {
      if (!isShort && (isHandle || spelled.words.length > 1)) continue;
      const sure = this.people.ofName[index]!.filter((bearer) => !bearers[bearer]!.isDouble);
      const whole = isShort ? community.names.filter((name) => isShortOf(community.names[index]!, name)) : [];
      for (const together of this.divideByClub(sure)) {
        if (this.mayBeSeveral(together, whole)) continue;
        for (const [at, bearer] of together.entries())
          together.slice(0, at).some((earlier) => groups.mayJoin(bearer, earlier) && join(bearer, earlier));
      }
    }
  }

  /**
   * J. Smith is John or Jane where both play there, unless Jane stands beside J. Smith often, and John is not written out in
   * these years.
   */
  private mayBeSeveral(together: readonly number[], whole: readonly KnownName[]): boolean {
    const { bearers, groups, community, sceneOf } = this.setting;
    const tournamentOf = (entry: number) => community.entries[entry]!.tournament;
    const dayOf = (entry: number) => community.tournaments[tournamentOf(entry)]!.date ?? '';
    const entries = together.flatMap((bearer) => bearers[bearer]!.entries);
    const scenes = new Set(entries.map((entry) => sceneOf[tournamentOf(entry)]!));
    const days = entries.map(dayOf).sort();
    const people = whole.flatMap(({ index, isShort }) => {
      if (isShort || this.people.entriesOfName[index]! < REGULAR) return [];
      const there = this.people.ofName[index]!.filter((bearer) =>
        bearers[bearer]!.entries.some((entry) => scenes.has(sceneOf[tournamentOf(entry)]!)),
      );
      return there.length === 0 ? [] : [there];
    });
    if (people.length < 2) return false;
    const timesBeside = people.map(
      (those) =>
        together.filter((bearer) => those.some((one) => !groups.areOne(bearer, one) && groups.haveMet(bearer, one)))
          .length,
    );
    const isAway = people.map((those) =>
      those.every((one) =>
        bearers[one]!.entries.every(
          (entry) =>
            !scenes.has(sceneOf[tournamentOf(entry)]!) || dayOf(entry) < days[0]! || dayOf(entry) > days.at(-1)!,
        ),
      ),
    );
    const beside = timesBeside.filter((times) => times >= REGULAR).length;
    return !(timesBeside.some((times, at) => times === 0 && isAway[at]!) && beside === people.length - 1);
  }

  /** Divides bearers by scene, and by town where a scene has several. */
  private divideByClub(those: readonly number[]): number[][] {
    const { bearers } = this.setting;
    return [...groupBy(those, (bearer) => bearers[bearer]!.scene).values()].flatMap((together) => {
      const towns = together.map((bearer) => this.townOfEntries(bearers[bearer]!.entries));
      const known = new Set(towns.filter((town) => town !== null));
      if (known.size < 2) return [together];
      return [...groupBy([...together.keys()], (at) => towns[at] ?? -1 - at).values()].map((ats) =>
        ats.map((at) => together[at]!),
      );
    });
  }

  /** Two regulars are one only if somebody says so, or if the same people are around one name in a town. */
  isBold(one: number, other: number): boolean {
    const { groups, bearers } = this.setting;
    const [a, b] = [bearers[one]!, bearers[other]!];
    const areRegulars = Math.min(groups.sizeOf(one), groups.sizeOf(other)) >= REGULAR;
    if (areRegulars && a.name !== b.name) return true;
    if (a.place === b.place) return false;
    // Where two people may have a name, each of its other entries may be either's.
    const mayBeEither = !areRegulars && [a, b].some(({ name }) => this.hasTwoRegulars(name));
    if (mayBeEither && a.name === b.name) return true;
    if (!areRegulars && !mayBeEither) return false;
    const [town, otherTown] = [this.townOf(one), this.townOf(other)];
    if (town !== null && otherTown !== null && town !== otherTown) return true;
    return this.people.shareOfCompany(one, other) < COMPANY_OF_LARGE;
  }

  /** Returns the town in which somebody plays most; null where no file names one. */
  private townOf(person: number): number | null {
    return this.townOfEntries(this.people.entriesOf(person));
  }

  private townOfEntries(entries: readonly number[]): number | null {
    const { towns, community } = this.setting;
    const known = entries.flatMap((entry) => towns[community.entries[entry]!.tournament] ?? []);
    return known.length === 0 ? null : mostFrequent(known);
  }

  private hasTwoRegulars(name: number): boolean {
    return this.people.peopleOf(name).filter((person) => isRegular(this.setting, person)).length > 1;
  }
}
