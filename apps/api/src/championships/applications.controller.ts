import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, Id, Operation, type Actor } from '@quadrant/http';
import { placeOf, type Action, type Subject } from '@quadrant/rules/permissions';
import { normaliseHandle, regionSlug } from '@quadrant/rules/tournament';
import { isForDepartment } from '@quadrant/rules/championships';
import { ApplicationRepository, type Application } from '@quadrant/store/championships';
import { ApplicationView } from '@quadrant/views';
import { problemOfApplication } from './application-refusal.js';
import {
  ApplicationDecisionDto,
  ApplicationDto,
  ApplicationPageDto,
  ApplicationQuery,
  applicationOf,
  decidedOf,
  NewApplicationDto,
  DecidedApplicationDto,
} from './application.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const subjectOf = ({ applicantId, country, region }: Application): Subject => ({
  ownerIds: [applicantId],
  place: placeOf(country, region),
});

// @row 101
@ApiTags('applications')
@Controller('api/v1/applications')
export class ApplicationsController {
  constructor(
    private readonly view: ApplicationView,
    private readonly applications: ApplicationRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Operation('applyForChampionship', {
    summary: 'Applies to hold a tournament above level 1',
    about:
      'A Regional or National is decided by a coordinator of the place; a Masters, Continental or Worlds, and a National ' +
      'from June to October, by the Director of Organized Play (Organized Play Guide 4.2, sections 11.1, 11.2 and 11.4).',
    may: 'application.make',
    counted: 'applications',
    creates: ApplicationDto,
    problems: [409],
  })
  async make(
    @Body() body: NewApplicationDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApplicationDto> {
    const { handle, accountId } = actor;
    const { kind, games, name, plannedOn, country, region, venue, director, message } = body;
    const application = {
      kind,
      games,
      name: name.trim(),
      plannedOn,
      country: country ?? null,
      region: region === undefined ? null : regionSlug(region),
      venue: venue?.trim() ?? null,
      director: normaliseHandle(director ?? handle),
      message: message.trim(),
    };
    const answer = await this.applications.make(application, { handle, accountId, at: this.clock.now(), requestId });
    if ('by' in answer) throw problemOfApplication(answer);
    const made = applicationOf(answer);
    void reply.header('location', made.link);
    return made;
  }

  @Get()
  @Operation('listApplications', {
    summary: 'Applications, the newest first: your own, and those that you coordinate',
    may: 'application.read',
    answers: ApplicationPageDto,
  })
  async list(
    @Query() { state, limit, cursor }: ApplicationQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationPageDto> {
    const { rows, next } = await this.view.list(actor, state ?? null, { listing: 'applications', limit, cursor });
    return { rows: rows.map(applicationOf), next };
  }

  @Get(':id')
  @Operation('readApplication', {
    summary: 'An application, and what became of it',
    may: 'application.read',
    answers: ApplicationDto,
  })
  async read(
    @Id('application') id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ApplicationDto> {
    return applicationOf(await this.get(id, actor, request, () => 'application.read'));
  }

  @Post(':id/approval')
  @Operation('approveApplication', {
    summary: 'Approves an application: a report that fits it counts as its level',
    about:
      'It fits one tournament for each game, within three days of the planned date, of the same director or applicant.',
    may: 'application.decide',
    answers: DecidedApplicationDto,
    problems: [409],
  })
  approve(
    @Id('application') id: string,
    @Body() { reason }: ApplicationDecisionDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<DecidedApplicationDto> {
    return this.decide('approved', id, reason, actor, request);
  }

  @Post(':id/refusal')
  @Operation('refuseApplication', {
    summary: 'Refuses an application, or revokes an unused approval',
    about: 'The applicant sees the reason.',
    may: 'application.decide',
    answers: DecidedApplicationDto,
    problems: [409],
  })
  refuse(
    @Id('application') id: string,
    @Body() { reason }: ApplicationDecisionDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<DecidedApplicationDto> {
    return this.decide('refused', id, reason, actor, request);
  }

  @Post(':id/withdrawal')
  @Operation('withdrawApplication', {
    summary: 'Withdraws an application, approved or not, that is not used yet',
    about: 'Only the applicant can do this.',
    may: 'application.withdraw',
    answers: DecidedApplicationDto,
    problems: [409],
  })
  withdraw(
    @Id('application') id: string,
    @Body() { reason }: ApplicationDecisionDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<DecidedApplicationDto> {
    return this.decide('withdrawn', id, reason, actor, request);
  }

  private async decide(
    decision: 'approved' | 'refused' | 'withdrawn',
    id: string,
    reason: string,
    actor: Actor,
    request: FastifyRequest,
  ): Promise<DecidedApplicationDto> {
    const { id: known } = await this.get(id, actor, request, (application) => {
      if (decision === 'withdrawn') return 'application.withdraw';
      return isForDepartment(application) ? 'application.allot' : 'application.decide';
    });
    const author = { handle: actor.handle, at: this.clock.now(), requestId: request.id };
    const answer = await this.applications.decide(known, decision, reason.trim(), author);
    if (answer.kind !== 'decided') throw problemOfApplication(answer);
    return decidedOf(answer);
  }

  /** @throws Problem 404 for one that is not there, 403 for one that they may not do this to */
  private async get(
    id: string,
    actor: Actor,
    request: FastifyRequest,
    actionOf: (application: Application) => Action,
  ): Promise<Application> {
    const application = await this.view.find(id);
    if (application === null) throw problemOfApplication({ kind: 'application-not-found' });
    await this.authority.require(actor, actionOf(application), subjectOf(application), request);
    return application;
  }
}
