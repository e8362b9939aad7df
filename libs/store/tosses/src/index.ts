export { TOSS_SEED, TOSSES_FROM } from './toss-columns.js';
export { type TossChain, TossChainReadModel } from './toss-chain.read-model.js';
export { publishChains, publishWantedChains } from './publish-chains.js';
export { drawTossesFrom } from './seed-source.js';
export { drawSeed, NoSeedLeft } from './draw-seed.js';
