import { say } from '@quadrant/rules/message';
import { Controller, Delete, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, f, InPath, notFound, Operation } from '@quadrant/http';
import { UploadAnswerRepository, type UploadAnswer } from '@quadrant/store/uploads';

class UploadAnswerDto implements UploadAnswer {
  @f.AnyText({ about: 'As `set` of /api/v1/submissions names it', example: 'game' }) name: string;
  @f.AnyText({ example: '2e' }) value: string;
  @f.Instant() answeredAt: Date;
}

class UploadAnswersDto {
  @f.List(UploadAnswerDto, 'By name') rows: UploadAnswerDto[];
}

class ForgottenDto {
  @f.Count('How many answers') forgotten: number;
}

/** Shows and deletes what the site remembers of an account's submitted files. */
@ApiTags('submissions')
@Controller('api/v1/upload-answers')
export class UploadAnswersController {
  constructor(private readonly answers: UploadAnswerRepository) {}

  @Get()
  @Operation('listUploadAnswers', {
    summary: 'Lists what you answered about files, which is used for your next ones',
    may: 'draft.keep',
    answers: UploadAnswersDto,
  })
  async list(@CurrentActor() { accountId }: Actor): Promise<UploadAnswersDto> {
    return { rows: await this.answers.list(accountId) };
  }

  @Delete()
  @Operation('forgetUploadAnswers', {
    summary: 'Forgets everything that you answered about files',
    may: 'draft.keep',
    answers: ForgottenDto,
  })
  async forgetAll(@CurrentActor() { accountId }: Actor): Promise<ForgottenDto> {
    return { forgotten: await this.answers.forget(accountId, null) };
  }

  @Delete(':name')
  @Operation('forgetUploadAnswer', {
    summary: 'Forgets one answer about files',
    may: 'draft.keep',
    answers: ForgottenDto,
  })
  async forget(
    @InPath('name', { about: 'Name of an answer, as the list has it', example: 'game' }) name: string,
    @CurrentActor() { accountId }: Actor,
  ): Promise<ForgottenDto> {
    const forgotten = await this.answers.forget(accountId, name);
    if (forgotten > 0) return { forgotten };
    throw notFound(say`You have answered nothing of this name.`, say`Take the name from GET /api/v1/upload-answers.`);
  }
}
