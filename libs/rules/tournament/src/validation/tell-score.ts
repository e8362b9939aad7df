/**
 * A score in a sentence, between the players if they are given. A minus before a number must not be taken for the
 * hyphen between the two.
 */
export function tellScore([first, second]: readonly [number, number], names: readonly string[] = []): string {
  const score = first < 0 || second < 0 ? `${first} to ${second}` : `${first}-${second}`;
  const [one = '', other = ''] = names;
  return `${one} ${score} ${other}`.trim();
}
