import type { RuleSystem, RuleSystemId } from '@quadrant/rules/tournament';
import { decipher1999 } from './decipher-1999/rule-system.js';
import { ffgSwlcg2016 } from './ffg-swlcg-2016/rule-system.js';
import { opg42 } from './opg-4.2/rule-system.js';
import { stccg1996 } from './stccg-1996/rule-system.js';

/** A rule system is chosen by its name in the report, never guessed. */
const RULE_SYSTEMS: Readonly<Record<RuleSystemId, RuleSystem>> = {
  'opg-4.2': opg42,
  'decipher-1999': decipher1999,
  'stccg-1996': stccg1996,
  'ffg-swlcg-2016': ffgSwlcg2016,
};

/**
 * Returns the rule system that has this name.
 *
 * @throws RangeError for an unknown name, which a report that was read cannot hold
 */
export function getRuleSystem(id: RuleSystemId): RuleSystem {
  if (Object.hasOwn(RULE_SYSTEMS, id)) return RULE_SYSTEMS[id];
  throw new RangeError(`There is no rule system ${id}; there are ${Object.keys(RULE_SYSTEMS).join(', ')}.`);
}
