export type { Application, ApplicationRefusal, DecidedApplication, HeldTournament } from './application.js';
export { APPLICATION_STATES, ApplicationEntity, type ApplicationState } from './application.entity.js';
export { type AnnouncedChampionship, ApplicationRepository, isApplicationPosition } from './application.repository.js';
export { AnnouncedWindow } from './championship-window.entity.js';
export { ChampionshipWindowRepository } from './championship-window.repository.js';
export {
  type ChampionshipDetail,
  type ChampionshipQuery,
  ChampionshipReadModel,
  type ChampionshipWinner,
  type PlayedChampionshipTournament,
} from './championship.read-model.js';
