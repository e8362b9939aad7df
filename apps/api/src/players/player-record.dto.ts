import { say } from '@quadrant/rules/message';
import { f, LONGEST_REASON, nullable, optional, ReasonDto } from '@quadrant/http';
import type { PlayerRecord } from '@quadrant/store/players';
import { OwnHandle } from './fields.js';

/** Reports have the same limit. */
const LONGEST_NAME = 200;

class PlayerFactsDto extends ReasonDto {
  @f.Line(LONGEST_NAME, { optional, nullable, about: 'Display name' }) name?: string | null;
  @f.Country({
    optional,
    nullable,
    about: 'ISO 3166-1, two letters',
    example: 'DE',
    says: say`must be two letters (ISO 3166-1), such as DE or US, or null`,
  })
  country?: string | null;
  @f.Region({
    optional,
    nullable,
    about: 'Region of their country',
    says: say`must be 1 to 64 visible characters, or null`,
  })
  region?: string | null;
}

/** A player is added before their first tournament. */
export class NewPlayerDto extends PlayerFactsDto {
  @OwnHandle({ example: 'Worf' }) handle: string;
}

/** A field that is left out stays as it is; null removes the value. */
export class PlayerChangesDto extends PlayerFactsDto {
  @OwnHandle({
    optional,
    about: 'Another handle; the current one still leads to the player',
  })
  handle?: string;
}

export class NewAliasDto extends ReasonDto {
  @OwnHandle({ about: 'Another handle that leads to them' }) alias: string;
}

export class AnonymisationDto extends ReasonDto {
  @OwnHandle('The current handle of the player, as confirmation: the name cannot be restored') handle: string;
}

/** Operations that have no body take their reason from the query. */
export class ReasonQuery {
  @f.Line(LONGEST_REASON, 'Kept in the audit') reason: string;
}

class PlayerRecordLinksDto {
  @f.Link({ nullable, about: 'Null for a hidden player' }) self: string | null;
}

/** People who may change a player see this. */
export class PlayerRecordDto implements PlayerRecord {
  @f.Id('Stays the same when the handle changes') id: string;
  @f.AnyText('For an anonymised player, the label shown instead') handle: string;
  @f.AnyText({ nullable }) name: string | null;
  @f.AnyText({ nullable, example: 'DE' }) country: string | null;
  @f.AnyText({ nullable }) region: string | null;
  @f.Texts('Other handles that lead to them') aliases: readonly string[];
  @f.Texts('Former handles; they still lead to the player') formerHandles: readonly string[];
  @f.Flag('Whether the player is hidden') isHidden: boolean;
  @f.Flag('Whether the name was removed from everything') isAnonymised: boolean;
  @f.Ordinal('Goes up with every change; If-Match takes it') version: number;
  @f.Of(PlayerRecordLinksDto) links: PlayerRecordLinksDto;
}

export const recordDtoOf = (player: PlayerRecord): PlayerRecordDto => ({
  ...player,
  links: {
    self: player.isHidden || player.isAnonymised ? null : `/api/v1/players/${encodeURIComponent(player.handle)}`,
  },
});
