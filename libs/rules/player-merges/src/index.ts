export { type EnteredTournament, type MergedPlayer, type MergeRefusal, mayMerge, refuseMerge } from './refuse-merge.js';
export { refuseSplit, type SplitAsked, type SplitRefusal } from './refuse-split.js';
