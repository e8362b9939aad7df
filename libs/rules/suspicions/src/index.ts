export { checkField, NOTHING_NEARBY, type SuspicionFacts, checkReport } from './check-report.js';
export {
  type Confirmation,
  findConfirmed,
  findUnconfirmed,
  TO_BE_CONFIRMED,
  isCounted,
  keepConfirmations,
  findNews,
  type ConfirmedRevision,
} from './confirmation.js';
export { findDuplicates, scorePrint } from './find-duplicates.js';
export { findTwoPlaces } from './find-two-places.js';
export { twinsFinding, twinsIn } from './find-twins.js';
export {
  headerOf,
  NEARBY_MS,
  playedTournament,
  type PlayedTable,
  type PlayedTournament,
  tablesOf,
} from './played-tournament.js';
