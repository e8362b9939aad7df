export {
  type AllottedChampionship,
  type ApplicationFacts,
  type SharedWeekend,
  type ApplicationObstacle,
  findObstacle,
  isForDepartment,
  type PlannedChampionship,
  SAME_WEEKEND_DAYS,
  validateApplication,
} from './championships/applications.js';
export type { Badge, Entitlement } from './championships/championship.js';
export { badgesOf, CHAMPIONSHIP_KINDS, championshipOf, entitlementsOf } from './championships/championships.js';
export { ALLOTTED_KINDS, type AllottedKind, type ChampionshipWindow, printedWindow } from './championships/windows.js';
export { listTosses } from './list-tosses.js';
export { findDraftGroups } from './opg-4.2/draft-groups.js';
export { isHeat } from './opg-4.2/heats.js';
export { mirrored, victoryPointsOf } from './opg-4.2/results.js';
export { recommendedRounds } from './opg-4.2/rounds-table.js';
export { getRuleSystem } from './rule-systems.js';
