import { Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WhenItCounts } from '@quadrant/views';
import { type Actor, Clock, CurrentActor, f, Id, Operation, NO_TOURNAMENT, refusalProblems } from '@quadrant/http';
import type { TakesEffect } from '@quadrant/rules/corrections';
import { FailedReportRepository, type RetryAnswer } from '@quadrant/store/runs';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { say } from '@quadrant/rules/message';

class RetriedDto {
  @f.Id() tournamentId: string;
  @WhenItCounts() takesEffect: TakesEffect;
}

@ApiTags('corrections')
@Controller('api/v1/tournaments/:id/retry')
export class ReportRetryController {
  constructor(
    private readonly failedReports: FailedReportRepository,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Operation('retryReport', {
    summary: 'Tries a report again that could not be computed',
    about:
      'The current report of the tournament must be in the state `failed`. It is computed at once. A report that failed ' +
      'in a refresh waits for the next refresh. Other failed reports stay as they are; a refresh tries all of them.',
    may: 'report.retry',
    answers: RetriedDto,
    problems: [409],
  })
  async retry(
    @Id('tournament') id: string,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<RetriedDto> {
    if (!isUuid(id)) throw problemOfRetry({ kind: 'tournament-not-found' });
    const author = { handle: actor.handle, at: this.clock.now(), requestId };
    const answer = await this.failedReports.retry(id.toLowerCase(), author);
    if (answer.kind !== 'retried') throw problemOfRetry(answer);
    return { tournamentId: answer.tournamentId, takesEffect: answer.takesEffect };
  }
}

const problemOfRetry = refusalProblems<Exclude<RetryAnswer, { kind: 'retried' }>>({
  'tournament-not-found': NO_TOURNAMENT,
  'not-failed': {
    detail: say`The current report of this tournament can be computed, or the tournament is withdrawn.`,
    advice: say`See the state of the tournament at /tournaments; there is nothing to try again.`,
  },
  'publication-busy': {
    detail: say`A run is under way and may publish this very report.`,
    advice: say`Try again when the run is done.`,
    headers: () => ({ 'retry-after': '5' }),
  },
});
