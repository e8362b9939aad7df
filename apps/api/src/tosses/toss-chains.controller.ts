import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '@quadrant/http';
import { TossChainReadModel } from '@quadrant/store/reading';
import { TossChainListDto } from './toss-chain.dto.js';

@ApiTags('tournaments')
@Controller('api/v1/toss-chains')
export class TossChainsController {
  constructor(private readonly chains: TossChainReadModel) {}

  @Get()
  @ApiOperation({
    operationId: 'listTossChains',
    summary: 'The hash chains that seeds of tosses are drawn from, newest first',
    description:
      'A tie that every tiebreaker leaves, and whose toss nobody recorded, is decided by lot. The seed is the next of a ' +
      'chain whose end stands here before; the tournament shows it as `toss`. Hash the seed `number` times to get the end.',
  })
  @ApiOkResponse({ type: TossChainListDto })
  @ApiProblems(503)
  async list(): Promise<TossChainListDto> {
    return { rows: await this.chains.list() };
  }
}
