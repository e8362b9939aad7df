import { sha256 } from '@quadrant/rules/tournament';
import type { Phase } from '../phase.js';
import type { RecordedToss, SeasonRules } from './season-rules.js';

/** The ranking that a lot is drawn for; `season` is the table of the whole season. */
export type TossStage = Phase | 'season';

// @reading league-toss
/**
 * Returns the lot of a player, which decides where all other criteria leave them tied: SHA-256 in hexadecimal digits,
 * the lower one goes first. 000, 7.7 and 12.6 ask for a coin flip; everybody can repeat ours, and it always gives the
 * same result.
 *
 * @param edition what the lots are drawn for: the slug of the league, its season, and the stage
 */
export const drawLot = (edition: readonly [league: string, season: string, stage: string], player: string): string =>
  sha256(JSON.stringify([...edition, player]));

/** Orders players who are tied in every criterion. */
export interface Toss<Player extends string> {
  /** Returns a number below 0 when `a` goes before `b`. */
  compare(a: Player, b: Player): number;
  /** Says why the upper player goes first: players in a recorded toss go before all others. */
  decidedBy(upper: Player): 'recorded-toss' | 'toss';
}

/** Returns a toss whose recorded part is one order; all other players follow by their lot. */
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

/** Returns the toss for one stage of a season, in which the recorded tosses are merged. */
export const tossOfStage = <Player extends string>(
  { league, season }: Pick<SeasonRules, 'league' | 'season'>,
  stage: TossStage,
  tosses: readonly RecordedToss<Player>[],
): Toss<Player> => tossOf(mergeTosses(tosses.filter((toss) => toss.stage === stage)), [league, season, stage]);

/**
 * Merges tosses into one order of everybody who is named in them. It keeps the order of each toss, unless a later one
 * contradicts it: that one is a correction. When two tosses have no players in common, the later one goes first.
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

/** Places a player behind everybody who goes before them in their toss; the first of a toss goes in front of its others. */
function placeAmong<Player>(merged: readonly Player[], order: readonly Player[], index: number): number {
  if (index > 0) return 1 + Math.max(...order.slice(0, index).map((each) => merged.indexOf(each)));
  const others = order.map((each) => merged.indexOf(each)).filter((at) => at >= 0);
  return Math.min(merged.length, ...others);
}
