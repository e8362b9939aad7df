import { say, type Text } from '@quadrant/rules/message';
import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Transform, Type, type TransformFnParams } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { saying } from './text-rule.js';

/** It accepts any text; only the limit of the body bounds its length. */
export const IsAnyText = (message: Text = say`must be a text`): PropertyDecorator => IsString(saying(message));

export const IsAtMostLong = (characters: number, units: number): PropertyDecorator =>
  MaxLength(units, saying(say`must be at most ${characters} characters long`));

export const IsMatch = (form: RegExp, message: Text): PropertyDecorator => Matches(form, saying(message));

export const IsTrueOrFalse = (message: Text = say`must be true or false`): PropertyDecorator =>
  IsBoolean(saying(message));

/** It accepts one of a few values. */
export const IsOneOf = (
  values: readonly unknown[],
  message: Text = say`must be one of ${values.join(', ')}`,
): PropertyDecorator => IsIn(values, saying(message));

/** @param of the thing that has the id, with its article */
export const IsIdOf = (of: string, message: Text = say`must be the id of ${of}`): PropertyDecorator =>
  IsUUID('all', saying(message));

/** The messages come in this order: too large, too small, no whole number. Any value that is no number gets only the last. */
export const IsWholeNumber = (
  least?: number,
  most?: number,
  message: Text = say`must be a whole number`,
): PropertyDecorator => applyDecorators(...limits(least, most), IsInt(saying(message)));

export const IsDecimal = (least: number, most: number, message: Text = say`must be a number`): PropertyDecorator =>
  applyDecorators(...limits(least, most), IsNumber({}, saying(message)));

const limits = (least?: number, most?: number): PropertyDecorator[] => [
  ...(most === undefined ? [] : [Max(most, saying(say`must be at most ${most}`))]),
  ...(least === undefined ? [] : [Min(least, saying(say`must be at least ${least}`))]),
];

export const IsAnyObject = (): PropertyDecorator => IsObject(saying(say`must be an object`));

/** It accepts an object that fits another DTO. `ValidateNested` alone lets an absent member, null and an empty list through. */
export const IsPart = (dto: Class): PropertyDecorator =>
  applyDecorators(
    Type(() => dto),
    ValidateNested(),
    IsAnyObject(),
  );

/** Converts the texts true and false of a query. Anything else stays unchanged, and is refused later. */
export const BooleanOfQuery = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown => (value === 'true' ? true : value === 'false' ? false : value));
