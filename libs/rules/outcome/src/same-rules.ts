import { ENGINE_VERSION } from './hashes.js';

/**
 * Tells whether this program's engine and rules computed what is published.
 *
 * @param rulesSha256 of this program's rules
 */
export const isOfSameRules = (
  published: { readonly engineVersion: string | null; readonly rulesSha256: string | null },
  rulesSha256: string,
): boolean => published.engineVersion === ENGINE_VERSION && published.rulesSha256 === rulesSha256;
