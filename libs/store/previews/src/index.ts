export { Comparison } from './comparison.js';
export { causeInRun, findMovingRun, type MovingRun, type TakenTournament, wasMerged } from './diff/moving-run.js';
export { RunDiffReadModel } from './diff/run-diff.read-model.js';
export { PreviewRepository } from './preview.repository.js';
export { OpenPreview } from './open-preview.js';
export type { PreviewedChange } from './previewed-change.js';
