import { f, LONGEST_REASON } from '@quadrant/http';
import { CONTINENTS, type Continent } from '@quadrant/rules/permissions';

export class ContinentChoiceDto {
  @f.Choice(CONTINENTS, 'Where the player wants to use it') continent: Continent;
  @f.Line(LONGEST_REASON, { optional: 'or-null', about: 'Reason, if another person than the player does it' })
  reason?: string;
}
