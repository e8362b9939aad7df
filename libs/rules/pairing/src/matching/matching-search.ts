import { costOfPair, type MatchingCosts } from './costs.js';
import type { Blossom, Matching } from './matching.js';

const NONE = -1;

/** The search reaches a node over an even number of edges from its root (outer), or an odd one (inner), or not at all (free). */
const FREE = 0;
const OUTER = 1;
const INNER = 2;

/** One of these events ends a change of prices. */
const ALONE = 0;
const NEAREST = 1;
const BETWEEN_OUTER = 2;
const DISSOLVE = 3;

/**
 * The state of the algorithm. A node is a player (0 to n - 1) or a blossom (from n on): an odd cycle that is treated as one
 * player. Each player has a price. Each pair has the slack `2 * cost - price - price`, which is never negative outside of
 * blossoms; only pairs without slack are used. Ranks go before costs: each number has two parts that are compared in turn.
 *
 * The names follow Galil (1986) and van Rantwijk (2008). Unlike there, a search has one root, costs are computed, and each
 * player remembers their own best edges, which takes less memory than a list for each blossom.
 */
export class MatchingSearch {
  private readonly size: number;
  private readonly ranks: Float64Array;
  private readonly prices: Float64Array;
  private readonly mate: Int32Array;
  /** The outermost blossom that contains a player, or the player. */
  private readonly surface: Int32Array;
  private readonly parent: Int32Array;
  private readonly base: Int32Array;
  private readonly label: Uint8Array;
  /** The edge over which a node was reached, from a player of the previous node to a player of this one. */
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  private readonly blossomRanks: Float64Array;
  private readonly blossomPrices: Float64Array;
  private readonly children: (number[] | null)[];
  /** Each child of a blossom has an edge to the next one. It goes from the tail in the child to the head in the next one. */
  private readonly tails: number[][];
  private readonly heads: number[][];
  /** The players of a node form a chain that goes from its first over `next` to its last. */
  private readonly first: Int32Array;
  private readonly last: Int32Array;
  private readonly next: Int32Array;
  private readonly unused: number[] = [];
  private highest: number;

  /** For an outer player this is the best edge to another outer node, for all others the best edge from an outer one. */
  private readonly best: Int32Array;
  private readonly bestRanks: Float64Array;
  private readonly bestCosts: Float64Array;
  private readonly queue: number[] = [];
  private readonly tight: number[] = [];
  private readonly excludedFrom: Int32Array;
  private scans = 0;
  private readonly seen: Int32Array;
  private walks = 0;

  constructor(private readonly costs: MatchingCosts) {
    const { size } = costs;
    const nodes = 2 * size;
    this.size = size;
    this.highest = size;
    this.ranks = new Float64Array(size);
    this.prices = new Float64Array(size);
    this.mate = new Int32Array(size).fill(NONE);
    this.surface = Int32Array.from({ length: size }, (_, player) => player);
    this.parent = new Int32Array(nodes).fill(NONE);
    this.base = Int32Array.from({ length: nodes }, (_, node) => node);
    this.label = new Uint8Array(nodes);
    this.from = new Int32Array(nodes);
    this.to = new Int32Array(nodes);
    this.blossomRanks = new Float64Array(nodes);
    this.blossomPrices = new Float64Array(nodes);
    this.children = new Array<number[] | null>(nodes).fill(null);
    this.tails = new Array<number[]>(nodes).fill([]);
    this.heads = new Array<number[]>(nodes).fill([]);
    this.first = Int32Array.from({ length: nodes }, (_, node) => node);
    this.last = Int32Array.from({ length: nodes }, (_, node) => node);
    this.next = new Int32Array(size).fill(NONE);
    this.best = new Int32Array(size);
    this.bestRanks = new Float64Array(size);
    this.bestCosts = new Float64Array(size);
    this.excludedFrom = new Int32Array(size);
    this.seen = new Int32Array(nodes);
  }

