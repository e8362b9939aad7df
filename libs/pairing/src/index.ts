export type { PairingPlayer, PairingRequest, SwissPairing } from './pairing.js';
export { pairPods, type PodPlayer, type PodRequest } from './pods.js';
export { seededGenerator } from './seeded-generator.js';
export { pairRound } from './swiss-pairing.js';
