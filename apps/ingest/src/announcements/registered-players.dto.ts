import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IfGiven, IsHandle, IsTrueOrFalse } from '@quadrant/http';
import type { RegisteredPlayer, RegisteredPlayers } from '@quadrant/store/intake';

export class NewRegisteredPlayerDto {
  @ApiPropertyOptional({ maxLength: 64, description: 'Handle; if left out, you. Directors register others' })
  @IfGiven()
  @IsHandle()
  handle?: string;
}

export class RegistrationStateDto {
  @ApiProperty({ description: 'Whether players can register and withdraw themselves' })
  @IsTrueOrFalse()
  isOpen: boolean;
}

class RegisteredPlayerDto implements RegisteredPlayer {
  @ApiProperty()
  handle: string;

  @ApiProperty({ description: 'Handle of the player, or of the director who wrote them down' })
  registeredBy: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  registeredAt: Date;
}

export class RegisteredPlayersDto implements RegisteredPlayers {
  @ApiProperty({ type: [RegisteredPlayerDto], description: 'In the order in which they registered' })
  players: readonly RegisteredPlayerDto[];

  @ApiProperty({ description: 'Whether players can register and withdraw themselves, as far as the directors say' })
  isOpen: boolean;
}
