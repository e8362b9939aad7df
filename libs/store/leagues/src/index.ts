export { loadKnownLeagues } from './known-league.js';
export { League } from './league.entity.js';
export { type LeagueDetail, LeagueRepository } from './league.repository.js';
export { ManualAwardRepository } from './manual-awards/manual-award.repository.js';
export type { GivenAward, ManualAwardRefusal } from './manual-awards/manual-award.js';
export type { SeasonChangeCommand, SeasonRefusal, SeasonStored, ShownSeason } from './season-command.js';
export { loadCountedPlayers } from './season-view/counted-players.js';
export type { LeagueListing, LeagueSeasonView, ShownIdentity } from './season-view/league-season.js';
export { loadLifetimePoints, loadTosses, withQualifiersInForce, type StoredToss } from './season-view/load-seasons.js';
export {
  listPlaced,
  loadSeasonTournaments,
  playersOf,
  rowsAt,
  type SeasonTournament,
  toCountedTournament,
} from './season-view/season-tournaments.js';
export type { SeasonPreview } from './preview-season.js';
export { SeasonClosingsRepository } from './season-closings.repository.js';
export { SeasonNoticeRepository } from './season-notice.repository.js';
export { SeasonRepository } from './season.repository.js';
export { type NewToss, type ShownToss, type TossRefusal, TossRepository } from './toss.repository.js';
export { type ClosedPart, type LeagueAuthor, type PartClosed, changeRules, type RulesChanged } from './change-rules.js';
export { CARD_NAME_KINDS, CardName, type CardNameKind } from './card-name.entity.js';
export { CardNameRepository } from './card-names.repository.js';
export type { DeckFactsRefusal } from './deck-facts.js';
export type { RemovalRefusal } from './remove-season.js';
export { findUnknownPeople, type UnknownPerson } from './unknown-people.js';
export { ChampionsLeagueReadModel } from './published/champions-league.read-model.js';
export type { ChampionsLeagueBracket, ChampionsLeagueSeeds, EligiblePlayer } from './published/champions-league.js';
export {
  type AwardingTournament,
  type LeagueAward,
  schemeRuleOf,
  explanationOf,
  TABLE_OF_SEASON,
} from './published/league-award.js';
export { LeagueSeasonReadModel } from './published/league-season.read-model.js';
export {
  type ListedTournament,
  NOT_COUNTING_REASONS,
  type NotCountingReason,
  type ShownMissionTally,
} from './published/listed-tournament.js';
export { PlayerLeaguePointsReadModel } from './published/player-league-points.read-model.js';
export type {
  LeaguePointsSum,
  BestSum,
  OwnAward,
  PlayerLeague,
  OpenedPoints,
  PlayerLeaguePoints,
  PlayerReach,
  PointsSum,
} from './published/player-league-points.js';
export { type SeasonLogEntry, SeasonLogReadModel } from './published/season-log.read-model.js';
export { SeasonTournamentReadModel } from './published/season-tournament.read-model.js';
export { type MastersWinner, PointsReadModel, type PointsRow } from './published/points.read-model.js';
export { type FoldedTournament, foldLeague } from './season-view/fold-league.js';
