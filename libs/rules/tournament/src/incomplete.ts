import type { EntryIndex, IncompleteMatch, Round, TournamentReport } from './report.js';

/** Lists the matches whose opponent or result is unknown, in the order of the document. */
export const listIncomplete = ({ rounds }: Pick<TournamentReport, 'rounds'>): IncompleteMatch[] =>
  rounds.flatMap(({ incomplete = [] }) => incomplete);

/** Tells whether the opponent or the result of some match is unknown. */
export const isIncomplete = ({ rounds }: Pick<TournamentReport, 'rounds'>): boolean =>
  rounds.some(({ incomplete = [] }) => incomplete.length > 0);

// @row 258
/**
 * Lists the entries that may be the unknown opponent of a match of a round: those without a match there, who had not
 * dropped before it. Whether they missed the round is unknown.
 */
export function listPossibleOpponents(
  { entries }: Pick<TournamentReport, 'entries'>,
  { round, matches, incomplete = [] }: Round,
): EntryIndex[] {
  if (!incomplete.some(({ players: [, second] }) => second === null)) return [];
  const seated = new Set<EntryIndex | null>([...matches, ...incomplete].flatMap(({ players }) => [...players]));
  return [...entries.keys()].filter(
    (entry) => !seated.has(entry) && (entries[entry]!.droppedAfterRound ?? Infinity) >= round,
  );
}

/** Counts the matches whose result was concluded. */
export const countInferred = ({ rounds }: Pick<TournamentReport, 'rounds'>): number =>
  rounds.reduce((sum, { matches }) => sum + matches.filter(({ inferred }) => inferred !== undefined).length, 0);

/** Returns the report without the matches whose result was concluded. */
export const withoutInferred = (report: TournamentReport): TournamentReport => ({
  ...report,
  rounds: report.rounds.map((round) => ({
    ...round,
    matches: round.matches.filter(({ inferred }) => inferred === undefined),
  })),
});

/** Tells whether the places count as stated: the games do not tell them, or the report gives them for that reason. */
export const isOrderStated = ({ record, statedStandings }: TournamentReport): boolean =>
  record !== undefined || statedStandings !== undefined;

/**
 * Returns the number that each match of a round has in its document, from 0: incomplete matches are counted, too.
 *
 * @returns in the order of `matches`
 */
export function numbersOfMatches({ matches, incomplete = [] }: Pick<Round, 'matches' | 'incomplete'>): number[] {
  const taken = new Set(incomplete.map(({ number }) => number));
  const numbers: number[] = [];
  for (let number = 0; numbers.length < matches.length; number++) if (!taken.has(number)) numbers.push(number);
  return numbers;
}