  /** Sets the first price: half of twice the cheapest pair's cost, or the price of being alone if the player may meet nobody. */
  setPrice(player: number, least: number): void {
    if (least < Infinity) this.prices[player] = least;
    else {
      this.ranks[player] = 2 * this.costs.aloneRanks[player]!;
      this.prices[player] = 2 * this.costs.aloneCosts[player]!;
    }
  }

  isPaired(player: number): boolean {
    return this.mate[player] !== NONE;
  }

  priceOf(player: number): number {
    return this.prices[player]!;
  }

  isTight(a: number, b: number): boolean {
    const { ranks, prices } = this;
    return ranks[a]! + ranks[b]! === 0 && 2 * costOfPair(this.costs, a, b) === prices[a]! + prices[b]!;
  }

  pair(a: number, b: number): void {
    this.mate[a] = b;
    this.mate[b] = a;
  }

  /** Finds a partner for a player, or lets a player stay alone at the full price. */
  settle(root: number): void {
    if (this.mate[root] !== NONE || this.isAtPriceOfAlone(root)) return;
    this.label.fill(FREE);
    this.best.fill(NONE);
    this.bestRanks.fill(Infinity);
    this.bestCosts.fill(Infinity);
    this.queue.length = 0;
    this.tight.length = 0;
    this.labelOuter(this.surface[root]!, NONE, root);
    while (!this.usesTightEdges() && !this.changesPrices()) continue;
    this.dissolveAllWithoutPrice();
  }

  result(): Matching {
    const { size, ranks, prices, mate: partners } = this;
    const blossoms: Blossom[] = [];
    for (let node = this.highest - 1; node >= size; node--) {
      if (this.children[node] === null) continue;
      const [rank, cost] = [this.blossomRanks[node]!, this.blossomPrices[node]!];
      if (rank !== 0 || cost !== 0) blossoms.push({ players: this.playersIn(node), rank, cost });
    }
    if ([...prices, ...blossoms.map(({ cost }) => cost)].some((price) => !Number.isSafeInteger(price))) {
      throw new RangeError('The totals are too far apart to be paired exactly: prices leave the safe integers.');
    }
    return { partners, ranks, prices, blossoms: blossoms.sort((a, b) => b.players.length - a.players.length) };
  }

  private isAtPriceOfAlone(player: number): boolean {
    const { aloneRanks, aloneCosts } = this.costs;
    return this.ranks[player] === 2 * aloneRanks[player]! && this.prices[player] === 2 * aloneCosts[player]!;
  }

  private playersIn(node: number): number[] {
    const players: number[] = [];
    for (let player = this.first[node]!; ; player = this.next[player]!) {
      players.push(player);
      if (player === this.last[node]) return players;
    }
  }

  /** Grows the tree over edges without slack as far as possible. Returns true when a player was paired. */
  private usesTightEdges(): boolean {
    const { tight, queue } = this;
    for (;;) {
      while (tight.length > 0) {
        const head = tight.pop()!;
        const tail = tight.pop()!;
        if (this.use(tail, head)) return true;
      }
      const player = queue.pop();
      if (player === undefined) return false;
      this.scan(player, false);
    }
  }

  private use(tail: number, head: number): boolean {
    const node = this.surface[head]!;
    if (node === this.surface[tail] || this.label[node] === INNER) return false;
    if (this.label[node] === OUTER) {
      this.shrink(tail, head);
      return false;
    }
    if (this.mate[this.base[node]!] === NONE) {
      this.exchangeFrom(tail, head);
      if (node >= this.size) this.rotate(node, head);
      this.mate[head] = tail;
      return true;
    }
    this.labelInner(node, tail, head);
    return false;
  }

  private labelOuter(node: number, from: number, to: number): void {
    this.label[node] = OUTER;
    this.from[node] = from;
    this.to[node] = to;
    this.enqueue(node);
  }

  private labelInner(node: number, from: number, to: number): void {
    this.label[node] = INNER;
    this.from[node] = from;
    this.to[node] = to;
    const base = this.base[node]!;
    const mate = this.mate[base]!;
    this.labelOuter(this.surface[mate]!, base, mate);
  }

