import { f, optional } from '@quadrant/http';

/** Any JSON value. */

/** What a proposed correction does to one field of a document. */
export class FieldChangeDto {
  @f.AnyText({ about: 'JSON pointer (RFC 6901)', example: '/rounds/0/matches/1/score' }) pointer: string;
  @f.Other(
    {
      oneOf: [
        { type: 'string' },
        { type: 'number' },
        { type: 'boolean' },
        { type: 'object' },
        { type: 'array', items: {} },
        { type: 'null' },
      ],
    },
    { optional, about: 'Left out where there was nothing' },
  )
  from?: unknown;
  @f.Other(
    {
      oneOf: [
        { type: 'string' },
        { type: 'number' },
        { type: 'boolean' },
        { type: 'object' },
        { type: 'array', items: {} },
        { type: 'null' },
      ],
    },
    { optional, about: 'Left out where nothing stays' },
  )
  to?: unknown;
}
