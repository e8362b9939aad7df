/** As whom players count: whoever was merged as the one at the end of their merges, everybody else as themselves. By row id. */
export class Identities {
  /** @param into of every merged player, whom they were merged into */
  constructor(private readonly into: ReadonlyMap<number, number> = new Map()) {}

  /** @throws Error for merges that lead back to where they began */
  of(rowId: number): number {
    let counted = rowId;
    for (let steps = 0; steps <= this.into.size; steps++) {
      const next = this.into.get(counted);
      if (next === undefined) return counted;
      counted = next;
    }
    throw new Error(`The merges of player ${rowId} lead in a circle.`);
  }

  isMerged(rowId: number): boolean {
    return this.into.has(rowId);
  }

  /** Everybody who counts as another, with that one. */
  listPairs(): [player: number, countsAs: number][] {
    return [...this.into.keys()].map((player) => [player, this.of(player)]);
  }

  /** A player and everybody who was merged into them, over others too. */
  listMembers(rowId: number): number[] {
    const members = [rowId];
    for (const member of members) for (const [each, into] of this.into) if (into === member) members.push(each);
    return members;
  }

  /** With one merge more. */
  with(player: number, into: number): Identities {
    return new Identities(new Map([...this.into, [player, into]]));
  }

  /** Without the merge of one player. */
  without(player: number): Identities {
    return new Identities(new Map([...this.into].filter(([each]) => each !== player)));
  }
}

/** What became of somebody behind an entry from one history to another; null: they count as they did. */
export function identityCauseOf(
  players: readonly number[],
  before: Identities,
  after: Identities,
): 'player-merge' | 'player-merge-undo' | null {
  for (const player of players) {
    const counted = before.of(player);
    if (after.of(player) === counted) continue;
    return after.of(counted) === counted ? 'player-merge-undo' : 'player-merge';
  }
  return null;
}
