import type { Bearer } from './bearers.js';
import type { Community } from './community.js';
import type { CompanyScale } from './company.js';
import type { Groups } from './groups.js';
import type { Namesakes } from './namesakes.js';
import type { NearName } from './near-names.js';
import { REGULAR } from './regular.js';

/**
 * - scenes: people play at home, so a name at one scene is one person
 * - company: people travel, so a name with the same company is one person
 */
export type Method = 'scenes' | 'company';

export interface Setting {
  readonly method: Method;
  /** The share of entries that are where their names usually play; the others are guests. */
  readonly compactness: number;
  readonly community: Community;
  /** It gives the scene of each tournament. */
  readonly sceneOf: readonly number[];
  readonly bearers: readonly Bearer[];
  readonly groups: Groups;
  readonly near: readonly NearName[];
  readonly scale: CompanyScale;
  readonly namesakes: Namesakes;
}

export const isRegular = ({ groups }: Setting, person: number): boolean => groups.sizeOf(person) >= REGULAR;

/** Lists the bearers of each name. */
export function bearersByName({ bearers, community }: Pick<Setting, 'bearers' | 'community'>): number[][] {
  const ofName: number[][] = community.names.map(() => []);
  for (const [bearer, { name }] of bearers.entries()) ofName[name]!.push(bearer);
  return ofName;
}
