import { Body, Controller, Get, Header, Post, Query, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  addressKey,
  Authority,
  Clock,
  CurrentActor,
  Id,
  notFound,
  Operation,
  problemOfKind,
  Quotas,
  SameOriginGuard,
  type Actor,
} from '@quadrant/http';
import { say } from '@quadrant/rules/message';
import { CONTINENTS, type Place, rowsFor } from '@quadrant/rules/permissions';
import { regionSlug } from '@quadrant/rules/tournament';
import { type Inquiry, InquiryRepository } from '@quadrant/store/desk';
import { RegionRepository } from '@quadrant/store/places';
import { authorOf } from '../accounts/author.js';
import {
  InquiryAnswerDto,
  InquiryDto,
  InquiryListDto,
  InquiryMadeDto,
  InquiryQuery,
  NewInquiryDto,
  VisitorInquiryDto,
  inquiryOf,
} from './inquiry.dto.js';
import type { FastifyRequest } from 'fastify';

/** Nobody answers more in one sitting; others appear as these are answered. */
const MOST = 200;

// @row 268
@ApiTags('inquiries')
@Controller('api/v1/inquiries')
export class InquiriesController {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly regions: RegionRepository,
    private readonly quotas: Quotas,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('listInquiries', {
    summary: 'Messages to coordinators: your own, and those that you answer',
    may: 'inquiry.read',
    answers: InquiryListDto,
  })
  @Header('cache-control', 'no-store')
  async list(@Query() { state }: InquiryQuery, @CurrentActor() actor: Actor): Promise<InquiryListDto> {
    const rows = await this.inquiries.list(rowsFor(actor, 'inquiry.read'), state === 'waiting', MOST);
    return { rows: rows.map(inquiryOf) };
  }

  @Post()
  @Operation('sendInquiry', {
    summary: 'Writes to the coordinators of a place: a question, a suggestion, or an idea for a bonus scheme',
    about: 'They get a notice, and so do you when one of them has answered.',
    may: 'inquiry.make',
    counted: 'inquiries',
    creates: InquiryMadeDto,
  })
  async make(@Body() body: NewInquiryDto, @CurrentActor() actor: Actor): Promise<InquiryMadeDto> {
    const inquiry = { topic: body.topic, text: body.text.trim(), place: await this.placeOf(body), replyTo: null };
    return { id: await this.inquiries.make(inquiry, { accountId: actor.accountId }, this.clock.now()) };
  }

  @Post('visitors')
  @Operation('sendInquiryAsVisitor', {
    summary: 'Writes to the coordinators of a place without an account',
    about: 'Only the coordinators see how you can be reached. It is deleted when they have answered.',
    creates: InquiryMadeDto,
    problems: [403, 429],
  })
  @UseGuards(SameOriginGuard)
  async makeAsVisitor(@Body() body: VisitorInquiryDto, @Req() { ip }: FastifyRequest): Promise<InquiryMadeDto> {
    const replyTo = body.replyTo?.trim() || null;
    const inquiry = { topic: body.topic, text: body.text.trim(), place: await this.placeOf(body), replyTo };
    const make = () => this.inquiries.make(inquiry, null, this.clock.now());
    return { id: await this.quotas.limitAddress(addressKey(ip), make) };
  }

  @Post(':id/answer')
  @Operation('answerInquiry', {
    summary: 'Answers a message to the coordinators, once',
    may: 'inquiry.answer',
    answers: InquiryDto,
    problems: [409],
  })
  async answer(
    @Id('inquiry') id: string,
    @Body() { state, answer }: InquiryAnswerDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<InquiryDto> {
    const inquiry = await this.inquiries.find(id);
    if (inquiry === null) throw notFound(say`There is no message with this id.`);
    await this.requireAnswer(actor, inquiry, request);
    const answered = await this.inquiries.answer(id, state, answer.trim(), authorOf(actor, request, this.clock));
    if (answered !== null) return inquiryOf(answered);
    throw problemOfKind('conflict', say`This message is answered already.`, {
      advice: say`Reload the list.`,
    });
  }

  private async requireAnswer(actor: Actor, { place, accountId }: Inquiry, request: FastifyRequest): Promise<void> {
    const subject = { place, ...(accountId !== null && { ownerIds: [accountId] }) };
    await this.authority.require(actor, 'inquiry.answer', subject, request);
  }

  /** @throws Problem 400 for a region that nobody knows */
  private async placeOf({ to }: NewInquiryDto): Promise<Place> {
    if (to == null) return { continent: null, region: null };
    const continent = CONTINENTS.find((each) => each === regionSlug(to));
    if (continent !== undefined) return { continent, region: null };
    const region = await this.regions.find(to);
    if (region === null)
      throw problemOfKind('invalid-request', say`There is no such region.`, {
        advice: say`Regions are listed at /api/v1/regions.`,
      });
    return { continent: region.continent, region: region.slug };
  }
}
