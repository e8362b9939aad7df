import type { Text as Sentence } from '@quadrant/rules/message';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';

export type Schema = Omit<ApiPropertyOptions, 'required' | 'description' | 'nullable'>;

/** A member adds these options to its field; every other key belongs to OpenAPI. */
export interface MemberOptions extends Partial<Omit<Schema, 'type'>> {
  /** It describes the member in the public document. */
  about?: string;
  /** It may be left out. `'or-null'`: a request may also give null for that, although OpenAPI does not say so. */
  optional?: true | 'or-null';
  /** It may be null. */
  nullable?: true;
  /** When a request has to fit the rules of the field; without it, whenever the member is given. */
  when?: (others: never, value: unknown) => boolean;
  /** The message for a value of the wrong type, when the usual message of the field is not enough. */
  says?: Sentence;
}

/** A text alone is the description of the member. */
export type More = string | MemberOptions;

/** They shorten `{ optional }` and `{ nullable }` in the options of a member. */
export const optional = true;
export const nullable = true;

/**
 * Makes the decorator of a member: its schema in OpenAPI, and the rules for requests. A member with a default value may
 * be left out.
 *
 * @param rules their messages come in this order
 */
export function fieldOf(more: More | undefined, schema: Schema, ...rules: PropertyDecorator[]): PropertyDecorator {
  const { about, when, optional: leftOut, nullable: isNullable, says: _, ...own } = optionsOf(more);
  const isRequired = leftOut === undefined && own.default === undefined;
  const described = ApiProperty({
    ...schema,
    ...own,
    ...(about !== undefined && { description: about }),
    ...(isNullable && { nullable: true }),
    ...(!isRequired && { required: false }),
  } as ApiPropertyOptions);
  const takesNull = isNullable ?? leftOut === 'or-null';
  const isChecked = when ?? isCheckedWhere(leftOut !== undefined, takesNull);
  const skips =
    rules.length > 0 && isChecked !== null
      ? [ValidateIf(isChecked as (others: object, value: unknown) => boolean)]
      : [];
  return (target, name) => {
    for (const decorate of [described, ...rules, ...skips]) decorate(target, name);
  };
}

/** Returns the options of a member, which may be written as a text. */
export const optionsOf = (more: More = {}): MemberOptions => (typeof more === 'string' ? { about: more } : more);

function isCheckedWhere(mayBeLeftOut: boolean, mayBeNull: boolean): ((_: object, value: unknown) => boolean) | null {
  if (!mayBeLeftOut && !mayBeNull) return null;
  return (_, value) => !(mayBeLeftOut && value === undefined) && !(mayBeNull && value === null);
}
