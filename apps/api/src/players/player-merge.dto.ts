import { f, nullable } from '@quadrant/http';
import { PLAYER_MERGE_STATES, type PlayerMergeState } from '@quadrant/store/players';
import type { PlayerMerge } from '@quadrant/store/player-merges';

const RUN = 'The run that published it; null while none has';

class MergeRequestDto {
  @f.AnyText() requestedBy: string;
  @f.AnyText() reason: string;
  @f.Instant() requestedAt: Date;
  @f.Ordinal({ nullable, about: RUN }) run: number | null;
}

export class PlayerMergeDto extends MergeRequestDto implements PlayerMerge {
  @f.Id() id: string;
  @f.AnyText('Handle of the player who is merged') player: string;
  @f.AnyText('Handle of the player that they count as') into: string;
  @f.Choice(PLAYER_MERGE_STATES) state: PlayerMergeState;
  @f.Of(MergeRequestDto, { nullable, about: 'Who asked to undo it; null: nobody' }) undo: MergeRequestDto | null;
}

export class PlayerMergeListDto {
  @f.List(PlayerMergeDto, 'Newest first') rows: PlayerMergeDto[];
}
