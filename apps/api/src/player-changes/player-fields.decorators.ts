import { findHandleProblem, isCountry, isRegion, isReservedHandle } from '@quadrant/rules/tournament';
import { ValidateBy, type ValidationArguments } from 'class-validator';

const problemOf = (value: unknown): string | null => {
  if (typeof value !== 'string') return 'is not a text';
  return findHandleProblem(value) ?? (isReservedHandle(value) ? 'stands for people who are not named' : null);
};

/** A handle that somebody can go by. */
export const IsHandle = (): PropertyDecorator =>
  ValidateBy({
    name: 'isHandle',
    validator: {
      validate: (value: unknown) => problemOf(value) === null,
      defaultMessage: (args?: ValidationArguments) => problemOf(args?.value) ?? 'is no handle',
    },
  });

/** A country code, capital letters or not. */
export const IsCountry = (): PropertyDecorator =>
  ValidateBy({
    name: 'isCountry',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isCountry(value),
      defaultMessage: () => 'must be two letters (ISO 3166-1), such as DE or US, or null',
    },
  });

/** The name of a region. */
export const IsRegion = (): PropertyDecorator =>
  ValidateBy({
    name: 'isRegion',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isRegion(value),
      defaultMessage: () => 'must be 1 to 64 visible characters, or null',
    },
  });
