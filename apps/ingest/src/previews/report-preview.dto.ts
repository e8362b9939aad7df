import { ApiProperty } from '@nestjs/swagger';
import { StandingDto, TAKES_EFFECT, VerdictDto } from '@quadrant/answers';
import { FindingDto } from '@quadrant/http';
import type { TakesEffect } from '@quadrant/rules/intake';
import { SUBMISSION_STATES } from '@quadrant/rules/tournament';
import { EffectDto } from './effect.dto.js';
import { PreviewedPlayerDto } from './previewed-player.dto.js';

/** Something that a revision says otherwise than the one before it. */
class RevisionChangeDto {
  @ApiProperty({ example: 'round 1, ann - bob', description: 'A field of the tournament, `players`, or a game' })
  what: string;

  @ApiProperty({ example: 'FW 100-35' })
  before: string;

  @ApiProperty({ example: 'FL 35-100' })
  after: string;
}

class ReplacedRevisionDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  revision: number;

  @ApiProperty({ type: [RevisionChangeDto], description: 'At most 50' })
  changes: readonly RevisionChangeDto[];

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Changes beyond these' })
  moreChanges: number;
}

/** What a report would be stored as, and what it would move. Nothing was stored. */
export class ReportPreviewDto {
  @ApiProperty({ format: 'uuid', description: 'The tournament has it already, or would get it' })
  tournamentId: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  revision: number;

  @ApiProperty({
    type: ReplacedRevisionDto,
    nullable: true,
    description:
      'The stored revision that it would take the place of, and what it changes; null for a new tournament, and for the document of the current revision',
  })
  replaces: ReplacedRevisionDto | null;

  @ApiProperty({ enum: [...SUBMISSION_STATES, 'held'], description: 'State that the submission would get' })
  state: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why, where that needs a reason' })
  stateReason: string | null;

  @ApiProperty({
    ...TAKES_EFFECT,
    description: `${TAKES_EFFECT.description}. Of a report that would be held: once somebody has decided that it counts`,
  })
  takesEffect: TakesEffect;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the weekly refresh is due that it would wait for; null where it waits for none',
  })
  refreshDueAt: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description:
      'The run that it was computed after. Send it as `previewedAfter` with the report, and the receipt names the runs that came between',
  })
  afterRun: number;

  @ApiProperty({ type: [FindingDto], description: 'Warnings and notes' })
  findings: readonly FindingDto[];

  @ApiProperty({ type: 'integer', minimum: 0 })
  participants: number;

  @ApiProperty()
  sanctioned: VerdictDto;

  @ApiProperty()
  rated: VerdictDto;

  @ApiProperty({ type: [StandingDto], description: 'The final order' })
  standings: readonly StandingDto[];

  @ApiProperty({
    type: [PreviewedPlayerDto],
    nullable: true,
    description:
      'What the tournament would do for each player, in the order of the report: the same to the last digit later, unless ' +
      'other reports come before it. Null when the document is that of the current revision',
  })
  players: readonly PreviewedPlayerDto[] | null;

  @ApiProperty({
    type: EffectDto,
    nullable: true,
    description: 'As if only this report were published now; null when the document is that of the current revision',
  })
  effect: EffectDto | null;
}
