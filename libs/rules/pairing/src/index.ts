export { type Certificate, certify, proveRound } from './certificate.js';
export { explainPairing, type PairingExplanation } from './explain-pairing.js';
export { type Field, fieldBefore, findRoundFaults, reportBefore } from './field-before.js';
export { PAIRING_FINDINGS, pairingFinding } from './findings.js';
export { findOverrideFaults, type Overrides } from './overrides.js';
export type { PairingOrder, PairingPlayer, SwissPairing } from './pairing.js';
export { pairPods } from './pods.js';
export { seededGenerator } from './seeded-generator.js';
export { pairRound, type PlannedRound, planRound } from './swiss-pairing.js';
