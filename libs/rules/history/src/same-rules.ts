import { ENGINE_VERSION } from './hashes.js';

/** Tells whether this program's engine and rules computed what is published. */
export const isOfSameRules = (
  published: { readonly engineVersion: string | null; readonly rulesSha256: string | null },
  rulesSha256: string,
): boolean => published.engineVersion === ENGINE_VERSION && published.rulesSha256 === rulesSha256;
