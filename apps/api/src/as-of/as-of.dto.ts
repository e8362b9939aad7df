import { ApiProperty } from '@nestjs/swagger';
import { PUBLICATIONS, type AsOf, type PublicationName } from '@quadrant/store/reading';

class LastTournamentDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  startsAt: Date;
}

/** Which numbers are shown. */
export class AsOfDto implements AsOf {
  @ApiProperty({ enum: [...PUBLICATIONS] })
  publication: PublicationName;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Number of the run; 0 when nothing was published by then' })
  run: number;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  publishedAt: Date | null;

  @ApiProperty({
    type: 'string',
    format: 'date',
    nullable: true,
    description: 'Only tournaments that began by the end of this day in UTC; null: all',
  })
  playedBy: string | null;

  @ApiProperty({ type: LastTournamentDto, nullable: true, description: 'The last tournament by the end of `playedBy`' })
  lastTournament: LastTournamentDto | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why there are no numbers' })
  note: string | null;
}
