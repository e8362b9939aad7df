import { readCommunity } from './community.js';
import type { Link } from './link-people.js';
import { findNearby } from './nearby.js';
import { pairOf } from './pair-of.js';
import type { Answer, SeenTournament } from './seen-tournament.js';
import { type SettledPeople, settlePeople } from './settle-people.js';

export interface EstimatedPrecision {
  /** The share of links without an answer that is expected to be right, from 0 to 1; 1 without links. */
  readonly share: number;
  /** So many links of one half were tried with the other half, counted by how likely a wrong one would have shown. */
  readonly tried: number;
  /** So many of these were refuted: both names are in one tournament of the other half. */
  readonly refuted: number;
  /** So many links were judged by answers, and so many of these are two people. */
  readonly judged: number;
  readonly wrong: number;
}

/**
 * Before anything is tried, we expect so many wrong links. Near names of one place are wrong more often where guests come.
 * One name at two places is another person the more often, the rarer guests are: so the expected namesakes are divided by
 * the share of guests. We measured the numbers with invented communities of three makes, fifteen seeds in all.
 */
const NEAR = { ofGuests: 0.055 };
const ELSEWHERE = { always: 0.002, ofNamesakes: 0.02 };
/** We believe it as much as so many trials: communities of one make differ by so little. */
const BELIEF = 250;
/** It is no larger than this before a link is tried. */
const MOST = 0.05;
/** Fewer guests than this are not told from none. */
const FEWEST_GUESTS = 0.02;

/**
 * Estimates which share of the links is right, without knowing the truth. Every second tournament is settled alone, as the
 * whole community is. The other tournaments then refute links: two spellings that were taken as one person stand in one
 * tournament. A wrong link shows only if both would have come, so each link counts with that likelihood. Links between
 * places cannot be tried so; for them the number of namesakes counts, and answers about a sample.
 *
 * @param links those of all tournaments
 * @param checks what people said about links; only those within the first half count
 */
export function estimatePrecision(
  tournaments: readonly SeenTournament[],
  { links, risks, compactness }: Pick<SettledPeople, 'links' | 'risks' | 'compactness'>,
  checks: readonly Answer[] = [],
): EstimatedPrecision {
  const [half, rest] = halve(tournaments);
  const settled = settlePeople(half);
  const { tried, refuted, recurring } = tryLinks(half, rest, settled);
  const { judged, wrong } = judge(half, settled, checks);
  const guests = Math.max(1 - compactness, FEWEST_GUESTS);
  const made = links.flatMap((link, at) => (link.reason === 'answer' ? [] : [{ link, risk: risks[at]! }]));
  const update = (before: number, faults: number, trials: number) => (BELIEF * before + faults) / (BELIEF + trials);
  let expected = 0;
  for (const { link, risk } of made) {
    const isFar = isElsewhere(link);
    const before = Math.min(
      MOST,
      isFar ? ELSEWHERE.always + (ELSEWHERE.ofNamesakes * risk) / guests : NEAR.ofGuests * (guests - FEWEST_GUESTS),
    );
    const [faults, trials] = [wrong.get(isFar)!, judged.get(isFar)!];
    const single = update(before, faults, trials);
    // Only names that come again can be refuted, and these are wrong more often than slips.
    expected += isFar
      ? single
      : (1 - recurring) * single + recurring * update(before, faults + refuted, trials + tried);
  }
  const sum = (counts: ReadonlyMap<boolean, number>) => counts.get(true)! + counts.get(false)!;
  return {
    share: made.length === 0 ? 1 : Math.max(0, 1 - expected / made.length),
    ...{ tried, refuted, judged: sum(judged), wrong: sum(wrong) },
  };
}

/** Returns whether a link joins one name in two places. */
const isElsewhere = ({ reason }: Link): boolean =>
  reason === 'rare-name' || reason === 'same-company' || reason === 'same-handle';

