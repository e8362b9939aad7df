import { f, nullable, optional } from '@quadrant/http';
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
  @f.Integer({ nullable, about: 'Number on the waiting list; null for a player who has a place' })
  waiting: number | null;
}

export class RegisteredPlayersDto implements RegisteredPlayers {
  @f.List(RegisteredPlayerDto, 'In the order in which they registered') players: readonly RegisteredPlayerDto[];
  @f.Flag('Whether players can register and withdraw themselves, as far as the directors say') isOpen: boolean;
  @f.Integer({ nullable, about: 'How many have a place; null: everybody' }) capacity: number | null;
}

export class ChangedRegistrationDto extends RegisteredPlayersDto {
  @f.Texts('Handles of players who waited and have a place from now on') movedUp: readonly string[];
}