  private enqueue(node: number): void {
    for (let player = this.first[node]!; ; player = this.next[player]!) {
      this.queue.push(player);
      this.best[player] = NONE;
      this.bestRanks[player] = Infinity;
      this.bestCosts[player] = Infinity;
      if (player === this.last[node]) return;
    }
  }

  /** Scans all edges of an outer player; `again` only those to outer nodes, since their best one is now inside their blossom. */
  private scan(player: number, again: boolean): void {
    const { size, surface, label, ranks, prices, best, bestRanks, bestCosts, excludedFrom, tight } = this;
    const { starts, excluded, places, step } = this.costs;
    const scan = ++this.scans;
    for (let index = starts[player]!; index < starts[player + 1]!; index++) excludedFrom[excluded[index]!] = scan;
    const own = surface[player]!;
    const ownRank = ranks[player]!;
    const ownPrice = prices[player]!;
    const place = places[player]!;
    let outer = NONE;
    let outerRank = Infinity;
    let outerCost = Infinity;
    for (let other = 0; other < size; other++) {
      const node = surface[other]!;
      if (node === own || excludedFrom[other] === scan) continue;
      const isOuter = label[node] === OUTER;
      if (again && !isOuter) continue;
      const gap = Math.abs(place - places[other]!);
      const rank = -ownRank - ranks[other]!;
      const cost = (gap === 0 ? 0 : 2 * (step + gap)) - ownPrice - prices[other]!;
      if (isOuter) {
        if (rank === 0 && cost === 0) tight.push(player, other);
        else if (rank < outerRank || (rank === outerRank && cost < outerCost)) {
          outer = other;
          outerRank = rank;
          outerCost = cost;
        }
      } else if (rank < bestRanks[other]! || (rank === bestRanks[other]! && cost < bestCosts[other]!)) {
        best[other] = player;
        bestRanks[other] = rank;
        bestCosts[other] = cost;
        if (rank === 0 && cost === 0 && label[node] === FREE) {
          tight.push(player, other);
          if (this.mate[this.base[node]!] === NONE) break;
        }
      }
    }
    best[player] = outer;
    bestRanks[player] = outerRank;
    bestCosts[player] = outerCost;
  }

  /** Changes prices until there is a new edge without slack. Returns true when a player stays alone and the search is over. */
  private changesPrices(): boolean {
    const { size, surface, label, best, bestRanks, bestCosts, ranks, prices } = this;
    const { aloneRanks, aloneCosts } = this.costs;
    let rank = Infinity;
    let cost = Infinity;
    let kind = NONE;
    let subject = NONE;
    const offer = (offeredRank: number, offeredCost: number, offeredKind: number, offeredSubject: number): void => {
      if (offeredRank > rank || (offeredRank === rank && offeredCost >= cost)) return;
      rank = offeredRank;
      cost = offeredCost;
      kind = offeredKind;
      subject = offeredSubject;
    };
    for (let player = 0; player < size; player++) {
      const node = surface[player]!;
      if (label[node] === FREE) offer(bestRanks[player]!, bestCosts[player]!, NEAREST, player);
      else if (label[node] === OUTER) {
        offer(2 * aloneRanks[player]! - ranks[player]!, 2 * aloneCosts[player]! - prices[player]!, ALONE, player);
        const isBetter = () =>
          bestRanks[player]! / 2 < rank || (bestRanks[player]! / 2 === rank && bestCosts[player]! / 2 < cost);
        if (best[player] !== NONE && isBetter() && surface[best[player]!] === node) this.scan(player, true);
        if (best[player] !== NONE) offer(bestRanks[player]! / 2, bestCosts[player]! / 2, BETWEEN_OUTER, player);
      }
    }
    for (let node = size; node < this.highest; node++) {
      if (this.children[node] === null || this.parent[node] !== NONE || label[node] !== INNER) continue;
      offer(this.blossomRanks[node]! / 2, this.blossomPrices[node]! / 2, DISSOLVE, node);
    }
    // The scan has found edges without slack.
    if (this.tight.length > 0) return false;
    this.addToPrices(rank, cost);
    if (kind === ALONE) {
      this.exchangeFrom(subject, NONE);
      return true;
    }
    if (kind === DISSOLVE) this.dissolve(subject, true);
    return false;
  }

