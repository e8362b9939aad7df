export { OWN_BRACKET, readOwnBracket } from './bracket/own-bracket.js';
export type { Bracket } from './bracket/bracket.js';
export { BRACKETS, findBracket, firstMeetings } from './bracket/brackets.js';
export { drawBracket, nameOfSource } from './bracket/draw-bracket.js';
export { playBracket, type PlayedBracketMatch, type ReportedWinner } from './bracket/play-bracket.js';
export { listBrackets, validateBracket } from './bracket/validate-bracket.js';
export { type Certificate, proveRound } from './certificate.js';
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
export type { PairingExplanation } from './explain-pairing.js';
export { type Field, fieldBefore, findRoundFaults, reportBefore } from './field-before.js';
export { findOverrideFaults, findSideFaults, type Override } from './overrides.js';
export { pairField, pairSidedField } from './pair-field.js';
export type { PairingOrder, PairingPlayer, SwissPairing } from './pairing.js';
export { LARGEST_POD, pairPods, ROUNDS_IN_POD, SMALLEST_POD } from './pods.js';
export { seededGenerator } from './seeded-generator.js';
export { type Outlook, pairRound, planRound } from './swiss-pairing.js';
export { sidedFieldBefore } from './sided-field.js';
export { type RankedPairs, validateRanks, listMeetings } from './rank-pairings.js';
export { validateGroups, listSwissRounds, keepSwissRounds } from './group-pairings.js';
