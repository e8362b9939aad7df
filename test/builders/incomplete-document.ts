/** A match: two players, or one alone; null is an unknown opponent. Without a result, that is unknown. */
export type IncompleteRow = readonly [
  first: string | null,
  second?: string | null,
  result?: string,
  score?: number,
  other?: number,
];

/** It holds what the document says besides its rounds. */
export interface IncompleteFacts extends Readonly<Record<string, unknown>> {
  readonly ruleSystem?: string;
  readonly game?: string;
}

/** Builds a document of which some opponents or results may be unknown. */
export function incompleteDocument(
  rounds: readonly (readonly IncompleteRow[])[],
  { ruleSystem = 'opg-4.2', game = '2e', ...rest }: IncompleteFacts = {},
  tournament: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const handles = new Set(rounds.flat().flatMap(([first, second]) => [first, second].filter((each) => each != null)));
  return {
    schema: 'quadrant/1',
    tournament: {
      name: 'Old Local',
      game,
      ruleSystem,
      format: 'constructed',
      level: 1,
      startsAt: '2014-11-08T10:00:00-05:00',
      registeredAt: '2014-10-20T18:00:00Z',
      country: 'US',
      director: 'director',
      ...tournament,
    },
    players: [...handles].sort().map((handle) => ({ handle })),
    rounds: rounds.map((matches, index) => ({
      round: index + 1,
      matches: matches.map(([first, second, result, score, other]) => ({
        players: second === undefined ? [first] : [first, second],
        ...(result !== undefined && { result }),
        ...(score !== undefined && { score: [score, other] }),
      })),
    })),
    ...rest,
  };
}
