import { f, LONGEST_REASON, nullable } from '@quadrant/http';

/** PostgreSQL has no larger `integer`. */
const LARGEST_RUN = 2_147_483_647;

export class NewRollbackDto {
  @f.Whole(0, LARGEST_RUN, { about: 'The run whose numbers are published again', minimum: 1 }) run: number;
  @f.Line(LONGEST_REASON, { about: 'Reason; shown with the run', example: 'a level was wrong since run 41' })
  reason: string;
}

class PauseDto {
  @f.Instant() pausedAt: Date;
  @f.AnyText() pausedBy: string;
  @f.AnyText() reason: string;
}

export class PublicationDto {
  @f.Integer('The run that readers see; 0 before the first') headRun: number;
  @f.Instant({ nullable, about: 'When that run was published; null before the first' }) publishedAt: Date | null;
  @f.Integer({ nullable, about: 'The official run' }) officialRun: number | null;
  @f.Of(PauseDto, { nullable, about: 'Null while runs are published' }) pause: PauseDto | null;
}
