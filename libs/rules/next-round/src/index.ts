export { answerBracket, type BracketAnswer, listBracketNames, pictureOf } from './bracket-report.js';
export {
  drawSeedsOfHeats,
  placeholderSeeds,
  seatsOfHeats,
  seedsOfHeats,
  seedsOfReport,
  type SeedsRead,
} from './bracket-seeds.js';
export { type Drawn, type DrawKind, DRAWS, drawReport, isDraw } from './draw-report.js';
export { type PairedRound, pairReport, type PairQuestion } from './pair-report.js';
export { seatFinals, seatReport } from './seat-report.js';
export { areResults, readResults } from './read-results.js';
