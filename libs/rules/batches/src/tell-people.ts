import type { Answer, SettledPeople } from '@quadrant/rules/identity';
import { questionKey } from './question-key.js';

/** One side: of a question, a person as far as they are known; of a link, the entries of one spelling at one place. */
export interface PersonSide {
  readonly spelling: string;
  /** An answer names the side by this tournament and the spelling. */
  readonly tournament: string;
  /** They are sorted, the most frequent first. */
  readonly spellings: readonly { readonly spelling: string; readonly count: number }[];
  readonly scene: string | null;
  readonly entries: number;
  /** These are the days of the first and the last tournament with a known day. */
  readonly first: string | null;
  readonly last: string | null;
  /** The handle that they would get, or that of the stored player. */
  readonly handle: string | null;
}

export interface QuestionTold {
  readonly one: PersonSide;
  readonly other: PersonSide;
  readonly kind: string;
  /** At most three names that both played with. */
  readonly inCommon: readonly string[];
}

export interface CardTold {
  /** How many pairs of entries its answers are expected to join. */
  readonly effect: number;
  readonly questions: readonly QuestionTold[];
}

/** How the people of a batch were settled. */
export interface PeopleTold {
  readonly method: string;
  /** The share of entries that are where their names usually play, from 0 to 1. */
  readonly compactness: number;
  /** The share of links without an answer that is expected to be right, from 0 to 1. */
  readonly expectedPrecision: number;
  readonly people: number;
  readonly spellings: number;
  /** So many of the people are stored players. */
  readonly known: number;
  /** The card that joins most comes first. */
  readonly cards: readonly CardTold[];
  readonly links: readonly {
    readonly reason: string;
    readonly count: number;
    /** At most 20, drawn by chance; the same links give the same sample. */
    readonly sample: readonly { readonly one: PersonSide; readonly other: PersonSide }[];
  }[];
  readonly refused: readonly { readonly answer: Answer; readonly reason: string }[];
}

const SAMPLE = 20;

/** Holds what was settled. Dates and names are in the order of the tournaments. */
export interface PeopleToTell {
  readonly settled: SettledPeople;
  readonly expectedPrecision: number;
  readonly people: readonly {
    readonly isStored: boolean;
    readonly spellings: readonly { readonly spelling: string }[];
  }[];
  readonly tournaments: readonly string[];
  /** A day is written as YYYY-MM-DD, or null. */
  readonly dates: readonly (string | null)[];
  readonly names: readonly (readonly string[])[];
  /** So many of the tournaments are of the batch; the others are stored. */
  readonly ofBatch: number;
  /** Tournaments that came before: they add nothing to how often somebody played. */
  readonly copies: ReadonlySet<number>;
}

/** Tells how people were settled. Questions and links between stored players only are left out: they were settled before. */
export function tellPeople({
  settled,
  expectedPrecision,
  people,
  tournaments,
  dates,
  names,
  ofBatch,
  copies,
}: PeopleToTell): PeopleTold {
  const facts = { tournaments, dates, ofBatch, copies, handles: handlesOf(settled, names, ofBatch) };
  const sides = sidesOf(settled, facts, (bearer) => [bearer]);
  const members = membersOf(settled);
  const persons = sidesOf(settled, facts, (bearer) => members[settled.personOf[bearer]!]!);
  const isNews = ({ one, other }: { readonly one: number; readonly other: number }) =>
    sides[one]!.isOfBatch || sides[other]!.isOfBatch;
  const links = settled.links.filter(isNews);
  const reasons = [...new Set(links.map(({ reason }) => reason))];
  return {
    method: settled.method,
    compactness: settled.compactness,
    expectedPrecision,
    people: people.length,
    spellings: new Set(people.flatMap(({ spellings }) => spellings.map(({ spelling }) => spelling))).size,
    known: people.filter(({ isStored }) => isStored).length,
    cards: settled.cards.flatMap(({ effect, questions }) => {
      const asked = questions.filter(isNews).map(({ one, other, kind, inCommon }) => ({
        one: persons[one]!.side,
        other: persons[other]!.side,
        kind,
        inCommon: inCommon.map((name) => settled.names[name] ?? ''),
      }));
      return asked.length === 0 ? [] : [{ effect, questions: asked }];
    }),
    links: reasons.map((reason) => {
      const those = links.filter((link) => link.reason === reason);
      const pairs = those.map(({ one, other }) => ({ one: sides[one]!.side, other: sides[other]!.side }));
      const sample = drawSample(pairs);
      return { reason, count: those.length, sample };
    }),
    refused: settled.refused,
  };
}

