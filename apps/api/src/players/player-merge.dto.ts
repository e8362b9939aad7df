import { ApiProperty } from '@nestjs/swagger';
import { PLAYER_MERGE_STATES, type PlayerMergeState } from '@quadrant/store/people';
import type { PlayerMerge } from '@quadrant/store/reading';

const RUN = {
  type: 'integer',
  minimum: 1,
  nullable: true,
  description: 'The run that published it; null while none has',
} as const;

/** Who asked for something, and why. */
class MergeRequestDto {
  @ApiProperty()
  requestedBy: string;

  @ApiProperty()
  reason: string;

  @ApiProperty()
  requestedAt: Date;

  @ApiProperty(RUN)
  run: number | null;
}

export class PlayerMergeDto extends MergeRequestDto implements PlayerMerge {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Handle of the player who is merged' })
  player: string;

  @ApiProperty({ description: 'Handle of the player that they count as' })
  into: string;

  @ApiProperty({ enum: [...PLAYER_MERGE_STATES] })
  state: PlayerMergeState;

  @ApiProperty({ type: MergeRequestDto, nullable: true, description: 'Who asked to undo it; null: nobody' })
  undo: MergeRequestDto | null;
}

export class PlayerMergeListDto {
  @ApiProperty({ type: [PlayerMergeDto], description: 'Newest first' })
  rows: PlayerMergeDto[];
}
