import type { Anchor } from './anchor-line.js';
import type { AuditKey } from './audit-key.js';
import { ChainCheck, type ChainDamage } from './chain-check.js';
import { ENTRY_DOMAIN, sealedOf, type EntryRow } from './entry-record.js';

/** A kind of damage to the entries. Damage that only the anchors reveal is found from them. */
export type EntriesDamage =
  | ChainDamage
  /** The chain ends before the anchored entry: everything from `from` on is gone. */
  | { readonly kind: 'cut'; readonly from: bigint; readonly anchoredId: bigint; readonly anchoredAt: string }
  /** Genuine entries stand where others were anchored: the chain was cut, and more was written afterwards. */
  | { readonly kind: 'replaced'; readonly from: bigint; readonly to: bigint; readonly anchoredAt: string };

export class EntriesCheck {
  private readonly chain: ChainCheck;
  private readonly anchors: readonly Anchor[];
  private readonly replaced: (EntriesDamage & { kind: 'replaced' })[] = [];
  private nextAnchor = 0;
  /** The last entry that stands as it was anchored. */
  private vouched = 0n;

  constructor(keys: readonly AuditKey[], anchors: readonly Anchor[]) {
    this.chain = new ChainCheck(ENTRY_DOMAIN, keys);
    this.anchors = [...anchors].sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
  }

  /** The id that the table ends with. */
  get last(): bigint {
    return this.chain.last;
  }

  take(row: EntryRow): void {
    const isGenuine = this.chain.take(sealedOf(row));
    for (let anchor = this.anchors[this.nextAnchor]; anchor && anchor.id <= row.id;) {
      // A missing or changed entry is reported as that already.
      if (anchor.id === row.id && isGenuine) this.compare(anchor, row);
      anchor = this.anchors[++this.nextAnchor];
    }
  }

  /** Everything that was found, in the order of ids. */
  finish(): EntriesDamage[] {
    const found: EntriesDamage[] = [...this.chain.finish(), ...this.replaced];
    const beyond = this.anchors.at(-1);
    if (beyond && beyond.id > this.last) {
      found.push({ kind: 'cut', from: this.last + 1n, anchoredId: beyond.id, anchoredAt: beyond.at });
    }
    return found.sort((a, b) => (startOf(a) < startOf(b) ? -1 : Number(startOf(a) > startOf(b))));
  }

  private compare({ id, mac, at }: Anchor, row: EntryRow): void {
    if (mac.equals(row.mac)) {
      this.vouched = id;
      return;
    }
    const last = this.replaced.at(-1);
    if (last && last.from === this.vouched + 1n) this.replaced[this.replaced.length - 1] = { ...last, to: id };
    else this.replaced.push({ kind: 'replaced', from: this.vouched + 1n, to: id, anchoredAt: at });
  }
}

export const startOf = (damage: EntriesDamage): bigint => (damage.kind === 'swapped' ? damage.first : damage.from);
