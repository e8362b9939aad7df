import { ValidateBy, type ValidationArguments } from 'class-validator';

/**
 * A rule for one value of a request, as a decorator.
 *
 * @param message what the value has to be, as the end of a sentence that begins with its name
 */
export const valueRule = (
  name: string,
  message: string | ((value: unknown) => string),
  holds: (value: unknown) => boolean,
): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: holds,
      defaultMessage: (facts) => (typeof message === 'string' ? message : message(facts?.value)),
    },
  });

/**
 * A rule for one text of a request, as a decorator.
 *
 * @param message what the text has to be, as the end of a sentence that begins with its name
 * @param holds is given the other members of the same part of the request too
 */
export const textRule = (
  name: string,
  message: string,
  holds: (text: string, others: object) => boolean,
): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown, facts?: ValidationArguments) =>
        typeof value === 'string' && holds(value, facts?.object ?? {}),
      defaultMessage: () => message,
    },
  });
