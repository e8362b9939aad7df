import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { PageQuery } from '@quadrant/http';
import type { RefreshProgress, RefreshRequest } from '@quadrant/persistence';
import { IsOptional } from 'class-validator';
import { IsLine } from '../requests/text-rules.js';

export class NewRefreshDto {
  @ApiPropertyOptional({
    maxLength: 200,
    description: 'Why a refresh is wanted; stands in its run',
    example: 'late reports',
  })
  @IsOptional()
  @IsLine(200)
  reason?: string;
}

/** How many refreshes are asked for; they have no pages. */
export class RefreshListQuery extends PickType(PageQuery, ['limit']) {}

class RefreshProgressDto implements RefreshProgress {
  @ApiProperty({ type: 'integer', description: 'Tournaments to replay; 0 until it is known' })
  tournamentsTotal: number;

  @ApiProperty({ type: 'integer' })
  tournamentsDone: number;

  @ApiProperty({ type: 'integer' })
  gamesDone: number;
}

class RefreshLinksDto {
  @ApiProperty({ format: 'uri-reference' })
  self: string;

  @ApiProperty({
    type: 'string',
    format: 'uri-reference',
    nullable: true,
    description: 'The run, once it is published',
  })
  run: string | null;
}

/** Somebody's wish for a refresh, or the week's. */
export class RefreshDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: ['weekly', 'requested'] })
  kind: string;

  @ApiProperty()
  requestedBy: string;

  @ApiProperty()
  reason: string;

  @ApiProperty({ enum: ['waiting', 'running', 'done', 'failed'] })
  state: string;

  @ApiProperty()
  progress: RefreshProgressDto;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Number of the run that it published' })
  run: number | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why it failed' })
  error: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'Instant of the schedule; null when somebody asked',
  })
  dueAt: Date | null;

  @ApiProperty()
  createdAt: Date;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  startedAt: Date | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  finishedAt: Date | null;

  @ApiProperty()
  links: RefreshLinksDto;
}

export class RefreshListDto {
  @ApiProperty({ type: [RefreshDto], description: 'Newest first' })
  rows: RefreshDto[];
}

export function refreshOf(request: RefreshRequest): RefreshDto {
  const { tournamentsTotal, tournamentsDone, gamesDone, ...facts } = request;
  return {
    ...facts,
    progress: { tournamentsTotal, tournamentsDone, gamesDone },
    links: {
      self: `/api/v1/refreshes/${request.id}`,
      run: request.run === null ? null : `/api/v1/runs/${request.run}`,
    },
  };
}
