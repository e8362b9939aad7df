import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AsSent, IsCalendarDay, IsLine, IsOneOf, IsText, LONGEST_REASON } from '@quadrant/http';
import { READINGS, RULING_EFFECTS, type Ruling, type RulingEffect } from '@quadrant/rules/policy';
import type { StoredRuling } from '@quadrant/store/history';
import { IsObject, IsOptional } from 'class-validator';

const LONGEST_TEXT = 2000;
const LONGEST_SOURCE = 200;
const READING_IDS = READINGS.map(({ id }) => id);

const day = { type: 'string', format: 'date', example: '2015-08-08' } as const;
const effect = {
  type: 'object',
  additionalProperties: true,
  example: { kind: 'policy', name: 'onTimeDays', value: 14 },
  description:
    `\`kind\` is one of ${RULING_EFFECTS.map((kind) => `\`${kind}\``).join(', ')}. A policy or a switch has \`name\` and \`value\`; ` +
    '`same-weekend` has the `country` of the National, two letters',
} as const;

/** An interim ruling, as the Director of Organized Play makes it. */
export class NewRulingDto {
  @ApiProperty({ maxLength: LONGEST_TEXT, description: 'What is ruled, and why' })
  @IsText(LONGEST_TEXT)
  text: string;

  @ApiProperty({ maxLength: LONGEST_SOURCE, description: 'Where it was published' })
  @IsLine(LONGEST_SOURCE)
  source: string;

  @ApiPropertyOptional({ enum: READING_IDS, description: 'The reading that it is shown beside' })
  @IsOptional()
  @IsOneOf(READING_IDS)
  reading?: string;

  @ApiPropertyOptional({ ...day, description: 'The first tournament day that it applies to; missing: no limit' })
  @IsOptional()
  @IsCalendarDay()
  from?: string;

  @ApiPropertyOptional({ ...day, description: 'First day on which it no longer is; without it, until further notice' })
  @IsOptional()
  @IsCalendarDay()
  to?: string;

  @ApiPropertyOptional({ ...effect, default: { kind: 'nothing' } })
  @IsOptional()
  @IsObject({ message: 'must be an object' })
  @AsSent()
  sets?: object;
}

/** The end of a ruling. */
export class RulingEndDto {
  @ApiProperty({
    ...day,
    description: 'First day on which it is no longer in force; its first day or an earlier one: it never was',
  })
  @IsCalendarDay()
  to: string;

  @ApiProperty({ maxLength: LONGEST_REASON })
  @IsLine(LONGEST_REASON)
  reason: string;
}

export class RulingDto implements Ruling {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Refusals name it' })
  number: number;

  @ApiProperty()
  text: string;

  @ApiProperty({ description: 'Where it was published' })
  source: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Id of the reading that it is shown beside' })
  reading: string | null;

  @ApiProperty({ ...day, nullable: true, description: 'First local day of tournaments; null: always was' })
  from: string | null;

  @ApiProperty({
    ...day,
    nullable: true,
    description: 'First day on which it no longer is; not after `from`: it never was; null: until further notice',
  })
  to: string | null;

  @ApiProperty(effect)
  sets: RulingEffect;
}

export class StoredRulingDto extends RulingDto implements StoredRuling {
  @ApiProperty({
    enum: ['never', 'at-once', 'when-resumed'],
    description: 'When readers see the numbers that it moves; never: it moves none',
  })
  takesEffect: StoredRuling['takesEffect'];
}

export class RulingListDto {
  @ApiProperty({ type: [RulingDto], description: 'In the order in which they were made' })
  rows: readonly RulingDto[];
}
