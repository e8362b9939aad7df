export { CorrectionRepository, type RefusedCorrection } from './correction.repository.js';
export { loadCorrection } from './load-correction.js';
export { correctOnce } from './correct-once.js';