/** Takes every second tournament in the order of their days, so that both halves have all years and places. */
export function halve(tournaments: readonly SeenTournament[]): [SeenTournament[], SeenTournament[]] {
  const inOrder = tournaments.toSorted((one, other) => {
    const [a, b] = [`${one.date ?? ''} ${one.id}`, `${other.date ?? ''} ${other.id}`];
    return a < b ? -1 : a > b ? 1 : 0;
  });
  return [inOrder.filter((_, index) => index % 2 === 0), inOrder.filter((_, index) => index % 2 === 1)];
}

function tryLinks(half: readonly SeenTournament[], rest: readonly SeenTournament[], settled: SettledPeople) {
  const community = readCommunity([...half, ...rest]);
  const nameOf = new Map(community.entries.map(({ spelling, name }) => [spelling, name]));
  const within = new Map<number, number[]>();
  for (let tournament = half.length; tournament < community.tournaments.length; tournament++) {
    for (const entry of new Set(community.entriesOf[tournament]!.map((each) => community.entries[each]!.name))) {
      const those = within.get(entry);
      if (those) those.push(tournament);
      else within.set(entry, [tournament]);
    }
  }
  let [tried, refuted, recurring, all] = [0, 0, 0, 0];
  const known = new Set<string>();
  for (const { one, other, reason } of settled.links) {
    if (reason === 'answer' || isElsewhere({ one, other, reason })) continue;
    all += 1;
    const [a, b] = [one, other].map((bearer) => nameOf.get(settled.bearers[bearer]!.spelling)!) as [number, number];
    // The same name twice in one tournament is asked about, so such a link is never tried.
    if (a === b || known.has(pairOf(a, b))) continue;
    known.add(pairOf(a, b));
    const [rare, usual] = (within.get(a)?.length ?? 0) <= (within.get(b)?.length ?? 0) ? [a, b] : [b, a];
    const [few, many] = [within.get(rare) ?? [], new Set(within.get(usual) ?? [])];
    if (few.length === 0 || many.size === 0) continue;
    const chance = likelihoodToMeet(few, many, community);
    tried += chance;
    recurring += 1;
    if (few.some((tournament) => many.has(tournament))) refuted += 1;
  }
  return { tried, refuted, recurring: recurring / Math.max(1, all) };
}

/** Two people meet in one of these tournaments with the share of their company's tournaments in which the other one is. */
function likelihoodToMeet(
  few: readonly number[],
  many: ReadonlySet<number>,
  { alikeOf }: Pick<ReturnType<typeof readCommunity>, 'alikeOf'>,
): number {
  let missed = 1;
  for (const tournament of few) {
    let [near, came] = [0, 0];
    for (const other of findNearby(tournament, alikeOf)) {
      near += 1;
      if (many.has(other)) came += 1;
    }
    missed *= 1 - (near === 0 ? 0 : came / near);
  }
  return 1 - missed;
}

function judge(half: readonly SeenTournament[], settled: SettledPeople, checks: readonly Answer[]) {
  const judged = new Map([
    [true, 0],
    [false, 0],
  ]);
  const wrong = new Map(judged);
  if (checks.length > 0) {
    const at = new Map(half.map(({ id }, index) => [id, index]));
    const find = ({ tournament, spelling }: Answer['one']): number | null =>
      settled.bearersOf[at.get(tournament) ?? -1]?.find((bearer) => settled.bearers[bearer]!.spelling === spelling) ??
      null;
    const reasons = new Map(settled.links.map((link) => [pairOf(link.one, link.other), link]));
    for (const { one, other, verdict } of checks) {
      const [a, b] = [find(one), find(other)];
      const link = a === null || b === null ? undefined : reasons.get(pairOf(a, b));
      if (link === undefined || verdict === 'unknown') continue;
      judged.set(isElsewhere(link), judged.get(isElsewhere(link))! + 1);
      if (verdict === 'two') wrong.set(isElsewhere(link), wrong.get(isElsewhere(link))! + 1);
    }
  }
  return { judged, wrong };
}
