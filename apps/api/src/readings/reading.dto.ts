import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOneOf } from '@quadrant/http';
import {
  READING_PLACES,
  SWITCH_VALUES,
  type DatedSwitch,
  type Reading,
  type ReadingPlace,
  type SwitchId,
} from '@quadrant/rules/policy';
import { IsOptional } from 'class-validator';

const PLACES = Object.keys(READING_PLACES) as ReadingPlace[];
const SWITCH_IDS = Object.keys(SWITCH_VALUES) as SwitchId[];

/** Which readings are wanted. */
export class ReadingQuery {
  @ApiPropertyOptional({ enum: PLACES, description: 'Only readings that decide numbers shown there' })
  @IsOptional()
  @IsOneOf(PLACES)
  place?: ReadingPlace;
}

class DatedSwitchDto implements DatedSwitch {
  @ApiProperty({ type: 'string', format: 'date', nullable: true, description: 'First day; null: always was' })
  from: string | null;

  @ApiProperty({ type: 'string', format: 'date', nullable: true, description: 'First day after it; null: no end' })
  to: string | null;

  @ApiProperty({ description: 'One of the values' })
  value: DatedSwitch['value'];
}

class ReadingSwitchDto {
  @ApiProperty({ enum: SWITCH_IDS, description: '`quadrant standings FILE --reading ID=VALUE` shows what it moves' })
  id: SwitchId;

  @ApiProperty({ type: [String], description: 'Every value that it can have' })
  values: readonly string[];

  @ApiProperty({ type: [DatedSwitchDto], description: 'By the local date of the tournament' })
  inForce: readonly DatedSwitchDto[];
}

export class ReadingDto implements Omit<Reading, 'switch'> {
  @ApiProperty({ example: 'sos-missed-game' })
  id: string;

  @ApiProperty({ example: '000 §7.7' })
  section: string;

  @ApiProperty({ example: 'Organized Play Guide 4.2, section 7.7' })
  cited: string;

  @ApiProperty({ description: 'What the document says' })
  says: string;

  @ApiProperty({ description: 'How we read it' })
  reading: string;

  @ApiProperty({ type: [String], enum: PLACES, description: 'Where it is shown beside its number' })
  shownAt: readonly ReadingPlace[];

  @ApiProperty({ type: ReadingSwitchDto, nullable: true, description: 'Between this reading and another one' })
  switch: ReadingSwitchDto | null;
}

export class ReadingListDto {
  @ApiProperty({ type: [ReadingDto] })
  rows: ReadingDto[];
}
