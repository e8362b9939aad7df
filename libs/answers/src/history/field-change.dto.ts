import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** Any JSON value. */
const VALUE = {
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
  @ApiProperty({ example: '/rounds/0/matches/1/score', description: 'JSON pointer (RFC 6901)' })
  pointer: string;

  @ApiPropertyOptional({ ...VALUE, description: 'Left out where there was nothing' })
  from?: unknown;

  @ApiPropertyOptional({ ...VALUE, description: 'Left out where nothing stays' })
  to?: unknown;
}
