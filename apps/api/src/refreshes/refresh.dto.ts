import type { Text } from '@quadrant/rules/message';
import { f, nullable } from '@quadrant/http';
import {
  REFRESH_KINDS,
  REFRESH_SCOPES,
  REFRESH_STATES,
  type RefreshProgress,
  type RefreshRequest,
} from '@quadrant/store/refreshes';

class RefreshProgressDto implements RefreshProgress {
  @f.Integer('Tournaments to replay; 0 until it is known') tournamentsTotal: number;
  @f.Integer() tournamentsDone: number;
  @f.Integer() gamesDone: number;
  @f.Integer('Since it began') gamesPerSecond: number;
  @f.Integer({ nullable, about: 'Seconds that are left at that pace; null: not known' }) secondsLeft: number | null;
}

class RefreshLinksDto {
  @f.Link() self: string;
  @f.Link({ nullable, about: 'The run, once it is published' }) run: string | null;
  @f.Link('Its progress to its end, as server-sent events') events: string;
  @f.Link({ nullable, about: 'What a dry run would change, once it is computed' }) diff: string | null;
}

/** A person or the weekly schedule has requested this refresh. */
export class RefreshDto {
  @f.Id() id: string;
  @f.Choice(REFRESH_KINDS) kind: string;
  @f.Choice(REFRESH_SCOPES) scope: string;
  @f.Flag('Whether it is only a preview') dryRun: boolean;
  @f.AnyText() requestedBy: string;
  @f.AnyText() reason: Text;
  @f.Choice(
    REFRESH_STATES,
    'cancelling: cancelled and about to stop; computed: a dry run that can be published or dropped; outdated: another run or ' +
      'report came since; done: published; failed: will be retried',
  )
  state: string;
  @f.Of(RefreshProgressDto) progress: RefreshProgressDto;
  @f.Integer({ nullable, about: 'Number of the run that it published' }) run: number | null;
  @f.Integer({ nullable, about: 'Of a dry run: the run that it was computed on' }) baseRun: number | null;
  @f.AnyText({
    nullable,
    about: 'Of a dry run: what would move',
    example: '14 later tournaments, 23 players, largest -18.2',
  })
  summary: Text | null;
  @f.AnyText({ nullable, about: 'Why it failed, or is outdated' }) error: Text | null;
  @f.Instant({ nullable, about: 'Instant of the schedule; null when somebody asked' }) dueAt: Date | null;
  @f.Instant() createdAt: Date;
  @f.Instant({ nullable }) startedAt: Date | null;
  @f.Instant({ nullable }) finishedAt: Date | null;
  @f.Of(RefreshLinksDto) links: RefreshLinksDto;
}

export class RefreshListDto {
  @f.List(RefreshDto, 'Newest first') rows: RefreshDto[];
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
