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

/** The toss of one stage of a season. Of several recorded ones the last goes first: it may correct the others. */
export const tossOfStage = <Player extends string>(
  { league, season }: Pick<SeasonRules, 'league' | 'season'>,
  stage: TossStage,
  tosses: readonly RecordedToss<Player>[],
): Toss<Player> =>
  tossOf(
    tosses
      .filter((toss) => toss.stage === stage)
      .reverse()
      .flatMap(({ order }) => order),
    [league, season, stage],
  );
