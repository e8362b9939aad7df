import { pairRound, type PairingPlayer, type SwissPairing } from '@quadrant/rules/pairing';

/** Victory points of both players of a match: win, tie, loss (000, 7.5). */
export const RESULTS = [
  [4, 1],
  [2, 2],
  [1, 4],
] as const;

export const newcomers = (size: number): PairingPlayer[] =>
  Array.from({ length: size }, (_, index) => ({ id: `p${index}`, points: 0, hadBye: false, opponents: [] }));

/** The players after a round; `resultOf` chooses a result for each pair. */
export function afterRound(
  players: readonly PairingPlayer[],
  { pairs, byes }: SwissPairing,
  resultOf: (pair: number) => readonly [number, number],
): PairingPlayer[] {
  const next = new Map(players.map((player) => [player.id, player]));
  const change = (id: string, points: number, opponent: string | null): void => {
    const player = next.get(id)!;
    next.set(id, {
      ...player,
      points: player.points + points,
      hadBye: player.hadBye || opponent === null,
      opponents: opponent === null ? player.opponents : [...player.opponents, opponent],
    });
  };
  pairs.forEach(([first, second], pair) => {
    const [one, other] = resultOf(pair);
    change(first, one, second);
    change(second, other, first);
  });
  for (const id of byes) change(id, 4, null);
  return [...next.values()];
}

/** A text that two states share only where one is the other with other names. */
export function shapeOf(players: readonly PairingPlayer[]): string {
  const index = new Map(players.map(({ id }, position) => [id, position]));
  let colors = players.map(({ points, hadBye }) => `${points}${hadBye ? 'b' : ''}`);
  const opponentsOf = players.map(({ opponents }) => opponents.map((id) => index.get(id)!));
  for (let turn = 0; turn < 3; turn++) {
    colors = colors.map(
      (color, player) =>
        `${color}(${opponentsOf[player]!.map((other) => colors[other]!)
          .sort()
          .join()})`,
    );
    const kinds = [...new Set(colors)].sort();
    colors = colors.map((color) => String(kinds.indexOf(color)).padStart(2, '0'));
  }
  let least: string | null = null;
  const order: number[] = [];
  const rest = players.map((_, player) => player).sort((a, b) => (colors[a]! < colors[b]! ? -1 : 1));
  const place = (left: readonly number[]): void => {
    if (left.length === 0) {
      const position = new Map(order.map((player, at) => [player, at]));
      const text = order
        .map((player) => {
          const { points, hadBye } = players[player]!;
          return `${points}${hadBye ? 'b' : ''}:${opponentsOf[player]!.map((other) => position.get(other)!)
            .sort()
            .join('')}`;
        })
        .join(' ');
      if (least === null || text < least) least = text;
      return;
    }
    // Only players of one color can take each other's place.
    for (const player of left.filter((each) => colors[each] === colors[left[0]!])) {
      order.push(player);
      place(left.filter((each) => each !== player));
      order.pop();
    }
  };
  place(rest);
  return least ?? '';
}

/** Every state that a tournament can reach, once, whatever the results: `seeds` choose among equal pairings. */
export function everyState(size: number, rounds: number, seeds: readonly string[]): PairingPlayer[][] {
  const found: PairingPlayer[][] = [];
  let states = [newcomers(size)];
  for (let round = 1; round <= rounds; round++) {
    found.push(...states);
    const next = new Map<string, PairingPlayer[]>();
    for (const players of states) {
      for (const seed of seeds) {
        const pairing = pairRound({ players, round, seed });
        const { length } = pairing.pairs;
        for (let results = 0; results < 3 ** length; results++) {
          const after = afterRound(players, pairing, (pair) => RESULTS[Math.floor(results / 3 ** pair) % 3]!);
          const shape = shapeOf(after);
          if (!next.has(shape)) next.set(shape, after);
        }
      }
    }
    states = [...next.values()];
  }
  return [...found, ...states];
}
