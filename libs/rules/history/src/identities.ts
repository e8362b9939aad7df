/** Maps players by row id to those that they count as: merged players to the last of their merges, others to themselves. */
export class Identities {
  /** @param into the target of each merge, by merged player */
  constructor(private readonly into: ReadonlyMap<number, number> = new Map()) {}

  /** @throws Error when the merges form a circle */
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

  /** Lists everybody who counts as another player, with that player. */
  listPairs(): [player: number, countsAs: number][] {
    return [...this.into.keys()].map((player) => [player, this.of(player)]);
  }

  /** Lists a player and everybody who was merged into them, directly or through others. */
  listMembers(rowId: number): number[] {
    const members = [rowId];
    for (const member of members) for (const [each, into] of this.into) if (into === member) members.push(each);
    return members;
  }

  /** Returns the identities as they are after one more merge. */
  with(player: number, into: number): Identities {
    return new Identities(new Map([...this.into, [player, into]]));
  }

  /** Returns the identities when one player's merge is undone. */
  without(player: number): Identities {
    return new Identities(new Map([...this.into].filter(([each]) => each !== player)));
  }
}

/** Tells whether a player behind an entry was merged or unmerged between two histories; null when nobody was. */
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
