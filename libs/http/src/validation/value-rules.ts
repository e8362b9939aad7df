import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsIn, IsInt, IsString, IsUUID, Max, Min, ValidateIf } from 'class-validator';

/** Any text, as long as the body may be. */
export const IsAnyText = (): PropertyDecorator => IsString({ message: 'must be a text' });

export const IsTrueOrFalse = (): PropertyDecorator => IsBoolean({ message: 'must be true or false' });

/** One of a few values. */
export const IsOneOf = (values: readonly unknown[]): PropertyDecorator =>
  IsIn(values, { message: `must be one of ${values.join(', ')}` });

/** @param of what has the id, with its article */
export const IsIdOf = (of: string): PropertyDecorator => IsUUID('all', { message: `must be the id of ${of}` });

/** The messages come in the order: too large, too small, no whole number. What is no number at all gets the last one only. */
export const IsWholeNumber = (least: number, most: number): PropertyDecorator =>
  applyDecorators(
    Max(most, { message: `must be at most ${most}` }),
    Min(least, { message: `must be at least ${least}` }),
    IsInt({ message: 'must be a whole number' }),
  );

/** Checks a member only where it is given; null is given. */
export const IfGiven = (): PropertyDecorator => ValidateIf((_: object, value: unknown) => value !== undefined);
