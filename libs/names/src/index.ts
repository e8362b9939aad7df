export type { NameReason } from './compare-word.js';
export { findIdentifyingName } from './identifying-name.js';
export { probesOf, searchText, type NameProbes } from './name-probes.js';
export { normaliseName } from './normalise-name.js';
export { rankCandidates, type AskedPerson, type KnownPerson, type RankedCandidate } from './rank-candidates.js';
