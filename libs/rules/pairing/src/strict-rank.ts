import { say, type Text } from '@quadrant/rules/message';
import type { PairingExplanation } from './explain-pairing.js';
import type { PairingPlayer, SwissPairing } from './pairing.js';

/** A rule system that pairs strictly by rank treats the odd player by these rules. */
export interface RankRules {
  /** Whether a bye moves up to the next player who has had none (001), or stays with the last one (002, 003). */
  readonly byeMovesUp: boolean;
  /** The document and section, as people read them. */
  readonly source: Text;
}

/** A pairing by rank, with the reasons for pairs that are out of order. */
export interface RankedPairing extends SwissPairing {
  readonly explanations: readonly PairingExplanation[];
}

// @row 174, 175, 176, 212, 222
/**
 * Pairs strictly by rank: first meets second, third meets fourth (001, II.A.i, 6; 002, section 4; 003, B). A player who
 * has met the next player meets the next lower one they have not met. A player who has met everybody who is left keeps
 * the original opponent.
 *
 * @param ranked the best first; in a first round in the order of the shuffled cards
 */
export function pairByRank(ranked: readonly PairingPlayer[], { byeMovesUp, source }: RankRules): RankedPairing {
  const explanations: PairingExplanation[] = [];
  const left = [...ranked];
  const byes: string[] = [];
  if (left.length % 2 === 1) {
    const last = left.length - 1;
    const index = byeMovesUp ? lastWithoutBye(left) : last;
    const [player] = left.splice(index, 1);
    byes.push(player!.id);
    explanations.push(explainBye(player!, index === last, byeMovesUp, source));
  }
  const pairs: (readonly [string, string])[] = [];
  while (left.length > 0) {
    const player = left.shift()!;
    const unmet = left.findIndex((other) => !hasMet(player, other));
    const [opponent] = left.splice(Math.max(0, unmet), 1);
    pairs.push([player.id, opponent!.id]);
    if (unmet !== 0) explanations.push(explainOrder(player, opponent!, unmet < 0, source));
  }
  return { pairs, byes, explanations };
}

const hasMet = (a: PairingPlayer, b: PairingPlayer): boolean =>
  a.opponents.includes(b.id) || b.opponents.includes(a.id);

/** Returns the position of the last player without a bye, or of the last player when everybody has had one. */
function lastWithoutBye(ranked: readonly PairingPlayer[]): number {
  const index = ranked.findLastIndex(({ hadBye }) => !hadBye);
  return index < 0 ? ranked.length - 1 : index;
}

function explainBye(
  { id, hadBye }: PairingPlayer,
  isLast: boolean,
  movesUp: boolean,
  source: Text,
): PairingExplanation {
  if (!isLast) {
    const text = say`${id} has the bye: everybody below has had one, so it moves up (${source}).`;
    return { code: 'bye', players: [id], text };
  }
  if (!hadBye)
    return { code: 'bye', players: [id], text: say`${id} has the bye: the last player is left over (${source}).` };
  const reason = movesUp ? say`everybody has had one` : say`the last player is left over, also a second time`;
  return { code: 'second-bye', players: [id], text: say`${id} has a second bye: ${reason} (${source}).` };
}

function explainOrder(
  player: PairingPlayer,
  opponent: PairingPlayer,
  isRepeat: boolean,
  source: Text,
): PairingExplanation {
  const players = [player.id, opponent.id];
  if (isRepeat) {
    const text = say`${player.id} meets ${opponent.id} again: ${player.id} has met everybody who is left (${source}).`;
    return { code: 'repeat', players, text };
  }
  const text = say`${player.id} meets ${opponent.id}, the next lower player whom ${player.id} has not met (${source}).`;
  return { code: 'next-lower', players, text };
}
