import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '@quadrant/http';
import { TossChainView } from '@quadrant/views';
import { TossChainListDto } from './toss-chain.dto.js';

@ApiTags('tournaments')
@Controller('api/v1/toss-chains')
export class TossChainsController {
  constructor(private readonly chains: TossChainView) {}

  @Get()
  @Operation('listTossChains', {
    summary: 'The hash chains that seeds of tosses are drawn from, newest first',
    about:
      'A random draw decides a tie that no tiebreaker breaks and whose toss nobody recorded. Its seed is the next ' +
      'value of a hash chain whose end was published here before. The tournament shows the seed as `toss`: hash ' +
      'it `number` times to get the end.',
    answers: TossChainListDto,
  })
  async list(): Promise<TossChainListDto> {
    return { rows: await this.chains.list() };
  }
}
