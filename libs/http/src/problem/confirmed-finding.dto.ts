import { ApiProperty } from '@nestjs/swagger';

/** Why a finding that may be wrong is right, as the sender of the report says. */
export class ConfirmedFindingDto {
  @ApiProperty({ description: 'Of the finding' })
  code: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Of the finding; null: all findings of the code' })
  pointer: string | null;

  @ApiProperty()
  reason: string;
}
