import { joined, type Text, say } from '@quadrant/rules/message';
import { type Finding, finding, type OwnBracket, type RuleSystemId, sourceIn } from '@quadrant/rules/tournament';
import type { Bracket, BracketMatch, BracketPlay, BracketSource } from './bracket.js';

/** Acts, pages and commands call the bracket that a tournament brings by this name. */
export const OWN_BRACKET = 'own';

/** A bracket of the organizers has at least and at most so many players. */
const FEWEST = 3;
const MOST = 64;

const PLAY_OF: Readonly<Record<RuleSystemId, BracketPlay>> = {
  'opg-4.2': 'match-play',
  'decipher-1999': 'single-games',
  'stccg-1996': 'single-games',
  'ffg-swlcg-2016': 'sides',
};

/** A match is written as `3: 1-W2`, and one that may not be needed as `7: W3-W5 if W6`. */
const MATCH = /^(\d{1,3}): ?([WL]?\d{1,3})-([WL]?\d{1,3})(?: if W(\d{1,3}))?$/;

interface ReadMatch extends BracketMatch {
  /** It counts the lines before that of the match. */
  readonly line: number;
}

// @row 92, 93
/**
 * Reads a bracket that organizers announced (000, section 10: other brackets may be used if announced).
 *
 * @param system its rules say how a match is played
 * @param pointer the place of the bracket in the document
 * @returns the bracket, or findings: unreadable matches, a match that takes a player from a later one, a seed that
 *   plays nowhere or twice, a loser who comes back twice, a winner who does not play on
 */
export function readOwnBracket(own: OwnBracket, system: RuleSystemId, pointer = ''): Bracket | Finding[] {
  const findings: Finding[] = [];
  const add = (line: number, message: Text, advice: Text): void => {
    findings.push(finding('bracket-not-playable', `${pointer}/rounds/${line}`, message, advice));
  };
  const matches = readMatches(own.rounds, add);
  if (findings.length > 0) return findings;
  checkSources(matches, add);
  checkSeeds(matches, add);
  checkWinners(matches, add);
  if (findings.length > 0) return findings;
  const seeds = matches.flatMap(({ sides }) => sides.flatMap((side) => ('seed' in side ? [side.seed] : [])));
  return {
    name: OWN_BRACKET,
    title: own.title,
    entrants: Math.max(...seeds),
    provenance: String(say`The organizers announced it`),
    isReconstruction: false,
    play: PLAY_OF[system],
    turnSource: sourceIn('000', 'section 10.1'),
    matches: matches.map(({ line: _, ...match }) => match),
  };
}

type Add = (line: number, message: Text, advice: Text) => void;

function readMatches(rounds: readonly string[], add: Add): ReadMatch[] {
  const matches: ReadMatch[] = [];
  const known = new Set<string>();
  for (const [line, text] of rounds.entries()) {
    for (const part of text.split(',').map((each) => each.trim())) {
      const [, id, one, other, last] = MATCH.exec(part) ?? [];
      if (id === undefined) {
        const advice = say`Write a match as its number and two sides, such as 3: 1-W2. A side is a seed, or W or L with an earlier match: its winner or loser. Separate matches by commas.`;
        add(line, say`“${part.slice(0, 40)}” is not a match.`, advice);
        continue;
      }
      if (known.has(id)) add(line, say`There are two matches ${id}.`, say`Give each match a number of its own.`);
      known.add(id);
      const match = { line, id, round: line + 1, sides: [sideOf(one!), sideOf(other!)] as const };
      matches.push(last === undefined ? match : { ...match, onlyIfSecondWon: last });
    }
  }
  return matches;
}

function sideOf(text: string): BracketSource {
  if (text.startsWith('W')) return { winnerOf: text.slice(1) };
  return text.startsWith('L') ? { loserOf: text.slice(1) } : { seed: Number(text) };
}

/** Returns the match from which a side takes its player; null for a seed. */
const matchBefore = (side: BracketSource): string | null =>
  'winnerOf' in side ? side.winnerOf : 'loserOf' in side ? side.loserOf : null;

/** Every player comes from an earlier round. So no match waits for itself, and nobody plays twice in a round. */
function checkSources(matches: readonly ReadMatch[], add: Add): void {
  const roundOf = new Map(matches.map(({ id, round }) => [id, round]));
  for (const { line, id, round, sides, onlyIfSecondWon } of matches) {
    const sameRound = onlyIfSecondWon === undefined ? [] : [onlyIfSecondWon];
    for (const before of [...sides.map(matchBefore), ...sameRound]) {
      if (before === null) continue;
      const of = roundOf.get(before);
      const isEarlier = of !== undefined && of < round;
      if (isEarlier) continue;
      const message =
        of === undefined
          ? say`Match ${id} waits for match ${before}, which does not exist.`
          : say`Match ${id} waits for match ${before}, which is not played in an earlier round.`;
      add(line, message, say`Use matches of earlier lines only: each line is a round.`);
    }
  }
}

