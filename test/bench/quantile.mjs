/** Returns the quantile of times, which may be in any order. */
export const quantile = (times, q) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(q * times.length))];
