import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { LONGEST_ANSWER, readAnswer } from './given-answers.js';

const MOST_ANSWERS = 100;

/** A query parameter `set` that may be repeated: answers to what a file of another program cannot say. */
export const SetAnswers = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      type: [String],
      maxItems: MOST_ANSWERS,
      example: ['game=2e', 'name=Winter Local'],
      description:
        'What a file of another program cannot say, as KEY=VALUE; repeat it for more. In a form these are the fields `set.KEY`. ' +
        `KEY is a member of \`tournament\` in quadrant/1, or \`wins\`, \`tournament\`, \`handle.NAME\` or \`column.HEADING\`. A value has up to ${LONGEST_ANSWER} characters`,
    }),
    Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? [value] : (value as unknown))),
    ValidateBy({
      name: 'areAnswers',
      validator: {
        validate: (value: unknown) =>
          Array.isArray(value) &&
          value.length <= MOST_ANSWERS &&
          value.every((each) => typeof each === 'string' && readAnswer(each) !== null),
        defaultMessage: () => `must be at most ${MOST_ANSWERS} answers such as game=2e, each on one line`,
      },
    }),
  );

/** A request about a file and nothing else. */
export class SetQuery {
  @SetAnswers()
  set: string[] = [];
}
