import type { TournamentMatch, TournamentRound } from '@quadrant/store/tournaments';
import { winnerOf } from './match-outcome.js';

/** The match has its place in a bracket, in pixels. */
export interface PlacedMatch {
  readonly match: TournamentMatch;
  readonly x: number;
  readonly y: number;
  /** The winner goes on to this match; null at the end. */
  readonly next: PlacedMatch | null;
}

export interface Bracket {
  readonly width: number;
  readonly height: number;
  readonly matches: readonly PlacedMatch[];
}

export const BOX = { width: 190, height: 52 } as const;
const GAP = { x: 36, y: 18 } as const;

/**
 * Places the matches of an elimination stage. Each round is a column, and a match stands in the middle between those
 * that its players come from. Rounds are placed from the last one back, so that no lines cross.
 */
export function layOutBracket(rounds: readonly TournamentRound[]): Bracket {
  const ordered = orderMatches(rounds.map(({ matches }) => matches));
  const tallest = Math.max(...ordered.map((matches) => matches.length));
  const height = tallest * (BOX.height + GAP.y) - GAP.y;
  const placed: PlacedMatch[] = [];
  let later: readonly PlacedMatch[] = [];
  for (const [column, matches] of [...ordered.entries()].reverse()) {
    const slot = (height + GAP.y) / matches.length;
    later = matches.map((match, index) => ({
      match,
      x: column * (BOX.width + GAP.x),
      y: index * slot + (slot - GAP.y - BOX.height) / 2,
      next: nextOf(match, later),
    }));
    placed.push(...later);
  }
  return { width: ordered.length * (BOX.width + GAP.x) - GAP.x, height, matches: placed };
}

function orderMatches(columns: readonly (readonly TournamentMatch[])[]): TournamentMatch[][] {
  const ordered: TournamentMatch[][] = [];
  let later: readonly TournamentMatch[] = [];
  for (const matches of [...columns].reverse()) {
    const rank = (match: TournamentMatch): number => {
      const winner = winnerOf(match);
      const found = later.flatMap(({ players }) => players).indexOf(winner ?? '');
      return found === -1 ? Infinity : found;
    };
    const sorted = later.length === 0 ? [...matches] : matches.toSorted((a, b) => compare(rank(a), rank(b)));
    ordered.unshift(sorted);
    later = sorted;
  }
  return ordered;
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

function nextOf(match: TournamentMatch, later: readonly PlacedMatch[]): PlacedMatch | null {
  const winner = winnerOf(match);
  return later.find((each) => winner !== null && each.match.players.includes(winner)) ?? null;
}
