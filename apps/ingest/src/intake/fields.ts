import { say } from '@quadrant/rules/message';
import { areObjects, fieldOf, isListOf, listRule, optional, type More } from '@quadrant/http';
import { Transform, type TransformFnParams } from 'class-transformer';
import { LONGEST_CONFIRM, MOST_CONFIRMATIONS, readConfirmations, TOO_MANY_CONFIRMATIONS } from './confirmation.dto.js';
import { LONGEST_ANSWER, readAnswer } from './given-answers.js';

const MOST_ANSWERS = 100;

/** The query parameter `set` may be repeated. It answers what a file of another program cannot say. */
export const SetAnswers = (): PropertyDecorator =>
  fieldOf(
    {
      optional,
      about:
        'What a file of another program cannot say, as KEY=VALUE; repeat it for more. In a form these are the fields `set.KEY`. ' +
        `KEY is a member of \`tournament\` in quadrant/1, or \`wins\`, \`tournament\`, \`handle.NAME\` or \`column.HEADING\`. A value has up to ${LONGEST_ANSWER} characters`,
      example: ['game=2e', 'name=Winter Local'],
    },
    { type: [String], maxItems: MOST_ANSWERS },
    Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? [value] : (value as unknown))),
    listRule(
      'areAnswers',
      say`must be at most ${MOST_ANSWERS} answers such as game=2e, each on one line`,
      MOST_ANSWERS,
      (text) => readAnswer(text) !== null,
    ),
  );

/** The query carries these confirmations as JSON. */
export const Confirmations = (more: More): PropertyDecorator =>
  fieldOf(
    more,
    {
      type: 'string',
      maxLength: LONGEST_CONFIRM,
      example:
        '[{"code":"full-win-below-cap","pointer":"/rounds/0/matches/2/score/0","reason":"won by a special rule"}]',
    },
    Transform(readConfirmations),
    ...areObjects(),
    ...isListOf({
      most: MOST_CONFIRMATIONS,
      says: { list: say`must be a list in JSON`, most: TOO_MANY_CONFIRMATIONS },
    }),
  );
