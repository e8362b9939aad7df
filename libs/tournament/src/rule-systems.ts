import { opg42 } from './opg-4.2/rule-system.js';
import type { RuleSystem } from './rule-system.js';
import type { RuleSystemId } from './vocabulary.js';

/** Chosen by the name that stands in the report, never guessed. One line for each rule system that can be run. */
const RULE_SYSTEMS: Partial<Readonly<Record<RuleSystemId, RuleSystem>>> = {
  'opg-4.2': opg42,
};

/** The rule system of this name; null when this version of the program does not have it. */
export function findRuleSystem(id: RuleSystemId): RuleSystem | null {
  return (Object.hasOwn(RULE_SYSTEMS, id) ? RULE_SYSTEMS[id] : null) ?? null;
}

/** The rule systems that can be run, for messages and pages. */
export const availableRuleSystems = (): RuleSystemId[] => Object.keys(RULE_SYSTEMS) as RuleSystemId[];

/**
 * The rule system of this name, for a report that was accepted under it.
 *
 * @throws RangeError when this version of the program does not have it
 */
export function getRuleSystem(id: RuleSystemId): RuleSystem {
  const rules = findRuleSystem(id);
  if (!rules) throw new RangeError(`rule system ${id} is not one of ${availableRuleSystems().join(', ')}`);
  return rules;
}
