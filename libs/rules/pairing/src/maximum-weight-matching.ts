/** No vertex: vertices and blossoms are numbered from 1. */
const NONE = 0;

/** Whether the search has reached a node: over an even number of edges from an unmatched one (outer) or an odd one. */
const FREE = 0;
const OUTER = 1;
const INNER = 2;

/**
 * A matching of the largest possible total weight in a general graph: Edmonds' blossom algorithm in its primal-dual form,
 * O(n³). It is exact as long as twice the largest weight is a safe integer.
 *
 * @param size vertices 0 to size - 1
 * @param weightOf whole number, symmetric; zero and less mean that there is no edge
 * @returns for each vertex the one that it is matched with, null for a vertex that stays alone
 */
export function findMaximumWeightMatching(size: number, weightOf: (a: number, b: number) => number): (number | null)[] {
  const search = new MatchingSearch(size, weightOf);
  while (search.augment()) continue;
  return search.partners();
}

/**
 * A node is a vertex (1 to n) or a blossom (above n): an odd cycle that the search treats as one vertex. Each vertex has a
 * dual value, each edge the slack `dual + dual - 2 * weight`, never negative; only edges without slack are used.
 */
class MatchingSearch {
  private readonly stride: number;
  private highest: number;
  private readonly weights: Float64Array;
  /** For two nodes the vertices in them between which the edge with the least slack runs. */
  private readonly tails: Int32Array;
  private readonly heads: Int32Array;
  private readonly dual: Float64Array;
  private readonly mate: Int32Array;
  /** The outermost blossom around a node, or the node itself; NONE for a dissolved blossom. */
  private readonly surface: Int32Array;
  private readonly treeParent: Int32Array;
  /** The outer node from which a node can be reached with the least slack. */
  private readonly nearest: Int32Array;
  private readonly side: Uint8Array;
  private readonly mark: Int32Array;
  private marks = 0;
  private readonly cycles: number[][];
  /** For a blossom and a vertex in it the child of the blossom that holds the vertex. */
  private readonly childWith: Int32Array;
  private queue: number[] = [];

  constructor(
    private readonly size: number,
    weightOf: (a: number, b: number) => number,
  ) {
    // Blossoms are disjoint or nested, each with at least two more nodes than the largest in it: n ids are enough.
    const stride = (this.stride = 2 * size + 1);
    this.highest = size;
    this.weights = new Float64Array(stride * stride);
    this.tails = new Int32Array(stride * stride);
    this.heads = new Int32Array(stride * stride);
    this.dual = new Float64Array(stride);
    this.mate = new Int32Array(stride);
    this.surface = new Int32Array(stride);
    this.treeParent = new Int32Array(stride);
    this.nearest = new Int32Array(stride);
    this.side = new Uint8Array(stride);
    this.mark = new Int32Array(stride);
    this.cycles = Array.from({ length: stride }, () => []);
    this.childWith = new Int32Array(stride * stride);
    let heaviest = 0;
    for (let a = 1; a <= size; a++) {
      this.surface[a] = a;
      this.childWith[a * stride + a] = a;
      for (let b = 1; b <= size; b++) {
        const weight = a === b ? 0 : Math.max(0, weightOf(a - 1, b - 1));
        this.weights[a * stride + b] = weight;
        this.tails[a * stride + b] = a;
        this.heads[a * stride + b] = b;
        heaviest = Math.max(heaviest, weight);
      }
    }
    this.dual.fill(heaviest, 1, size + 1);
  }

  partners(): (number | null)[] {
    return Array.from({ length: this.size }, (_, vertex) => {
      const mate = this.mate[vertex + 1]!;
      return mate === NONE ? null : mate - 1;
    });
  }

  /** Grows trees from all unmatched nodes until a path between two of them is found. @returns false when there is none */
  augment(): boolean {
    this.side.fill(FREE);
    this.nearest.fill(NONE);
    this.queue = [];
    for (let node = 1; node <= this.highest; node++) {
      if (this.surface[node] !== node || this.mate[node] !== NONE) continue;
      this.treeParent[node] = NONE;
      this.side[node] = OUTER;
      this.enqueue(node);
    }
    if (this.queue.length === 0) return false;
    for (;;) {
      if (this.exploreQueue()) return true;
      if (!this.adjustDuals()) return false;
      this.queue = [];
      if (this.useTightEdges()) return true;
      this.dissolveEmptyBlossoms();
    }
  }

  private exploreQueue(): boolean {
    for (let index = 0; index < this.queue.length; index++) {
      const vertex = this.queue[index]!;
      if (this.side[this.surface[vertex]!] === INNER) continue;
      for (let other = 1; other <= this.size; other++) {
        const edge = vertex * this.stride + other;
        if (this.weights[edge] === 0 || this.surface[vertex] === this.surface[other]) continue;
        if (this.slack(edge) === 0) {
          if (this.useEdge(edge)) return true;
        } else {
          this.offerNearest(vertex, this.surface[other]!);
        }
      }
    }
    return false;
  }

