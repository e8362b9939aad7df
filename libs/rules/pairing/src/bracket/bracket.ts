import type { Text } from '@quadrant/rules/message';

/** A side of a match comes from a seed, or from an earlier match. */
export type BracketSource =
  | { readonly seed: number }
  | { readonly winnerOf: string }
  | { readonly loserOf: string }
  /** It is the winner or loser with the n-th highest seed of these matches, since the bracket ranks the next round again. */
  | { readonly nth: number; readonly of: 'winners' | 'losers'; readonly matches: readonly string[] };

export interface BracketMatch {
  readonly id: string;
  readonly round: number;
  readonly sides: readonly [BracketSource, BracketSource];
  /** It is played only when the winner of this match is its second side: the player without a loss has to lose twice (004). */
  readonly onlyIfSecondWon?: string;
}

/**
 * How matches are played.
 *
 * - `match-play` (000, section 10): one game or the best of three. The first turn is drawn and then chosen by the
 *   loser. A tied match goes to the higher seed.
 * - `single-games` (002, section 4; 000, section 12.7): the same with one game each.
 * - `sides` (004): one game. A side is chosen or follows from the games before. When time is called, the score decides.
 */
export type BracketPlay = 'match-play' | 'single-games' | 'sides';

/** A bracket is plain data, so a reconstruction can be replaced here. */
export interface Bracket {
  readonly name: string;
  readonly title: Text;
  readonly entrants: number;
  /** The document that prints it, or how it was reconstructed. */
  readonly provenance: string;
  readonly isReconstruction: boolean;
  readonly play: BracketPlay;
  /** Explanations of first turns cite this. Brackets of sides have no first turn. */
  readonly turnSource: Text;
  readonly matches: readonly BracketMatch[];
}
