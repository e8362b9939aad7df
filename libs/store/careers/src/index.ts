export { CareerReadModel, type MoversQuery } from './career.read-model.js';
export type {
  BestWin,
  Career,
  GameRecord,
  HeadToHead,
  Meeting,
  Mover,
  Movers,
  Opponent,
  TrackCareer,
  TrackOpening,
} from './career.js';
export { OpponentReadModel } from './opponent.read-model.js';
export { type Upset, UpsetReadModel } from './upset.read-model.js';
export {
  type PlayerProfile,
  type PlayerRatingChange,
  PlayerReadModel,
  type PlayerTournament,
} from './player.read-model.js';
export { type OwnMatch, type PlayerResult, PlayerResultsReadModel } from './player-results.read-model.js';