  private addToPrices(rank: number, cost: number): void {
    const { size, surface, label, best, bestRanks, bestCosts, ranks, prices, tight } = this;
    for (let player = 0; player < size; player++) {
      const node = surface[player]!;
      if (label[node] === INNER) {
        ranks[player]! -= rank;
        prices[player]! -= cost;
        continue;
      }
      const times = label[node] === OUTER ? 2 : 1;
      if (times === 2) {
        ranks[player]! += rank;
        prices[player]! += cost;
      }
      if (best[player] === NONE) continue;
      bestRanks[player]! -= times * rank;
      bestCosts[player]! -= times * cost;
      if (bestRanks[player] === 0 && bestCosts[player] === 0) tight.push(best[player]!, player);
    }
    for (let node = size; node < this.highest; node++) {
      if (this.children[node] === null || this.parent[node] !== NONE || label[node] === FREE) continue;
      const sign = label[node] === OUTER ? 2 : -2;
      this.blossomRanks[node]! += sign * rank;
      this.blossomPrices[node]! += sign * cost;
    }
  }

  /** Makes a blossom of the cycle that an edge between two outer nodes closes. */
  private shrink(tail: number, head: number): void {
    const bottom = this.commonNode(this.surface[tail]!, this.surface[head]!);
    const node = this.unused.pop() ?? this.highest++;
    const children: number[] = [];
    const tails: number[] = [tail];
    const heads: number[] = [head];
    for (let child = this.surface[tail]!; child !== bottom; child = this.surface[this.from[child]!]!) {
      children.push(child);
      tails.push(this.from[child]!);
      heads.push(this.to[child]!);
    }
    children.push(bottom);
    children.reverse();
    tails.reverse();
    heads.reverse();
    for (let child = this.surface[head]!; child !== bottom; child = this.surface[this.from[child]!]!) {
      children.push(child);
      tails.push(this.to[child]!);
      heads.push(this.from[child]!);
    }
    this.children[node] = children;
    this.tails[node] = tails;
    this.heads[node] = heads;
    this.base[node] = this.base[bottom]!;
    this.parent[node] = NONE;
    this.label[node] = OUTER;
    this.from[node] = this.from[bottom]!;
    this.to[node] = this.to[bottom]!;
    this.blossomRanks[node] = 0;
    this.blossomPrices[node] = 0;
    this.chain(node, children);
  }

  private chain(node: number, children: readonly number[]): void {
    let last = NONE;
    for (const child of children) {
      this.parent[child] = node;
      if (this.label[child] === INNER) this.enqueue(child);
      if (last === NONE) this.first[node] = this.first[child]!;
      else this.next[last] = this.first[child]!;
      last = this.last[child]!;
      this.raise(child, node);
    }
    this.last[node] = last;
  }

  private raise(child: number, node: number): void {
    for (let player = this.first[child]!; ; player = this.next[player]!) {
      this.surface[player] = node;
      if (player === this.last[child]) return;
    }
  }

  /** Returns the first outer node that is on the way from both to the root. */
  private commonNode(one: number, other: number): number {
    const walk = ++this.walks;
    const before = (node: number): number =>
      this.from[node] === NONE ? NONE : this.surface[this.from[this.surface[this.from[node]!]!]!]!;
    for (let node = one; node !== NONE; node = before(node)) this.seen[node] = walk;
    let node = other;
    while (this.seen[node] !== walk) node = before(node);
    return node;
  }

