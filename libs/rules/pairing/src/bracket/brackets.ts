import { plain, say } from '@quadrant/rules/message';
import { sourceIn, type TournamentHeader } from '@quadrant/rules/tournament';
import type { Bracket, BracketMatch, BracketSource } from './bracket.js';
import { OWN_BRACKET, readOwnBracket } from './own-bracket.js';

const GUIDE_TURNS = sourceIn('000', 'section 10.1');

/** It matches a place among the winners or losers of four matches: `w2` is the winner with the second highest seed. */
const RANKED = /^([wl])([1-4])$/;

const side = (text: string): BracketSource => {
  const [, kind, nth] = RANKED.exec(text) ?? [];
  if (kind !== undefined) {
    return { nth: Number(nth), of: kind === 'w' ? 'winners' : 'losers', matches: ['1', '2', '3', '4'] };
  }
  if (text.startsWith('W')) return { winnerOf: text.slice(1) };
  return text.startsWith('L') ? { loserOf: text.slice(1) } : { seed: Number(text) };
};

/** Reads one line per round, with matches as `id: side-side`. A side is a seed, W and a match, or L and a match. */
function matchesOf(rounds: readonly string[]): BracketMatch[] {
  return rounds.flatMap((line, index) =>
    line.split(', ').map((text): BracketMatch => {
      const [, id = '', one = '', other = '', last] = /^(\d+): (\w+)-(\w+)(?: if W(\d+))?$/.exec(text) ?? [];
      const match = { id, round: index + 1, sides: [side(one), side(other)] as const };
      return last === undefined ? match : { ...match, onlyIfSecondWon: last };
    }),
  );
}

/** Returns the seeds of a standard bracket from top to bottom, as if the higher seed won every earlier match. */
function standardOrder(size: number): number[] {
  let seeds = [1];
  while (seeds.length < size) {
    const sum = 2 * seeds.length + 1;
    seeds = seeds.flatMap((seed, index) => (index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]));
  }
  return seeds;
}

/** The higher seed comes first in its match. */
const higherFirst = (one: BracketSource, other: BracketSource): readonly [BracketSource, BracketSource] =>
  'seed' in one && 'seed' in other && other.seed < one.seed ? [other, one] : [one, other];

// @row 97, 215, 216
function standardMatches(size: number): BracketMatch[] {
  const matches: BracketMatch[] = [];
  let sources: BracketSource[] = standardOrder(size).map((seed) => ({ seed }));
  for (let round = 1; sources.length > 1; round++) {
    const next: BracketSource[] = [];
    for (let index = 0; index < sources.length; index += 2) {
      const id = String(matches.length + 1);
      matches.push({ id, round, sides: higherFirst(sources[index]!, sources[index + 1]!) });
      next.push({ winnerOf: id });
    }
    sources = next;
  }
  return matches;
}

const PRINTED_ORDER = plain`Star Trek CCG Tournament Rules 1996, section 4, prints this order`;

function standardBracket(size: number): Bracket {
  return {
    name: `standard-${size}`,
    title: say`Standard bracket of ${size}`,
    entrants: size,
    provenance:
      size === 8 || size === 16
        ? `${PRINTED_ORDER}; figures 10.2.1 and 10.2.2 of the Organized Play Guide 4.2 are lost`
        : plain`The same order as the printed brackets of 8 and 16 (Star Trek CCG Tournament Rules 1996, section 4)`,
    isReconstruction: false,
    play: 'match-play',
    turnSource: GUIDE_TURNS,
    matches: standardMatches(size),
  };
}

/** 002, section 4: the cut of Swiss-Elimination; points are discarded, and first plays last. */
const swissElimination = (size: number): Bracket => ({
  ...standardBracket(size),
  name: `swiss-elimination-${size}`,
  title: say`Elimination of ${size} after Swiss rounds`,
  provenance: plain`Star Trek CCG Tournament Rules 1996, section 4, Swiss-Elimination`,
  play: 'single-games',
  turnSource: sourceIn('002', null),
});

