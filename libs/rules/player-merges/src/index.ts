export { type EnteredTournament, type MergedPlayer, type MergeRefusal, mayMerge, refuseMerge } from './refuse-merge.js';
