import { tellFixed } from './tell-number.js';

interface RatingDeltaProps {
  /** The points that a rating, or another number, gained or lost. */
  readonly value: number;
  readonly digits?: number;
}

/** Shows what was gained or lost with a sign, so that colour is never the only difference. */
export function RatingDelta({ value, digits = 1 }: RatingDeltaProps) {
  const amount = tellFixed(Math.abs(value), digits);
  if (!/[1-9]/.test(amount)) return <span class="delta same">±0</span>;
  return value > 0 ? <span class="delta up">+{amount}</span> : <span class="delta down">−{amount}</span>;
}
