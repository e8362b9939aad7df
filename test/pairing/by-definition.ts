import type { PairingPlayer } from '@quadrant/rules/pairing';

/** Counts the drawbacks of a pairing, the most important first. They are compared place by place. */
export type Drawbacks = readonly number[];

export const compareDrawbacks = (a: Drawbacks, b: Drawbacks): number => {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place < 0 ? 0 : a[place]! - b[place]!;
};

export type Order = 'byes-first' | 'literal';

/** Counts the criteria of 000, section 7.6, one by one; `partners` has -1 for a bye. */
export function drawbacksOf(players: readonly PairingPlayer[], partners: readonly number[], order: Order): Drawbacks {
  const totals = [...new Set(players.map(({ points }) => points))].sort((a, b) => a - b);
  let byes = 0;
  let wrongByes = 0;
  let pastGroup = 0;
  let unequal = 0;
  let gaps = 0;
  partners.forEach((partner, player) => {
    const { points, hadBye } = players[player]!;
    if (partner < 0) {
      byes++;
      wrongByes += totals.indexOf(points) + (hadBye ? totals.length : 0);
    } else if (partner > player) {
      const other = players[partner]!.points;
      if (points === other) return;
      unequal++;
      gaps += Math.abs(points - other);
      pastGroup += Math.abs(totals.indexOf(points) - totals.indexOf(other)) - 1;
    }
  });
  return order === 'byes-first' ? [byes, wrongByes, pastGroup, unequal, gaps] : [byes, unequal, gaps, wrongByes];
}

export const haveMet = (a: PairingPlayer, b: PairingPlayer): boolean =>
  a.opponents.includes(b.id) || b.opponents.includes(a.id);

/** Yields every pairing in which nobody meets again. */
export function* everyPairing(players: readonly PairingPlayer[]): Generator<readonly number[]> {
  const partners = players.map(() => -2);
  const follow = function* (): Generator<readonly number[]> {
    const player = partners.indexOf(-2);
    if (player < 0) {
      yield partners;
      return;
    }
    partners[player] = -1;
    yield* follow();
    for (let other = player + 1; other < players.length; other++) {
      if (partners[other] !== -2 || haveMet(players[player]!, players[other]!)) continue;
      partners[player] = other;
      partners[other] = player;
      yield* follow();
      partners[other] = -2;
    }
    partners[player] = -2;
  };
  yield* follow();
}

/** Finds the least drawbacks that any pairing has. */
export function leastDrawbacks(players: readonly PairingPlayer[], order: Order): Drawbacks {
  let least: Drawbacks | null = null;
  for (const partners of everyPairing(players)) {
    const drawbacks = drawbacksOf(players, partners, order);
    if (least === null || compareDrawbacks(drawbacks, least) < 0) least = drawbacks;
  }
  return least ?? [];
}

/** Tells whether a round after this one has a pairing without needless byes. */
export function isPairableAfter(players: readonly PairingPlayer[], partners: readonly number[]): boolean {
  const after = players.map((player, index): PairingPlayer => {
    const partner = partners[index]!;
    return partner < 0
      ? { ...player, hadBye: true }
      : { ...player, opponents: [...player.opponents, players[partner]!.id] };
  });
  const isAnybodyWithout = after.some(({ hadBye }) => !hadBye);
  for (const next of everyPairing(after)) {
    const byes = next.flatMap((partner, player) => (partner < 0 ? [after[player]!] : []));
    if (byes.length <= players.length % 2 && !(isAnybodyWithout && byes.some(({ hadBye }) => hadBye))) return true;
  }
  return false;
}
