import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, notFound } from '@quadrant/http';
import { TournamentReadModel } from '@quadrant/store/reading';
import { SubmissionDto } from './submission.dto.js';
import { validate as isUuid } from 'uuid';

@ApiTags('submissions')
@Controller('api/v1/submissions')
export class SubmissionsController {
  constructor(private readonly tournaments: TournamentReadModel) {}

  @Get(':id')
  @ApiOperation({ operationId: 'readSubmission', summary: 'A submission and its state' })
  @ApiParam({ name: 'id', format: 'uuid', description: 'Id of the submission, as its receipt names it' })
  @ApiOkResponse({ type: SubmissionDto })
  @ApiProblems(404, 503)
  async read(@Param('id') id: string): Promise<SubmissionDto> {
    const submission = isUuid(id) ? await this.tournaments.findSubmission(id) : null;
    if (submission === null) {
      throw notFound(
        `There is no submission with the id ${JSON.stringify(id)}.`,
        'Take the id from a receipt; a refused document has none, because nothing of it is stored.',
      );
    }
    const links = {
      self: `/api/v1/submissions/${submission.id}`,
      tournament: `/api/v1/tournaments/${submission.tournamentId}`,
    };
    return { ...submission, links };
  }
}
