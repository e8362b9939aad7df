import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, Kept, Operation, todayOf } from '@quadrant/http';
import { CareerReadModel } from '@quadrant/store/reading';
import { MoversQueryDto } from './career-query.dto.js';
import { MoverListDto } from './career.dto.js';

const DAY_MS = 86_400_000;

@ApiTags('players')
@Controller('api/v1/movers')
export class MoversController {
  constructor(
    private readonly careers: CareerReadModel,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Kept({ until: 'midnight' })
  @Operation('listMovers', {
    summary: 'Players whose ratings the tournaments of the last days have moved farthest',
    answers: MoverListDto,
  })
  async list(@Query() { game, category, days, limit }: MoversQueryDto): Promise<MoverListDto> {
    const to = new Date(Date.parse(todayOf(this.clock)) + DAY_MS);
    const from = new Date(to.getTime() - days * DAY_MS);
    const wish = { game: game ?? null, category: category ?? null, from, to, limit };
    return { from, to, ...(await this.careers.listMovers(wish)) };
  }
}
