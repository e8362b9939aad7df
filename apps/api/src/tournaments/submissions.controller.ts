import { say } from '@quadrant/rules/message';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, CurrentActor, InPath, notFound, Operation, type Actor } from '@quadrant/http';
import { foldHandle } from '@quadrant/rules/tournament';
import { ClaimRepository } from '@quadrant/store/people';
import { TournamentReadModel, type SubmissionDetail } from '@quadrant/store/reading';
import { findShortIds } from '@quadrant/store/receipts';
import { SubmissionCodesDto } from './submission-codes.dto.js';
import { SubmissionDto, submissionDtoOf } from './submission.dto.js';
import { validate as isUuid } from 'uuid';

const SubmissionId = () => InPath('id', 'Id of the submission, or its short form, as its receipt names it');

@ApiTags('submissions')
@Controller('api/v1/submissions')
export class SubmissionsController {
  constructor(
    private readonly tournaments: TournamentReadModel,
    private readonly claims: ClaimRepository,
    private readonly clock: Clock,
  ) {}

  @Get(':id')
  @Operation('readSubmission', { summary: 'A submission and its state', answers: SubmissionDto })
  async read(@SubmissionId() id: string): Promise<SubmissionDto> {
    const submission = await this.find(id);
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
    const submission = await this.find(id);
    const isOwn = submission?.submittedBy != null && foldHandle(submission.submittedBy) === foldHandle(handle);
    if (!isOwn) {
      throw notFound(
        say`You sent no report with the id ${JSON.stringify(id)}.`,
        say`Take the id from a receipt of yours. A director gets a new code for a player from POST /api/v1/players/{handle}/claim-code.`,
      );
    }
    return { claimCodes: await this.claims.listCodesOf(submission.id, this.clock.now()) };
  }

  private find(id: string): Promise<SubmissionDetail | null> {
    return isUuid(id) ? this.tournaments.findSubmission(id) : this.findByShortId(id);
  }

  /** Returns null where two submissions share the short form of an id. */
  private async findByShortId(text: string): Promise<SubmissionDetail | null> {
    const ids = findShortIds(text);
    return ids && this.tournaments.findOnlySubmission(ids);
  }
}
