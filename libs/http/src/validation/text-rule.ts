import { ValidateBy, type ValidationArguments } from 'class-validator';

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
