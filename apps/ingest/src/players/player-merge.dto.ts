import { ApiProperty } from '@nestjs/swagger';
import { TAKES_EFFECT } from '@quadrant/answers';
import { IsLine, ReasonDto } from '@quadrant/http';
import type { TakesEffect } from '@quadrant/rules/intake';
import type { MergeStored } from '@quadrant/store/intake';

const LONGEST_HANDLE = 64;

export class MergePlayerDto extends ReasonDto {
  @ApiProperty({ description: 'Handle of the player that they count as from now on', example: 'Bob' })
  @IsLine(LONGEST_HANDLE)
  into: string;
}

class MergeStoredLinksDto {
  @ApiProperty({ format: 'uri-reference' })
  merge: string;

  @ApiProperty({ format: 'uri-reference' })
  player: string;
}

/** A merge, or its undoing, is asked for. */
export class MergeStoredDto {
  @ApiProperty({ format: 'uuid', description: 'Id of the merge, by which it is undone' })
  id: string;

  @ApiProperty({ description: 'Handle of the player who is merged' })
  player: string;

  @ApiProperty({ description: 'Handle of the player that they count as' })
  into: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the merged player, now' })
  version: number;

  @ApiProperty({ ...TAKES_EFFECT })
  takesEffect: TakesEffect;

  @ApiProperty()
  links: MergeStoredLinksDto;
}

export const storedMergeOf = ({ mergeId: id, player, into, version, takesEffect }: MergeStored): MergeStoredDto => ({
  id,
  player,
  into,
  version,
  takesEffect,
  links: { merge: `/api/v1/player-merges/${id}`, player: `/api/v1/players/${encodeURIComponent(player)}` },
});
