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

/** What a proposed correction does to one field of a document. */
export class FieldChangeDto {
  @f.AnyText({ about: 'JSON pointer (RFC 6901)', example: '/rounds/0/matches/1/score' }) pointer: string;
  @f.Other(ANY_JSON, { optional, about: 'Left out where there was nothing' }) from?: unknown;
  @f.Other(ANY_JSON, { optional, about: 'Left out where nothing stays' }) to?: unknown;
}
