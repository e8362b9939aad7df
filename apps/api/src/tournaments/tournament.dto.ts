import { ApiProperty } from '@nestjs/swagger';
import type { TournamentDetail, TournamentListing } from '@quadrant/persistence';
import { FORMATS, GAME_TITLES, SUBMISSION_STATES } from '@quadrant/tournament';
import { PageDto } from '../paging/page.dto.js';
import { RatingChangeDto } from '../players/rating-change.dto.js';
import { TournamentHeaderDto } from './tournament-header.dto.js';
import { StandingDto, TournamentRoundDto } from './tournament-results.dto.js';

class TournamentListingDto implements TournamentListing {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: string;

  @ApiProperty({ enum: [...FORMATS] })
  format: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  level: number;

  @ApiProperty()
  startsAt: Date;

  @ApiProperty({ enum: [...SUBMISSION_STATES], description: 'State of the current revision' })
  state: string;

  @ApiProperty({ type: 'integer', minimum: 0 })
  players: number;
}

export class TournamentPageDto extends PageDto {
  @ApiProperty({ type: [TournamentListingDto] })
  rows: TournamentListingDto[];
}

class VerdictDto {
  @ApiProperty()
  value: boolean;

  @ApiProperty({ description: 'The rule that gave it, with document and section' })
  rule: string;
}

class PublishedOutcomeDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The revision that the numbers come from' })
  revision: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Number of the run that published it' })
  run: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  participants: number;

  @ApiProperty()
  sanctioned: VerdictDto;

  @ApiProperty()
  rated: VerdictDto;

  @ApiProperty({ description: 'Hash of what the tournament did, in hex' })
  outcomeSha256: string;

  @ApiProperty({ description: 'Hash of history up to and including this tournament, in hex' })
  chainSha256: string;
}

class TournamentRatingChangeDto extends RatingChangeDto {
  @ApiProperty()
  handle: string;
}

class TournamentAwardDto {
  @ApiProperty()
  handle: string;

  @ApiProperty({ enum: ['league', 'masters'] })
  kind: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  place: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  points: number;

  @ApiProperty({ type: 'string', nullable: true, description: 'Slug of the league; null for Masters Points' })
  league: string | null;

  @ApiProperty({ description: 'Season of the league, or calendar year of the Masters' })
  season: string;

  @ApiProperty({ description: 'The rule that gave the points' })
  rule: string;
}

export class TournamentDto implements TournamentDetail {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  header: TournamentHeaderDto;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The current revision' })
  revision: number;

  @ApiProperty({ enum: [...SUBMISSION_STATES], description: 'State of the current revision' })
  state: string;

  @ApiProperty({ type: 'string', nullable: true })
  stateReason: string | null;

  @ApiProperty({ format: 'uuid', description: 'The submission of the current revision' })
  submissionId: string;

  @ApiProperty({ type: PublishedOutcomeDto, nullable: true, description: 'Null while nothing of it is published' })
  published: PublishedOutcomeDto | null;

  @ApiProperty({ type: [StandingDto], description: 'The final order' })
  standings: StandingDto[];

  @ApiProperty({ type: [TournamentRoundDto] })
  rounds: TournamentRoundDto[];

  @ApiProperty({ type: [TournamentRatingChangeDto], description: 'Of the published revision' })
  ratingChanges: TournamentRatingChangeDto[];

  @ApiProperty({ type: [TournamentAwardDto], description: 'Of the published revision' })
  awards: TournamentAwardDto[];
}
