import type { Text } from '@quadrant/rules/message';
import { f, nullable, optional } from '@quadrant/http';
import {
  READING_PLACES,
  SWITCH_VALUES,
  type DatedSwitch,
  type Reading,
  type ReadingPlace,
  type SwitchId,
} from '@quadrant/rules/policy';

const PLACES = Object.keys(READING_PLACES) as ReadingPlace[];
const SWITCH_IDS = Object.keys(SWITCH_VALUES) as SwitchId[];

export class ReadingQuery {
  @f.Choice(PLACES, { optional, about: 'Only readings that decide numbers shown there' }) place?: ReadingPlace;
}

class DatedSwitchDto implements DatedSwitch {
  @f.Day({ nullable, about: 'First day; null: always was' }) from: string | null;
  @f.Day({ nullable, about: 'First day after it; null: no end' }) to: string | null;
  @f.AnyText('One of the values') value: DatedSwitch['value'];
}

class ReadingSwitchDto {
  @f.Choice(SWITCH_IDS, '`quadrant standings FILE --reading ID=VALUE` shows what it moves') id: SwitchId;
  @f.Texts('Every value that it can have') values: readonly string[];
  @f.List(DatedSwitchDto, 'By the local date of the tournament') inForce: readonly DatedSwitchDto[];
}

export class ReadingDto implements Omit<Reading, 'switch'> {
  @f.AnyText({ example: 'sos-missed-game' }) id: string;
  @f.AnyText({ example: '000 §7.7' }) section: string;
  @f.AnyText({ example: 'Organized Play Guide 4.2, section 7.7' }) cited: string;
  @f.AnyText('What the document says') says: Text;
  @f.AnyText('How we read it') reading: Text;
  @f.Choices(PLACES, 'Where it is shown beside its number') shownAt: readonly ReadingPlace[];
  @f.Of(ReadingSwitchDto, { nullable, about: 'Between this reading and another one' }) switch: ReadingSwitchDto | null;
}

export class ReadingListDto {
  @f.List(ReadingDto) rows: ReadingDto[];
}
