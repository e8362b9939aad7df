import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Clock, todayOf } from '@quadrant/http';
import { requireStability, STABILITY_POLICIES, stabilityOn } from '@quadrant/rules/policy';
import { PolicyDto } from './policy.dto.js';

@ApiTags('policy')
@ApiProblems(503)
@Controller('api/v1/policy')
export class PolicyController {
  private readonly stability = requireStability(STABILITY_POLICIES);

  constructor(private readonly clock: Clock) {}

  @Get()
  @ApiOperation({
    operationId: 'readPolicy',
    summary: 'How long results may move: the stability policies with their dates',
  })
  @ApiOkResponse({ type: PolicyDto })
  read(): PolicyDto {
    const on = todayOf(this.clock);
    return { on, current: stabilityOn(on, this.stability), stability: this.stability };
  }
}
