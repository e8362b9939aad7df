import {
  type Answer,
  estimatePrecision,
  halve,
  type SeenTournament,
  type SettledPeople,
  settlePeople,
} from '@quadrant/rules/identity';
import type { InventedCommunity } from './community.js';

export interface IdentityFigures {
  /** The share of joinings that join one person; answers do not count. */
  readonly linkPrecision: number;
  readonly links: number;
  /** The share of pairs of entries of one group that are of one person, and the share of pairs of one person in one group. */
  readonly pairPrecision: number;
  readonly pairRecall: number;
  readonly playersPerPerson: number;
  /** How often a group has two entries of one tournament. */
  readonly metOneself: number;
  readonly cards: number;
  /** The program estimates its precision so, without the truth. */
  readonly ownEstimate: number;
}

export interface AnswersOfOracle {
  /** So many cards are answered with the truth, some at a time. */
  readonly cards: number;
  /** Afterwards all guests are called the same, as somebody would who has looked at a sample. */
  readonly guests: boolean;
}

const AT_ONCE = 75;

/** Settles the people of an invented community and compares them with the truth. */
export function measureIdentity(
  community: InventedCommunity,
  { cards: wanted, guests }: AnswersOfOracle = { cards: 0, guests: false },
): IdentityFigures {
  // Bearers count the entries of tournaments in the order of their ids.
  const inOrder = community.tournaments.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const people = inOrder.flatMap(({ entries }) => entries.map(({ person }) => person));
  const entries = inOrder.flatMap(({ id, entries: those }) =>
    those.map(({ spelling }) => ({ tournament: id, spelling })),
  );
  const tournaments = inOrder.map(({ id, date, place = null, entries: those }): SeenTournament => ({
    id,
    date,
    place,
    names: those.map(({ spelling }) => spelling),
  }));
  const answers: Answer[] = [];
  let settled = settlePeople(tournaments);
  const truth = (bearer: number) => mostFrequent(settled.bearers[bearer]!.entries.map((entry) => people[entry]!));
  const say = ({ one, other }: { one: number; other: number }, verdict: Answer['verdict']) => {
    const [a, b] = [one, other].map((bearer) => entries[settled.bearers[bearer]!.entries[0]!]!);
    answers.push({ one: a!, other: b!, verdict });
  };
  for (let answered = 0; answered < wanted && settled.cards.length > 0;) {
    const cards = settled.cards.slice(0, Math.min(AT_ONCE, wanted - answered));
    answered += cards.length;
    for (const { questions } of cards)
      for (const each of questions) say(each, truth(each.one) === truth(each.other) ? 'same' : 'two');
    settled = settlePeople(tournaments, answers);
  }
  if (guests) {
    for (const { questions } of settled.cards)
      for (const each of questions) if (each.kind === 'guest') say(each, 'same');
    settled = settlePeople(tournaments, answers);
  }
  const made = settled.links.filter(({ reason }) => reason !== 'answer');
  const right = made.filter(({ one, other }) => truth(one) === truth(other)).length;
  return {
    linkPrecision: right / made.length,
    links: made.length,
    ...comparePairs(settled, people),
    playersPerPerson: settled.people / community.people,
    metOneself: countMeetings(settled),
    cards: settled.cards.length,
    ownEstimate: estimatePrecision(tournaments, settled, drawChecks(tournaments, community)).share,
  };
}

/** So many links of a half are shown to somebody who knows the people. */
const CHECKS = 60;

/** Says the truth about some links of the half by which the program estimates its precision. */
function drawChecks(tournaments: readonly SeenTournament[], { tournaments: invented }: InventedCommunity): Answer[] {
  const [half] = halve(tournaments);
  const { links, bearers, bearersOf } = settlePeople(half);
  const entries = invented.map(({ id, entries: those }) => [id, those] as const);
  const persons = new Map(
    entries.map(([id, those]) => [id, new Map(those.map((each) => [each.spelling, each.person]))]),
  );
  const first = new Map<number, string>();
  for (const [index, those] of bearersOf.entries())
    for (const bearer of those) if (!first.has(bearer)) first.set(bearer, half[index]!.id);
  const step = Math.max(1, Math.floor(links.length / CHECKS));
  return links.flatMap(({ one, other }, index): Answer[] => {
    if (index % step !== 0) return [];
    const [a, b] = [one, other].map((bearer) => ({
      tournament: first.get(bearer)!,
      spelling: bearers[bearer]!.spelling,
    })) as [Answer['one'], Answer['one']];
    const [x, y] = [a, b].map(({ tournament, spelling }) => persons.get(tournament)!.get(spelling));
    return [{ one: a, other: b, verdict: x === y ? 'same' : 'two' }];
  });
}

function comparePairs({ bearersOf, personOf }: SettledPeople, people: readonly number[]) {
  const groups = bearersOf.flat().map((bearer) => personOf[bearer]!);
  const both = countPairs(groups.map((group, entry) => `${group} ${people[entry]!}`));
  return { pairPrecision: both / countPairs(groups), pairRecall: both / countPairs(people) };
}

function countPairs(values: readonly (string | number)[]): number {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
}

const countMeetings = ({ bearersOf, personOf }: SettledPeople): number =>
  bearersOf.reduce((sum, those) => sum + those.length - new Set(those.map((bearer) => personOf[bearer]!)).size, 0);

const mostFrequent = (values: readonly number[]): number =>
  values.toSorted(
    (a, b) => values.filter((each) => each === b).length - values.filter((each) => each === a).length || a - b,
  )[0]!;
