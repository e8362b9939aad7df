export type { PairingPlayer, PairingRequest, SwissPairing } from './pairing.js';
export { pairRound } from './swiss-pairing.js';
