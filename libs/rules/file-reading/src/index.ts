export { isBrokenNumber, latinDigits, numberOfCell, readDay, readNumber } from './cell-values.js';
export { collectFileFindings, type FileFindings, type FilePlace, pointerOfPlace, writePlace } from './file-findings.js';
export type { FileReader, SourceFile } from './file-reader.js';
export {
  countTournament,
  type FileCounts,
  type FileMatch,
  type FilePlayer,
  type FileResult,
  type FileRound,
  type FileTournament,
  tournamentOf,
  withDrops,
} from './file-tournament.js';
export { type Delimiter, DELIMITERS, findHead, splitRow } from './find-head.js';
export { groupRounds, type RoundRow } from './group-rounds.js';
export { asCount, asList, asNumber, asObject, asText, type Json } from './json-values.js';
export { withMarkedDrops } from './marked-drops.js';
export { type CardCell, pairCards, type PlayerCard, marginOfPoints } from './pair-cards.js';
export { childOf, childrenOf, readXml, textOf, type XmlElement } from './read-xml.js';
export {
  bye,
  conceded,
  forfeited,
  halfBye,
  holdsPoints,
  played,
  playedWith,
  resultOf,
  tellNoForfeits,
} from './results.js';
export { collectPlayers, type FileRoster } from './roster.js';
export { openSheet, type Sheet } from './sheet.js';
export {
  type Column,
  columnOf,
  headingsOf,
  isBlank,
  isByeWord,
  isNobody,
  isTotal,
  languageOf,
  resultOfWord,
  type ResultWord,
  roundOfColumn,
  scoreOf,
  wideColumnOf,
} from './table-words.js';
export { findObjects, type FoundObject } from './walk-json.js';
export { checkRounds, splitReplays } from './check-rounds.js';
export { checkTotals } from './check-totals.js';
export { decodeText } from './decode-text.js';
export { countryOfFide, fideCountryOf } from './fide-countries.js';
export { makeHarmless } from './harmless.js';
export { readOnePlayer } from './one-player.js';
export { type Table, type TableRow, placeOfCell, readTable } from './read-table.js';
export { readResultSentence } from './result-sentence.js';
export { type ResultText, adviceForResult, readResultText } from './result-text.js';
export { ELIMINATION, type RowOfRound, leaveOut, roundNumber, roundOfHeading, rowsOfRounds } from './round-cells.js';
export { addHalfScore, addNoScore, addScoreOfBye, tellFromScores, addScoreOfNoGame } from './score-cells.js';
export { type Spellings, collectSpellings } from './spellings.js';
export { type Page, checkPages } from './check-pages.js';
export { placeOf, fullName, countOf, descendantsOf } from './xml-files.js';
export { COLUMN_ANSWER, renameColumns } from './rename-columns.js';
export { askColumns, countsRows } from './column-questions.js';
export { addUnlistedByes } from './unlisted-byes.js';
