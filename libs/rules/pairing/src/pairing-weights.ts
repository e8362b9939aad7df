import type { PairingPlayer } from './pairing.js';

// @row 74
/**
 * How good it is to pair two players, as one whole number that puts the criteria of 000, section 7.6, in their order: no
 * second meeting (0), then as few byes as possible, none for who had one, byes for the lowest victory points; then nobody
 * paired down past a group, as many pairs as possible with equal points, small differences between the others. Each unit
 * is larger than all that the lesser ones can sum up to, so that no sum of lesser advantages outweighs a greater one.
 *
 * @returns weight of the pair of two positions of `players`, 0 where they have met
 * @throws RangeError for a field so large that the numbers would not be exact any more
 */
export function weighPairs(players: readonly PairingPlayer[]): (a: number, b: number) => number {
  const points = [...new Set(players.map((player) => player.points))].sort((a, b) => b - a);
  const groupOf = new Map(points.map((total, group) => [total, group]));
  const groups = players.map((player) => groupOf.get(player.points)!);
  const met = meetingsOf(players);

  const pairs = Math.floor(players.length / 2);
  const widest = (points[0] ?? 0) - (points.at(-1) ?? 0);
  const unequal = pairs * widest + 1;
  const pastGroup = unequal * (pairs + 1);
  const alone = pastGroup * (pairs * points.length + 1);
  // Who has met fewer than half of the others can always be paired (Dirac 1952): then the odd player alone has a bye.
  const mostMeetings = Math.max(0, ...met.map((opponents) => opponents.size));
  const mostAlone = players.length > 2 * mostMeetings + 1 ? 1 : players.length;
  const paired = alone * (2 * points.length * mostAlone + 1);
  if (8 * (paired + 2 * points.length * alone) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`${players.length} players with ${points.length} point totals are more than can be paired.`);
  }

  const worthOfPairing = players.map(({ hadBye }, index) => {
    const above = points.length - 1 - groups[index]!;
    return paired + alone * (above + (hadBye ? points.length : 0));
  });
  return (a, b) => {
    if (met[a]!.has(players[b]!.id)) return 0;
    const distance = Math.abs(groups[a]! - groups[b]!);
    const cost =
      pastGroup * Math.max(0, distance - 1) +
      (distance > 0 ? unequal : 0) +
      Math.abs(players[a]!.points - players[b]!.points);
    return worthOfPairing[a]! + worthOfPairing[b]! - cost;
  };
}

/** Whom each player has met, also where only the other one's card says so. */
function meetingsOf(players: readonly PairingPlayer[]): Set<string>[] {
  const met = new Map(players.map(({ id, opponents }) => [id, new Set(opponents)]));
  for (const { id, opponents } of players) for (const opponent of opponents) met.get(opponent)?.add(id);
  return players.map(({ id }) => met.get(id)!);
}
