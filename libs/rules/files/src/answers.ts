import { say } from '@quadrant/rules/message';
import type { Finding } from '@quadrant/rules/tournament';
import { severityOf } from '@quadrant/rules/findings';
import { COLUMN_ANSWER } from './parts/rename-columns.js';
import { TEXT_ANSWER } from './read-texts.js';
import { RESULT_ANSWER, WORD_ANSWER } from './parts/rename-words.js';

/**
 * The answers to what a file of another program cannot say, by name:
 *
 * - members of `tournament` in quadrant/1: `game`, `director`, `name`, `startsAt`, …; `unknown` for a director or a
 *   game that is not known; without a game no tournament is stored
 * - `wins`: `full` or `modified`, for wins that neither the result nor the score decides
 * - `scores`: `points` of the game or `games` won, when their values do not show it
 * - `halfByes`: `bye` or `missed`, which the half-point byes of the file become
 * - `missingResults`: `unknown`, where matches without a result have one that is unknown
 * - `statedPlaces`: `count`, where the places and points that a file states beside its games count more than what the games
 *   give, or `compare`, where the games count
 * - `tournament`: the number of one tournament in a file with several, from 1
 * - `participants`: how many took part, where a file of places lists fewer
 * - `sheet`: the name or the number of the sheet of a workbook with several that look like results
 * - `handle.NAME`: the handle of a player who is called NAME in the file; `handle.NAME (#ID)` where several are called so
 * - `column.HEADING`: what a column of a table holds
 * - `word.TEXT`: what a cell with this text in place of a name means: `player`, `bye`, `nobody` or `unknown`
 * - `result.TEXT`: what a cell with this text in place of a result means, such as `forfeit-loss`
 * - `text.TEXT`: what is read in place of this text, wherever it stands as words of its own; `""` leaves it out
 * - `dates`: `day-first`, `month-first` or `year-first`, for days and months that can be exchanged
 * - `nameDates`: the same for the names of files, which other people may have given
 *
 * For a `quadrant/1` document the members of `tournament` replace those of the document, `handle.NAME` renames a player,
 * and `cell.R.C` is the new text of row R and column C of its grid (`gridOfDocument`). An empty text clears the cell.
 */
export type Answers = ReadonlyMap<string, string>;

/** This answer gives the handle of a player who has another name in the file. */
export const HANDLE_ANSWER = 'handle.';

/** This text in place of the director or the game says that they are unknown. */
export const NOT_KNOWN = 'unknown';

/** Tells whether somebody answered that a fact of the tournament is not known. */
export const isNotKnown = (key: 'director' | 'game', answers: Answers): boolean => answers.get(key) === NOT_KNOWN;

