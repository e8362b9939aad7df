import { type Doubt, isActive, type LinkReason } from './link-people.js';
import { REGULAR } from './regular.js';
import { bearersByName, isRegular, type Setting } from './setting.js';

/** A question about two groups of entries: are they one person? */
export interface Question {
  /** They are numbers of bearers. The one of the smaller group comes first. */
  readonly one: number;
  readonly other: number;
  /** Guests: one or two entries of a name that has one regular elsewhere. Most are that regular. */
  readonly kind: LinkReason | 'guest' | 'namesakes';
  /** Names, by number, with which both played. */
  readonly inCommon: readonly number[];
}

/** Questions about one name, which somebody who knows the people answers at a glance. */
export interface Card {
  /** The one that joins most comes first. */
  readonly questions: readonly Question[];
  /** How many pairs of entries the answers are expected to join: as many as they may, times how likely it is. */
  readonly effect: number;
}

const MOST_SHOWN = 3;
/** Nobody reads more at a glance. */
const MOST_QUESTIONS = 40;
/** A guest or a near name is usually the one person of this name. */
const LIKELY = 0.9;
/** More other people are expected to have a common name, so that nobody can say in bulk who a guest is. */
const FEW_NAMESAKES = 0.6;
/**
 * For each namesake who is expected in the whole community, this speaks for another person: little about a guest, much about
 * two regulars, more when they played in the same years, and least within one scene. We measured it with invented communities.
 */
const ODDS = { guest: 1, regulars: 5, sameYears: 2, sameScene: 0.1 };

interface Candidate extends Omit<Question, 'inCommon'> {
  readonly effect: number;
  readonly likelihood: number;
}

/**
 * Asks about what stayed open. Each group is in one question as the smaller one: the next follows from the answer.
 *
 * @param doubts near names that were not linked
 * @param isSettled whether somebody said about the groups of two bearers that they do not know
 * @returns the card that joins most comes first
 */
export function askCards(
  setting: Setting,
  doubts: readonly Doubt[],
  isSettled: (one: number, other: number) => boolean,
): Card[] {
  const { groups, bearers, namesakes } = setting;
  const best = new Map<number, Candidate>();
  const likelihoodOf = (kind: Question['kind'], small: number, large: number): number => {
    if (kind !== 'namesakes') return LIKELY;
    const areRegulars = isRegular(setting, small) && isRegular(setting, large);
    const odds =
      (areRegulars ? ODDS.regulars * (playedTogether(setting, small, large) ? ODDS.sameYears : 1) : ODDS.guest) *
      (bearers[small]!.scene === bearers[large]!.scene ? ODDS.sameScene : 1);
    return LIKELY / (1 + odds * namesakes.of(bearers[small]!.name));
  };
  // Among few people, everything is asked in the end, so the answer that is likely to be the last one comes first.
  const isBetter = (one: Candidate, other: Candidate): boolean =>
    setting.isSmall && one.likelihood !== other.likelihood
      ? one.likelihood > other.likelihood
      : one.effect > other.effect;
  const ask = (one: number, other: number, kind: Question['kind'], likelihood?: number) => {
    if (!groups.mayJoin(one, other) || isSettled(one, other)) return;
    const [small, large] = groups.sizeOf(one) <= groups.sizeOf(other) ? [one, other] : [other, one];
    const expected = likelihood ?? likelihoodOf(kind, small, large);
    const effect = groups.sizeOf(small) * groups.sizeOf(large) * expected;
    const before = best.get(groups.find(small));
    const candidate = { one: small, other: large, kind, effect, likelihood: expected };
    if (before === undefined || isBetter(candidate, before)) best.set(groups.find(small), candidate);
  };
  for (const { one, other, reason, likelihood } of doubts) ask(one, other, reason, likelihood);
  for (const [name, those] of bearersByName(setting).entries())
    askNamesakes(those, setting, namesakes.of(name) <= FEW_NAMESAKES, ask);
  return dealCards([...best.values()], setting);
}

