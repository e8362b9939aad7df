import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '@quadrant/http';
import { VerificationView } from '@quadrant/views';
import { VerificationListDto, VerificationListQuery, verificationOf } from './verification.dto.js';

@ApiTags('runs')
@Controller('api/v1/verification')
export class VerificationController {
  constructor(private readonly verifications: VerificationView) {}

  @Get()
  @Operation('listVerifications', {
    summary: 'The latest replays of everything published, newest first',
    about: 'Every night a worker recomputes everything published from the documents and compares it.',
    answers: VerificationListDto,
  })
  async list(@Query() { limit }: VerificationListQuery): Promise<VerificationListDto> {
    return { rows: (await this.verifications.list(limit)).map(verificationOf) };
  }
}
