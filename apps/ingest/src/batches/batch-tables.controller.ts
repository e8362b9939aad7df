import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InPath, Operation } from '@quadrant/http';
import { listManifest, listQuestions, NO_MANIFEST, PEOPLE_COLUMNS, tableText } from '@quadrant/rules/batches';
import { problemOfBatch } from './batch-refusal.js';
import { Batches } from './batches.service.js';
import { BatchGuard } from './batch.guard.js';
import type { FastifyReply } from 'fastify';

const OfBatch = () => InPath('number', { about: 'Number of the batch', schema: { type: 'integer', minimum: 1 } });

/** Tables of a batch, to be filled in with a spreadsheet. */
@ApiTags('batches')
@Controller('api/v1/batches/:number')
@UseGuards(BatchGuard)
export class BatchTablesController {
  constructor(private readonly batches: Batches) {}

  @Get('manifest.csv')
  @Operation('downloadBatchManifest', {
    summary: 'The facts of the files of a batch as CSV: what was answered, proposed, and is open',
    may: 'batch.bring',
    answers: { text: 'text/csv' },
  })
  async manifest(@OfBatch() number: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const rows = await this.batches.try(() => this.batches.files.listManifest(numberOf(number)));
    const columns = [...new Set([...NO_MANIFEST.columns, ...rows.flatMap(({ values }) => Object.keys(values))])];
    return asFile(reply, 'manifest.csv', tableText(columns, listManifest(rows)));
  }

  @Get('people.csv')
  @Operation('downloadBatchPeople', {
    summary: 'The questions about people of a batch as CSV, for somebody who answers offline',
    may: 'batch.bring',
    answers: { text: 'text/csv' },
  })
  async people(@OfBatch() number: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const people = await this.batches.try(() => this.batches.people.findPeople(numberOf(number)));
    return asFile(reply, 'people.csv', tableText(PEOPLE_COLUMNS, listQuestions(people?.cards ?? [])));
  }
}

function asFile(reply: FastifyReply, name: string, text: string): string {
  void reply.header('content-type', 'text/csv; charset=utf-8');
  void reply.header('content-disposition', `attachment; filename="${name}"`);
  return text;
}

/** @throws Problem 404 for anything else than a number from 1 */
function numberOf(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw problemOfBatch({ kind: 'batch-not-found' });
}
