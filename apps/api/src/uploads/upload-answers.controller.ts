import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ApiProblems, CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { UploadAnswerRepository, type UploadAnswer } from '@quadrant/store/uploads';

class UploadAnswerDto implements UploadAnswer {
  @ApiProperty({ example: 'game', description: 'As `set` of /api/v1/submissions names it' })
  name: string;

  @ApiProperty({ example: '2e' })
  value: string;

  @ApiProperty()
  answeredAt: Date;
}

class UploadAnswersDto {
  @ApiProperty({ type: [UploadAnswerDto], description: 'By name' })
  rows: UploadAnswerDto[];
}

class ForgottenDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many answers' })
  forgotten: number;
}

/** What the site remembers of files that an account has submitted. */
@ApiTags('submissions')
@ApiProblems(503)
@Controller('api/v1/upload-answers')
export class UploadAnswersController {
  constructor(private readonly answers: UploadAnswerRepository) {}

  @Get()
  @May('draft.keep')
  @ApiOperation({
    operationId: 'listUploadAnswers',
    summary: 'Lists what you answered about files, which is used for your next ones',
  })
  @ApiOkResponse({ type: UploadAnswersDto })
  async list(@CurrentActor() { accountId }: Actor): Promise<UploadAnswersDto> {
    return { rows: await this.answers.list(accountId) };
  }

  @Delete()
  @May('draft.keep')
  @ApiOperation({ operationId: 'forgetUploadAnswers', summary: 'Forgets everything that you answered about files' })
  @ApiOkResponse({ type: ForgottenDto })
  async forgetAll(@CurrentActor() { accountId }: Actor): Promise<ForgottenDto> {
    return { forgotten: await this.answers.forget(accountId, null) };
  }

  @Delete(':name')
  @May('draft.keep')
  @ApiOperation({ operationId: 'forgetUploadAnswer', summary: 'Forgets one answer about files' })
  @ApiParam({ name: 'name', example: 'game', description: 'Name of an answer, as the list has it' })
  @ApiOkResponse({ type: ForgottenDto })
  @ApiProblems(404)
  async forget(@Param('name') name: string, @CurrentActor() { accountId }: Actor): Promise<ForgottenDto> {
    const forgotten = await this.answers.forget(accountId, name);
    if (forgotten > 0) return { forgotten };
    throw notFound('You have answered nothing of this name.', 'Take the name from GET /api/v1/upload-answers.');
  }
}
