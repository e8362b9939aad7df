import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '@quadrant/http';
import { listManifest, listQuestions, NO_MANIFEST, PEOPLE_COLUMNS, tableText } from '@quadrant/rules/batches';
import { batchNumberOf, OfBatch } from './batch-number.js';
import { Batches } from './batches.service.js';
import { BatchGuard } from './batch.guard.js';
import type { FastifyReply } from 'fastify';

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
    const rows = await this.batches.try(() => this.batches.files.listManifest(batchNumberOf(number)));
    const columns = [...new Set([...NO_MANIFEST.columns, ...rows.flatMap(({ values }) => Object.keys(values))])];
    return asFile(reply, 'manifest.csv', tableText(columns, listManifest(rows)));
  }

  @Get('people.csv')
  @Operation('downloadBatchPeople', {
    summary: 'The questions about people of a batch and the answers to them as CSV, for somebody who answers offline',
    may: 'batch.bring',
    answers: { text: 'text/csv' },
  })
  async people(@OfBatch() number: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const [people, answers, names] = await this.batches.try(() =>
      Promise.all([
        this.batches.people.findPeople(batchNumberOf(number)),
        this.batches.people.listAnswers(batchNumberOf(number)),
        this.batches.people.listNames(batchNumberOf(number)),
      ]),
    );
    const counts = ({ takenBackBy }: { readonly takenBackBy: string | null }): boolean => takenBackBy === null;
    const rows = listQuestions(people?.cards ?? [], answers.filter(counts), names.filter(counts));
    return asFile(reply, 'people.csv', tableText(PEOPLE_COLUMNS, rows));
  }
}

function asFile(reply: FastifyReply, name: string, text: string): string {
  void reply.header('content-type', 'text/csv; charset=utf-8');
  void reply.header('content-disposition', `attachment; filename="${name}"`);
  return text;
}