  /** Moves the duals as far as no slack becomes negative. @returns false when the matching is the best there is */
  private adjustDuals(): boolean {
    let step = Infinity;
    for (let blossom = this.size + 1; blossom <= this.highest; blossom++) {
      if (this.surface[blossom] === blossom && this.side[blossom] === INNER) {
        step = Math.min(step, this.dual[blossom]! / 2);
      }
    }
    for (let node = 1; node <= this.highest; node++) {
      const from = this.nearest[node]!;
      if (this.surface[node] !== node || from === NONE || this.side[node] === INNER) continue;
      const slack = this.slack(from * this.stride + node);
      step = Math.min(step, this.side[node] === FREE ? slack : slack / 2);
    }
    for (let vertex = 1; vertex <= this.size; vertex++) {
      const side = this.side[this.surface[vertex]!];
      if (side === OUTER) {
        if (this.dual[vertex]! <= step) return false;
        this.dual[vertex]! -= step;
      } else if (side === INNER) {
        this.dual[vertex]! += step;
      }
    }
    for (let blossom = this.size + 1; blossom <= this.highest; blossom++) {
      if (this.surface[blossom] !== blossom) continue;
      if (this.side[blossom] === OUTER) this.dual[blossom]! += 2 * step;
      else if (this.side[blossom] === INNER) this.dual[blossom]! -= 2 * step;
    }
    return true;
  }

  private useTightEdges(): boolean {
    for (let node = 1; node <= this.highest; node++) {
      const from = this.nearest[node]!;
      if (this.surface[node] !== node || from === NONE || this.surface[from] === node) continue;
      const edge = from * this.stride + node;
      if (this.slack(edge) === 0 && this.useEdge(edge)) return true;
    }
    return false;
  }

  private dissolveEmptyBlossoms(): void {
    for (let blossom = this.size + 1; blossom <= this.highest; blossom++) {
      if (this.surface[blossom] === blossom && this.side[blossom] === INNER && this.dual[blossom] === 0) {
        this.dissolve(blossom);
      }
    }
  }

  /** An edge without slack from an outer node: the tree grows, a blossom forms, or the matching does. */
  private useEdge(edge: number): boolean {
    const tail = this.surface[this.tails[edge]!]!;
    const head = this.surface[this.heads[edge]!]!;
    if (this.side[head] === FREE) {
      const next = this.surface[this.mate[head]!]!;
      this.treeParent[head] = this.tails[edge]!;
      this.side[head] = INNER;
      this.nearest[head] = NONE;
      this.nearest[next] = NONE;
      this.side[next] = OUTER;
      this.enqueue(next);
    } else if (this.side[head] === OUTER) {
      const ancestor = this.findCommonAncestor(tail, head);
      if (ancestor === NONE) {
        this.flipPath(tail, head);
        this.flipPath(head, tail);
        return true;
      }
      this.formBlossom(tail, ancestor, head);
    }
    return false;
  }

  private findCommonAncestor(one: number, other: number): number {
    this.marks += 1;
    for (let here = one, there = other; here !== NONE || there !== NONE; [here, there] = [there, here]) {
      if (here === NONE) continue;
      if (this.mark[here] === this.marks) return here;
      this.mark[here] = this.marks;
      const mate = this.surface[this.mate[here]!]!;
      here = mate === NONE ? NONE : this.surface[this.treeParent[mate]!]!;
    }
    return NONE;
  }

  private flipPath(start: number, toward: number): void {
    for (let node = start, next = toward; ;) {
      const former = this.surface[this.mate[node]!]!;
      this.matchInside(node, next);
      if (former === NONE) return;
      const parent = this.surface[this.treeParent[former]!]!;
      this.matchInside(former, parent);
      [node, next] = [parent, former];
    }
  }

  /** Matches a node outwards; in a blossom the children then pair up around the cycle. */
  private matchInside(node: number, other: number): void {
    const edge = node * this.stride + other;
    this.mate[node] = this.heads[edge]!;
    if (node <= this.size) return;
    const child = this.childWith[node * this.stride + this.tails[edge]!]!;
    const position = this.turnToEven(node, child);
    const cycle = this.cycles[node]!;
    for (let index = 0; index < position; index += 2) {
      this.matchInside(cycle[index]!, cycle[index + 1]!);
      this.matchInside(cycle[index + 1]!, cycle[index]!);
    }
    this.matchInside(child, other);
    this.cycles[node] = [...cycle.slice(position), ...cycle.slice(0, position)];
  }

