import { f, optional } from '@quadrant/http';
import type { RegisteredPlayer, RegisteredPlayers } from '@quadrant/store/announcements';

export class NewRegisteredPlayerDto {
  @f.Handle({ optional, about: 'Handle; if left out, you. Directors register others' }) handle?: string;
}

export class RegistrationStateDto {
  @f.Flag('Whether players can register and withdraw themselves') isOpen: boolean;
}

class RegisteredPlayerDto implements RegisteredPlayer {
  @f.AnyText() handle: string;
  @f.AnyText('Handle of the player, or of the director who wrote them down') registeredBy: string;
  @f.Instant() registeredAt: Date;
}

export class RegisteredPlayersDto implements RegisteredPlayers {
  @f.List(RegisteredPlayerDto, 'In the order in which they registered') players: readonly RegisteredPlayerDto[];
  @f.Flag('Whether players can register and withdraw themselves, as far as the directors say') isOpen: boolean;
}
