/** Describes the remaining time in words, as exactly as the pace so far allows. */
export function describeLeft(
  seconds: number | null,
  say: (text: string, values?: Readonly<Record<string, number>>) => string,
): string {
  if (seconds === null) return say('The time left is not known yet.');
  if (seconds < 5) return say('A few seconds left.');
  if (seconds < 90) return say('About {seconds} seconds left.', { seconds: Math.ceil(seconds / 5) * 5 });
  return say('About {minutes} minutes left.', { minutes: Math.ceil(seconds / 60) });
}
