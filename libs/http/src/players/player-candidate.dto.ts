import { ApiProperty } from '@nestjs/swagger';

class CandidateTrackDto {
  @ApiProperty({ example: '2e' })
  game: string;

  @ApiProperty({ example: 'overall' })
  category: string;
}

class CandidateTournamentDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ format: 'date', description: 'Local date' })
  date: string;
}

/** A player who may be meant by a name. */
export class PlayerCandidateDto {
  @ApiProperty()
  handle: string;

  @ApiProperty({ type: 'string', nullable: true })
  name: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'DE' })
  country: string | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'In full precision; null for a player without any' })
  rating: number | null;

  @ApiProperty({
    type: CandidateTrackDto,
    nullable: true,
    description: 'What that rating is of: the game title asked for where there is one, overall before other categories',
  })
  ratingTrack: CandidateTrackDto | null;

  @ApiProperty({ type: CandidateTournamentDto, nullable: true, description: 'The last one that the player was in' })
  lastTournament: CandidateTournamentDto | null;

  @ApiProperty({ minimum: 0, maximum: 1, description: '1 for the same name' })
  similarity: number;

  @ApiProperty({
    example: 'spelling',
    description:
      'What the difference is, or the largest part of it: same-name (none), similar-letters, word-order, spelling, ' +
      'nickname, initials, missing-word',
  })
  reason: string;
}
