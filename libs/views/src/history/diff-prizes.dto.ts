import type { Text } from '@quadrant/rules/message';
import { f } from '@quadrant/http';
import { DiffTournamentDto } from './diff-cause.dto.js';

class MovedPrizeDto {
  @f.AnyText('Handle') player: string;
  @f.Choice(['added', 'removed']) change: string;
  @f.AnyText({ example: "an Earned Bye for round 1 into that year's World Championships" }) what: Text;
  @f.Ordinal() place: number;
  @f.Of(DiffTournamentDto, 'In which it is won, or was') tournament: DiffTournamentDto;
}

/** The rewards of places other than points that are added or removed. */
export class PrizesDiffDto {
  @f.Count() added: number;
  @f.Count() removed: number;
  @f.List(MovedPrizeDto, 'In the order of history, the better places first') largest: readonly MovedPrizeDto[];
}
