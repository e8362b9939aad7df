import { ApiProperty } from '@nestjs/swagger';
import { RUN_KINDS, type RunChange } from '@quadrant/rules/outcome';
import type { RunRow } from '@quadrant/store/reading';
import { PageDto } from '../paging/page.dto.js';

/** A change that a run was made for. */
class RunChangeDto implements RunChange {
  @ApiProperty({ enum: RUN_KINDS })
  kind: RunChange['kind'];

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Id of the tournament' })
  tournament: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Revision of the tournament, for a report' })
  revision: number | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Id of the merge of players' })
  playerMerge: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Slug of the league whose rules changed' })
  league: string | null;

  @ApiProperty()
  requestedBy: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null for a report' })
  reason: string | null;
}

class ClosedPartDto {
  @ApiProperty({ description: 'Slug' })
  league: string;

  @ApiProperty({ example: '2014-15' })
  season: string;

  @ApiProperty({ enum: ['first-half', 'second-half', 'season'] })
  part: string;
}

/** One publication. */
export class RunDto implements RunRow {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Without gaps' })
  number: number;

  @ApiProperty({ enum: RUN_KINDS })
  kind: string;

  @ApiProperty({ description: '"several" where several people asked for its changes' })
  requestedBy: string;

  @ApiProperty({ example: '12 tournaments, 1 withdrawal' })
  reason: string;

  @ApiProperty({ type: 'integer', description: 'Changes that it was made for; 0 for refreshes and rollbacks' })
  changeCount: number;

  @ApiProperty({ type: [ClosedPartDto], description: 'Closed parts of seasons in which it moved points' })
  closedParts: readonly ClosedPartDto[];

  @ApiProperty({
    type: [RunChangeDto],
    description: 'What it was made for: all changes in a single run, the first five in a list of runs',
  })
  changes: readonly RunChangeDto[];

  @ApiProperty({ type: 'integer', description: 'Tournaments that were replayed' })
  tournaments: number;

  @ApiProperty({ type: 'integer', description: 'Rated games in them' })
  games: number;

  @ApiProperty({ type: 'integer', description: 'Tournaments whose outcome differed and was written' })
  tournamentsChanged: number;

  @ApiProperty({ type: 'integer', description: 'Rating changes written' })
  ratingChanges: number;

  @ApiProperty({ type: 'integer', description: 'Awards written' })
  awards: number;

  @ApiProperty({ description: 'Hash of everything that went in, in hex' })
  inputsSha256: string;

  @ApiProperty({ description: 'Hash of all of history as this run left it, in hex' })
  chainSha256: string;

  @ApiProperty({ description: 'Version of the rules that computed it' })
  engineVersion: string;

  @ApiProperty({ description: 'Hash of the rating policies and k-tables, in hex' })
  rulesSha256: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The run that was official when this one was published',
  })
  officialRun: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of a rollback: the run whose numbers are published again',
  })
  rolledBackTo: number | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'Milliseconds by part of the work',
  })
  timings: Readonly<Record<string, number>>;

  @ApiProperty()
  startedAt: Date;

  @ApiProperty()
  publishedAt: Date;
}

export class RunPageDto extends PageDto {
  @ApiProperty({ type: [RunDto] })
  rows: RunDto[];
}
