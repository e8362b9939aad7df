/** Rounds of four players in which each meets each. */
const PAIRS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

/** The table of a tournament of four players. `wins` has a result for each match, such as FW, ML or TT. */
export function roundRobin(names: readonly [string, string, string, string], wins: readonly string[]): string {
  const rows = PAIRS.flatMap(([a, b, c, d], round) => [
    [round + 1, names[a], names[b], wins[2 * round]],
    [round + 1, names[c], names[d], wins[2 * round + 1]],
  ]);
  return ['round,player 1,player 2,result', ...rows.map((row) => row.join(','))].join('\n') + '\n';
}
