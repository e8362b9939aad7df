export { PRUNED_WITH_RUNS } from './ages.js';
export { type KeptRuns, type Pruned, PruningRepository } from './pruning.repository.js';
