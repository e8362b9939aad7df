export { AGED_ROWS, KEPT_FOR_EVER, PRUNED_WITH_RUNS, SHORT_LIVED } from './ages.js';
export { type KeptRuns, type Pruned, PruningRepository } from './pruning.repository.js';