type Pair = Pick<QuestionTold, 'one' | 'other'>;

/**
 * Draws as many as a person reads. A number made of the entries decides, so that the same links give the same sample, and an
 * answer about one link changes no other. Every link of a batch gets a number, so a cryptographic hash would cost too much.
 */
const drawSample = (pairs: readonly Pair[]): Pair[] =>
  pairs
    .map((pair, index) => ({ pair, index, lot: lotOf(questionKey(pair)) }))
    .sort((a, b) => a.lot - b.lot || a.index - b.index)
    .slice(0, SAMPLE)
    .map(({ pair }) => pair);

/** Returns FNV-1a of a text, with its bits mixed once more: keys of one tournament begin alike. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The stored player of each person, by the number of the person. */
function handlesOf(
  { bearersOf, personOf }: SettledPeople,
  names: readonly (readonly string[])[],
  ofBatch: number,
): Map<number, string> {
  const handles = new Map<number, string>();
  for (let index = ofBatch; index < names.length; index++)
    for (const [at, name] of names[index]!.entries()) handles.set(personOf[bearersOf[index]![at]!]!, name);
  return handles;
}

/** Lists the bearers of each person. */
function membersOf({ personOf }: SettledPeople): number[][] {
  const members: number[][] = [];
  for (const [bearer, person] of personOf.entries()) (members[person] ??= []).push(bearer);
  return members;
}

function sidesOf(
  { bearersOf, bearers, personOf, scenes }: SettledPeople,
  {
    tournaments,
    dates,
    ofBatch,
    copies,
    handles,
  }: {
    readonly tournaments: readonly string[];
    readonly dates: readonly (string | null)[];
    readonly ofBatch: number;
    readonly copies: ReadonlySet<number>;
    readonly handles: ReadonlyMap<number, string>;
  },
  together: (bearer: number) => readonly number[],
): { readonly side: PersonSide; readonly isOfBatch: boolean }[] {
  const played: number[][] = bearers.map(() => []);
  for (const [tournament, those] of bearersOf.entries()) for (const bearer of those) played[bearer]!.push(tournament);
  return bearers.map(({ spelling, scene }, bearer) => {
    const those = together(bearer);
    const days = those.flatMap((each) => played[each]!.flatMap((tournament) => dates[tournament] ?? [])).sort();
    const counts = new Map<string, number>();
    const isCopy = those.every((each) => played[each]!.every((tournament) => copies.has(tournament)));
    for (const each of those) {
      const { spelling: written } = bearers[each]!;
      const once = played[each]!.filter((tournament) => isCopy || !copies.has(tournament));
      if (once.length > 0) counts.set(written, (counts.get(written) ?? 0) + once.length);
    }
    return {
      isOfBatch: played[bearer]!.some((tournament) => tournament < ofBatch),
      side: {
        spelling,
        tournament: tournaments[played[bearer]![0]!] ?? '',
        spellings: [...counts]
          .map(([written, count]) => ({ spelling: written, count }))
          .sort((a, b) => b.count - a.count),
        scene: scenes[scene] ?? null,
        entries: [...counts.values()].reduce((sum, count) => sum + count, 0),
        first: days[0] ?? null,
        last: days.at(-1) ?? null,
        handle: handles.get(personOf[bearer]!) ?? null,
      },
    };
  });
}
