import { findHandleFault, isReservedHandle } from '@quadrant/rules/tournament';
import { ValidateBy, type ValidationArguments } from 'class-validator';

const faultOf = (value: unknown): string | null => {
  if (typeof value !== 'string') return 'is not a text';
  return (
    findHandleFault(value) ?? (isReservedHandle(value) ? 'is reserved for people whose names are not shown' : null)
  );
};

/** A handle that somebody can go by: no label of those who are not named. Its message says what is wrong. */
export const IsOwnHandle = (): PropertyDecorator =>
  ValidateBy({
    name: 'isHandle',
    validator: {
      validate: (value: unknown) => faultOf(value) === null,
      defaultMessage: (args?: ValidationArguments) => faultOf(args?.value) ?? 'is no handle',
    },
  });
