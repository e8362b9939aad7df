import type { Answer, SettledPeople } from '@quadrant/rules/identity';
import type { RefusedName } from './name-everybody.js';
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

/** A spelling of a person at one place. An answer names it by one of its tournaments. */
export interface WrittenName {
  readonly spelling: string;
  readonly tournament: string;
  readonly scene: string | null;
  readonly count: number;
  /** These are the days of the first and the last tournament with a known day. */
  readonly first: string | null;
  readonly last: string | null;
}

/** A person as they were settled. */
export interface PersonTold {
  /** The handle of the stored player that they are. */
  readonly handle: string | null;
  /** The name under which publishing creates them; null for a stored player. Batches that were settled long ago do not say it. */
  readonly publishedAs?: string | null;
  /** It is false for a stored player who is in no file of the batch. */
  readonly isOfBatch: boolean;
  /** They are sorted, the most frequent first. */
  readonly written: readonly WrittenName[];
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
  /** Chosen names that were not used. */
  readonly refusedNames?: readonly RefusedName[];
  /** Everybody, sorted by their most frequent spelling. Batches that were settled long ago have no such list. */
  readonly everybody?: readonly PersonTold[];
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
  /** It holds the handle of each person of the batch, by the number of the person. */
  readonly named: ReadonlyMap<number, { readonly handle: string; readonly isStored: boolean }>;
  readonly refusedNames: readonly RefusedName[];
  /** A day is written as YYYY-MM-DD, or null. */
  readonly dates: readonly (string | null)[];
  readonly names: readonly (readonly string[])[];
  /** So many of the tournaments are of the batch; the others are stored. */
  readonly ofBatch: number;
  /** Nobody is asked about names that are only in these tournaments of the batch. */
  readonly leftOut: ReadonlySet<number>;
  /** Tournaments that came before: they add nothing to how often somebody played. */
  readonly copies: ReadonlySet<number>;
}

/** Tells how people were settled. Questions and links between stored players only are left out: they were settled before. */
export function tellPeople({
  settled,
  expectedPrecision,
  people,
  named,
  refusedNames,
  tournaments,
  dates,
  names,
  ofBatch,
  leftOut,
  copies,
}: PeopleToTell): PeopleTold {
  const facts = { tournaments, dates, ofBatch, leftOut, copies, handles: handlesOf(settled, names, ofBatch) };
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
      const isPlayed = ({ one, other }: { readonly one: number; readonly other: number }) =>
        persons[one]!.isPlayed && persons[other]!.isPlayed;
      const asked = questions
        .filter((question) => isNews(question) && isPlayed(question))
        .map(({ one, other, kind, inCommon }) => ({
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
    refusedNames,
    everybody: tellEverybody(settled, members, facts, named),
  };
}

function tellEverybody(
  { bearersOf, bearers, personOf, scenes }: SettledPeople,
  members: readonly (readonly number[])[],
  { tournaments, dates, ofBatch, leftOut, handles }: SideFacts,
  named: PeopleToTell['named'],
): PersonTold[] {
  const played = playedBy(bearersOf, bearers.length);
  const isKept = (tournament: number): boolean => !leftOut.has(tournament);
  const present = members.filter((those) => those.some((bearer) => played[bearer]!.some(isKept)));
  const people = present.map((those): PersonTold => {
    const groups = new Map<string, number[]>();
    for (const bearer of those) {
      const { spelling, scene } = bearers[bearer]!;
      const key = JSON.stringify([spelling, scene]);
      groups.set(key, [...(groups.get(key) ?? []), bearer]);
    }
    const written = [...groups.values()].flatMap((group): WrittenName[] => {
      const own = group.flatMap((bearer) => played[bearer]!).filter(isKept);
      if (own.length === 0) return [];
      const days = own.flatMap((tournament) => dates[tournament] ?? []).sort();
      const { spelling, scene } = bearers[group[0]!]!;
      return [
        {
          spelling,
          tournament: tournaments[own[0]!] ?? '',
          scene: scenes[scene] ?? null,
          count: own.length,
          first: days[0] ?? null,
          last: days.at(-1) ?? null,
        },
      ];
    });
    const person = personOf[those[0]!]!;
    const own = named.get(person);
    return {
      handle: handles.get(person) ?? (own?.isStored === true ? own.handle : null),
      publishedAs: own?.isStored === false ? own.handle : null,
      isOfBatch: those.some((bearer) =>
        played[bearer]!.some((tournament) => tournament < ofBatch && isKept(tournament)),
      ),
      written: written.sort((a, b) => b.count - a.count || compareTexts(a.spelling, b.spelling)),
    };
  });
  return people
    .filter(({ written }) => written.length > 0)
    .sort((a, b) => compareTexts(a.written[0]!.spelling, b.written[0]!.spelling));
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Lists the tournaments of each bearer. */
function playedBy(bearersOf: SettledPeople['bearersOf'], bearers: number): number[][] {
  const played: number[][] = Array.from({ length: bearers }, () => []);
  for (const [tournament, those] of bearersOf.entries()) for (const bearer of those) played[bearer]!.push(tournament);
  return played;
}

interface SideFacts {
  readonly tournaments: readonly string[];
  readonly dates: readonly (string | null)[];
  readonly ofBatch: number;
  readonly leftOut: ReadonlySet<number>;
  readonly copies: ReadonlySet<number>;
  readonly handles: ReadonlyMap<number, string>;
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
  { tournaments, dates, ofBatch, leftOut, copies, handles }: SideFacts,
  together: (bearer: number) => readonly number[],
): { readonly side: PersonSide; readonly isOfBatch: boolean; readonly isPlayed: boolean }[] {
  const played = playedBy(bearersOf, bearers.length);
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
      isPlayed: those.some((each) => played[each]!.some((tournament) => !leftOut.has(tournament))),
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
