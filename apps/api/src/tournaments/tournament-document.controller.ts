import { say } from '@quadrant/rules/message';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Id, notFound, Operation } from '@quadrant/http';
import { markOrigin, STANDINGS_FORMAT, writeDownload, writeStandings, type Origin } from '@quadrant/rules/files';
import type { TournamentDocument } from '@quadrant/store/tournaments';
import { TournamentDocumentView } from '@quadrant/views';
import type { FastifyReply } from 'fastify';
import { problemOfDocument } from './tournament-document-refusal.js';
import { type DocumentFormat, TournamentDocumentQuery } from './tournament-document.dto.js';

const FILES: Readonly<Record<DocumentFormat, { readonly type: string; readonly ending: string }>> = {
  'quadrant-1': { type: 'application/json; charset=utf-8', ending: 'json' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  'csv-matches': { type: 'text/csv; charset=utf-8', ending: 'csv' },
  'csv-scorecards': { type: 'text/csv; charset=utf-8', ending: 'csv' },
  'csv-crosstable': { type: 'text/csv; charset=utf-8', ending: 'csv' },
  'csv-standings': { type: 'text/csv; charset=utf-8', ending: 'csv' },
  trf16: { type: 'text/plain; charset=utf-8', ending: 'trf' },
};

@ApiTags('tournaments')
@Controller('api/v1/tournaments/:id/document')
export class TournamentDocumentController {
  constructor(private readonly documents: TournamentDocumentView) {}

  @Get()
  @Operation('downloadTournament', {
    summary: 'A tournament as a file: quadrant/1, .xlsx, CSV or TRF16',
    about:
      'The current revision. A document begins with `tournamentId` and `tournamentRevision`, and every other file with a line that says the same: sent again, the file is the next revision. It is refused when somebody else has revised the tournament meanwhile. In CSV and .xlsx, a cell that a spreadsheet program would take for a formula begins with an apostrophe.',
    answers: { schema: { type: 'object' }, text: ['text/csv', 'text/plain'], bytes: [FILES.xlsx.type] },
    problems: [422],
  })
  async download(
    @Id('tournament, as its receipt names it') id: string,
    @Query() { format }: TournamentDocumentQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const document = await this.documents.findCurrent(id);
    if (document === null) {
      throw notFound(
        say`There is no tournament with the id ${JSON.stringify(id)}.`,
        say`Take the id from a receipt or from /api/v1/tournaments.`,
      );
    }
    const { type, ending } = FILES[format];
    await reply
      .header('content-type', type)
      .header('content-disposition', `attachment; filename="${id}-revision-${document.revision}.${ending}"`)
      .send(contentOf(document, format, { tournamentId: id, revision: document.revision }));
  }
}

function contentOf({ raw, readReport }: TournamentDocument, format: DocumentFormat, origin: Origin): string | Buffer {
  if (format === 'quadrant-1') return markOrigin(raw.toString(), format, origin);
  const report = readReport();
  const content =
    report && (format === STANDINGS_FORMAT ? writeStandings(report) : writeDownload(report, format, origin));
  if (content === null) throw problemOfDocument({ kind: 'format-cannot-hold', format });
  return typeof content === 'string' ? content : Buffer.from(content);
}
