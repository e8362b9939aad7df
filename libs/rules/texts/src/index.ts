export { findRulesTexts, RULES_TEXTS } from './find-rules-texts.js';
export type { RulesText } from './rules-text.js';
