export { type CompiledScheme, compileScheme } from './compile-scheme.js';
export type { RuleDescription } from './describe-rule.js';
export { foldFact } from './fold-fact.js';
export {
  type Fact,
  type FactName,
  FACTS,
  factOf,
  type ListedFactName,
  type OwnFact,
  type FactSource,
  type FactType,
  type FactValue,
  isListedFact,
  NOBODY,
} from './facts.js';
export { PRINTED_SCHEMES, readInAddition, type PrintedScheme, findPrinted } from './printed-schemes.js';
export type { SchemeFinding } from './scheme-findings.js';
export { MOST_BONUS_POINTS, SCHEME_LIMITS } from './scheme-limits.js';
export { percentage } from './percentage.js';
