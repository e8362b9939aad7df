import { say } from '@quadrant/rules/message';
import type { Finding } from '@quadrant/rules/tournament';
import { severityOf } from '@quadrant/rules/findings';
import { COLUMN_ANSWER } from './parts/rename-columns.js';

/**
 * The answers to what a file of another program cannot say, by name:
 *
 * - members of `tournament` in quadrant/1: `game`, `director`, `name`, `startsAt`, …
 * - `wins`: `full` or `modified`, for wins that neither the result nor the score decides
 * - `scores`: `points` of the game or `games` won, when their values do not show it
 * - `halfByes`: `bye` or `missed`, which the half-point byes of the file become
 * - `tournament`: the number of one tournament in a file with several, from 1
 * - `handle.NAME`: the handle of a player who is called NAME in the file
 * - `column.HEADING`: what a column of a table holds
 */
export type Answers = ReadonlyMap<string, string>;

/** This answer gives the handle of a player who has another name in the file. */
const HANDLE_ANSWER = 'handle.';

const NOT_OF_TOURNAMENT: ReadonlySet<string> = new Set(['wins', 'scores', 'halfByes', 'tournament']);

/** These facts are the same for most tournaments of a director. All others are asked every time. */
const KEPT: ReadonlySet<string> = new Set(['game', 'ruleSystem', 'format', 'cardPool', 'rules', 'country', 'venue']);

/** These facts belong to one tournament, so an earlier answer is only a suggestion. */
const SUGGESTED: ReadonlySet<string> = new Set(['name']);

/** Lists the answers that are members of `tournament`. */
export const membersOf = (answers: Answers): [string, string][] =>
  [...answers].filter(([key]) => !NOT_OF_TOURNAMENT.has(key) && !key.includes('.'));

/** Returns the handle of a player; their name in the file when there is no answer for it. */
export const handleOf = (name: string, answers: Answers): string => answers.get(HANDLE_ANSWER + name) ?? name;

/** Returns the answers that are worth remembering for the next file of the same director. */
export const answersToRemember = (answers: Answers): Answers =>
  pick(answers, (key) => KEPT.has(key) || SUGGESTED.has(key) || isAboutFiles(key));

/** Divides remembered answers into those that hold for the next file too, and those that are only suggestions. */
export const recallAnswers = (remembered: Answers): { readonly answers: Answers; readonly suggestions: Answers } => ({
  answers: pick(remembered, (key) => !SUGGESTED.has(key)),
  suggestions: pick(remembered, (key) => SUGGESTED.has(key)),
});

const isAboutFiles = (key: string): boolean => key.startsWith(HANDLE_ANSWER) || key.startsWith(COLUMN_ANSWER);

const pick = (answers: Answers, isWanted: (key: string) => boolean): Answers =>
  new Map([...answers].filter(([key]) => isWanted(key)));

/** Tells whether a text can be the name of an answer. */
export const isAnswerKey = (key: string): boolean =>
  /^(?:[A-Za-z]{1,40}|(?:handle|column)\.[^=\p{Cc}]{1,64})$/u.test(key);

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
