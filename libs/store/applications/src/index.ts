export {
  type Application,
  APPLICATION_STATES,
  type ApplicationRefusal,
  type ApplicationState,
  type DecidedApplication,
  type HeldTournament,
} from './application.js';
export { type AnnouncedChampionship, ApplicationRepository, isApplicationPosition } from './application.repository.js';
export { ChampionshipWindowRepository } from './championship-window.repository.js';
