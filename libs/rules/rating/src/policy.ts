import type { Category, Format } from '@quadrant/rules/tournament';

/** How games move ratings. Every switch stands here; who plays whom for what share, and when, is told by the games. */
export interface RatingPolicy {
  /** Stable, kebab-case. */
  readonly name: string;
  /** Documents and sections, and whose choice the rest is. */
  readonly source: string;
  /** Rating of somebody who never had a rated game. */
  readonly start: number;
  /** No rating leaves these bounds. */
  readonly floor: number;
  readonly ceiling: number;
  /** `per-game`: each step on what the step before left; `per-event`: a whole tournament on the ratings before it. */
  readonly update: (typeof UPDATES)[number];
  /**
   * Points of a player whose expected score is E, whose score is S and for whom K is at stake: `exact` is K x (S - E);
   * `rounded` is K x S less the points adjustment, E x K as a whole number.
   */
  readonly adjustment: (typeof ADJUSTMENTS)[number];
  /** The least points adjustment; nothing to do with `exact`. */
  readonly minimumAdjustment: number;
  /** Whether the winner of a modified win gains like any winner or half of that; the loser always loses in full. */
  readonly modifiedWin: (typeof MODIFIED_WINS)[number];
  /** Whoever is rated below this loses no points. */
  readonly protectBelow: number | null;
  /** The categories that a rated tournament of this format moves, each an Elo of its own. */
  readonly categories: Readonly<Partial<Record<Format, readonly Category[]>>>;
}

export const UPDATES = ['per-game', 'per-event'] as const;
export const ADJUSTMENTS = ['exact', 'rounded'] as const;
export const MODIFIED_WINS = ['full', 'half-gain'] as const;

/** What makes two policies rate alike: everything but name and source. */
export function switchesOf(policy: RatingPolicy): Omit<RatingPolicy, 'name' | 'source'> {
  const { name: _name, source: _source, ...switches } = policy;
  return switches;
}
