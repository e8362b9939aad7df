import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, CurrentActor, Operation, type Actor } from '@quadrant/http';
import type { Author } from '@quadrant/store/audit';
import { PublicationBusy, RollbackRepository } from '@quadrant/store/runs';
import { RunView } from '@quadrant/views';
import { problemOfPublication, problemOfResume, problemOfRollback } from './rollback-refusal.js';
import { RefreshDto, refreshOf } from '../refreshes/refresh.dto.js';
import { NewRollbackDto, PublicationDto } from './rollback.dto.js';
import { RunDto } from './run.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('runs')
@Controller('api/v1')
export class PublicationController {
  constructor(
    private readonly runs: RunView,
    private readonly rollbacks: RollbackRepository,
    private readonly clock: Clock,
  ) {}

  @Get('publication')
  @Operation('readPublication', {
    summary: 'The run that readers see, and whether publishing is paused',
    answers: PublicationDto,
  })
  read(): Promise<PublicationDto> {
    return this.runs.getPublication();
  }

  @Post('rollbacks')
  @Operation('rollBack', {
    summary: 'Publishes the numbers of an earlier run again, and pauses publishing',
    about: 'Tournaments first published after this run wait until publishing is resumed. No accepted report is lost.',
    may: 'run.roll-back',
    creates: { type: RunDto, about: 'The run of the rollback' },
    problems: [404, 409, 410],
  })
  async rollBack(
    @Body() { run: target, reason }: NewRollbackDto,
    @CurrentActor() { handle }: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RunDto> {
    const author = { handle, at: this.clock.now(), requestId };
    const run = await this.rollbacks.rollBack(target, reason.trim(), author);
    if (typeof run !== 'number') throw problemOfRollback(run, target);
    void reply.header('location', `/api/v1/runs/${run}`);
    return (await this.runs.find(String(run))) as RunDto;
  }

  @Post('publication/resume')
  @Operation('resumePublishing', {
    summary: 'Resumes publishing, and requests a full refresh that includes everything that waits',
    may: 'publication.resume',
    accepts: RefreshDto,
    problems: [409],
  })
  async resume(
    @CurrentActor() { handle }: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RefreshDto> {
    const now = this.clock.now();
    const id = await this.resumeNow({ handle, at: now, requestId });
    if (id === null) throw problemOfPublication({ kind: 'not-paused' });
    const refresh = refreshOf((await this.runs.findRefresh(id))!, now);
    void reply.header('location', refresh.links.self);
    return refresh;
  }

  private async resumeNow(author: Author): Promise<string | null> {
    try {
      return await this.rollbacks.resume(author);
    } catch (error) {
      throw error instanceof PublicationBusy ? problemOfResume({ kind: 'publication-busy' }) : error;
    }
  }
}
