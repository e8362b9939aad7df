export { type Bracket, BRACKETS, findBracket, firstMeetings } from './bracket/brackets.js';
export { compareWithBracket, type StrayMatch, type ToldMatch } from './bracket/compare-bracket.js';
export { drawBracket, nameOfSource } from './bracket/draw-bracket.js';
export {
  playBracket,
  type PlayedBracket,
  type PlayedBracketMatch,
  type ReportedWinner,
} from './bracket/play-bracket.js';
export { choosesSide, sidesOf, sidesOfSecondFinal, type SidesPlayed } from './bracket/side-choice.js';
export { listBrackets, validateBracket } from './bracket/validate-bracket.js';
export { type Certificate, proveRound } from './certificate.js';
export type { SidedPlayer } from './dark-light.js';
export {
  commitmentTo,
  drawDecks,
  drawDraftGroups,
  type DrawnDeck,
  type DrawnRule,
  drawFirstPlayers,
  drawRules,
  exchangeDecks,
} from './draws.js';
export { explainOverrides, listPairing } from './explain-overrides.js';
export type { Cite, PairingExplanation } from './explain-pairing.js';
export { type Field, fieldBefore, findRoundFaults, reportBefore } from './field-before.js';
export { findOverrideFaults, findSideFaults, type Override, type Overrides } from './overrides.js';
export { type ExplainedRound, pairField, pairSidedField } from './pair-field.js';
export type { PairingOrder, PairingPlayer, SwissPairing } from './pairing.js';
export { type GradedRound, type PairedRound } from './grade-round.js';
export { type Pile } from './grade-ranked-round.js';
export { LARGEST_POD, pairPods, ROUNDS_IN_POD, SMALLEST_POD } from './pods.js';
export { seededGenerator } from './seeded-generator.js';
export { type Outlook, pairRound, type PlannedRound, planRound } from './swiss-pairing.js';
export { type SidedField, sidedFieldBefore } from './sided-field.js';
export { type RankedPairs, validateRanks, listMeetings } from './rank-pairings.js';
export { type GroupRules, validateGroups, listSwissRounds, keepSwissRounds } from './group-pairings.js';