/** The seeds that meet in the first round of a standard bracket, from top to bottom, the higher one first: [1, 8], [4, 5] and so on. */
export const firstMeetings = (size: number): (readonly [number, number])[] =>
  standardMatches(size).flatMap(({ round, sides: [upper, lower] }) =>
    round === 1 && 'seed' in upper && 'seed' in lower ? [[upper.seed, lower.seed] as const] : [],
  );

// @reading modified-mcintyre
const MODIFIED_MCINTYRE_8 = plain`Reconstruction: figure 10.2.3 of the Organized Play Guide 4.2 is lost. Fits the results of two tournaments of 2008 and 2013; other graphs are possible`;
const MODIFIED_MCINTYRE_16 = plain`Reconstruction: figure 10.2.4 of the Organized Play Guide 4.2 is lost. Built like the reconstruction of 8; other graphs are possible`;

/** The list contains every bracket except the two families for any number of players: see {@link findBracket}. */
export const BRACKETS: readonly Bracket[] = [
  ...[2, 4, 8, 16, 32, 64].map(standardBracket),
  ...[4, 8, 16, 32].map(swissElimination),
  {
    name: 'mcintyre-8',
    title: say`McIntyre final eight`,
    entrants: 8,
    provenance: plain`The published McIntyre final eight, which ranks players anew by seed after the first round`,
    isReconstruction: false,
    play: 'match-play',
    turnSource: GUIDE_TURNS,
    matches: matchesOf(['1: 1-8, 2: 2-7, 3: 3-6, 4: 4-5', '5: w4-l2, 6: w3-l1', '7: w1-W5, 8: w2-W6', '9: W7-W8']),
  },
  // @row 98
  {
    name: 'modified-mcintyre-8',
    title: 'Modified McIntyre bracket of 8',
    entrants: 8,
    provenance: MODIFIED_MCINTYRE_8,
    isReconstruction: true,
    play: 'match-play',
    turnSource: GUIDE_TURNS,
    matches: matchesOf(['1: 1-4, 2: 2-3, 3: 5-8, 4: 6-7', '5: L1-W4, 6: L2-W3', '7: W1-W6, 8: W2-W5', '9: W7-W8']),
  },
  {
    name: 'modified-mcintyre-16',
    title: 'Modified McIntyre bracket of 16',
    entrants: 16,
    provenance: MODIFIED_MCINTYRE_16,
    isReconstruction: true,
    play: 'match-play',
    turnSource: GUIDE_TURNS,
    matches: matchesOf([
      '1: 1-8, 2: 2-7, 3: 3-6, 4: 4-5, 5: 9-16, 6: 10-15, 7: 11-14, 8: 12-13',
      '9: L1-W8, 10: L2-W7, 11: L3-W6, 12: L4-W5',
      '13: W1-W12, 14: W2-W11, 15: W3-W10, 16: W4-W9',
      '17: W13-W16, 18: W14-W15',
      '19: W17-W18',
    ]),
  },
  // @row 240, 255
  // @reading double-elimination-sheets
  {
    name: 'double-elimination-4',
    title: 'Double elimination of 4',
    entrants: 4,
    provenance: plain`Graph of two programs that served the FFG format (Cobra, AesopsTables); the tournament rules of FFG have headings only. Both agree`,
    isReconstruction: true,
    play: 'sides',
    turnSource: GUIDE_TURNS,
    matches: matchesOf(['1: 1-4, 2: 2-3', '3: W1-W2, 4: L1-L2', '5: L3-W4', '6: W3-W5', '7: W3-W5 if W6']),
  },
  {
    name: 'double-elimination-8',
    title: 'Double elimination of 8',
    entrants: 8,
    provenance: plain`Graph of two programs that served the FFG format (Cobra, AesopsTables); the tournament rules of FFG have headings only. Both agree`,
    isReconstruction: true,
    play: 'sides',
    turnSource: GUIDE_TURNS,
    matches: matchesOf([
      '1: 1-8, 2: 4-5, 3: 2-7, 4: 3-6',
      '5: W1-W2, 6: W3-W4, 7: L1-L2, 8: L3-L4',
      '9: W5-W6, 10: W7-L6, 11: W8-L5',
      '12: W10-W11',
      '13: W12-L9',
      '14: W9-W13',
      '15: W9-W13 if W14',
    ]),
  },
  {
    name: 'double-elimination-16',
    title: 'Double elimination of 16',
    entrants: 16,
    provenance: plain`Graph of Cobra, a program that served the FFG format; the tournament rules of FFG have headings only. AesopsTables crosses the lower half in another way`,
    isReconstruction: true,
    play: 'sides',
    turnSource: GUIDE_TURNS,
    matches: matchesOf([
      '1: 1-16, 2: 8-9, 3: 5-12, 4: 4-13, 5: 3-14, 6: 6-11, 7: 7-10, 8: 2-15',
      '9: L1-L2, 10: L3-L4, 11: L5-L6, 12: L7-L8, 13: W1-W2, 14: W3-W4, 15: W5-W6, 16: W7-W8',
      '17: W9-L16, 18: W10-L15, 19: W11-L14, 20: W12-L13, 21: W13-W14, 22: W15-W16',
      '23: W17-W18, 24: W19-W20, 27: W21-W22',
      '25: W23-L21, 26: W24-L22',
      '28: W25-W26',
      '29: W28-L27',
      '30: W27-W29',
      '31: W27-W29 if W30',
    ]),
  },
];