  /** The even way around the cycle from its first child to another. @returns the position of that child */
  private turnToEven(blossom: number, child: number): number {
    const cycle = this.cycles[blossom]!;
    const position = cycle.indexOf(child);
    if (position % 2 === 0) return position;
    cycle.splice(1, cycle.length - 1, ...cycle.slice(1).reverse());
    return cycle.length - position;
  }

  private formBlossom(one: number, ancestor: number, other: number): void {
    let blossom = this.size + 1;
    while (blossom <= this.highest && this.surface[blossom] !== NONE) blossom += 1;
    this.highest = Math.max(this.highest, blossom);
    this.dual[blossom] = 0;
    this.side[blossom] = OUTER;
    this.mate[blossom] = this.mate[ancestor]!;
    this.cycles[blossom] = [ancestor, ...this.pathTo(ancestor, one).reverse(), ...this.pathTo(ancestor, other)];
    this.treeParent[blossom] = this.treeParent[ancestor]!;
    this.cover(blossom, blossom);
    this.collectEdges(blossom);
    this.chooseNearest(blossom);
  }

  /** Nodes from `start` up the tree, the ancestor excluded; inner ones become part of the search. */
  private pathTo(ancestor: number, start: number): number[] {
    const path: number[] = [];
    for (let node = start; node !== ancestor;) {
      const inner = this.surface[this.mate[node]!]!;
      path.push(node, inner);
      this.enqueue(inner);
      node = this.surface[this.treeParent[inner]!]!;
    }
    return path;
  }

  private collectEdges(blossom: number): void {
    const { stride, tails, heads, weights, childWith } = this;
    for (let node = 1; node <= this.highest; node++)
      weights[blossom * stride + node] = weights[node * stride + blossom] = 0;
    childWith.fill(NONE, blossom * stride, (blossom + 1) * stride);
    for (const child of this.cycles[blossom]!) {
      for (let node = 1; node <= this.highest; node++) {
        const [own, known] = [blossom * stride + node, child * stride + node];
        if (weights[known] === 0) continue;
        if (weights[own] !== 0 && this.slack(own) <= this.slack(known)) continue;
        const back = node * stride + blossom;
        weights[own] = weights[back] = weights[known]!;
        tails[own] = heads[back] = tails[known]!;
        heads[own] = tails[back] = heads[known]!;
      }
      for (let vertex = 1; vertex <= this.size; vertex++) {
        if (childWith[child * stride + vertex] !== NONE) childWith[blossom * stride + vertex] = child;
      }
    }
  }

  /** An inner blossom without dual value: its children take their own places in the tree again. */
  private dissolve(blossom: number): void {
    for (const child of this.cycles[blossom]!) this.cover(child, child);
    const entry = this.childWith[blossom * this.stride + this.entryVertex(blossom)]!;
    const position = this.turnToEven(blossom, entry);
    const cycle = this.cycles[blossom]!;
    for (let index = 0; index < position; index += 2) {
      const [inner, outer] = [cycle[index]!, cycle[index + 1]!];
      this.treeParent[inner] = this.tails[outer * this.stride + inner]!;
      this.side[inner] = INNER;
      this.side[outer] = OUTER;
      this.nearest[inner] = NONE;
      this.chooseNearest(outer);
      this.enqueue(outer);
    }
    this.side[entry] = INNER;
    this.treeParent[entry] = this.treeParent[blossom]!;
    this.nearest[entry] = NONE;
    for (const child of cycle.slice(position + 1)) {
      this.side[child] = FREE;
      this.chooseNearest(child);
    }
    this.surface[blossom] = NONE;
  }

  /** The vertex of a blossom at which the tree reaches it. */
  private entryVertex(blossom: number): number {
    return this.tails[blossom * this.stride + this.treeParent[blossom]!]!;
  }

  private chooseNearest(node: number): void {
    this.nearest[node] = NONE;
    for (let vertex = 1; vertex <= this.size; vertex++) {
      const outside = this.surface[vertex]!;
      if (this.weights[vertex * this.stride + node] === 0 || outside === node) continue;
      if (this.side[outside] === OUTER) this.offerNearest(vertex, node);
    }
  }

  private offerNearest(from: number, node: number): void {
    const known = this.nearest[node]!;
    if (known === NONE || this.slack(from * this.stride + node) < this.slack(known * this.stride + node)) {
      this.nearest[node] = from;
    }
  }

  private slack(edge: number): number {
    const [tail, head] = [this.tails[edge]!, this.heads[edge]!];
    return this.dual[tail]! + this.dual[head]! - 2 * this.weights[tail * this.stride + head]!;
  }

  private cover(node: number, by: number): void {
    this.surface[node] = by;
    if (node > this.size) for (const child of this.cycles[node]!) this.cover(child, by);
  }

  private enqueue(node: number): void {
    if (node <= this.size) this.queue.push(node);
    else for (const child of this.cycles[node]!) this.enqueue(child);
  }
}
