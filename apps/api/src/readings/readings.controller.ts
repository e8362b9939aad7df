import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '@quadrant/http';
import { READINGS, readingsAt, requireSwitches, SWITCH_VALUES, SWITCHES, type Reading } from '@quadrant/rules/policy';
import { citeSection } from '@quadrant/rules/tournament';
import { ReadingListDto, ReadingQuery, type ReadingDto } from './reading.dto.js';

@ApiTags('policy')
@ApiProblems(503)
@Controller('api/v1/readings')
export class ReadingsController {
  private readonly switches = requireSwitches(SWITCHES);

  @Get()
  @ApiOperation({
    operationId: 'listReadings',
    summary: 'Where the documents leave something open, and how it is read here',
  })
  @ApiOkResponse({ type: ReadingListDto })
  @ApiProblems(400)
  list(@Query() { place }: ReadingQuery): ReadingListDto {
    return { rows: (place === undefined ? READINGS : readingsAt(place)).map((reading) => this.tell(reading)) };
  }

  private tell(reading: Reading): ReadingDto {
    const { switch: id } = reading;
    const told = id && { id, values: SWITCH_VALUES[id], inForce: this.switches[id] };
    return { ...reading, cited: citeSection(reading.section), switch: told };
  }
}
