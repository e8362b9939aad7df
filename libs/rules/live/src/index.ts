export { othersStep } from './beside-cut.js';
export { applyEntry } from './apply-entry.js';
export { drawLive } from './draw-live.js';
export { needsApproval } from './director-plays.js';
export { showPeople, type Show, type ShownPeople } from './called.js';
export { countEntries } from './count-entries.js';
export { describeAct } from './describe-act.js';
export {
  type AskedAct,
  type AskedEntry,
  type AskedPairing,
  type LiveAct,
  HELPED_ACTS,
  JUDGE_NOTES,
  type LiveEntry,
  type PairAct,
  type ToldResult,
} from './live-act.js';
export { lookBefore, newsOf, type LiveNews } from './live-news.js';
export { finishedReport } from './live-report.js';
export type { LiveRefusal, NoPlace, SeatFault } from './live-refusal.js';
export {
  heatOf,
  heatsView,
  MOST_HEATS,
  refuseInFinals,
  refuseInHeat,
  refusePlan,
  takeHeats,
  tellHeatsStep,
  type Heat,
  type HeatsView,
} from './heats.js';
export {
  emptyState,
  type JudgeNote,
  type LiveGame,
  type LivePlayer,
  type LivePod,
  type LiveState,
} from './live-state.js';
export { externalIdOf, liveIdOf, PLANNED_CUTS, type LiveTournament, type PlannedCut } from './live-tournament.js';
export {
  noticeOf,
  tellMatch,
  viewOf,
  type LiveView,
  type RoundView,
  type PlayerView,
  type TableView,
} from './live-view.js';
export { findNoPlace } from './places-left.js';
export { MOST_LEAD_IN } from './refuse-clock.js';
export { findHeaderFaults } from './told-result.js';
export {
  checkInAll,
  isTiedToHeats,
  listCheckedInTogether,
  listComers,
  listSkipped,
  listWaiting,
  movedBy,
  type MovedPlayers,
} from './presence.js';
export { pairLiveRound, planLiveRound, type PlannedRound } from './pair-live-round.js';
export {
  absenceIn,
  findLateSeat,
  findRound,
  findTable,
  hasBegun,
  isGame,
  isOpen,
  isPlayedOut,
  isTouched,
  listUnseated,
  openTables,
  tablesOf,
} from './queries.js';
export { findOwnBracket, isBracketStyle, seedOrder, suggestBracket, suggestCut, withSeeds } from './structures.js';
export { listWaysToEnd, type WayToEnd } from './ways-to-end.js';
export { ACT_KINDS, describeMembers, readAct } from './read-act.js';
export { isDone, refuseAct } from './refuse-act.js';
