import { Body, Controller, Delete, Get, Post, Query, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, InPath, Operation, problemOfKind, TABLE_BODY, type Actor } from '@quadrant/http';
import { findWritten } from '@quadrant/rules/batches';
import { say } from '@quadrant/rules/message';
import type { FastifyRequest } from 'fastify';
import {
  AskedLeaseDto,
  BatchEntriesDto,
  BatchDto,
  batchOf,
  EntriesQuery,
  LeaseDto,
  LinkKindDto,
  PeopleDto,
  PeopleQuery,
  PersonAnswersDto,
} from './batch.dto.js';
import { Batches } from './batches.service.js';
import { BatchGuard } from './batch.guard.js';
import { batchNumberOf, OfBatch } from './batch-number.js';

const CARDS = 50;
const ENTRIES = 500;

/** Settles who is who in a batch: questions, answers, and links that were made without a question. */
@ApiTags('batches')
@Controller('api/v1/batches/:number')
@UseGuards(BatchGuard)
export class BatchPeopleController {
  constructor(private readonly batches: Batches) {}

  @Get('people')
  @Operation('readBatchPeople', {
    summary: 'Who is who in a batch: questions, links with samples, and answers',
    may: 'batch.bring',
    answers: PeopleDto,
  })
  async readPeople(
    @OfBatch() number: string,
    @Query() { skip = 0, limit = CARDS, name = '', from = 0, most = 0, stored = false }: PeopleQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PeopleDto> {
    return this.batches.try(async () => {
      const leases = await this.batches.listLeases(batchNumberOf(number), actor);
      const people = await this.batches.people.findPeople(batchNumberOf(number));
      const answers = await this.batches.people.listAnswers(batchNumberOf(number));
      const names = await this.batches.people.listNames(batchNumberOf(number));
      const everybody = findWritten(people?.everybody ?? [], name, stored);
      return {
        method: people?.method ?? null,
        compactness: people?.compactness ?? 0,
        expectedPrecision: people?.expectedPrecision ?? 0,
        people: people?.people ?? 0,
        spellings: people?.spellings ?? 0,
        known: people?.known ?? 0,
        cardsInAll: people?.cards.length ?? 0,
        cards: (people?.cards ?? []).slice(skip, skip + limit) as PeopleDto['cards'],
        links: (people?.links ?? []) as PeopleDto['links'],
        answers: answers.map(({ decidedAt, ...answer }) => ({ ...answer, decidedAt: decidedAt.toISOString() })),
        names: names.map(({ decidedAt, ...name }) => ({ ...name, decidedAt: decidedAt.toISOString() })),
        refusedNames: (people?.refusedNames ?? []) as PeopleDto['refusedNames'],
        kinds: await this.batches.people.listKinds(batchNumberOf(number)),
        leases: leases.map((lease) => ({ ...lease, until: lease.until.toISOString() })),
        refused: (people?.refused ?? []) as PeopleDto['refused'],
        everybody: everybody
          .slice(from, from + most)
          .map(({ handle, publishedAs = null, written }) => ({ handle, publishedAs, written: [...written] })),
        everybodyInAll: everybody.length,
      };
    });
  }

  @Get('entries')
  @Operation('listBatchEntries', {
    summary: 'Where people with a name are in a batch: their tournaments, to say which of them are of somebody else',
    may: 'batch.bring',
    answers: BatchEntriesDto,
  })
  async listEntries(@OfBatch() number: string, @Query() { text }: EntriesQuery): Promise<BatchEntriesDto> {
    const { entries, stored } = await this.batches.try(() =>
      this.batches.people.listEntries(batchNumberOf(number), text, ENTRIES),
    );
    return { entries: [...entries], stored: [...stored] };
  }

  @Post('answers')
  @Operation('answerBatchPeople', {
    summary: 'Says of people whether they are the same, two, or unknown, and with which name they are published',
    about:
      'Answers are kept with who gave them. People are settled anew when the batch is read or its diff is computed.',
    may: 'batch.bring',
    bodyLimits: TABLE_BODY,
    answers: BatchDto,
    problems: [409],
  })
  async answer(
    @OfBatch() number: string,
    @Body() { answers, names = [], instead = [], toQuestions = false }: PersonAnswersDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    if (answers.length + names.length === 0)
      throw problemOfKind('invalid-request', say`The request has neither an answer nor a name.`);
    const author = this.batches.authorOf({ actor, requestId });
    const given = answers.map(({ reason, ...answer }) => ({ ...answer, reason: reason?.trim() ?? null }));
    return this.changed(number, () =>
      this.batches.people.answer(batchNumberOf(number), { answers: given, names, instead }, toQuestions, author),
    );
  }

  @Post('leases')
  @Operation('openBatchQuestion', {
    summary: 'Opens a question about people for two minutes; others cannot answer it meanwhile',
    about: 'Ask again to keep it open. An account has one question open.',
    may: 'batch.bring',
    answers: LeaseDto,
    problems: [409],
  })
  async lease(
    @OfBatch() number: string,
    @Body() { minutes, ...question }: AskedLeaseDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<LeaseDto> {
    const author = this.batches.authorOf({ actor, requestId });
    const lease = await this.batches.try(() =>
      this.batches.people.lease(batchNumberOf(number), question, author, minutes),
    );
    return { ...lease, until: lease.until.toISOString() };
  }

  @Post('kinds')
  @Operation('decideBatchKind', {
    summary: 'Confirms all links of a kind, or opens them, so that each is asked',
    about: 'People are settled anew when the batch is read or its diff is computed.',
    may: 'batch.bring',
    answers: BatchDto,
    problems: [409],
  })
  async decideKind(
    @OfBatch() number: string,
    @Body() { kind, decision }: LinkKindDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return this.changed(number, () => this.batches.people.decideKind(batchNumberOf(number), kind, decision, author));
  }

  @Delete('answers/:answer')
  @Operation('takeBackBatchAnswer', {
    summary: 'Takes an answer about people back',
    may: 'batch.bring',
    answers: BatchDto,
    problems: [409],
  })
  async takeBack(
    @OfBatch() number: string,
    @InPath('answer', { about: 'Id of the answer', schema: { type: 'integer', minimum: 1 } }) answer: string,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return this.changed(number, () =>
      this.batches.people.takeBack(batchNumberOf(number), batchNumberOf(answer), author),
    );
  }

  private async changed(number: string, work: () => Promise<unknown>): Promise<BatchDto> {
    return batchOf(await this.batches.change(batchNumberOf(number), work));
  }
}
