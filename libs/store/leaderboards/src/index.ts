export { findTrack, listAllTracks } from './find-track.js';
export {
  LARGEST_MIN_GAMES,
  type BoardFilters,
  type BoardPlace,
  isLeaderboardPosition,
  type LeaderboardPage,
  type LeaderboardPart,
  type LeaderboardPlaces,
  type LeaderboardRow,
  type RatingTrack,
} from './leaderboard.js';
export { type LastChange, LastChangeReadModel } from './last-change.read-model.js';
export { LeaderboardReadModel } from './leaderboard.read-model.js';
export { count, countAbove, countEqual, countPlayers } from './board-counts.js';
