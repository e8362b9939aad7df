export { citeSection, DOCUMENT_NAMES, documentsCited, type DocumentNumber, sourceIn } from './cite-section.js';
export { balancedGroups, type GroupLimits } from './balanced-groups.js';
export { CLOSE_LETTERS, CLOSE_PAIRS, closeSkeletonOf } from './close-skeleton.js';
export { atLeast, atLeastPlayed, type Criterion, registeredAhead, ruleOf, verdictOf } from './criteria.js';
export { type Finding, finding, hasErrors, type PlayerCandidate } from './finding.js';
export type { FindingGroup, FindingItem, Groupable } from './finding-group.js';
export { groupFindings, orderFindings, tellPlace } from './group-findings.js';
export { handleOf, countParticipants, findParticipants } from './participants.js';
export { orderByHandle } from './handle-order.js';
export { findHandleFault, foldHandle, normaliseHandle, removeInvisible } from './handle.js';
export {
  isIncomplete,
  isOrderStated,
  listIncomplete,
  countInferred,
  listPossibleOpponents,
  numbersOfMatches,
  withoutInferred,
} from './incomplete.js';
export { requireKnownResults } from './known-results.js';
export { kindFitsLevel, kindOfLevel, levelOfKind, settleImportance } from './levels.js';
export {
  DAY_ORDERS,
  type DayOrder,
  dayOrderOf,
  monthsIn,
  readWrittenDay,
  type WrittenDay,
  writtenDaysIn,
} from './written-day.js';
export {
  dayOfWeekday,
  daysOfYearIn,
  daysOfYearInName,
  monthsInName,
  type ToldWeekday,
  weekdayIn,
} from './told-days.js';
export { playersOfCut, roundsBesideCut, withoutRoundsBesideCut } from './ranking/beside-the-cut.js';
export type { DeckPart, DeckQuestion, DeckRules, PartLimits } from './deck-rules.js';
export { findInstant, instantIn, isZone } from './local-time.js';
export { addDays, daysBetween, isAfter, isCalendarDay, localDateOf, startOfDay, writtenLike } from './local-date.js';
export { isCountry, isRegion, regionSlug } from './locality.js';
export { LATIN, LOOK_ALIKES, skeletonOf } from './look-alike.js';
export { placeByConfrontation, placeByDirector } from './ranking/after-rounds.js';
export { eliminationRounds, placeByElimination } from './ranking/elimination.js';
export { type FinalOrder, positionsOf, reorder, standingsOf } from './ranking/final-order.js';
export { rank, type RankingStep, stepOf } from './ranking/rank.js';
export { orderOpen, type OpenPoints, type OpenRow, type RowSpan } from './ranking/open-order.js';
export { orderAsStated, type StatedPoints } from './ranking/stated-order.js';
export { seedStep } from './ranking/seed.js';
export { tiebreakerGame } from './ranking/tiebreaker-game.js';
export { isOfChain, seedBefore, type TossSeed } from './ranking/toss-seed.js';
export { decideTies, type WinnerOf } from './ranking/tied-matches.js';
export { drawLots, type Lots } from './ranking/toss.js';
export type {
  Deck,
  Entry,
  EntryIndex,
  Game,
  IncompleteMatch,
  Match,
  Pod,
  Round,
  StatedRow,
  OwnBracket,
  TournamentHeader,
  TournamentReport,
} from './report.js';
export {
  DATE_INFERENCES,
  INFERENCES,
  type Inference,
  PLACE_INFERENCES,
  type PlaceInference,
  type RecordKind,
  RECORDS,
  ROUND_INFERENCES,
  type RoundInference,
} from './report.js';
export {
  type HiddenNames,
  isReservedHandle,
  nameHiddenPlayers,
  nameLabels,
  REMOVED_LABEL_START,
  replaceLabels,
} from './reserved-handle.js';
export type {
  Answers,
  ConcededMatch,
  EndingChoice,
  OutcomeWord,
  ChampionshipPrize,
  PairingMethod,
  RecordingRules,
  Sections,
  Subject,
  TimedTournament,
  TimeLimit,
  Unplayed,
  UnplayedMatch,
  UnplayedOutcome,
  UnplayedRow,
} from './rule-questions.js';
export { byeForOne, NOTHING_PLAYED, unplayedRow, wonUnplayed } from './unplayed-rows.js';
export type { ChosenReadings, MatchKey, PlayedRules, RatedGame, RuleSystem, SanctionFacts } from './rule-system.js';
export { areBytesEqual, bytesOfHex, hexOfBytes, utf8Of } from './hex.js';
export { canonicalJson, canonicalSha256 } from './canonical.js';
export { escapeKey, unescapeKey } from './json-pointer.js';
export { hashWith, sha256 } from './sha256.js';
export { isSlug, LONGEST_SLUG, SLUG } from './slug.js';
export { BASES, type Basis, basisOfPlace, hasCertainPlace, INFERRED_PLACE, withoutMark } from './standing.js';
export type { DecidedBy, Standing, Verdict } from './standing.js';
export { validateAttendance } from './validation/attendance.js';
export { validateCutOrder } from './validation/cut-order.js';
export { validateNoEntitlements } from './validation/entitlements.js';
export { validateLeadTime } from './validation/lead-time.js';
export { validateLone } from './validation/lone.js';
export { validateMeetings } from './validation/meetings.js';
export { listScoredMatches, validateMissingScores } from './validation/missing-scores.js';
export { validateOrder } from './validation/order.js';
export { validateParticipants } from './validation/participants.js';
export { validateInferred } from './validation/inferred.js';
export { validatePlannedRounds, validateRoundsBesideCut, validateStageOrder } from './validation/rounds.js';
export { tellRatedGames, validateOpenGames } from './validation/open-games.js';
export { validatePlaceReasons, validateStatedOrder } from './validation/stated-order.js';
export { validateSign } from './validation/sign.js';
export { validateStarTrekScore } from './validation/star-trek-score.js';
export { tellScore } from './validation/tell-score.js';
export { validateTiebreakerGame } from './validation/tiebreaker-game.js';
export { type TieRules, validateTies } from './validation/ties.js';
export { tellUndrawn, validateTosses } from './validation/tosses.js';
export { validateAbsentWords } from './validation/words.js';
export {
  CARD_POOLS,
  type CardPool,
  CATEGORIES,
  type Category,
  type Ending,
  ENDINGS,
  type Format,
  FORMATS,
  GAME_TITLES,
  type GameTitle,
  type Kind,
  KINDS,
  type Level,
  LEVELS,
  type Pairing,
  PAIRINGS,
  type Result,
  RESULTS,
  RULE_SYSTEM_IDS,
  type Rules,
  RULES,
  type RuleSystemId,
  type Scenario,
  SCENARIOS,
  type Side,
  SIDES,
  type Stage,
  STAGES,
  type SubmissionState,
  SUBMISSION_STATES,
} from './vocabulary.js';
export { kindOfResult, mirrorKind, type ResultKind } from './result-kind.js';
export {
  type DatePrecision,
  type DaySpan,
  dateOfSpan,
  inferredDate,
  isInferredDate,
  isPartialDate,
  isTooVague,
  isWithinDays,
  knownDateOf,
  type PlayedOn,
  playedOn,
  precisionOf,
  spanOfDate,
  UNKNOWN_DATE,
  withoutInference,
} from './partial-date.js';
export { FORMAT_WORDS } from './format-words.js';
