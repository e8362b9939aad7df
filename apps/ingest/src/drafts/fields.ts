import { say } from '@quadrant/rules/message';
import { fieldOf, valueRule, type MemberOptions } from '@quadrant/http';
import { LARGEST_ANSWERS } from '@quadrant/rules/files';
import { areFewAnswers, isAnswer } from '../intake/given-answers.js';

const LARGEST_KB = LARGEST_ANSWERS / 1024;

/** The file itself cannot answer these, so people answer them by name. */
export const Answers = (more?: MemberOptions): PropertyDecorator =>
  fieldOf(
    { about: 'What a file cannot say, by name, as `set` of /api/v1/submissions', ...more },
    { type: 'object', additionalProperties: { type: 'string' }, example: { game: '2e', name: 'Winter Local' } },
    valueRule(
      'areAnswers',
      say`must be an object of answers such as "game": "2e", each one line, with at most ${LARGEST_KB} kB in all`,
      areAnswers,
    ),
  );

const areAnswers = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, said]) => typeof said === 'string' && isAnswer(name, said)) &&
  areFewAnswers(value as Record<string, string>);
