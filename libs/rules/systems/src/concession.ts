import type { TournamentHeader } from '@quadrant/rules/tournament';

/** These members of a match in a report describe a concession. */
export type ConcededMatch =
  | { readonly result: 'FL' | 'LOSS'; readonly endedBy?: 'concession' | 'forfeit' }
  | { readonly games: readonly [{ readonly winner: string }] };

// @row 85
/**
 * Returns the result of a concession by the first of two players (000, 7.9; 001, Scoring), as a report writes it.
 *
 * @returns null when the rules of the tournament name no result: the director enters one
 */
export function concessionOf(
  { ruleSystem, game }: Pick<TournamentHeader, 'ruleSystem' | 'game'>,
  [, winner]: readonly [string, string],
  isElimination: boolean,
): ConcededMatch | null {
  if (ruleSystem === 'opg-4.2' && game !== 'tribbles') return { result: 'FL', endedBy: 'concession' };
  if (ruleSystem === 'ffg-swlcg-2016') return isElimination ? { games: [{ winner }] } : null;
  if (game === 'stccg') return { result: 'LOSS', ...(ruleSystem === 'decipher-1999' && { endedBy: 'forfeit' }) };
  return null;
}