/** Puts the questions about people of one name on one card, also those of its misspelt forms. */
function dealCards(candidates: readonly Candidate[], setting: Setting): Card[] {
  const byName = new Map<number, Candidate[]>();
  const { groups, bearers, community } = setting;
  for (const candidate of candidates.toSorted((a, b) => b.effect - a.effect || a.one - b.one)) {
    const { alike } = community.names[bearers[groups.find(candidate.other)]!.name]!;
    const those = byName.get(alike);
    if (those) those.push(candidate);
    else byName.set(alike, [candidate]);
  }
  const cards: Card[] = [];
  for (const those of byName.values()) {
    for (let at = 0; at < those.length; at += MOST_QUESTIONS) {
      const dealt = those.slice(at, at + MOST_QUESTIONS);
      cards.push({
        questions: dealt.map(({ one, other, kind }) => ({
          one: mainOf(one, setting),
          other: mainOf(other, setting),
          kind,
          inCommon: findCommon(one, other, setting),
        })),
        effect: dealt.reduce((sum, { effect }) => sum + effect, 0),
      });
    }
  }
  return cards.sort((a, b) => b.effect - a.effect || a.questions[0]!.one - b.questions[0]!.one);
}

/** The largest of a group stands for it: a misspelt entry of somebody else in it would let two people be called the same. */
const mainOf = (person: number, { groups, bearers }: Setting): number =>
  groups
    .membersOf(person)
    .reduce((best, each) => (bearers[each]!.entries.length > bearers[best]!.entries.length ? each : best));

/** Asks whether the people with one name are one. The regular with the most company in common is asked about first. */
function askNamesakes(
  those: readonly number[],
  setting: Setting,
  isRare: boolean,
  ask: (one: number, other: number, kind: Question['kind']) => void,
): void {
  const { groups, bearers, scale } = setting;
  const people = [...new Set(those.map((bearer) => groups.find(bearer)))].sort(
    (a, b) => groups.sizeOf(b) - groups.sizeOf(a) || a - b,
  );
  if (people.length < 2) return;
  const regulars = people.filter((person) => isRegular(setting, person));
  const companies = people.map((person) =>
    scale.of(groups.membersOf(person).flatMap((member) => [...bearers[member]!.entries])),
  );
  for (const [at, person] of people.entries()) {
    const entries = groups.membersOf(person).flatMap((member) => [...bearers[member]!.entries]);
    const larger = people
      .slice(0, at)
      .map((other, place) => ({ other, share: scale.shareOf(entries, companies[place]!) }))
      .filter(({ other }) => groups.mayJoin(person, other))
      .sort((a, b) => b.share - a.share || groups.sizeOf(b.other) - groups.sizeOf(a.other));
    const mayBeGuest = groups.sizeOf(person) < REGULAR && regulars.length === 1 && isRare;
    for (const { other } of larger)
      ask(person, other, mayBeGuest && isActive(setting, other, person) ? 'guest' : 'namesakes');
  }
}

/** Tells whether the times of two groups overlap by more than a third of the shorter one. */
function playedTogether({ groups, community }: Setting, one: number, other: number): boolean {
  const [a, b] = [one, other].map((person) =>
    [...groups.tournamentsOf(person)]
      .flatMap((tournament) => community.tournaments[tournament]!.date ?? [])
      .map((date) => Date.parse(date))
      .sort((x, y) => x - y),
  ) as [number[], number[]];
  if (a.length === 0 || b.length === 0) return false;
  const overlap = Math.min(a.at(-1)!, b.at(-1)!) - Math.max(a[0]!, b[0]!);
  return overlap > Math.min(a.at(-1)! - a[0]!, b.at(-1)! - b[0]!) / 3;
}

function findCommon(one: number, other: number, { groups, bearers, scale, community }: Setting): number[] {
  const [a, b] = [one, other].map((person) =>
    scale.of(groups.membersOf(person).flatMap((member) => [...bearers[member]!.entries])),
  ) as [Map<number, number>, Map<number, number>];
  const both = [...a.keys()].filter((alike) => b.has(alike));
  return both
    .sort((x, y) => community.frequency[x]! - community.frequency[y]! || x - y)
    .slice(0, MOST_SHOWN)
    .map((alike) => community.names.find((name) => name.alike === alike)!.index);
}
