import { say } from '@quadrant/rules/message';
import { ruleOf, type Verdict } from '@quadrant/rules/tournament';

// @row 217
/** 002, 5 has sponsors, and nobody who sanctions. */
export const isSanctioned = (): Verdict => ({
  value: false,
  rule: ruleOf('002 §5', say`Decipher sponsors tournaments with prizes, but sanctions none`),
});

/** 002 keeps no ratings. */
export const isRated = (): Verdict => ({ value: false, rule: say`002 has no ratings` });

/** 000, sections 11 and 12 speak of other games. */
export const awardsPoints = (): Verdict => ({ value: false, rule: say`002 has no points for places` });
