import { say } from '@quadrant/rules/message';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, InPath, notFound, Operation, type Actor } from '@quadrant/http';
import { TournamentDocumentView } from '@quadrant/views';
import { SubmissionCodesDto, SubmissionDto, submissionDtoOf } from './submission.dto.js';

const SubmissionId = () => InPath('id', 'Id of the submission, or its short form, as its receipt names it');

@ApiTags('submissions')
@Controller('api/v1/submissions')
export class SubmissionsController {
  constructor(private readonly documents: TournamentDocumentView) {}

  @Get(':id')
  @Operation('readSubmission', { summary: 'A submission and its state', answers: SubmissionDto })
  async read(@SubmissionId() id: string): Promise<SubmissionDto> {
    const submission = await this.documents.findSubmission(id);
    if (submission === null) {
      throw notFound(
        say`There is no submission with the id ${JSON.stringify(id)}.`,
        say`Take the id from a receipt; a refused document has none, because nothing of it is stored.`,
      );
    }
    return submissionDtoOf(submission);
  }

  @Get(':id/claim-codes')
  @Operation('listClaimCodes', {
    summary: 'The claim codes of the new players of a submission of yours, as long as they can be used',
    about: 'To print them again. Only who sent the report sees them.',
    may: 'claim-codes.read',
    answers: SubmissionCodesDto,
  })
  async listCodes(@SubmissionId() id: string, @CurrentActor() { handle }: Actor): Promise<SubmissionCodesDto> {
    const claimCodes = await this.documents.listClaimCodes(id, handle);
    if (claimCodes === null) {
      throw notFound(
        say`You sent no report with the id ${JSON.stringify(id)}.`,
        say`Take the id from a receipt of yours. A director gets a new code for a player from POST /api/v1/players/{handle}/claim-code.`,
      );
    }
    return { claimCodes };
  }
}
