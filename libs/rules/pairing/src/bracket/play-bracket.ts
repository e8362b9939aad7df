import { count, type Text, say } from '@quadrant/rules/message';
import { type Finding, finding } from '@quadrant/rules/tournament';
import type { Bracket, BracketMatch, BracketSource } from './bracket.js';

/** `bye` means that one side is empty, `not-needed` a second final that the bracket does not need any more. */
export type MatchState = 'waiting' | 'open' | 'played' | 'bye' | 'not-needed';

export interface PlayedBracketMatch extends BracketMatch {
  /** They are ids; null stands for a side that is not known yet, or stays empty. */
  readonly players: readonly [string | null, string | null];
  readonly winner: string | null;
  readonly loser: string | null;
  readonly state: MatchState;
}

export interface PlayedBracket {
  readonly matches: readonly PlayedBracketMatch[];
  /** It contains everybody in the order of places, and is null until the last match is played. */
  readonly places: readonly string[] | null;
  readonly findings: readonly Finding[];
}

export interface ReportedWinner {
  readonly match: string;
  readonly winner: string;
  /** The pointer to the reported winner; without one it is their place in the list. */
  readonly pointer?: string;
}

interface Outcome {
  readonly winner: string | null;
  readonly loser: string | null;
}

// @row 93, 159
/**
 * Plays a bracket as far as winners are known. Lines are fixed: players are never seeded again, except where the
 * bracket itself ranks a round. Players who are out in the same round are placed by seed (000, section 10; 004).
 *
 * @param seeds ids, the first seed first
 * @returns findings instead of a result for seeds or winners that do not fit
 */
export function playBracket(
  bracket: Bracket,
  seeds: readonly string[],
  winners: readonly ReportedWinner[] = [],
): PlayedBracket {
  const findings = findSeedFaults(bracket, seeds);
  if (findings.length > 0) return { matches: [], places: null, findings };
  const named = new Map(
    winners.map(({ match, winner, pointer = null }, index) => [
      match,
      { winner, pointer: pointer ?? `/winners/${index}` },
    ]),
  );
  const outcomes = new Map<string, Outcome>();
  const matches = bracket.matches.map((match): PlayedBracketMatch => {
    const players = match.sides.map((source) => playerOf(source, seeds, outcomes)) as [Known, Known];
    const played = playMatch(match, players, named.get(match.id), outcomes, findings);
    if (played.state !== 'waiting' && played.state !== 'open') outcomes.set(match.id, played);
    return played;
  });
  const known = new Set(bracket.matches.map(({ id }) => id));
  for (const [match, { pointer }] of named) {
    if (known.has(match)) continue;
    const message = say`The bracket has no match ${match}.`;
    findings.push(finding('unknown-match', pointer, message, say`Use a match from 1 to ${bracket.matches.length}.`));
  }
  return { matches, places: findings.length === 0 ? placesOf(matches, seeds) : null, findings };
}

function findSeedFaults({ title, entrants, matches }: Bracket, seeds: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const twice = seeds.findIndex((id, index) => seeds.indexOf(id) < index);
  if (twice >= 0) {
    const message = say`${seeds[twice] ?? ''} has two seeds.`;
    findings.push(finding('player-seeded-twice', `/seeds/${twice}`, message, say`Give each player one seed.`));
  }
  // Lines can stay empty only in a bracket in which every loser is out.
  const mayBeSmaller = matches.length === entrants - 1;
  const fewest = mayBeSmaller ? Math.floor(entrants / 2) + 1 : entrants;
  if (seeds.length > entrants || seeds.length < fewest) {
    const wanted = fewest === entrants ? String(entrants) : say`${fewest} to ${entrants}`;
    const message = say`${title} takes ${wanted} players, but there are ${count(seeds.length, 'seed')}.`;
    const advice = say`Add or remove players, or choose another bracket; "play-in-N" takes any number.`;
    findings.push(finding('bracket-size', '/seeds', message, advice));
  }
  return findings;
}

/** It is undefined while the player is unknown, and null for a line that stays empty. */
type Known = string | null | undefined;

function playerOf(source: BracketSource, seeds: readonly string[], outcomes: ReadonlyMap<string, Outcome>): Known {
  if ('seed' in source) return seeds[source.seed - 1] ?? null;
  if ('winnerOf' in source) return outcomes.get(source.winnerOf)?.winner;
  if ('loserOf' in source) return outcomes.get(source.loserOf)?.loser;
  const all = source.matches.map((match) => outcomes.get(match));
  if (all.includes(undefined)) return undefined;
  const ids = all.map((outcome) => (source.of === 'winners' ? outcome!.winner : outcome!.loser));
  return ids.sort((a, b) => seeds.indexOf(a ?? '') - seeds.indexOf(b ?? ''))[source.nth - 1];
}

function playMatch(
  match: BracketMatch,
  [first, second]: readonly [Known, Known],
  named: { readonly winner: string; readonly pointer: string } | undefined,
  outcomes: ReadonlyMap<string, Outcome>,
  findings: Finding[],
): PlayedBracketMatch {
  const players = [first ?? null, second ?? null] as const;
  const nobody = { ...match, players, winner: null, loser: null };
  const refuse = (code: 'match-not-yet-possible' | 'winner-not-in-match', message: Text, advice: Text): void => {
    if (named !== undefined) findings.push(finding(code, named.pointer, message, advice));
  };
  if (first === undefined || second === undefined) {
    refuse(
      'match-not-yet-possible',
      say`Match ${match.id} cannot be played yet.`,
      say`Give the winners of earlier matches first.`,
    );
    return { ...nobody, state: 'waiting' };
  }
  if (match.onlyIfSecondWon !== undefined && outcomes.get(match.onlyIfSecondWon)?.winner !== second) {
    const advice = say`Leave it out.`;
    refuse('match-not-yet-possible', say`Match ${match.id} is not played: the first finalist has won already.`, advice);
    return { ...nobody, state: 'not-needed' };
  }
  if (first === null || second === null) {
    refuse('match-not-yet-possible', say`Match ${match.id} has only one player: a bye.`, say`Leave it out.`);
    return { ...nobody, winner: first ?? second, state: 'bye' };
  }
  if (named === undefined) return { ...nobody, state: 'open' };
  if (named.winner !== first && named.winner !== second) {
    refuse(
      'winner-not-in-match',
      say`${named.winner} does not play match ${match.id}.`,
      say`Name ${first} or ${second}.`,
    );
    return { ...nobody, state: 'open' };
  }
  const loser = named.winner === first ? second : first;
  return { ...nobody, winner: named.winner, loser, state: 'played' };
}

/** Orders the places: the winner of the last match, then players who went out later, and by seed within a round. */
function placesOf(matches: readonly PlayedBracketMatch[], seeds: readonly string[]): string[] | null {
  if (matches.some(({ state }) => state === 'waiting' || state === 'open')) return null;
  const champion = matches.findLast(({ state }) => state === 'played' || state === 'bye')?.winner;
  const lastOf = new Map<string, number>();
  for (const { players, round } of matches.filter(({ state }) => state !== 'not-needed')) {
    for (const id of players) if (id !== null) lastOf.set(id, round);
  }
  const roundOf = (id: string): number => (id === champion ? Infinity : (lastOf.get(id) ?? 0));
  return [...seeds].sort((a, b) =>
    roundOf(a) === roundOf(b) ? seeds.indexOf(a) - seeds.indexOf(b) : roundOf(b) > roundOf(a) ? 1 : -1,
  );
}
