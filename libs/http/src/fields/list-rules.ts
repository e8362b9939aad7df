import type { Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, ValidateNested } from 'class-validator';

/** What a list of a request has to be. */
export interface ListRules {
  readonly least?: number;
  readonly most?: number;
  /** What no two elements may have in common. */
  readonly once?: (element: never) => unknown;
  /** Messages where the usual ones are not enough. */
  readonly says?: Partial<Record<'list' | 'least' | 'most' | 'once', string>>;
}

/** The messages come in the order: an element twice, too many, too few, no list. */
export const isListOf = ({ least, most, once, says = {} }: ListRules): PropertyDecorator[] => [
  ...(once === undefined
    ? []
    : [ArrayUnique(once as (element: unknown) => unknown, { message: says.once ?? 'must name each once' })]),
  ...(most === undefined ? [] : [HasAtMost(most, says.most ?? `must have at most ${most} elements`)]),
  ...(least === undefined ? [] : [HasAtLeast(least, says.least ?? `must have ${least} or more elements`)]),
  IsArray({ message: says.list ?? 'must be a list' }),
];

export const HasAtMost = (most: number, message: string): PropertyDecorator => ArrayMaxSize(most, { message });

export const HasAtLeast = (least: number, message: string): PropertyDecorator => ArrayMinSize(least, { message });

/** Its elements are objects that fit a DTO: `dto`, or the one that they were made of before. */
export const areObjects = (dto?: Class): PropertyDecorator[] => [
  ...(dto === undefined ? [] : [Type(() => dto)]),
  ValidateNested({ each: true }),
];

export const AreOneOf = (values: readonly unknown[]): PropertyDecorator =>
  IsIn(values, { each: true, message: `must each be one of ${values.join(', ')}` });
