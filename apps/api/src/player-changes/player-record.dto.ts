import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IfGiven, IsCountry, IsLine, IsRegion, LONGEST_REASON, ReasonDto } from '@quadrant/http';
import type { PlayerRecord } from '@quadrant/store/people';
import { IsOwnHandle } from './player-fields.decorators.js';
import { IsOptional } from 'class-validator';

/** As in reports. */
const LONGEST_NAME = 200;

class PlayerFactsDto extends ReasonDto {
  @ApiPropertyOptional({ type: 'string', nullable: true, maxLength: LONGEST_NAME, description: 'Display name' })
  @IsOptional()
  @IsLine(LONGEST_NAME)
  name?: string | null;

  @ApiPropertyOptional({ type: 'string', nullable: true, example: 'DE', description: 'ISO 3166-1, two letters' })
  @IsOptional()
  @IsCountry('must be two letters (ISO 3166-1), such as DE or US, or null')
  country?: string | null;

  @ApiPropertyOptional({ type: 'string', nullable: true, description: 'Region of their country' })
  @IsOptional()
  @IsRegion('must be 1 to 64 visible characters, or null')
  region?: string | null;
}

/** A player before their first tournament. */
export class NewPlayerDto extends PlayerFactsDto {
  @ApiProperty({ minLength: 1, maxLength: 64, example: 'Worf' })
  @IsOwnHandle()
  handle: string;
}

/** What is left out stays as it is; null takes it away. */
export class PlayerChangesDto extends PlayerFactsDto {
  @ApiPropertyOptional({
    minLength: 1,
    maxLength: 64,
    description: 'Another handle; the current one still leads to the player',
  })
  @IfGiven()
  @IsOwnHandle()
  handle?: string;
}

export class NewAliasDto extends ReasonDto {
  @ApiProperty({ minLength: 1, maxLength: 64, description: 'Another handle that leads to them' })
  @IsOwnHandle()
  alias: string;
}

export class AnonymisationDto extends ReasonDto {
  @ApiProperty({ description: 'The current handle of the player, as confirmation: the name cannot be restored' })
  @IsOwnHandle()
  handle: string;
}

/** Why, of operations that have no body. */
export class ReasonQuery {
  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Kept in the audit' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

class PlayerRecordLinksDto {
  @ApiProperty({ type: 'string', format: 'uri-reference', nullable: true, description: 'Null for a hidden player' })
  self: string | null;
}

/** A player as whoever may change them knows them. */
export class PlayerRecordDto implements PlayerRecord {
  @ApiProperty({ format: 'uuid', description: 'Stays the same when the handle changes' })
  id: string;

  @ApiProperty({ description: 'For an anonymised player, the label shown instead' })
  handle: string;

  @ApiProperty({ type: 'string', nullable: true })
  name: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'DE' })
  country: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  region: string | null;

  @ApiProperty({ type: [String], description: 'Other handles that lead to them' })
  aliases: readonly string[];

  @ApiProperty({ type: [String], description: 'Former handles; they still lead to the player' })
  formerHandles: readonly string[];

  @ApiProperty({ description: 'Whether the player is hidden' })
  isHidden: boolean;

  @ApiProperty({ description: 'Whether the name was removed from everything' })
  isAnonymised: boolean;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Goes up with every change; If-Match takes it' })
  version: number;

  @ApiProperty()
  links: PlayerRecordLinksDto;
}

export const recordDtoOf = (player: PlayerRecord): PlayerRecordDto => ({
  ...player,
  links: {
    self: player.isHidden || player.isAnonymised ? null : `/api/v1/players/${encodeURIComponent(player.handle)}`,
  },
});
