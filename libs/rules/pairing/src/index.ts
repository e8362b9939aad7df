export { pairPods } from './pods.js';
export { seededGenerator } from './seeded-generator.js';
export { pairRound } from './swiss-pairing.js';
