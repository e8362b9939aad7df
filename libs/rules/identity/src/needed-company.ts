/** Where so many namesakes are expected, so much of the company has to be the same. We chose it with invented communities. */
const NEEDED_COMPANY = [
  [0.025, 0],
  [0.05, 0.15],
  [0.12, 0.25],
  [0.4, 0.45],
  [Infinity, 0.65],
] as const;

/** Returns how much of the company of two groups has to be the same before one of their names makes them one person. */
export const neededCompany = (expected: number): number => NEEDED_COMPANY.find(([most]) => expected <= most)![1];
