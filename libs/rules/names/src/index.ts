export { findIdentifyingName } from './identifying-name.js';
export { probesOf, searchText } from './name-probes.js';
export { normaliseName } from './normalise-name.js';
export { rankCandidates } from './rank-candidates.js';
