import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, notFound } from '@quadrant/http';
import { TournamentReadModel, type SubmissionDetail } from '@quadrant/store/reading';
import { findShortIds } from '@quadrant/store/receipts';
import { SubmissionDto, submissionDtoOf } from './submission.dto.js';
import { validate as isUuid } from 'uuid';

@ApiTags('submissions')
@Controller('api/v1/submissions')
export class SubmissionsController {
  constructor(private readonly tournaments: TournamentReadModel) {}

  @Get(':id')
  @ApiOperation({ operationId: 'readSubmission', summary: 'A submission and its state' })
  @ApiParam({ name: 'id', description: 'Id of the submission, or its short form, as its receipt names it' })
  @ApiOkResponse({ type: SubmissionDto })
  @ApiProblems(404, 503)
  async read(@Param('id') id: string): Promise<SubmissionDto> {
    const submission = isUuid(id) ? await this.tournaments.findSubmission(id) : await this.findByShortId(id);
    if (submission === null) {
      throw notFound(
        `There is no submission with the id ${JSON.stringify(id)}.`,
        'Take the id from a receipt; a refused document has none, because nothing of it is stored.',
      );
    }
    return submissionDtoOf(submission);
  }

  /** Null for two that share a short form as well: it cannot say which. */
  private async findByShortId(text: string): Promise<SubmissionDetail | null> {
    const ids = findShortIds(text);
    return ids && this.tournaments.findOnlySubmission(ids);
  }
}
