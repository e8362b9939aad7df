export { listTosses } from './list-tosses.js';
export { findDraftGroups } from './opg-4.2/draft-groups.js';
export { mirrored, victoryPointsOf, OPG_RESULTS } from './opg-4.2/results.js';
export {
  CURRENT_RULE_SYSTEM,
  findRuleSystem,
  getRuleSystem,
  hasPods,
  isHeat,
  sourceFor,
  usualRuleSystem,
  usualSystemOf,
} from './rule-systems.js';

// The rulebook shows these: the same constants and functions that the rule systems use.
export { excludedByIntermixRatio } from './decipher-1999/bonus-points.js';
export { scoresOf as decipherScores } from './decipher-1999/differential.js';
export {
  type ByFormatAndGame,
  DECIPHER_FORMATS,
  DECIPHER_GAMES,
  type DecipherGame,
  DECKS_PER_PLAYER,
  FEWEST_GAMES as DECIPHER_FEWEST_GAMES,
  JUNIOR_UNDER_AGE,
  MANY_ENTRANTS,
  SANCTIONED_PAIRINGS,
  SEALED_DECK_MINUTES,
  SEALED_DECKS,
} from './decipher-1999/formats.js';
export { PRINTED_PLAYER_ID } from './decipher-1999/player-id.js';
export type { PlayedGame as DecipherPlayedGame } from './decipher-1999/played-games.js';
export { DECIPHER_RESULTS, victoryPointsOf as decipherPoints } from './decipher-1999/results.js';
export { formatScore } from './decipher-1999/scores.js';
export { MINUTES_PER_GAME } from './decipher-1999/time-limits.js';
export {
  FEWEST_DAYS_AHEAD as DECIPHER_DAYS_AHEAD,
  FEWEST_PARTICIPANTS as DECIPHER_FEWEST_PARTICIPANTS,
} from './decipher-1999/verdicts.js';
export { LOSSES_TO_BE_OUT } from './ffg-swlcg-2016/double-elimination.js';
export { BYE_POINTS, GAME_POINTS, SPLIT_POINTS } from './ffg-swlcg-2016/results.js';
export { CUT_SIZES, STRUCTURE_TABLES, type StructureRow } from './ffg-swlcg-2016/structures.js';
export { LEADERS_NEEDED_TO_PLAY, TIERS } from './ffg-swlcg-2016/tiers.js';
export { ROUND_MINUTES } from './ffg-swlcg-2016/time-limits.js';
export {
  DAMAGE_POINTS,
  DIAL_POINTS,
  FORCE_POINTS,
  OBJECTIVE_POINTS,
  scoreOnTime,
  type TimedGame,
} from './ffg-swlcg-2016/timed-score.js';
export { incompleteGameResults, provisionalPoints } from './opg-4.2/delayed-games.js';
export { differentialCap, differentialOf } from './opg-4.2/differential.js';
export {
  CARD_POOL_GAMES,
  FORMAT_GAMES,
  isPlayedIn,
  type OpgGame,
  RULES_GAMES,
  SCENARIO_GAMES,
} from './opg-4.2/formats.js';
export { choosesFirstTurn, gamesAfterDecision, MATCH_LENGTHS } from './opg-4.2/match-play.js';
export { RECOMMENDED_ROUNDS as OPG_ROUNDS } from './opg-4.2/rounds-table.js';
export { scenarioRules } from './opg-4.2/scenarios.js';
export { TIME_LIMITS as OPG_TIME_LIMITS, timeLimit } from './opg-4.2/time-limits.js';
export { OPG_STEPS } from './opg-4.2/swiss-order.js';
export { LARGEST_POD, ROUNDS_IN_POD, SMALLEST_POD } from './opg-4.2/tribbles/pods.js';
export {
  FEWEST_DAYS_AHEAD as OPG_DAYS_AHEAD,
  FEWEST_PARTICIPANTS as OPG_FEWEST_PARTICIPANTS,
  fewestRounds,
} from './opg-4.2/verdicts.js';
export { findOtsdDraftGroups } from './sealed-1998/draft-groups.js';
export { passingDirection, SEALED_FORMATS } from './sealed-1998/formats.js';
export { MOST_POINTS as STCCG_MOST_POINTS } from './stccg-1996/differential.js';
export { POINTS as STCCG_POINTS } from './stccg-1996/results.js';
export {
  FEWEST_ROUNDS as STCCG_FEWEST_ROUNDS,
  recommendedRounds as stccgRounds,
  RECOMMENDED_ROUNDS as STCCG_ROUNDS,
} from './stccg-1996/rounds-table.js';
export { choosesSide, sidesOf, sidesOfSecondFinal, type SidesPlayed } from './ffg-swlcg-2016/side-choice.js';
export { findScale, type CountedRow, type Tally } from './stated-scale.js';
export { CHECK_STATED, differenceOfStated, tellStated, type StatedDifference } from './stated-differences.js';
