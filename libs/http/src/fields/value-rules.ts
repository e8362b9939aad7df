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

/** Any text, as long as the body may be. */
export const IsAnyText = (message: Text = say`must be a text`): PropertyDecorator => IsString(saying(message));

export const IsAtMostLong = (characters: number, units: number): PropertyDecorator =>
  MaxLength(units, saying(say`must be at most ${characters} characters long`));

export const IsMatch = (form: RegExp, message: Text): PropertyDecorator => Matches(form, saying(message));

export const IsTrueOrFalse = (message: Text = say`must be true or false`): PropertyDecorator =>
  IsBoolean(saying(message));

/** One of a few values. */
export const IsOneOf = (
  values: readonly unknown[],
  message: Text = say`must be one of ${values.join(', ')}`,
): PropertyDecorator => IsIn(values, saying(message));

/** @param of what has the id, with its article */
export const IsIdOf = (of: string, message: Text = say`must be the id of ${of}`): PropertyDecorator =>
  IsUUID('all', saying(message));

/** The messages come in the order: too large, too small, no whole number. What is no number at all gets the last one only. */
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

/** An object that fits another DTO. */
export const IsPart = (dto: Class): PropertyDecorator =>
  applyDecorators(
    Type(() => dto),
    ValidateNested(),
  );

/** What a query says as true or false; anything else stays as it is, to be refused. */
export const BooleanOfQuery = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown => (value === 'true' ? true : value === 'false' ? false : value));
