import { ApiProperty } from '@nestjs/swagger';
import { TAKES_EFFECT } from '@quadrant/answers';
import { IsLine, IsOneOf, LONGEST_REASON } from '@quadrant/http';
import type { TakesEffect } from '@quadrant/rules/intake';
import type { NewToss, ShownToss } from '@quadrant/store/leagues';
import { AreHandles } from '../requests/text-rules.js';
import { ArrayMinSize } from 'class-validator';

const STAGES = ['first-half', 'second-half', 'playoffs'] as const satisfies readonly NewToss['stage'][];
const MOST_PLAYERS = 200;

const stageText = { enum: [...STAGES], description: 'The ranking whose tie it decides' };
const orderText = { type: 'string', isArray: true, minItems: 2, maxItems: MOST_PLAYERS } as const;

/** A toss between players whom everything else leaves tied. */
export class NewTossDto {
  @ApiProperty(stageText)
  @IsOneOf(STAGES)
  stage: NewToss['stage'];

  @ApiProperty({ ...orderText, description: 'Handles of the tied players; the first goes first' })
  @AreHandles(MOST_PLAYERS)
  @ArrayMinSize(2, { message: 'must name at least two players' })
  order: string[];

  @ApiProperty({ maxLength: LONGEST_REASON, description: 'How it was drawn, and who watched', example: 'drawn by lot' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

export class TossDto implements ShownToss {
  @ApiProperty(stageText)
  stage: NewToss['stage'];

  @ApiProperty({ ...orderText, minItems: 1, description: 'Handles; the first goes first. Players as they count now' })
  order: readonly string[];

  @ApiProperty()
  reason: string;

  @ApiProperty({ description: 'Handle' })
  recordedBy: string;

  @ApiProperty({ format: 'date-time' })
  recordedAt: Date;

  @ApiProperty({ description: 'Whether a run has published it: until then it decides nothing' })
  isPublished: boolean;
}

/** A toss that was recorded. */
export class RecordedTossDto extends TossDto {
  @ApiProperty({ ...TAKES_EFFECT })
  takesEffect: TakesEffect;
}

export class TossListDto {
  @ApiProperty({ type: [TossDto], description: 'As they were recorded: of several for one stage the last goes first' })
  rows: TossDto[];
}
