import { askCards, type Card } from './ask-cards.js';
import { type Bearer, findBearers, mostFrequent } from './bearers.js';
import { type Community, readCommunity } from './community.js';
import { CompanyScale } from './company.js';
import { divideAnswered } from './divide-answered.js';
import { findCores, findPlaces } from './find-cores.js';
import { findScenes, measureCompactness } from './find-scenes.js';
import { Groups } from './groups.js';
import { groupBy } from './group-by.js';
import { doubtHalfNames, keepMarksApart } from './half-names.js';
import { joinPlaces } from './join-places.js';
import { type Link, linkPeople } from './link-people.js';
import { findNearNames } from './near-names.js';
import { isSmallCommunity, type Method, type Setting } from './setting.js';
import { Namesakes } from './namesakes.js';
import { obeyAnswers, type RefusedAnswer } from './obey-answers.js';
import { pairOf } from './pair-of.js';
import type { Answer, SeenTournament } from './seen-tournament.js';
import { divideByTown, findTowns, joinByTown } from './towns.js';

export interface SettledPeople {
  readonly method: Method;
  /** The share of entries that are where their names usually play, from 0 to 1. */
  readonly compactness: number;
  /** A scene has the name of the place of most of its tournaments; null where no place is known. */
  readonly scenes: readonly (string | null)[];
  readonly bearers: readonly Bearer[];
  /** It gives the number of the person of each bearer, from 0. */
  readonly personOf: readonly number[];
  readonly people: number;
  /** It lists, for each tournament, the numbers of the bearers of its names. */
  readonly bearersOf: readonly (readonly number[])[];
  /** Every joining of two bearers, with its reason, in the order in which they were made. */
  readonly links: readonly Link[];
  /** For each link, how many other people are expected to have one of its names. */
  readonly risks: readonly number[];
  /** Questions; the card that joins most comes first. */
  readonly cards: readonly Card[];
  /** It lists every name by its number, as most of its entries write it. */
  readonly names: readonly string[];
  /** Answers that cannot be true with the tournaments or with others, or that name no entry. */
  readonly refused: readonly RefusedAnswer[];
}

/** Above this share, most people play at one scene. We chose it between the communities that we invented. */
const COMPACT = 0.9;
const DAY = 86_400_000;

/**
 * Finds out who is who from the names in tournaments, and from who plays together. The same tournaments and answers give
 * the same people. Two names of one tournament are never one person.
 *
 * @param tournaments in any order; their ids are different
 * @param answers what people said; they count before everything else
 * @param asked kinds of links that are not made, but asked
 */
export function settlePeople(
  tournaments: readonly SeenTournament[],
  answers: readonly Answer[] = [],
  asked: ReadonlySet<string> = new Set(),
): SettledPeople {
  // The order in which files are read decides nothing.
  const order = [...tournaments.keys()].sort((a, b) => (tournaments[a]!.id < tournaments[b]!.id ? -1 : 1));
  const places = joinPlaces(order.map((at) => tournaments[at]!.place));
  const settled = settleInOrder(
    order.map((at, index) => ({ ...tournaments[at]!, place: places[index]! })),
    answers,
    asked,
  );
  const bearersOf: (readonly number[])[] = [];
  for (const [place, at] of order.entries()) bearersOf[at] = settled.bearersOf[place]!;
  return { ...settled, bearersOf };
}

function settleInOrder(
  tournaments: readonly SeenTournament[],
  answers: readonly Answer[],
  asked: ReadonlySet<string>,
): SettledPeople {
  const community = readCommunity(tournaments);
  const isSmall = isSmallCommunity(community);
  const towns = isSmall ? findTowns(community) : [];
  const scenes = findScenes(
    community.alikeOf,
    tournaments.map(({ date }) => (date === null ? null : Date.parse(date) / DAY)),
  );
  const sceneOf = isSmall ? joinByTown(scenes, towns, community) : scenes;
  const compactness = measureCompactness(community.alikeOf, sceneOf);
  const method: Method = compactness >= COMPACT ? 'scenes' : 'company';
  const scale = new CompanyScale(community);
  const namesakes = new Namesakes(community, sceneOf);
  const found =
    method === 'scenes' ? findPlaces({ community, scale, sceneOf, namesakes }) : findCores(community, scale);
  const placeOf = divideAnswered(
    answers,
    community,
    isSmall ? divideByTown(found, towns, { community, scale }) : found,
  );
  const bearers = findBearers(community, placeOf, sceneOf);
  const groups = new Groups(bearers.map(({ entries }) => entries.map((entry) => community.entries[entry]!.tournament)));
  const { links, refused, unknown } = obeyAnswers(answers, community, bearers, groups);
  const setting: Setting = {
    method,
    compactness,
    isSmall,
    towns,
    community,
    sceneOf,
    bearers,
    groups,
    near: findNearNames(community.names),
    scale,
    namesakes,
  };
  keepMarksApart(setting);
  const open = linkPeople(setting, links, asked);
  const settled = new Set(unknown.map(([one, other]) => pairOf(groups.find(one), groups.find(other))));
  const isSettled = (one: number, other: number) => settled.has(pairOf(groups.find(one), groups.find(other)));
  const cards = askCards(setting, [...open, ...doubtHalfNames(setting, isSettled)], isSettled);
  const numbers = new Map<number, number>();
  const personOf = bearers.map((_, bearer) => {
    const root = groups.find(bearer);
    if (!numbers.has(root)) numbers.set(root, numbers.size);
    return numbers.get(root)!;
  });
  return {
    method,
    compactness,
    scenes: nameScenes(community, sceneOf),
    bearers,
    personOf,
    people: numbers.size,
    bearersOf: listBearers(community, bearers),
    links,
    risks: links.map(({ one, other }) =>
      Math.max(namesakes.of(bearers[one]!.name), namesakes.of(bearers[other]!.name)),
    ),
    cards,
    names: writtenNames(community, bearers),
    refused,
  };
}

function writtenNames({ names }: Community, bearers: readonly Bearer[]): string[] {
  const written: string[][] = names.map(() => []);
  for (const { name, spelling, entries } of bearers) for (const _ of entries) written[name]!.push(spelling);
  return names.map(({ spelled }, name) => (written[name]!.length === 0 ? spelled.text : mostFrequent(written[name]!)));
}

function listBearers({ entries, entriesOf }: Community, bearers: readonly Bearer[]): number[][] {
  const bearerOf = entries.map(() => 0);
  for (const [bearer, { entries: own }] of bearers.entries()) for (const entry of own) bearerOf[entry] = bearer;
  return entriesOf.map((those) => those.map((entry) => bearerOf[entry]!));
}

function nameScenes({ tournaments }: Community, sceneOf: readonly number[]): (string | null)[] {
  const taken = new Map<string, number>();
  const byScene = groupBy([...tournaments.keys()], (tournament) => sceneOf[tournament]!);
  return [...byScene].map(([, those]) => {
    const places = those.flatMap((tournament) => tournaments[tournament]!.place ?? []);
    if (places.length === 0) return null;
    const place = mostFrequent(places);
    const count = (taken.get(place) ?? 0) + 1;
    taken.set(place, count);
    return count === 1 ? place : `${place} (${count})`;
  });
}
