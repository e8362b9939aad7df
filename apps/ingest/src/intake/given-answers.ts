import { say } from '@quadrant/rules/message';
import { problemOfKind, type SentFile } from '@quadrant/http';
import { isAnswerKey, isCellKey, LARGEST_ANSWERS, refuseText, TEXT_ANSWER } from '@quadrant/rules/files';
import type { GivenFile } from './report-files.service.js';

/** One answer has at most this many characters. */
export const LONGEST_ANSWER = 200;

const FIELD = 'set.';

/** Reads an answer as people write it, such as game=2e; returns null for anything else. */
export function readAnswer(text: string): readonly [name: string, value: string] | null {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  return isAnswer(name, value) ? [name, value] : null;
}

/** Tells whether this can be the answer to a question: one visible line. Only a cell may be empty. */
export const isAnswer = (name: string, value: string): boolean =>
  isAnswerKey(name) &&
  (value.trim() !== '' || isCellKey(name)) &&
  value.length <= LONGEST_ANSWER &&
  !/\p{Cc}/u.test(value) &&
  (!name.startsWith(TEXT_ANSWER) || refuseText(name, value) === null);

/** Tells whether these are few enough answers for one file. */
export const areFewAnswers = (answers: Readonly<Record<string, string>>): boolean =>
  Buffer.byteLength(JSON.stringify(answers)) <= LARGEST_ANSWERS;

/**
 * Returns the file of a request and the answers that it has in its query (`set=game=2e`) and in its form (a field
 * `set.game`).
 * @throws Problem 400 for a field that is no answer
 */
export function givenFileOf({ bytes, name, fields }: SentFile, set: readonly string[]): GivenFile {
  const answers = new Map(set.map(readAnswer).filter((answer) => answer !== null));
  for (const [field, value] of fields) {
    const name = field.startsWith(FIELD) ? field.slice(FIELD.length) : '';
    if (!isAnswer(name, value)) {
      throw problemOfKind(
        'malformed-form',
        say`The field ${JSON.stringify(field.slice(0, 40))} is no answer to a question about the file.`,
        { advice: say`Name it as in set.game, and give it one line of at most ${LONGEST_ANSWER} characters.` },
      );
    }
    answers.set(name, value);
  }
  return { bytes, name, answers };
}
