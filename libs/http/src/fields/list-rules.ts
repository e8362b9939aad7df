import { type Text, say } from '@quadrant/rules/message';
import type { Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, isObject, ValidateNested } from 'class-validator';

import { saying, valueRule } from './text-rule.js';

export interface ListRules {
  readonly least?: number;
  readonly most?: number;
  /** No two elements may have the same value of it. */
  readonly once?: (element: never) => unknown;
  /** These replace messages that are not enough. */
  readonly says?: Partial<Record<'list' | 'least' | 'most' | 'once', Text>>;
}

/** Returns the rules of a list. The messages come in this order: an element twice, too many, too few, no list. */
export const isListOf = ({ least, most, once, says = {} }: ListRules): PropertyDecorator[] => [
  ...(once === undefined
    ? []
    : [ArrayUnique(once as (element: unknown) => unknown, saying(says.once ?? say`must name each once`))]),
  ...(most === undefined ? [] : [HasAtMost(most, says.most ?? say`must have at most ${most} elements`)]),
  ...(least === undefined ? [] : [HasAtLeast(least, says.least ?? say`must have ${least} or more elements`)]),
  IsArray(saying(says.list ?? say`must be a list`)),
];

export const HasAtMost = (most: number, message: Text): PropertyDecorator => ArrayMaxSize(most, saying(message));

export const HasAtLeast = (least: number, message: Text): PropertyDecorator => ArrayMinSize(least, saying(message));

/** Its elements are objects that fit a DTO: `dto`, or the class of which they are instances already. */
export const areObjects = (dto?: Class): PropertyDecorator[] => [
  ...(dto === undefined ? [] : [Type(() => dto)]),
  ValidateNested({ each: true }),
  valueRule('areObjects', say`must be a list of objects`, (value) => !Array.isArray(value) || value.every(isObject)),
];

export const AreOneOf = (values: readonly unknown[]): PropertyDecorator =>
  IsIn(values, { ...saying(say`must each be one of ${values.join(', ')}`), each: true });
