import { findLeastCostMatching } from './matching/least-cost-matching.js';
import type { PairingPlayer } from './pairing.js';
import { costsOfAnybody, listMeetings } from './round-costs.js';

// @row 74
// @reading pairing-ahead
/**
 * Prepares the check whether the next round can be paired after this one, the fifth criterion of 000, section 7.6. It
 * needs no more byes than an odd number of players, and no second bye while somebody had none. The points of the next
 * round are not known yet, but the meetings are.
 *
 * @param players of this round; those of fixed pairs last, each behind the other
 * @param free how many are not in fixed pairs
 * @returns the check for a pairing of the free players; null when every pairing leaves the next round pairable
 */
export function nextRoundQuestion(
  players: readonly PairingPlayer[],
  free: number,
): ((partners: Int32Array) => boolean) | null {
  const met = listMeetings(players);
  const mostMeetings = met.reduce((most, { size }) => Math.max(most, size), 0);
  const size = players.length;
  // Those who have met fewer than half of the others can always be paired (Dirac 1952), no matter who has the bye.
  if (size > 2 * (mostMeetings + 1) + 1) return null;
  const partnerOf = (partners: Int32Array, player: number): number => {
    if (player < free) return partners[player]!;
    return (player - free) % 2 === 0 ? player + 1 : player - 1;
  };
  return (partners) => {
    const now = met.map((_, player) => partnerOf(partners, player));
    const after = met.map((opponents, player) => (now[player]! < 0 ? opponents : new Set(opponents).add(now[player]!)));
    const hadBye = players.map((player, index) => player.hadBye || now[index]! < 0);
    const isAnybodyWithout = hadBye.includes(false);
    const costs = costsOfAnybody(after);
    for (let player = 0; player < size; player++)
      if (hadBye[player] && isAnybodyWithout) costs.aloneRanks[player] = size;
    let rank = 0;
    findLeastCostMatching(costs).partners.forEach((partner, player) => {
      if (partner < 0) rank += costs.aloneRanks[player]!;
    });
    return rank <= size % 2;
  };
}
