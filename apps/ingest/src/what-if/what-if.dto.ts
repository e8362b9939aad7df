import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AsSent, IsLine, LONGEST_REASON } from '@quadrant/http';
import { IsISO8601, IsObject, IsOptional, Matches } from 'class-validator';

// Of all that ISO 8601 allows, what PostgreSQL and JavaScript read alike.
const INSTANT = /^[12]\d{3}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;
const NO_INSTANT = 'must be an instant or a day, such as 2024-01-01T00:00:00Z';

/** What a what-if asks about: other rules, one more tournament, or both; or an interim ruling alone. */
export class WhatIfDto {
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description:
      'Policies and k-tables by rule system, as in `{"kTables": {"opg-4.2": [{"from": null, "to": null, "kFactors": ' +
      '{"1": 20, "2": 28, "3": 40, "4": 52, "5": 64}}]}}`; what is not given stays as it is',
  })
  @IsOptional()
  @IsObject({ message: 'must be an object' })
  @AsSent()
  rules?: object;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'A document of the format quadrant/1: docs/formats/quadrant-1.md',
  })
  @IsOptional()
  @IsObject({ message: 'must be an object' })
  @AsSent()
  tournament?: object;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'From which instant on the rules count; without it, from the first tournament',
    example: '2024-01-01T00:00:00Z',
  })
  @IsOptional()
  @Matches(INSTANT, { message: NO_INSTANT })
  @IsISO8601({ strict: true }, { message: NO_INSTANT })
  from?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    example: { sets: { kind: 'switch', name: 'opg-missed-game', value: 'left-out' }, from: '2015-01-01' },
    description:
      'An interim ruling that sets how a rule is read, as POST /api/v1/rulings takes it: `sets`, `from`, `to`. It is asked about alone',
  })
  @IsOptional()
  @IsObject({ message: 'must be an object' })
  @AsSent()
  ruling?: object;

  @ApiPropertyOptional({
    maxLength: LONGEST_REASON,
    description: 'What it is about',
    example: 'what if locals counted 20',
  })
  @IsOptional()
  @IsLine(LONGEST_REASON)
  reason?: string;
}

class WhatIfLinksDto {
  @ApiProperty({ format: 'uri-reference', description: 'Its state' })
  self: string;

  @ApiProperty({ format: 'uri-reference', description: 'Its progress, as server-sent events' })
  events: string;

  @ApiProperty({ format: 'uri-reference', description: 'Its answer, once it is computed' })
  diff: string;
}

/** The question, which a worker answers. */
export class WhatIfAskedDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: ['waiting'] })
  state: string;

  @ApiProperty()
  links: WhatIfLinksDto;
}
