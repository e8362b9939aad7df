export { type DecidedLately, latelySince, tellDecided } from './decided-lately.js';
export { type DescribedRule, type DescribedSection, describeSection } from './describe-section.js';
export { DOCUMENT_IDS, type DocumentId, type RulebookDocument, type SectionHeading } from './document.js';
export { addressOfSection, findDocument, findSectionAround, RULEBOOK } from './find-section.js';
export { linkSections, sectionsCited, withRules } from './link-sections.js';
export type { RulesTable } from './rules-table.js';
export { type FoundSection, searchRulebook } from './search-rulebook.js';
export { findRulesTexts } from './texts/find-rules-texts.js';
