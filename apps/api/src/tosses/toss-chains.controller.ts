import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '@quadrant/http';
import { TossChainReadModel } from '@quadrant/store/explanations';
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
      'A random draw decides a tie that no tiebreaker breaks and whose toss nobody recorded. Its seed is the next ' +
      'value of a hash chain whose end was published here before. The tournament shows the seed as `toss`: hash ' +
      'it `number` times to get the end.',
  })
  @ApiOkResponse({ type: TossChainListDto })
  @ApiProblems(503)
  async list(): Promise<TossChainListDto> {
    return { rows: await this.chains.list() };
  }
}
