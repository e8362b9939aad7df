import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '@quadrant/http';
import {
  READINGS,
  readingsAt,
  requireSwitches,
  SWITCH_VALUES,
  SWITCHES,
  type Reading,
  type Switches,
} from '@quadrant/rules/policy';
import { RulingReadModel } from '@quadrant/store/explanations';
import { citeSection } from '@quadrant/rules/tournament';
import { ReadingListDto, ReadingQuery, type ReadingDto } from './reading.dto.js';

@ApiTags('policy')
@Controller('api/v1/readings')
export class ReadingsController {
  constructor(private readonly rulings: RulingReadModel) {
    requireSwitches(SWITCHES);
  }

  @Get()
  @Operation('listReadings', {
    summary: 'Where the documents leave something open, and how it is read here',
    answers: ReadingListDto,
  })
  async list(@Query() { place }: ReadingQuery): Promise<ReadingListDto> {
    const { switches } = await this.rulings.policies();
    return { rows: (place === undefined ? READINGS : readingsAt(place)).map((reading) => tell(reading, switches)) };
  }
}

function tell(reading: Reading, switches: Switches): ReadingDto {
  const { switch: id } = reading;
  const told = id && { id, values: SWITCH_VALUES[id], inForce: switches[id] };
  return { ...reading, cited: citeSection(reading.section), switch: told };
}
