import { tellFixed } from './tell-number.js';

interface RatingDeltaProps {
  /** Points of rating, or of whatever changed. */
  readonly value: number;
  readonly digits?: number;
}

/** What was gained or lost: never told by the colour alone. */
export function RatingDelta({ value, digits = 1 }: RatingDeltaProps) {
  const amount = tellFixed(Math.abs(value), digits);
  if (!/[1-9]/.test(amount)) return <span class="delta same">±0</span>;
  return value > 0 ? <span class="delta up">+{amount}</span> : <span class="delta down">−{amount}</span>;
}
