import { firstMeetings } from '@quadrant/rules/pairing';

// @row 97, 136
/** A line of the bracket; seeds are those of the entrants, from 1. */
export interface Seeded<Player> {
  readonly seed: number;
  readonly player: Player;
}

/** A match of the first round. Without a lower seed it is a bye. */
export interface BracketMatch<Player> {
  readonly upper: Seeded<Player>;
  readonly lower: Seeded<Player> | null;
}

/**
 * Returns the first round of a standard bracket, from top to bottom. Winners of neighbours meet in the next round;
 * lines are fixed. 000, figures 10.2.1 and 10.2.2 have it for eight and sixteen (the pictures are lost; 002, 4 prints
 * the same tree). For other numbers we choose the next power of two, whose empty lines are byes of the highest seeds.
 *
 * @param entrants who attends, the highest seed first; fewer than two have no round
 */
export function pairStandardBracket<Player>(entrants: readonly Player[]): BracketMatch<Player>[] {
  if (entrants.length < 2) return [];
  const size = 2 ** Math.ceil(Math.log2(entrants.length));
  const seeded = (seed: number): Seeded<Player> | null => {
    const player = entrants[seed - 1];
    return player === undefined ? null : { seed, player };
  };
  return firstMeetings(size).flatMap(([higher, lower]) => {
    const upper = seeded(higher);
    return upper === null ? [] : [{ upper, lower: seeded(lower) }];
  });
}
