import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, Operation, todayOf } from '@quadrant/http';
import { requireStability, STABILITY_POLICIES, stabilityOn, withRulings } from '@quadrant/rules/policy';
import { RulingReadModel } from '@quadrant/store/explanations';
import { PolicyDto } from './policy.dto.js';

@ApiTags('policy')
@Controller('api/v1/policy')
export class PolicyController {
  constructor(
    private readonly rulings: RulingReadModel,
    private readonly clock: Clock,
  ) {
    requireStability(STABILITY_POLICIES);
  }

  @Get()
  @Operation('readPolicy', {
    summary: 'How long results may move: the stability policies with their dates, and interim rulings',
    answers: PolicyDto,
  })
  async read(): Promise<PolicyDto> {
    const on = todayOf(this.clock);
    const rulings = await this.rulings.list();
    const { stability } = withRulings(rulings);
    return { on, current: stabilityOn(on, stability), stability, rulings };
  }
}
