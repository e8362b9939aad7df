export { causeInRun, findMovingRun, type MovingRun, type TakenTournament, wasMerged } from './moving-run.js';
export { RunDiffReadModel } from './run-diff.read-model.js';
export { InputCauses } from './input-causes.js';
export { nameHistoryDiff } from './name-history-diff.js';
export { PreviewedSeasons } from './previewed-seasons.js';
export { loadPublishedSides } from './published-sides.js';
export { loadLeaderboard, loadPointsTable } from './published-tables.js';
export { pairSeason } from './season-pair.js';
