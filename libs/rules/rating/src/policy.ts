import type { Category, Format } from '@quadrant/rules/tournament';

/** The rules by which games move ratings. It has every switch; the games themselves tell who plays, when, and for what share. */
export interface RatingPolicy {
  /** The name is stable and in kebab-case. */
  readonly name: string;
  /** It names documents and sections, and says who chose the rest. */
  readonly source: string;
  /** The rating that a player has before their first rated game. */
  readonly start: number;
  /** No rating leaves these bounds. */
  readonly floor: number;
  readonly ceiling: number;
  /** `per-game` rates each step on the ratings after the one before; `per-event` rates a tournament on the ratings before it. */
  readonly update: (typeof UPDATES)[number];
  /**
   * The way to compute points for a player whose expected score is E, whose score is S and who has K at stake. `exact`
   * is K x (S - E). `rounded` is K x S minus the points adjustment, which is E x K as a whole number.
   */
  readonly adjustment: (typeof ADJUSTMENTS)[number];
  /** The lowest points adjustment; it has no effect on `exact`. */
  readonly minimumAdjustment: number;
  /** Whether the winner of a modified win gains like any winner, or half of that. The loser always loses in full. */
  readonly modifiedWin: (typeof MODIFIED_WINS)[number];
  /** Players who are rated below this lose no points. */
  readonly protectBelow: number | null;
  /** The categories that a rated tournament of this format moves; each has its own Elo rating. */
  readonly categories: Readonly<Partial<Record<Format, readonly Category[]>>>;
}

export const UPDATES = ['per-game', 'per-event'] as const;
export const ADJUSTMENTS = ['exact', 'rounded'] as const;
export const MODIFIED_WINS = ['full', 'half-gain'] as const;

/** Returns everything but name and source. Two policies with the same switches rate alike. */
export function switchesOf(policy: RatingPolicy): Omit<RatingPolicy, 'name' | 'source'> {
  const { name: _name, source: _source, ...switches } = policy;
  return switches;
}
