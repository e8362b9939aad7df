import { f, optional } from '@quadrant/http';

const ANY_JSON = {
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'object' },
    { type: 'array', items: {} },
    { type: 'null' },
  ],
};

/** A field that a proposed correction would change. */
export class FieldChangeDto {
  @f.AnyText({ about: 'JSON pointer (RFC 6901)', example: '/rounds/0/matches/1/score' }) pointer: string;
  @f.Other(ANY_JSON, { optional, about: 'Left out where there was nothing' }) from?: unknown;
  @f.Other(ANY_JSON, { optional, about: 'Left out where nothing stays' }) to?: unknown;
}
