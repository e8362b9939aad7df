import { f, optional } from '@quadrant/http';
import { PlayerCandidateDto } from '@quadrant/views';
import { GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';
import { PlayerName } from '../requests/fields.js';

export class PlayerSearchQuery {
  @PlayerName({
    about: 'Name or handle, as somebody wrote it',
    example: 'Smith, Jhon',
    minLength: 1,
  })
  name: string;
  @f.Choice(GAME_TITLES, { optional, about: 'Whose rating is wanted' }) game?: GameTitle;
}

export class PlayerSearchDto {
  @f.List(PlayerCandidateDto, 'At most ten, the most likely first') candidates: readonly PlayerCandidateDto[];
}
