import type { Text } from '@quadrant/rules/message';
import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';

/** The end of a sentence that begins with the name of a value, and says what it must be. A function can mention the value. */
export type Demand = Text | ((value: unknown) => Text);

/** Rules of class-validator support only strings, so the sentence itself is passed in their context. */
export const saying = (demand: Demand): ValidationOptions => ({
  message: ({ value }) => String(demandOf(demand, value)),
  context: { demand },
});

/** Returns the sentence that is shown for a value. */
export const demandOf = (demand: Demand, value: unknown): Text =>
  typeof demand === 'function' ? demand(value) : demand;

/**
 * Makes a decorator with a rule for one value of a request.
 *
 * @param message the end of a sentence that begins with the value's name, and says what it must be
 */
export const valueRule = (name: string, message: Demand, holds: (value: unknown) => boolean): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: holds } }, saying(message));

/**
 * Makes a decorator with a rule for one text of a request.
 *
 * @param message the end of a sentence that begins with the text's name, and says what it must be
 * @param holds also gets the other members of the same part of the request
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
