export { type Registration, REGISTRATION_SOURCES, type RegistrationSource } from './registration.js';
export { type TournamentDocument, TournamentDocumentReadModel } from './tournament-document.read-model.js';
export {
  ALL_TOURNAMENTS,
  TournamentListReadModel,
  type TournamentListQuery,
  type TournamentListRow,
} from './tournament-list.read-model.js';
export {
  type TournamentGame,
  type TournamentMatch,
  type TournamentPod,
  type TournamentRound,
  type TournamentStanding,
  WINNER,
} from './tournament-results.js';
export {
  type SubmissionDetail,
  type TournamentAward,
  type TournamentDetail,
  type TournamentListing,
  TournamentReadModel,
} from './tournament.read-model.js';
