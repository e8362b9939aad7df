import type { Text } from '@quadrant/rules/message';
import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';

/** What a value has to be, as the end of a sentence that begins with its name: a sentence, or one that names the value. */
export type Demand = Text | ((value: unknown) => Text);

/** A rule of class-validator knows strings only, so the sentence itself goes along in its context. */
export const saying = (demand: Demand): ValidationOptions => ({
  message: ({ value }) => String(demandOf(demand, value)),
  context: { demand },
});

/** What a value has to be, as a sentence. */
export const demandOf = (demand: Demand, value: unknown): Text =>
  typeof demand === 'function' ? demand(value) : demand;

/**
 * A rule for one value of a request, as a decorator.
 *
 * @param message what the value has to be, as the end of a sentence that begins with its name
 */
export const valueRule = (name: string, message: Demand, holds: (value: unknown) => boolean): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: holds } }, saying(message));

/**
 * A rule for one text of a request, as a decorator.
 *
 * @param message what the text has to be, as the end of a sentence that begins with its name
 * @param holds is given the other members of the same part of the request too
 */
export const textRule = (
  name: string,
  message: Text,
  holds: (text: string, others: object) => boolean,
): PropertyDecorator =>
  ValidateBy(
    {
      name,
      validator: {
        validate: (value: unknown, facts?: ValidationArguments) =>
          typeof value === 'string' && holds(value, facts?.object ?? {}),
      },
    },
    saying(message),
  );
