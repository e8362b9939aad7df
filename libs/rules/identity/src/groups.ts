/**
 * Groups of things that are one person, which grow by joining. A group never has two things of one tournament, and groups
 * that somebody called two people stay apart.
 */
export class Groups {
  private readonly parents: Int32Array;
  private readonly tournaments: (Set<number> | null)[];
  private readonly members: (number[] | null)[];
  private readonly apart = new Map<number, Set<number>>();

  /** @param tournamentsOf the tournaments of each thing */
  constructor(tournamentsOf: readonly (readonly number[])[]) {
    this.parents = Int32Array.from(tournamentsOf, (_, thing) => thing);
    this.tournaments = tournamentsOf.map((tournaments) => new Set(tournaments));
    this.members = tournamentsOf.map((_, thing) => [thing]);
  }

  /** Returns the number of the group of a thing, which changes when it is joined to a larger group. */
  find(thing: number): number {
    let root = thing;
    while (this.parents[root] !== root) root = this.parents[root]!;
    for (let each = thing; each !== root;) {
      const next = this.parents[each]!;
      this.parents[each] = root;
      each = next;
    }
    return root;
  }

  /** Returns the things of a group in the order in which they came to it. */
  membersOf(thing: number): readonly number[] {
    return this.members[this.find(thing)]!;
  }

  /** Returns how many tournaments the person was in, which is also how many entries the group has. */
  sizeOf(thing: number): number {
    return this.tournaments[this.find(thing)]!.size;
  }

  tournamentsOf(thing: number): ReadonlySet<number> {
    return this.tournaments[this.find(thing)]!;
  }

  areOne(one: number, other: number): boolean {
    return this.find(one) === this.find(other);
  }

  /** Tells whether both groups were in one tournament. */
  haveMet(one: number, other: number): boolean {
    const [few, many] = this.bySize(one, other).map((root) => this.tournaments[root]!) as [Set<number>, Set<number>];
    for (const tournament of few) if (many.has(tournament)) return true;
    return false;
  }

  mayJoin(one: number, other: number): boolean {
    const [a, b] = [this.find(one), this.find(other)];
    return a !== b && this.apart.get(a)?.has(b) !== true && !this.haveMet(a, b);
  }

  /** Joins two groups. @returns whether they may be joined */
  join(one: number, other: number): boolean {
    if (!this.mayJoin(one, other)) return false;
    const [small, large] = this.bySize(one, other);
    this.parents[small] = large;
    for (const tournament of this.tournaments[small]!) this.tournaments[large]!.add(tournament);
    this.members[large]!.push(...this.members[small]!);
    this.tournaments[small] = null;
    this.members[small] = null;
    for (const other of this.apart.get(small) ?? []) {
      this.apart.get(other)!.delete(small);
      this.markApart(large, other);
    }
    this.apart.delete(small);
    return true;
  }

  /** Keeps two groups apart from now on. @returns false when they are one already */
  keepApart(one: number, other: number): boolean {
    const [a, b] = [this.find(one), this.find(other)];
    if (a === b) return false;
    this.markApart(a, b);
    return true;
  }

  private markApart(one: number, other: number): void {
    for (const [root, apart] of [
      [one, other],
      [other, one],
    ] as const) {
      const known = this.apart.get(root);
      if (known) known.add(apart);
      else this.apart.set(root, new Set([apart]));
    }
  }

  private bySize(one: number, other: number): [small: number, large: number] {
    const [a, b] = [this.find(one), this.find(other)];
    const difference = this.tournaments[a]!.size - this.tournaments[b]!.size;
    return difference < 0 || (difference === 0 && a > b) ? [a, b] : [b, a];
  }
}
