import type { Phase } from '../phase.js';
import type { SeasonOutcome } from './compute-season.js';
import type { RecordedToss } from './season-rules.js';
import { mergeTosses } from './toss.js';

export interface WantedToss<Player extends string> {
  readonly stage: Phase;
  /** The first player goes first. */
  readonly order: readonly Player[];
  /** Tells whether they may correct a toss that is recorded. */
  readonly mayCorrect: boolean;
}

export type TossFault<Player extends string> =
  /** `apart` players are named, but not tied with the first of the order. `missing` players are tied with them, but not named. */
  | {
      readonly kind: 'toss-not-tied';
      readonly apart: readonly Player[];
      readonly missing: readonly Player[];
    }
  /** The order of these players is recorded, the first one first. */
  | { readonly kind: 'toss-recorded'; readonly kept: readonly Player[] };

/**
 * Returns null when a toss may be recorded (000, 12.6: it decides where all other criteria leave players tied). It
 * must name exactly the players who are tied at one place of its stage, and keep their recorded order: a toss is
 * thrown once, so another one only places players who tied with them since.
 */
export function refuseToss<Player extends string>(
  outcome: SeasonOutcome<Player>,
  { stage, order, mayCorrect }: WantedToss<Player>,
  recorded: readonly RecordedToss<Player>[],
): TossFault<Player> | null {
  const tied = tiedWith(outcome, stage, order[0]!);
  const apart = order.filter((player) => !tied.includes(player));
  const missing = tied.filter((player) => !order.includes(player));
  if (apart.length > 0 || missing.length > 0) return { kind: 'toss-not-tied', apart, missing };
  if (mayCorrect) return null;
  const tosses = recorded.filter((each) => each.stage === stage);
  const isTossed = (a: Player, b: Player) => tosses.some((each) => each.order.includes(a) && each.order.includes(b));
  const kept = mergeTosses(tosses).filter((player) => tied.includes(player));
  const isKnown = tied.every((player, index) => tied.slice(0, index).every((other) => isTossed(player, other)));
  if (isKnown) return { kind: 'toss-recorded', kept };
  const turned = pairsOf(kept).find(([a, b]) => isTossed(a, b) && order.indexOf(a) > order.indexOf(b));
  return turned ? { kind: 'toss-recorded', kept: turned } : null;
}

const pairsOf = <Player>(players: readonly Player[]): (readonly [Player, Player])[] =>
  players.flatMap((first, index) => players.slice(index + 1).map((second) => [first, second] as const));

/** Lists a player and those who are separated from them only by a toss; empty when the player is in no ranking of the stage. */
function tiedWith<Player extends string>(outcome: SeasonOutcome<Player>, stage: Phase, player: Player): Player[] {
  const rows: readonly { readonly player: Player; readonly decidedBy: string | null }[] =
    (stage === 'playoffs' ? outcome.playoffs : outcome.halves[stage])?.rows ?? [];
  const at = rows.findIndex((row) => row.player === player);
  if (at < 0) return [];
  const isTie = (index: number) => rows[index]?.decidedBy === 'toss' || rows[index]?.decidedBy === 'recorded-toss';
  let [from, to] = [at, at];
  while (from > 0 && isTie(from - 1)) from--;
  while (isTie(to)) to++;
  return rows.slice(from, to + 1).map((row) => row.player);
}
