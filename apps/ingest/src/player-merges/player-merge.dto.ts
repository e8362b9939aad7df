import { WhenItCounts } from '@quadrant/views';
import { f, ReasonDto } from '@quadrant/http';
import type { TakesEffect } from '@quadrant/rules/corrections';
import type { MergeStored } from '@quadrant/store/player-merges';

const LONGEST_HANDLE = 64;

export class MergePlayerDto extends ReasonDto {
  @f.Line(LONGEST_HANDLE, { about: 'Handle of the player that they count as from now on', example: 'Bob' })
  into: string;
}

class MergeStoredLinksDto {
  @f.Link() merge: string;
  @f.Link() player: string;
}

export class MergeStoredDto {
  @f.Id('Id of the merge, by which it is undone') id: string;
  @f.AnyText('Handle of the player who is merged') player: string;
  @f.AnyText('Handle of the player that they count as') into: string;
  @f.Ordinal('Of the merged player, now') version: number;
  @WhenItCounts() takesEffect: TakesEffect;
  @f.Of(MergeStoredLinksDto) links: MergeStoredLinksDto;
}

export const storedMergeOf = ({ mergeId: id, player, into, version, takesEffect }: MergeStored): MergeStoredDto => ({
  id,
  player,
  into,
  version,
  takesEffect,
  links: { merge: `/api/v1/player-merges/${id}`, player: `/api/v1/players/${encodeURIComponent(player)}` },
});
