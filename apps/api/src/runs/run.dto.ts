import { ApiProperty } from '@nestjs/swagger';
import type { RunRow } from '@quadrant/persistence';
import { PageDto } from '../paging/page.dto.js';

/** One publication. */
export class RunDto implements RunRow {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Without gaps' })
  number: number;

  @ApiProperty({ enum: ['tournament', 'refresh', 'correction'] })
  kind: string;

  @ApiProperty()
  requestedBy: string;

  @ApiProperty()
  reason: string;

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

  @ApiProperty({ description: 'Hash of all of history as this run left it, in hex' })
  chainSha256: string;

  @ApiProperty({ description: 'Version of the rules that computed it' })
  engineVersion: string;

  @ApiProperty()
  startedAt: Date;

  @ApiProperty()
  publishedAt: Date;
}

export class RunPageDto extends PageDto {
  @ApiProperty({ type: [RunDto] })
  rows: RunDto[];
}
