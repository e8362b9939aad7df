export { findIdentifyingName } from './identifying-name.js';
export { NameIndex, type FindablePeople, type IndexedPerson, type IndexedTexts } from './name-index.js';
export { searchText } from './name-probes.js';
export { normaliseName } from './normalise-name.js';
export { PrefixIndex } from './prefix-index.js';
export { rankCandidates, type RankedCandidate } from './rank-candidates.js';
