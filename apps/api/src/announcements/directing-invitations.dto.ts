import { f } from '@quadrant/http';
import type { DirectingInvitation, InvitationAnswer } from '@quadrant/store/announcements';

class DirectingInvitationDto implements DirectingInvitation {
  @f.Id('Of the announcement or the live tournament') id: string;
  @f.Choice(['announcement', 'live']) kind: 'announcement' | 'live';
  @f.AnyText() name: string;
  @f.Instant() startsAt: Date;
  @f.AnyText('Handle of whoever announced or began it') invitedBy: string;
}

export class DirectingInvitationListDto {
  @f.List(DirectingInvitationDto, 'The earliest tournament first') rows: DirectingInvitationDto[];
}

export class AnsweredInvitationDto implements Pick<DirectingInvitation, 'id' | 'name'> {
  @f.Id('Of the announcement or the live tournament') id: string;
  @f.AnyText() name: string;
  @f.Choice(['invited', 'agreed', 'declined', 'withdrawn']) answer: InvitationAnswer | 'invited';
}

export class DirectorInvitationDto {
  @f.Handle('The other director') director: string;
}
