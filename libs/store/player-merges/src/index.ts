export { type JudgedMerge, judgeMerge, judgeUndo } from './load-merge.js';
export { listEntered } from './merging-players.js';
export { PlayerMergeRepository } from './player-merge.repository.js';
export type { MergeCommand, MergeStored, MergeUndoCommand } from './player-merge.js';
export { type PlayerMerge, PlayerMergeReadModel } from './player-merge.read-model.js';
