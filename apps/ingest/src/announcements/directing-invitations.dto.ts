import { ApiProperty } from '@nestjs/swagger';
import type { DirectingInvitation, InvitationAnswer } from '@quadrant/store/live';

class DirectingInvitationDto implements DirectingInvitation {
  @ApiProperty({ format: 'uuid', description: 'Of the announcement or the live tournament' })
  id: string;

  @ApiProperty({ enum: ['announcement', 'live'] })
  kind: 'announcement' | 'live';

  @ApiProperty()
  name: string;

  @ApiProperty()
  startsAt: Date;

  @ApiProperty({ description: 'Handle of whoever announced or began it' })
  invitedBy: string;
}

export class DirectingInvitationListDto {
  @ApiProperty({ type: [DirectingInvitationDto], description: 'The earliest tournament first' })
  rows: DirectingInvitationDto[];
}

export class AnsweredInvitationDto implements Pick<DirectingInvitation, 'id' | 'name'> {
  @ApiProperty({ format: 'uuid', description: 'Of the announcement or the live tournament' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: ['agreed', 'declined', 'withdrawn'] })
  answer: InvitationAnswer;
}
