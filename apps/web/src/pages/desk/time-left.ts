/** What is left in words, as nearly as the pace so far says. */
export function describeLeft(seconds: number | null): string {
  if (seconds === null) return 'The time left is not known yet.';
  if (seconds < 5) return 'A few seconds left.';
  if (seconds < 90) return `About ${Math.ceil(seconds / 5) * 5} seconds left.`;
  return `About ${Math.ceil(seconds / 60)} minutes left.`;
}
