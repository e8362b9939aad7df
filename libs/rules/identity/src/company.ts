import type { Community } from './community.js';

/** So many names are company enough. */
const USUAL_FIELD = 8;
/** Above so many names, a tournament says little about who came together. */
const LARGE_FIELD = 20;

/** How much of its company a person had before, from 0 to about 1. */
export type Company = ReadonlyMap<number, number>;

/** Measures company: the other names of one's tournaments. Rare names say more than those that are everywhere. */
export class CompanyScale {
  private readonly weights: readonly number[];
  private readonly usual: number;

  constructor(private readonly community: Community) {
    this.weights = community.frequency.map((count) => 1 / Math.log2(2 + count));
    const sum = community.entries.reduce((all, { name }) => all + this.weights[community.names[name]!.alike]!, 0);
    this.usual = (USUAL_FIELD * sum) / Math.max(1, community.entries.length);
  }

  /** Counts the others in the tournaments of some entries, by the number of alike names. */
  of(entries: readonly number[]): Map<number, number> {
    const company = new Map<number, number>();
    for (const entry of entries) this.add(company, entry);
    return company;
  }

  add(company: Map<number, number>, entry: number): void {
    const { tournament, name } = this.community.entries[entry]!;
    const own = this.community.names[name]!.alike;
    for (const other of this.community.alikeOf[tournament]!)
      if (other !== own) company.set(other, (company.get(other) ?? 0) + 1);
  }

  /** Tells whether so many took part that being there together says little. */
  isLarge(entry: number): boolean {
    return this.community.alikeOf[this.community.entries[entry]!.tournament]!.length > LARGE_FIELD;
  }

  /**
   * Returns how much of the company of one entry is in another company, from 0 to about 1. In a large field, a few close
   * companions are enough, and somebody met once is none.
   */
  share(entry: number, company: Company): number {
    const { tournament, name } = this.community.entries[entry]!;
    const isLarge = this.isLarge(entry);
    const own = this.community.names[name]!.alike;
    let [all, known, both] = [0, 0, 0];
    for (const other of this.community.alikeOf[tournament]!) {
      if (other === own) continue;
      all += this.weights[other]!;
      const times = company.get(other);
      if (times === undefined) continue;
      known += isLarge ? (this.weights[other]! * (times - 1)) / (times + ONCE) : this.weights[other]!;
      both += 1;
    }
    return both < FEWEST_SHARED ? 0 : known / Math.max(Math.min(all, this.usual), Number.EPSILON);
  }

  /** Returns the mean share of some entries. */
  shareOf(entries: readonly number[], company: Company): number {
    let sum = 0;
    for (const entry of entries) sum += this.share(entry, company);
    return sum / Math.max(1, entries.length);
  }
}

/** One common name is chance. */
const FEWEST_SHARED = 2;
/** Somebody met often is a whole companion in a large field, somebody met a few times is a part of one. */
const ONCE = 2;
