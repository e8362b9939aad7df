import { count, type Text, say, joined } from '@quadrant/rules/message';
import type { HistoryDiff, PrizesDiff } from './history-diff.js';

type MovedCounts = Pick<PrizesDiff, 'added' | 'removed'>;

interface SeasonCounts {
  readonly qualifications: { readonly total: number };
  readonly champion: object | null;
}

/**
 * Describes a diff in one line: `14 later tournaments, 23 players, largest -18.2`. Later tournaments have the same
 * input as before. A cause that concerns all of history has no later ones, so all changed tournaments count: `120
 * tournaments, 300 players, largest +41.0`. Other changes follow: `…, 2 awards, 1 entitlement, 1 qualification, 1
 * champion`.
 */
export function describeDiff({
  tournaments: { corrected, moved },
  players,
  largest,
  causes,
  awards,
  entitlements,
  badges,
  seasons,
}: Pick<HistoryDiff, 'tournaments' | 'players' | 'awards'> & {
  readonly largest: readonly { readonly change: number }[];
  readonly causes: { readonly largest: readonly { readonly tournament: unknown }[] };
  readonly entitlements: MovedCounts;
  readonly badges: MovedCounts;
  readonly seasons: { readonly largest: readonly SeasonCounts[] };
}): Text {
  const isGeneral = causes.largest.some(({ tournament }) => tournament === null);
  const told = isGeneral ? count(corrected + moved, 'tournament') : count(moved, 'later tournament');
  const [first] = largest;
  const qualifications = seasons.largest.reduce((sum, season) => sum + season.qualifications.total, 0);
  const champions = seasons.largest.filter(({ champion }) => champion !== null).length;
  const counted = [
    told,
    count(players, 'player'),
    ...(first === undefined ? [] : [say`largest ${signed(first.change)}`]),
    ...countedUnlessNone(awards.added + awards.removed + awards.changed, 'award'),
    ...countedUnlessNone(entitlements.added + entitlements.removed, 'entitlement'),
    ...countedUnlessNone(badges.added + badges.removed, 'badge'),
    ...countedUnlessNone(qualifications, 'qualification'),
    ...countedUnlessNone(champions, 'champion'),
  ];
  return joined(counted, ', ');
}

const countedUnlessNone = (number: number, noun: string): Text[] => (number === 0 ? [] : [count(number, noun)]);

/** Writes one decimal, with a sign unless it rounds to zero. */
function signed(change: number): string {
  const rounded = change.toFixed(1);
  if (Number(rounded) === 0) return '0.0';
  return change > 0 ? `+${rounded}` : rounded;
}
