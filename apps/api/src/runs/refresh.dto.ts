import { ApiProperty } from '@nestjs/swagger';
import {
  REFRESH_KINDS,
  REFRESH_SCOPES,
  REFRESH_STATES,
  type RefreshProgress,
  type RefreshRequest,
} from '@quadrant/store/history';

class RefreshProgressDto implements RefreshProgress {
  @ApiProperty({ type: 'integer', description: 'Tournaments to replay; 0 until it is known' })
  tournamentsTotal: number;

  @ApiProperty({ type: 'integer' })
  tournamentsDone: number;

  @ApiProperty({ type: 'integer' })
  gamesDone: number;

  @ApiProperty({ type: 'integer', description: 'Since it began' })
  gamesPerSecond: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Seconds that are left at that pace; null: not known' })
  secondsLeft: number | null;
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

  @ApiProperty({ format: 'uri-reference', description: 'Its progress to its end, as server-sent events' })
  events: string;

  @ApiProperty({
    type: 'string',
    format: 'uri-reference',
    nullable: true,
    description: 'What a dry run would change, once it is computed',
  })
  diff: string | null;
}

/** Somebody's wish for a refresh, or the week's. */
export class RefreshDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: REFRESH_KINDS })
  kind: string;

  @ApiProperty({ enum: REFRESH_SCOPES })
  scope: string;

  @ApiProperty({ description: 'Whether it is only a preview' })
  dryRun: boolean;

  @ApiProperty()
  requestedBy: string;

  @ApiProperty()
  reason: string;

  @ApiProperty({
    enum: REFRESH_STATES,
    description:
      'cancelling: cancelled and about to stop; computed: a dry run that can be published or dropped; outdated: another run or ' +
      'report came since; done: published; failed: will be retried',
  })
  state: string;

  @ApiProperty()
  progress: RefreshProgressDto;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Number of the run that it published' })
  run: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of a dry run: the run that it was computed on' })
  baseRun: number | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Of a dry run: what would move',
    example: '14 later tournaments, 23 players, largest -18.2',
  })
  summary: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why it failed, or is outdated' })
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

/** @param now of the clock that told when it began */
export function refreshOf(request: RefreshRequest, now: Date): RefreshDto {
  const { id, run, baseRun, summary, state, kind, scope, isDryRun, requestedBy, reason, error } = request;
  const { dueAt, createdAt, startedAt, finishedAt } = request;
  const self = `/api/v1/refreshes/${id}`;
  return {
    id,
    kind,
    scope,
    dryRun: isDryRun,
    requestedBy,
    reason,
    state,
    progress: progressOf(request, now),
    run,
    baseRun,
    summary,
    error,
    dueAt,
    createdAt,
    startedAt,
    finishedAt,
    links: {
      self,
      run: run === null ? null : `/api/v1/runs/${run}`,
      events: `${self}/events`,
      diff: summary === null ? null : `${self}/diff`,
    },
  };
}

function progressOf(request: RefreshRequest, now: Date): RefreshProgressDto {
  const { tournamentsTotal, tournamentsDone, gamesDone, startedAt, finishedAt } = request;
  const seconds = startedAt === null ? 0 : ((finishedAt ?? now).getTime() - startedAt.getTime()) / 1000;
  const left = tournamentsTotal - tournamentsDone;
  return {
    tournamentsTotal,
    tournamentsDone,
    gamesDone,
    gamesPerSecond: seconds > 0 ? Math.round(gamesDone / seconds) : 0,
    secondsLeft: finishedAt === null && tournamentsDone > 0 ? Math.ceil((seconds * left) / tournamentsDone) : null,
  };
}
