import type { AuditKey } from './audit-key.js';
import { macOf, NO_SEAL, type Sealed } from './seal.js';

/** A kind of damage and its place in the chain; `from` and `to` are included. */
export type ChainDamage =
  /** The seal does not match the record under any key. */
  | { readonly kind: 'changed'; readonly from: bigint; readonly to: bigint }
  /** Each of the two places holds the record of the other. */
  | { readonly kind: 'swapped'; readonly first: bigint; readonly second: bigint }
  | { readonly kind: 'missing'; readonly from: bigint; readonly to: bigint }
  /** The place is taken already, or lies before the first. */
  | { readonly kind: 'added'; readonly from: bigint; readonly to: bigint }
  /** The record is genuine, but was sealed to follow a different record than the one before it. */
  | { readonly kind: 'unlinked'; readonly from: bigint; readonly to: bigint }
  /** The key that sealed these records is not available, so they cannot be checked. */
  | { readonly kind: 'unknown-key'; readonly from: bigint; readonly to: bigint; readonly keyId: string };

/** Changed records that are kept to see whether two of them were swapped. */
const KEPT = 100;

/**
 * Checks a chain record by record, in the order of their places. Each record is sealed with the seal before it and also
 * states that seal, so a damaged record does not make its neighbours look damaged.
 */
export class ChainCheck {
  private readonly found: ChainDamage[] = [];
  private readonly changed: Sealed[] = [];
  private next = 1n;
  /** The seal of the record before; null when that record is damaged or missing. */
  private before: Buffer | null = NO_SEAL;

  constructor(
    private readonly domain: string,
    private readonly keys: readonly AuditKey[],
  ) {}

  /** The last place that was seen; 0 before the first. */
  get last(): bigint {
    return this.next - 1n;
  }

  /** @returns whether the record is what it was when it was sealed */
  take(record: Sealed): boolean {
    const { place, mac } = record;
    if (place < this.next) {
      this.note({ kind: 'added', from: place, to: place });
      return false;
    }
    if (place > this.next) {
      this.note({ kind: 'missing', from: this.next, to: place - 1n });
      this.before = null;
    }
    this.next = place + 1n;
    const damage = this.judge(record);
    if (damage !== null) this.note(damage);
    const isGenuine = damage === null || damage.kind === 'unlinked';
    this.before = isGenuine ? mac : null;
    return isGenuine;
  }

  /** Everything that was found, in the order of places. */
  finish(): ChainDamage[] {
    const swaps = this.findSwaps();
    const swapped = new Set(swaps.flatMap(({ first, second }) => [first, second]));
    const others = this.found.flatMap((damage) => (damage.kind === 'changed' ? without(damage, swapped) : damage));
    return [...others, ...swaps].sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  }

  private judge(record: Sealed): ChainDamage | null {
    const { place, keyId, previous, mac } = record;
    const at = { from: place, to: place };
    const key = this.keys.find(({ id }) => id === keyId);
    if (key === undefined) return { kind: 'unknown-key', ...at, keyId };
    if (!macOf(this.domain, key, record).equals(mac)) {
      if (this.changed.length < KEPT) this.changed.push(record);
      return { kind: 'changed', ...at };
    }
    return this.before === null || this.before.equals(previous) ? null : { kind: 'unlinked', ...at };
  }

  /** Extends the damage before where this one continues it; otherwise adds a new one. */
  private note(damage: ChainDamage): void {
    const last = this.found.at(-1);
    const goesOn =
      last !== undefined &&
      'to' in last &&
      'to' in damage &&
      last.kind === damage.kind &&
      last.to + 1n === damage.from &&
      keyIdOf(last) === keyIdOf(damage);
    if (goesOn) this.found[this.found.length - 1] = { ...last, to: damage.to };
    else this.found.push(damage);
  }

  private findSwaps(): (ChainDamage & { kind: 'swapped' })[] {
    const swaps: (ChainDamage & { kind: 'swapped' })[] = [];
    const partnered = new Set<bigint>();
    for (const [index, one] of this.changed.entries()) {
      if (partnered.has(one.place)) continue;
      const other = this.changed
        .slice(index + 1)
        .find((each) => !partnered.has(each.place) && this.fits(one, each) && this.fits(each, one));
      if (other === undefined) continue;
      partnered.add(one.place).add(other.place);
      swaps.push({ kind: 'swapped', first: one.place, second: other.place });
    }
    return swaps;
  }

  /** Tells whether the content of `moved` was sealed at the place of `home`, with any seal before it. */
  private fits(moved: Sealed, { place, previous, mac, keyId }: Sealed): boolean {
    const isSealedBy = (seal: Pick<Sealed, 'previous' | 'mac' | 'keyId'>): boolean => {
      const key = this.keys.find(({ id }) => id === seal.keyId);
      const { content } = moved;
      return key !== undefined && macOf(this.domain, key, { place, previous: seal.previous, content }).equals(seal.mac);
    };
    return isSealedBy(moved) || isSealedBy({ previous, mac, keyId });
  }
}

const startOf = (damage: ChainDamage): bigint => (damage.kind === 'swapped' ? damage.first : damage.from);

const keyIdOf = (damage: ChainDamage): string | null => ('keyId' in damage ? damage.keyId : null);

/** Returns the ranges of changed places that remain when some of them are explained otherwise. */
function without(damage: ChainDamage & { kind: 'changed' }, places: ReadonlySet<bigint>): ChainDamage[] {
  if (places.size === 0) return [damage];
  const rest: ChainDamage[] = [];
  let { from } = damage;
  const inside = [...places].filter((place) => place >= damage.from && place <= damage.to);
  for (const place of inside.sort((a, b) => (a < b ? -1 : 1))) {
    if (place > from) rest.push({ kind: 'changed', from, to: place - 1n });
    from = place + 1n;
  }
  if (from <= damage.to) rest.push({ kind: 'changed', from, to: damage.to });
  return rest;
}
