import { f, ReasonDto } from '@quadrant/http';
import { CorrectedDto } from './corrected.dto.js';

const MOST_FLAGS = 100;

/** The version is the one that the person has seen. */
class FlaggedTournamentDto {
  @f.IdOf('a tournament') id: string;
  @f.Whole(1, 2_147_483_647, 'Its version, as the list shows it: a flag never undoes what somebody else did meanwhile')
  version: number;
}

export class LeagueFlagsDto extends ReasonDto {
  @f.ListOf(
    FlaggedTournamentDto,
    {
      least: 1,
      most: MOST_FLAGS,
      once: ({ id }: FlaggedTournamentDto) => String(id).toLowerCase(),
      says: {
        list: 'must be a list of tournaments',
        least: 'must name at least one tournament',
        most: `must name at most ${MOST_FLAGS} tournaments`,
        once: 'must name each tournament once',
      },
    },
    'Each once',
  )
  tournaments: FlaggedTournamentDto[];
  @f.Flag('true: they count for the league; false: they count for no league') flagged: boolean;
}

export class LeagueFlagsAnswerDto {
  @f.List(CorrectedDto, 'As the request names them') rows: CorrectedDto[];
}
