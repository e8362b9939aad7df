import { type Text, say } from '@quadrant/rules/message';
import { findHandleFault, isCalendarDay, isCountry, isRegion, isSlug, LONGEST_SLUG } from '@quadrant/rules/tournament';
import { isLine } from './is-line.decorator.js';
import { textRule, valueRule } from './text-rule.js';
import { Transform, type TransformFnParams } from 'class-transformer';

export const IsHandle = (): PropertyDecorator =>
  textRule(
    'isHandle',
    say`must be the handle of a player: 1 to 64 visible characters`,
    (text) => findHandleFault(text) === null,
  );

const upperCase = ({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.toUpperCase() : value);

/** It has two letters (ISO 3166-1), which become capitals. */
export const IsCountry = (message: Text = say`must be a country as two letters, such as DE`): PropertyDecorator => {
  const isTwoLetters = textRule('isCountry', message, isCountry);
  return (target, key) => {
    Transform(upperCase)(target, key);
    isTwoLetters(target, key);
  };
};

export const IsRegion = (
  message: Text = say`must be a name of 1 to 64 visible characters, with no space around it`,
): PropertyDecorator => textRule('isRegion', message, isRegion);

/** Returns the end of a sentence that says what a slug of at most so many characters must be. */
export const slugOfAtMost = (longest: number): Text =>
  say`must be 1 to ${longest} lower-case letters and digits, with single hyphens between them`;

export const IsSlug = (): PropertyDecorator => textRule('isSlug', slugOfAtMost(LONGEST_SLUG), isSlug);

export const IsCalendarDay = (): PropertyDecorator =>
  textRule('isCalendarDay', say`must be a day of the calendar from 1900 to 2099, such as 2014-11-08`, isCalendarDay);

/** Makes a rule for a list of at most so many texts that all have to satisfy `isOne`. */
export const listRule = (
  name: string,
  message: Text,
  most: number,
  isOne: (text: string) => boolean,
): PropertyDecorator =>
  valueRule(
    name,
    message,
    (value) =>
      Array.isArray(value) &&
      value.length <= most &&
      value.every((each: unknown) => typeof each === 'string' && isOne(each)),
  );

export const AreHandles = (most: number): PropertyDecorator =>
  listRule(
    'areHandles',
    say`must be a list of at most ${most} handles of players, each of 1 to 64 visible characters`,
    most,
    (text) => findHandleFault(text) === null,
  );

export const AreLines = (most: number, longest: number): PropertyDecorator =>
  listRule(
    'areLines',
    say`must be a list of at most ${most} texts, each of 1 to ${longest} characters without control characters`,
    most,
    (text) => isLine(text, longest),
  );

export const AreWholeNumbers = (most: number, least: number, largest: number): PropertyDecorator =>
  valueRule(
    'areWholeNumbers',
    say`must be a list of 1 to ${most} whole numbers from ${least} to ${largest}`,
    (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.length <= most &&
      value.every((each: unknown) => Number.isInteger(each) && least <= Number(each) && Number(each) <= largest),
  );
