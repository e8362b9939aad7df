export {
  type AllottedChampionship,
  type ApplicationFacts,
  type ApplicationObstacle,
  findObstacle,
  isForDepartment,
  type PlannedChampionship,
  SAME_WEEKEND_DAYS,
  validateApplication,
} from './applications.js';
export type { Badge, Entitlement, Months } from './championship.js';
export { badgesOf, CHAMPIONSHIP_KINDS, championshipOf, entitlementsOf, isWithin } from './championships.js';
export { ALLOTTED_KINDS, type AllottedKind, type ChampionshipWindow, printedWindow } from './windows.js';
