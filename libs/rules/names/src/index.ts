export { compareNames, handleFormsOf, spell, type SpelledName, withoutNumber } from './compare-names.js';
export type { NameReason } from './compare-word.js';
export { findIdentifyingName } from './identifying-name.js';
export { NameIndex, type FindablePeople, type IndexedPerson, type IndexedTexts } from './name-index.js';
export { searchText } from './name-probes.js';
export { isGivenName } from './nicknames.js';
export { isInitial, normaliseName } from './normalise-name.js';
export { PrefixIndex } from './prefix-index.js';
export { rankCandidates, type RankedCandidate } from './rank-candidates.js';
