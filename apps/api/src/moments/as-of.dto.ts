import type { Text } from '@quadrant/rules/message';
import { f, nullable } from '@quadrant/http';
import { PUBLICATIONS, type AsOf, type PublicationName } from '@quadrant/views';

class LastTournamentDto {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.Instant() startsAt: Date;
  @f.KnownDate('Local date as far as it is known: a day, a month, a year, or unknown') localDate: string;
}

export class AsOfDto implements AsOf {
  @f.Choice(PUBLICATIONS) publication: PublicationName;
  @f.Count('Number of the run; 0 when nothing was published by then') run: number;
  @f.Instant({ nullable }) publishedAt: Date | null;
  @f.Day({ nullable, about: 'Only tournaments that began by the end of this day in UTC; null: all' })
  playedBy: string | null;
  @f.Of(LastTournamentDto, { nullable, about: 'The last tournament by the end of `playedBy`' })
  lastTournament: LastTournamentDto | null;
  @f.AnyText({ nullable, about: 'Why there are no numbers' }) note: Text | null;
}