// @reading play-in
/** Single elimination for any number of players: the lowest seeds play in for the last places of a standard bracket. */
function playInBracket(entrants: number): Bracket {
  const size = 2 ** Math.floor(Math.log2(entrants));
  const extra = entrants - size;
  const playIn = Array.from({ length: extra }, (_, index): BracketMatch => {
    const upper = size - extra + 1 + index;
    return { id: String(index + 1), round: 1, sides: [{ seed: upper }, { seed: entrants - index }] };
  });
  const shift = (source: BracketSource): BracketSource => {
    if ('winnerOf' in source) return { winnerOf: String(Number(source.winnerOf) + extra) };
    const isPlayedFor = 'seed' in source && source.seed > size - extra;
    return isPlayedFor ? { winnerOf: String(source.seed - size + extra) } : source;
  };
  const rest = standardMatches(size).map(({ id, round, sides }) => ({
    id: String(Number(id) + extra),
    round: extra > 0 ? round + 1 : round,
    sides: [shift(sides[0]), shift(sides[1])] as const,
  }));
  return {
    name: `play-in-${entrants}`,
    title: say`Single elimination of ${entrants} with play-in`,
    entrants,
    provenance: plain`Ours: the Organized Play Guide 4.2, appendix A, names this style and does not describe it`,
    isReconstruction: true,
    play: 'match-play',
    turnSource: GUIDE_TURNS,
    matches: [...playIn, ...rest],
  };
}

// @row 136
/** 000, section 12.7: seeds follow lifetime points, each match is one game, and the highest seeds have the byes. */
const championsLeague = (entrants: number): Bracket => ({
  name: `champions-league-${entrants}`,
  title: say`Champions League of ${entrants}`,
  entrants,
  provenance: plain`Organized Play Guide 4.2, section 12.7: best of one in a standard bracket; byes for the highest seeds are ours`,
  isReconstruction: false,
  play: 'single-games',
  turnSource: GUIDE_TURNS,
  matches: standardMatches(2 ** Math.ceil(Math.log2(entrants))),
});

/**
 * Finds a bracket by its name; `play-in-N` and `champions-league-N` exist for any N from 3 to 64, and `own` is the one that
 * the tournament brings. Returns null for others.
 */
export function findBracket(
  name: string,
  tournament?: Pick<TournamentHeader, 'bracket' | 'ruleSystem'>,
): Bracket | null {
  if (name === OWN_BRACKET) {
    const own = tournament?.bracket && readOwnBracket(tournament.bracket, tournament.ruleSystem);
    return own === undefined || Array.isArray(own) ? null : own;
  }
  const [, kind, number] = /^(play-in|champions-league)-([1-9]\d?)$/.exec(name) ?? [];
  if (kind !== undefined) {
    const entrants = Number(number);
    if (entrants < 3 || entrants > 64) return null;
    return kind === 'play-in' ? playInBracket(entrants) : championsLeague(entrants);
  }
  return BRACKETS.find((bracket) => bracket.name === name) ?? null;
}
