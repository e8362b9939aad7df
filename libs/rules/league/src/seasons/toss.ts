import { sha256 } from '@quadrant/rules/tournament';
import type { Phase } from '../phase.js';
import type { RecordedToss, SeasonRules } from './season-rules.js';

/** Which ranking a lot is drawn for; `season` is the table of the whole season. */
export type TossStage = Phase | 'season';

// @reading league-toss
/**
 * The lot of a player where nothing else parts them from others: SHA-256 in hexadecimal digits, the lower one going
 * first. 000, 7.7 and 12.6 ask for a coin flip; ours can be repeated by anybody, and falls the same way every time.
 *
 * @param edition what the lots are drawn for: the slug of the league, its season, and the stage
 */
export const drawLot = (edition: readonly [league: string, season: string, stage: string], player: string): string =>
  sha256(JSON.stringify([...edition, player]));

/** Orders players whom every criterion leaves tied. */
export interface Toss<Player extends string> {
  /** Below 0 when `a` goes before `b`. */
  compare(a: Player, b: Player): number;
  /** What lets the upper one go first: who is named in a recorded toss goes before all who are not. */
  decidedBy(upper: Player): 'recorded-toss' | 'toss';
}

/** A toss whose recorded part is one order; everybody else goes after it by their lot. */
export function tossOf<Player extends string>(
  recorded: readonly Player[],
  edition: readonly [league: string, season: string, stage: string],
): Toss<Player> {
  const positions = new Map<Player, number>();
  for (const player of recorded) if (!positions.has(player)) positions.set(player, positions.size);
  const lots = new Map<Player, string>();
  const lotOf = (player: Player): string => {
    const lot = lots.get(player) ?? drawLot(edition, player);
    lots.set(player, lot);
    return lot;
  };
  const positionOf = (player: Player) => positions.get(player) ?? positions.size;
  return {
    compare: (a, b) => positionOf(a) - positionOf(b) || (lotOf(a) < lotOf(b) ? -1 : 1),
    decidedBy: (upper) => (positions.has(upper) ? 'recorded-toss' : 'toss'),
  };
}

/** The toss of one stage of a season. */
export const tossOfStage = <Player extends string>(
  { league, season }: Pick<SeasonRules, 'league' | 'season'>,
  stage: TossStage,
  tosses: readonly RecordedToss<Player>[],
): Toss<Player> => tossOf(mergeTosses(tosses.filter((toss) => toss.stage === stage)), [league, season, stage]);

/**
 * One order of everybody who is named in tosses. It keeps the order of each toss, unless a later one contradicts it: that one
 * is a correction. Of tosses that have nobody in common the later one goes first.
 *
 * @param tosses of one stage, in the order in which they were recorded
 */
export function mergeTosses<Player extends string>(tosses: readonly Pick<RecordedToss<Player>, 'order'>[]): Player[] {
  const merged: Player[] = [];
  for (const { order } of tosses.toReversed()) {
    order.forEach((player, index) => {
      if (!merged.includes(player)) merged.splice(placeAmong(merged, order, index), 0, player);
    });
  }
  return merged;
}

/** Behind everybody who goes before them in their toss; the first of a toss goes in front of its others. */
function placeAmong<Player>(merged: readonly Player[], order: readonly Player[], index: number): number {
  if (index > 0) return 1 + Math.max(...order.slice(0, index).map((each) => merged.indexOf(each)));
  const others = order.map((each) => merged.indexOf(each)).filter((at) => at >= 0);
  return Math.min(merged.length, ...others);
}
