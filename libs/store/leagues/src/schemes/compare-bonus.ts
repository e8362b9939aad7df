import type { PoolClient } from 'pg';
import type { FoldedTournament } from './fold-league.js';
import type { MovedAwards } from './scheme.js';

/** A bonus award that is not published, or is and would not be any more. */
export interface DifferingAward {
  readonly change: 'given' | 'taken';
  /** Key. */
  readonly tournament: string;
  readonly playerRowId: number;
  readonly points: number;
  readonly rule: string;
  readonly reason: string | null;
}

type BonusAward = Omit<DifferingAward, 'change'>;

/**
 * The bonus awards of a league in which a fold differs from what is published. Another version of a scheme that gives the
 * same points for the same reason makes no difference.
 */
export async function compareBonus(
  client: PoolClient,
  league: string,
  folded: readonly FoldedTournament[],
): Promise<DifferingAward[]> {
  const { rows: published } = await client.query<BonusAward>(
    `select t.key as tournament, a.player_id as "playerRowId", a.points, a.rule, a.reason
     from awards a join tournaments t on t.id = a.tournament_id join league_seasons s on s.id = a.league_season_id
       join leagues l on l.id = s.league_id join outcomes o on o.tournament_id = a.tournament_id
     where l.slug = $1 and a.kind = 'bonus' order by o.starts_at, o.key, a.ordinal`,
    [league],
  );
  const computed = folded.flatMap(({ key, bonus, players }) =>
    bonus.map(({ entry, points, rule, reason }) => {
      return { tournament: key, playerRowId: players[entry]!, points, rule, reason };
    }),
  );
  return [
    ...without(computed, published).map((award) => ({ change: 'given' as const, ...award })),
    ...without(published, computed).map((award) => ({ change: 'taken' as const, ...award })),
  ];
}

export const countMoved = (differing: readonly DifferingAward[]): MovedAwards => ({
  given: differing.filter(({ change }) => change === 'given').length,
  taken: differing.filter(({ change }) => change === 'taken').length,
  tournaments: new Set(differing.map(({ tournament }) => tournament)).size,
  players: new Set(differing.map(({ playerRowId }) => playerRowId)).size,
});

/** Those of one list that another one does not have, each as often as it has them more. */
function without(awards: readonly BonusAward[], others: readonly BonusAward[]): BonusAward[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(sameAs(other), (left.get(sameAs(other)) ?? 0) + 1);
  return awards.filter((award) => {
    const count = left.get(sameAs(award)) ?? 0;
    left.set(sameAs(award), count - 1);
    return count <= 0;
  });
}

const VERSION = / v\d+, rule \d+$/;

const sameAs = ({ tournament, playerRowId, points, rule, reason }: BonusAward): string =>
  JSON.stringify([tournament, playerRowId, points, rule.replace(VERSION, ''), reason]);
