import { REGULAR } from './regular.js';

/** One wrong joining that makes so many wrong pairs of entries is worse than a hundred that give a regular one entry more. */
const MANY_PAIRS = 50;

/** Tells whether two groups with so many entries are regulars whose joining decides about many pairs of entries. */
export const isLarge = (one: number, other: number): boolean =>
  Math.min(one, other) >= REGULAR && one * other >= MANY_PAIRS;

/** Two regulars with many entries are one person only if they have so much of their company in common. */
export const COMPANY_OF_LARGE = 0.45;
