import { count, type Text, say } from '@quadrant/rules/message';
import type { PairingPlayer, SwissPairing } from './pairing.js';

/** The weaknesses of a pairing by the criteria of 000, section 7.6; lower numbers are better. */
export interface RoundDrawbacks {
  /** It counts pairs that have met before. */
  readonly repeats: number;
  readonly byes: number;
  /** It counts byes of players who already had one. */
  readonly secondByes: number;
  /** It counts the groups of totals below the player who has the bye, over all byes. */
  readonly byesAbove: number;
  /** It counts the groups that pairs go past. */
  readonly pastGroups: number;
  /** It counts pairs of unequal totals. */
  readonly unequal: number;
  /** It sums the differences of totals. */
  readonly gaps: number;
}

// @row 74
/** Counts the weaknesses that a round has, one number for each criterion. */
export function measureRound(players: readonly PairingPlayer[], { pairs, byes }: SwissPairing): RoundDrawbacks {
  const byId = new Map(players.map((player) => [player.id, player]));
  const totals = [...new Set(players.map(({ points }) => points))].sort((a, b) => a - b);
  const groupOf = new Map(totals.map((total, group) => [total, group]));
  const group = (player: PairingPlayer): number => groupOf.get(player.points)!;
  const measured = { repeats: 0, byes: byes.length, secondByes: 0, byesAbove: 0, pastGroups: 0, unequal: 0, gaps: 0 };
  for (const [one, other] of pairs) {
    const [a, b] = [byId.get(one)!, byId.get(other)!];
    if (a.opponents.includes(b.id) || b.opponents.includes(a.id)) measured.repeats++;
    if (a.points === b.points) continue;
    measured.unequal++;
    measured.gaps += Math.abs(a.points - b.points);
    measured.pastGroups += Math.abs(group(a) - group(b)) - 1;
  }
  for (const id of byes) {
    const player = byId.get(id)!;
    if (player.hadBye) measured.secondByes++;
    measured.byesAbove += group(player);
  }
  return measured;
}

const NAMES: Readonly<Record<keyof RoundDrawbacks, (number: number) => Text>> = {
  repeats: (number) => count(number, 'repeated match', 'repeated matches'),
  byes: (number) => count(number, 'bye'),
  secondByes: (number) => count(number, 'second bye'),
  byesAbove: (number) => say`byes ${count(number, 'group')} above the lowest`,
  pastGroups: (number) => say`${count(number, 'group')} passed over`,
  unequal: (number) => say`${count(number, 'pair')} of unequal totals`,
  gaps: (number) => say`differences of ${count(number, 'point')}`,
};

/** Describes what one pairing does worse than another: "2 pairs of unequal totals instead of 0"; empty when nothing is worse. */
export const listWorse = (worse: RoundDrawbacks, better: RoundDrawbacks): Text[] =>
  (Object.keys(NAMES) as (keyof RoundDrawbacks)[]).flatMap((criterion) =>
    worse[criterion] > better[criterion]
      ? [say`${NAMES[criterion](worse[criterion])} instead of ${better[criterion]}`]
      : [],
  );
