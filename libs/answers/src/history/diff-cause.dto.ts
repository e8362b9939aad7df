import { ApiProperty } from '@nestjs/swagger';

const count = { type: 'integer', minimum: 0 } as const;

/** A tournament that a diff names. */
export class DiffTournamentDto {
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Null for one that is not stored' })
  key: string | null;

  @ApiProperty()
  name: string;
}

/** Why a number moves. */
export class DiffCauseDto {
  @ApiProperty({
    enum: [
      ...['tournament', 'revision', 'withdrawal', 'level', 'merge', 'player-merge', 'player-merge-undo'],
      ...['league', 'rules', 'rollback'],
    ],
    description: 'What was done',
  })
  kind: string;

  @ApiProperty({ type: DiffTournamentDto, nullable: true, description: 'Null for what is about no single tournament' })
  tournament: DiffTournamentDto | null;
}

class CauseCountDto extends DiffCauseDto {
  @ApiProperty({ ...count, description: 'Players with a number that it reached before any other cause' })
  players: number;
}

/** How far causes reach, the furthest first. */
export class CauseCountsDto {
  @ApiProperty(count)
  total: number;

  @ApiProperty({ type: [CauseCountDto] })
  largest: readonly CauseCountDto[];
}
