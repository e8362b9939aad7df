import type { Category, GameTitle } from '@quadrant/rules/tournament';

export const BALANCE_KINDS = ['rating', 'lifetime', 'season', 'title'] as const;
export type BalanceKind = (typeof BALANCE_KINDS)[number];

interface AnyBalance {
  /** The line of the file, counted from 1. */
  readonly line: number;
  /** The handle as it stands in the file. */
  readonly player: string;
  /** The day of which it is, `YYYY-MM-DD`. For a rating it is the cut-over day of the track. */
  readonly date: string;
  readonly source: string;
}

export interface RatingBalance extends AnyBalance {
  readonly kind: 'rating';
  readonly game: GameTitle;
  readonly category: Category;
  /** It is the rating as the previous system had it. */
  readonly value: number;
  readonly games: number;
}

export interface PointsBalance extends AnyBalance {
  readonly kind: 'lifetime' | 'season';
  /** It is the slug of the league. */
  readonly league: string;
  /** It is null for lifetime points. */
  readonly season: string | null;
  readonly value: number;
}

export interface TitleBalance extends AnyBalance {
  readonly kind: 'title';
  readonly title: string;
  /** Both are given for the champion of a season of a league. */
  readonly league: string | null;
  readonly season: string | null;
}

/** A row of the file becomes one of these. */
export type Balance = RatingBalance | PointsBalance | TitleBalance;

/** A rating here is `add` plus `times` the rating in the file. */
export interface Conversion {
  readonly add: number;
  readonly times: number;
}

export const convert = ({ add, times }: Conversion, rating: number): number => add + times * rating;
