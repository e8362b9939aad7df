import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Clock, todayOf } from '@quadrant/http';
import { requireStability, STABILITY_POLICIES, stabilityOn, withRulings } from '@quadrant/rules/policy';
import { RulingReadModel } from '@quadrant/store/explanations';
import { PolicyDto } from './policy.dto.js';

@ApiTags('policy')
@ApiProblems(503)
@Controller('api/v1/policy')
export class PolicyController {
  constructor(
    private readonly rulings: RulingReadModel,
    private readonly clock: Clock,
  ) {
    requireStability(STABILITY_POLICIES);
  }

  @Get()
  @ApiOperation({
    operationId: 'readPolicy',
    summary: 'How long results may move: the stability policies with their dates, and interim rulings',
  })
  @ApiOkResponse({ type: PolicyDto })
  async read(): Promise<PolicyDto> {
    const on = todayOf(this.clock);
    const rulings = await this.rulings.list();
    const { stability } = withRulings(rulings);
    return { on, current: stabilityOn(on, stability), stability, rulings };
  }
}
