import { Controller, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Operation, UploadedFile, type Actor, type SentFile } from '@quadrant/http';
import { CheckedFileDto } from './checked-file.dto.js';
import { givenFileOf } from './given-answers.js';
import { ReportFiles } from './report-files.service.js';
import { SetQuery } from './intake-query.dto.js';
import { UPLOAD_BODY } from './upload-body.js';

@ApiTags('submissions')
@Controller('api/v1/files/check')
export class FileChecksController {
  constructor(private readonly files: ReportFiles) {}

  @Post()
  @Operation('checkFile', {
    summary: 'Reads a file of any supported format, and says what it holds and what is wrong with it',
    about:
      'Stores nothing and looks nobody up. It answers what `quadrant check FILE --json` prints. A file with errors is answered ' +
      'with 200 too: they are among its findings.',
    may: 'file.check',
    body: UPLOAD_BODY,
    answers: CheckedFileDto,
  })
  check(
    @UploadedFile() file: SentFile,
    @Query() { set }: SetQuery,
    @CurrentActor() actor: Actor,
  ): Promise<CheckedFileDto> {
    return this.files.check(givenFileOf(file, set), actor);
  }
}
