import type { Bearer } from './bearers.js';
import type { Community } from './community.js';
import type { CompanyScale } from './company.js';
import type { Groups } from './groups.js';
import type { Namesakes } from './namesakes.js';
import type { NearName } from './near-names.js';
import { REGULAR } from './regular.js';
import type { Towns } from './towns.js';

/**
 * - scenes: people play at home, so a name at one scene is one person
 * - company: people travel, so a name with the same company is one person
 */
export type Method = 'scenes' | 'company';

export interface Setting {
  readonly method: Method;
  /** The share of entries that are where their names usually play; the others are guests. */
  readonly compactness: number;
  /** So few people are brought that a card about each of them can be answered: what is not sure is asked. */
  readonly isSmall: boolean;
  /** They are known only for a small community. */
  readonly towns: Towns;
  readonly community: Community;
  /** It gives the scene of each tournament. */
  readonly sceneOf: readonly number[];
  readonly bearers: readonly Bearer[];
  readonly groups: Groups;
  readonly near: readonly NearName[];
  readonly scale: CompanyScale;
  readonly namesakes: Namesakes;
}

/** At 20 seconds a card, a card for each of so many people takes less than an hour. */
const FEW_PEOPLE = 150;

/**
 * Tells whether so few people are regulars that somebody can be asked about each. First names and initials are not counted,
 * since their people have a whole name elsewhere. Stored players were settled before.
 */
export function isSmallCommunity({ entries, tournaments, names }: Community): boolean {
  const counts = new Map<number, number>();
  for (const { name, tournament } of entries) {
    const { spelled, isShort, isHandle, alike } = names[name]!;
    const isWhole = isHandle || (spelled.words.length > 1 && !isShort);
    if (isWhole && !tournaments[tournament]!.isStored) counts.set(alike, (counts.get(alike) ?? 0) + 1);
  }
  return [...counts.values()].filter((count) => count >= REGULAR).length <= FEW_PEOPLE;
}

export const isRegular = ({ groups }: Setting, person: number): boolean => groups.sizeOf(person) >= REGULAR;

/** Lists the bearers of each name. */
export function bearersByName({ bearers, community }: Pick<Setting, 'bearers' | 'community'>): number[][] {
  const ofName: number[][] = community.names.map(() => []);
  for (const [bearer, { name }] of bearers.entries()) ofName[name]!.push(bearer);
  return ofName;
}
