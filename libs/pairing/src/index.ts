export type { PairingPlayer, PairingRequest, SwissPairing } from './pairing.js';
export { seededGenerator } from './seeded-generator.js';
export { pairRound } from './swiss-pairing.js';
