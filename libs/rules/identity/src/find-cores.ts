import type { Community } from './community.js';
import type { CompanyScale } from './company.js';

/** So much of the company of an entry has to be known from the others of a core. */
const SAME_COMPANY = 0.22;
/** Two cores of one name have to be so different. */
const CLEARLY = 1.5;

interface Core {
  readonly entries: number[];
  readonly company: Map<number, number>;
  readonly tournaments: Set<number>;
}

/**
 * Divides the entries of each name into cores by their company: entries whose tournaments have names in common. Entries
 * with other company are cores of their own.
 *
 * @returns the core of each entry; no two names share one
 */
export function findCores(community: Community, scale: CompanyScale): number[] {
  const { entries, names } = community;
  const entriesOf: number[][] = names.map(() => []);
  for (const [entry, { name }] of entries.entries()) entriesOf[name]!.push(entry);
  const coreOf = entries.map(() => 0);
  let count = 0;
  for (const own of entriesOf) {
    const cores = mergeCores(gatherCores(own, community, scale), scale);
    for (const core of cores) {
      for (const entry of core.entries) coreOf[entry] = count;
      count += 1;
    }
  }
  return coreOf;
}

/** Gathers the entries of small tournaments first: at large ones everybody meets. */
function gatherCores(entries: readonly number[], { entries: all }: Community, scale: CompanyScale): Core[] {
  const cores: Core[] = [];
  const inOrder = [
    ...entries.filter((entry) => !scale.isLarge(entry)),
    ...entries.filter((entry) => scale.isLarge(entry)),
  ];
  for (const entry of inOrder) {
    const { tournament } = all[entry]!;
    const shares = cores.map((core) => (core.tournaments.has(tournament) ? 0 : scale.share(entry, core.company)));
    const core: Core = findClear(cores, shares) ?? { entries: [], company: new Map(), tournaments: new Set() };
    if (core.entries.length === 0) cores.push(core);
    core.entries.push(entry);
    core.tournaments.add(tournament);
    if (!scale.isLarge(entry)) scale.add(core.company, entry);
  }
  return cores;
}

/** Entries that began a core of their own, because nobody of their company was known yet, come to a larger one. */
function mergeCores(cores: readonly Core[], scale: CompanyScale): Core[] {
  const kept: Core[] = [];
  for (const core of cores.toSorted((a, b) => b.entries.length - a.entries.length)) {
    const shares = kept.map((other) =>
      core.entries.some((_, at) => other.tournaments.has([...core.tournaments][at]!))
        ? 0
        : scale.shareOf(core.entries, other.company),
    );
    const larger = findClear(kept, shares);
    if (larger === null) {
      kept.push(core);
      continue;
    }
    larger.entries.push(...core.entries);
    for (const tournament of core.tournaments) larger.tournaments.add(tournament);
    for (const [name, times] of core.company) larger.company.set(name, (larger.company.get(name) ?? 0) + times);
  }
  return kept;
}

function findClear(cores: readonly Core[], shares: readonly number[]): Core | null {
  let [best, second] = [-1, 0];
  for (let at = 0; at < shares.length; at++) {
    if (best === -1 || shares[at]! > shares[best]!) {
      second = best === -1 ? 0 : shares[best]!;
      best = at;
    } else second = Math.max(second, shares[at]!);
  }
  const most = shares[best] ?? 0;
  return most >= SAME_COMPANY && most >= CLEARLY * second ? cores[best]! : null;
}
