import { say } from '@quadrant/rules/message';
import { f, nullable, optional, ReasonDto } from '@quadrant/http';
import { LEVELS, type Level } from '@quadrant/rules/tournament';

export class MergeDto extends ReasonDto {
  @f.IdOf('a tournament', 'The tournament that counts from now on') into: string;
}

/** These values replace those of the report. A field that is left out stays as it is. */
export class TournamentChangesDto extends ReasonDto {
  @f.Choice(LEVELS, {
    optional,
    nullable,
    about: 'Level; null: that of the report',
    says: say`must be one of ${LEVELS.join(', ')}, or null`,
  })
  level?: Level | null;
  @f.Flag({
    optional,
    nullable,
    about: 'Whether its games may count for ratings; null: what the report says',
    says: say`must be true, false or null`,
  })
  rated?: boolean | null;
  @f.Slug({
    optional,
    nullable,
    about: 'Slug of the league that it counts for; null: of none. Not together with the others',
  })
  league?: string | null;
}