  /** Exchanges pairs along the way from an outer player to the root, which frees the player for another partner, or for none. */
  private exchangeFrom(start: number, partner: number): void {
    let player = start;
    let mate = partner;
    for (;;) {
      const node = this.surface[player]!;
      if (node >= this.size) this.rotate(node, player);
      this.mate[player] = mate;
      if (this.from[node] === NONE) return;
      const inner = this.surface[this.from[node]!]!;
      mate = this.to[inner]!;
      player = this.from[inner]!;
      if (inner >= this.size) this.rotate(inner, mate);
      this.mate[mate] = player;
    }
  }

  /** Pairs the players of a blossom so that this one is left over. */
  private rotate(blossom: number, player: number): void {
    const children = this.children[blossom]!;
    const tails = this.tails[blossom]!;
    const heads = this.heads[blossom]!;
    let entry = player;
    while (this.parent[entry] !== blossom) entry = this.parent[entry]!;
    if (entry >= this.size) this.rotate(entry, player);
    const { length } = children;
    const start = children.indexOf(entry);
    const forward = start % 2 === 1;
    for (let index = start; index !== (forward ? length : 0);) {
      const step = forward ? 1 : -1;
      const edge = forward ? index + 1 : index - 2;
      const [one, other] = forward ? [tails[edge % length]!, heads[edge % length]!] : [heads[edge]!, tails[edge]!];
      const first = children[(index + step) % length]!;
      const second = children[(index + 2 * step) % length]!;
      if (first >= this.size) this.rotate(first, one);
      if (second >= this.size) this.rotate(second, other);
      this.pair(one, other);
      index += 2 * step;
    }
    const turn = <Item>(items: Item[]): Item[] => [...items.slice(start), ...items.slice(0, start)];
    this.children[blossom] = turn(children);
    this.tails[blossom] = turn(tails);
    this.heads[blossom] = turn(heads);
    this.base[blossom] = player;
  }

  /** Dissolves a blossom. If the search reached it from outside, the children on the way through it stay in the tree. */
  private dissolve(blossom: number, isReached: boolean): void {
    const children = this.children[blossom]!;
    for (const child of children) {
      this.parent[child] = NONE;
      this.label[child] = FREE;
      this.raise(child, child);
    }
    this.children[blossom] = null;
    this.unused.push(blossom);
    if (!isReached) return;
    this.label[blossom] = FREE;
    this.relabel(blossom, children);
    for (const child of children) if (this.label[child] === FREE) this.offerTight(child);
  }

  private relabel(blossom: number, children: readonly number[]): void {
    const { length } = children;
    const [tails, heads] = [this.tails[blossom]!, this.heads[blossom]!];
    const entry = children.indexOf(this.surface[this.to[blossom]!]!);
    const forward = entry % 2 === 1;
    let tail = this.from[blossom]!;
    let head = this.to[blossom]!;
    let index = entry;
    while (index !== (forward ? length : 0)) {
      // The child is reached from outside or from the pair before; its mate inside the blossom follows.
      this.labelInner(children[index]!, tail, head);
      const after = forward ? (index + 1) % length : index - 2;
      tail = forward ? tails[after]! : heads[after]!;
      head = forward ? heads[after]! : tails[after]!;
      index += forward ? 2 : -2;
    }
    const base = children[0]!;
    this.label[base] = INNER;
    this.from[base] = tail;
    this.to[base] = head;
  }

  private offerTight(node: number): void {
    for (let player = this.first[node]!; ; player = this.next[player]!) {
      if (this.bestRanks[player] === 0 && this.bestCosts[player] === 0) this.tight.push(this.best[player]!, player);
      if (player === this.last[node]) return;
    }
  }

  private dissolveAllWithoutPrice(): void {
    const waiting: number[] = [];
    const take = (node: number): void => {
      const isIdle = this.blossomRanks[node] === 0 && this.blossomPrices[node] === 0;
      if (node >= this.size && this.parent[node] === NONE && isIdle) waiting.push(node);
    };
    for (let node = this.size; node < this.highest; node++) if (this.children[node] !== null) take(node);
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      const children = this.children[node]!;
      this.dissolve(node, false);
      for (const child of children) take(child);
    }
  }
}