function checkSeeds(matches: readonly ReadMatch[], add: Add): void {
  const lines = new Map<number, number[]>();
  for (const { line, sides, onlyIfSecondWon } of matches) {
    if (onlyIfSecondWon !== undefined) continue;
    for (const side of sides) if ('seed' in side) lines.set(side.seed, [...(lines.get(side.seed) ?? []), line]);
  }
  const most = Math.max(0, ...lines.keys());
  if (most < FEWEST || most > MOST) {
    add(0, say`The bracket has ${most} seeds.`, say`Write a bracket of ${FEWEST} to ${MOST} players, numbered from 1.`);
    return;
  }
  for (const [seed, [, second]] of lines) {
    if (seed === 0) add(lines.get(0)![0]!, say`There is no seed 0.`, say`Number the seeds from 1.`);
    if (second !== undefined) {
      add(second, say`Seed ${seed} begins in two matches.`, say`Let each seed begin in one match.`);
    }
  }
  const missing = Array.from({ length: most }, (_, index) => index + 1).filter((seed) => !lines.has(seed));
  if (missing.length > 0) {
    const message = say`Seeds are missing: ${joined(missing.slice(0, 8).map(String), ', ')}.`;
    add(0, message, say`Let every seed from 1 to ${most} begin in one match.`);
  }
}

/** Each winner plays on in one match, except that of the last one. Each loser drops once at most. */
function checkWinners(matches: readonly ReadMatch[], add: Add): void {
  const final = matches.findLast(({ onlyIfSecondWon }) => onlyIfSecondWon === undefined);
  const used = new Map<string, string>();
  for (const { line, id, sides, onlyIfSecondWon } of matches) {
    if (onlyIfSecondWon !== undefined) {
      checkSecondFinal({ line, id, sides, onlyIfSecondWon }, final, matches, add);
      continue;
    }
    for (const side of sides) {
      const [kind, before] = 'winnerOf' in side ? ['W', side.winnerOf] : ['L', matchBefore(side)];
      if (before === null) continue;
      const key = `${kind}${before}`;
      const other = used.get(key);
      if (other !== undefined) {
        const message =
          kind === 'W'
            ? say`The winner of match ${before} plays both match ${other} and match ${id}.`
            : say`The loser of match ${before} drops into both match ${other} and match ${id}.`;
        add(line, message, say`Let each winner and each loser go on to one match.`);
      }
      used.set(key, id);
    }
  }
  for (const { line, id, onlyIfSecondWon } of matches) {
    if (onlyIfSecondWon !== undefined || id === final?.id || used.has(`W${id}`)) continue;
    const advice = say`Let them play a later match. Only the last match decides who wins the bracket.`;
    add(line, say`The winner of match ${id} plays no further match.`, advice);
  }
  const last = Math.max(0, ...matches.filter((each) => each !== final).map(({ round }) => round));
  if (final !== undefined && used.has(`W${final.id}`)) {
    add(final.line, say`The last match is not the final.`, say`Write the final as the last match.`);
  } else if (
    final !== undefined &&
    matches.every((each) => each.onlyIfSecondWon === undefined) &&
    final.round <= last
  ) {
    add(final.line, say`The final is not alone in the last round.`, say`Write the final in a line of its own.`);
  }
}

/** The second final repeats the first one, and nothing follows it. */
function checkSecondFinal(
  { line, id, sides, onlyIfSecondWon }: Pick<ReadMatch, 'line' | 'id' | 'sides' | 'onlyIfSecondWon'>,
  final: ReadMatch | undefined,
  matches: readonly ReadMatch[],
  add: Add,
): void {
  const isRepeated = final?.id === onlyIfSecondWon && JSON.stringify(final?.sides) === JSON.stringify(sides);
  const hasLosers = matches.some((match) => match.sides.some((side) => 'loserOf' in side || 'nth' in side));
  if (isRepeated && matches.at(-1)?.id === id) {
    if (hasLosers) return;
    const message = say`The final is played again, although nobody plays on after a loss: it has decided already.`;
    add(line, message, say`Leave match ${id} out, or let losers play on, such as L1.`);
    return;
  }
  const advice = say`Use "if" for the last match alone, with the sides of the final before it, such as 6: W3-W5, and then 7: W3-W5 if W6.`;
  add(line, say`Match ${id} is not a second final.`, advice);
}
