import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '@quadrant/http';
import { VerificationRepository } from '@quadrant/store/proof';
import { VerificationListDto, VerificationListQuery, verificationOf } from './verification.dto.js';

@ApiTags('runs')
@Controller('api/v1/verification')
export class VerificationController {
  constructor(private readonly verifications: VerificationRepository) {}

  @Get()
  @ApiOperation({
    operationId: 'listVerifications',
    summary: 'The latest replays of everything published, newest first',
    description: 'Every night a worker recomputes everything published from the documents and compares it.',
  })
  @ApiOkResponse({ type: VerificationListDto })
  @ApiProblems(400, 503)
  async list(@Query() { limit }: VerificationListQuery): Promise<VerificationListDto> {
    return { rows: (await this.verifications.list(limit)).map(verificationOf) };
  }
}
