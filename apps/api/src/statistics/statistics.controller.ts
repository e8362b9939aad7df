import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '@quadrant/http';
import { StatisticsView } from '@quadrant/views';
import { StatisticsDto } from './statistics.dto.js';

@ApiTags('statistics')
@Controller('api/v1/statistics')
export class StatisticsController {
  constructor(private readonly statistics: StatisticsView) {}

  @Get()
  @Operation('readStatistics', {
    summary:
      'Players, tournaments, formats, places and field sizes of everything published, and how well ratings foretell results',
    answers: StatisticsDto,
  })
  read(): Promise<StatisticsDto> {
    return this.statistics.read();
  }
}
