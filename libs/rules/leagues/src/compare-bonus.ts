import { readSchemeRule } from './league-rules.js';

export interface BonusAward {
  readonly tournament: string;
  readonly playerRowId: number;
  readonly points: number;
  readonly rule: string;
  readonly reason: string | null;
}

/** A bonus award that should be published and is not, or that is published and should not be. */
export interface DifferingAward extends BonusAward {
  readonly change: 'given' | 'taken';
}

/** Counts the bonus awards that differ from the published ones, with their tournaments and players. */
export interface MovedAwards {
  readonly given: number;
  readonly taken: number;
  readonly tournaments: number;
  readonly players: number;
}

/**
 * Lists the bonus awards in which some rules differ from the published ones. Another version of a scheme that gives
 * the same points for the same reason makes no difference.
 */
export const compareBonus = (
  computed: readonly BonusAward[],
  published: readonly BonusAward[],
): readonly DifferingAward[] => [
  ...without(computed, published).map((award) => ({ change: 'given' as const, ...award })),
  ...without(published, computed).map((award) => ({ change: 'taken' as const, ...award })),
];

export const countMoved = (differing: readonly DifferingAward[]): MovedAwards => ({
  given: differing.filter(({ change }) => change === 'given').length,
  taken: differing.filter(({ change }) => change === 'taken').length,
  tournaments: new Set(differing.map(({ tournament }) => tournament)).size,
  players: new Set(differing.map(({ playerRowId }) => playerRowId)).size,
});

/** Lists the awards that another list does not have. An award that occurs more often is listed as many times more. */
function without(awards: readonly BonusAward[], others: readonly BonusAward[]): BonusAward[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(sameAs(other), (left.get(sameAs(other)) ?? 0) + 1);
  return awards.filter((award) => {
    const count = left.get(sameAs(award)) ?? 0;
    left.set(sameAs(award), count - 1);
    return count <= 0;
  });
}

const sameAs = ({ tournament, playerRowId, points, rule, reason }: BonusAward): string =>
  JSON.stringify([tournament, playerRowId, points, readSchemeRule(rule)?.scheme ?? rule, reason]);