/** Ids of players belong to one file: the next one gives them to other people. */
const OF_NAMESAKE = / \(#[^()]{0,64}\)$/u;

/** This answer gives the text of a cell of a document's grid. */
const CELL_ANSWER = /^cell\.([1-9]\d{0,4})\.([1-9]\d{0,2})$/;

/** This answer says what a match of a table is that has no result. */
export const MISSING_RESULTS = 'missingResults';

/** This answer says whether the places that a file states beside its games count. */
export const STATED_PLACES = 'statedPlaces';

/** This answer says in which order days and months are written. */
export const DATE_ORDER = 'dates';

/** This answer says in which order the names of files write days and months. */
export const NAME_DATE_ORDER = 'nameDates';

const NOT_OF_TOURNAMENT: ReadonlySet<string> = new Set([
  'wins',
  'scores',
  'halfByes',
  'tournament',
  'sheet',
  'participants',
  MISSING_RESULTS,
  STATED_PLACES,
  DATE_ORDER,
  NAME_DATE_ORDER,
]);

/** These facts are the same for most tournaments of a director. All others are asked every time. */
const KEPT: ReadonlySet<string> = new Set(['game', 'ruleSystem', 'format', 'cardPool', 'rules', 'country', 'venue']);

/** These facts belong to one tournament, so an earlier answer is only a suggestion. */
const SUGGESTED: ReadonlySet<string> = new Set(['name']);

/** Lists the answers that are members of `tournament`. */
export const membersOf = (answers: Answers): [string, string][] =>
  [...answers].filter(([key]) => !NOT_OF_TOURNAMENT.has(key) && !key.includes('.'));

/** Returns the handle of a player; their name in the file when there is no answer for it. */
export const handleOf = (name: string, answers: Answers): string => answers.get(HANDLE_ANSWER + name) ?? name;

/** The new text of a cell, by the row and the column of its grid, which count from 1. */
export interface CellAnswer {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** Lists the answers about cells. */
export const cellsOf = (answers: Answers): CellAnswer[] =>
  [...answers].flatMap(([key, text]) => {
    const [, row, column] = CELL_ANSWER.exec(key) ?? [];
    return row === undefined ? [] : [{ row: Number(row), column: Number(column), text }];
  });

/** Lists the new handles of players, by their names before. */
export const renamesOf = (answers: Answers): [string, string][] =>
  [...answers].flatMap(([key, handle]) =>
    key.startsWith(HANDLE_ANSWER) ? [[key.slice(HANDLE_ANSWER.length), handle]] : [],
  );

/** Lists the answers that say nothing about a document: it has its results already. */
export const unusedByDocuments = (answers: Answers): string[] =>
  [...answers.keys()].filter(
    (key) =>
      (NOT_OF_TOURNAMENT.has(key) && key !== 'tournament') ||
      key.startsWith(COLUMN_ANSWER) ||
      key.startsWith(WORD_ANSWER) ||
      key.startsWith(RESULT_ANSWER) ||
      key.startsWith(TEXT_ANSWER),
  );

/** Returns the answers that are worth remembering for the next file of the same director. */
export const answersToRemember = (answers: Answers): Answers =>
  pick(answers, (key) => (KEPT.has(key) && answers.get(key) !== NOT_KNOWN) || SUGGESTED.has(key) || isAboutFiles(key));

/** Divides remembered answers into those that hold for the next file too, and those that are only suggestions. */
export const recallAnswers = (remembered: Answers): { readonly answers: Answers; readonly suggestions: Answers } => ({
  answers: pick(remembered, (key) => !SUGGESTED.has(key)),
  suggestions: pick(remembered, (key) => SUGGESTED.has(key)),
});

const isAboutFiles = (key: string): boolean =>
  (key.startsWith(HANDLE_ANSWER) && !OF_NAMESAKE.test(key)) || key.startsWith(COLUMN_ANSWER);

const pick = (answers: Answers, isWanted: (key: string) => boolean): Answers =>
  new Map([...answers].filter(([key]) => isWanted(key)));

/** Tells whether a text can be the name of an answer. A cell in place of a name or of a result may hold a formula. */
export const isAnswerKey = (key: string): boolean =>
  isCellKey(key) ||
  /^(?:[A-Za-z]{1,40}|(?:handle|column|text)\.[^=\p{Cc}]{1,64}|(?:word|result)\.[^\p{Cc}]{1,64})$/u.test(key);

/** Tells whether a text is the name of an answer about a cell, which may be empty. */
export const isCellKey = (key: string): boolean => CELL_ANSWER.test(key);

/** All answers about one file have at most this many bytes, as JSON. */
export const LARGEST_ANSWERS = 64 * 1024;

/**
 * Says which facts of a document were answered for an earlier file of the same director.
 *
 * @param used remembered answers that were not given again; handles and columns are left out
 * @returns a note; null when there is nothing to say
 */
export function noteRemembered(used: Answers): Finding | null {
  const said = membersOf(used).map(([key, value]) => `${key}=${value}`);
  if (said.length === 0) return null;
  const code = 'answer-remembered';
  return {
    severity: severityOf(code),
    code,
    pointer: '/tournament',
    message: say`The file does not say everything; you answered this for an earlier file: ${said.join(', ')}.`,
    advice: say`If this is correct, no change is needed. To change one, answer it again for this file.`,
  };
}
