import type { Category, GameTitle } from '@quadrant/rules/tournament';
import { convert, type Balance, type Conversion, type RatingBalance } from './balance.js';
import { trackOf } from './judge-balances.js';

export interface Spread {
  readonly mean: number;
  /** It is the standard deviation. */
  readonly deviation: number;
  readonly lowest: number;
  readonly highest: number;
}

/** It compares the ratings of a track before and after the conversion; players who begin here have 1500. */
export interface TrackEffect {
  readonly game: GameTitle;
  readonly category: Category;
  /** It is the cut-over day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly players: number;
  readonly before: Spread;
  readonly after: Spread;
}

/** Returns the effect of a conversion on each track, in the order of the file. */
export function effectOf(balances: readonly Balance[], conversion: Conversion): TrackEffect[] {
  const tracks = new Map<string, RatingBalance[]>();
  for (const balance of balances) {
    if (balance.kind !== 'rating') continue;
    const track = trackOf(balance);
    const known = tracks.get(track);
    if (known) known.push(balance);
    else tracks.set(track, [balance]);
  }
  return [...tracks.values()].map((ratings) => {
    const [{ game, category, date: day }] = ratings as [RatingBalance];
    const values = ratings.map(({ value }) => value);
    const after = values.map((value) => convert(conversion, value));
    return { game, category, day, players: ratings.length, before: spreadOf(values), after: spreadOf(after) };
  });
}

function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const lowest = values.reduce((least, value) => Math.min(least, value), Infinity);
  const highest = values.reduce((most, value) => Math.max(most, value), -Infinity);
  return { mean, deviation: Math.sqrt(variance), lowest, highest };
}
