import type { Text } from '@quadrant/rules/message';
import { f, nullable, LONGEST_REASON } from '@quadrant/http';
import {
  ENTITLEMENT_STATES,
  type EntitlementState,
  type NamedTournament,
  type ShownAct,
  type ShownEntitlement,
} from '@quadrant/rules/prizes';
import { CONTINENTS, type Continent } from '@quadrant/rules/permissions';

export class NamedTournamentDto implements NamedTournament {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.Day('Local date') date: string;
}

class EntitlementTargetDto {
  @f.Choice(['continental', 'worlds']) kind: 'continental' | 'worlds';
  @f.AnyText({ example: '2e' }) game: string;
  @f.Choice(CONTINENTS, { nullable, about: 'Null for Worlds, and while none is chosen' }) continent: string | null;
  @f.Integer({ nullable, about: 'Null: the next one, which has not been played yet' }) year: number | null;
}

class EntitlementUseDto {
  @f.Of(NamedTournamentDto) tournament: NamedTournamentDto;
  @f.Other({ type: [Number] }, 'Rounds of Earned Byes; none for a head start') rounds: readonly number[];
}

class EntitlementActDto implements ShownAct {
  @f.AnyText('Handle of the account that did it') by: string;
  @f.Instant() at: Date;
  @f.AnyText({ nullable }) reason: string | null;
}

class EntitlementChoiceDto extends EntitlementActDto {
  @f.Choice(CONTINENTS) continent: string;
}

export class PrizeDto {
  @f.Ordinal() place: number;
  @f.AnyText('Why it was given') rule: string;
  @f.AnyText({ about: 'Document and section; 000 is the Organized Play Guide 4.2', example: '000 §11.1.1' })
  section: string;
  @f.Ordinal('Number of the run that it came with') run: number;
}

/** An Earned Bye or a head start that somebody has won (000, 7.2, 11.1.1 to 11.2.1 and 12.7). */
export class EntitlementDto extends PrizeDto implements Omit<ShownEntitlement, 'championship'> {
  @f.AnyText({ about: 'The same after a refresh', example: '0b6f8bd4-7d0c-5f39-9c9e-1f2f3a4b5c6d-0' }) id: string;
  @f.AnyText('Handle of the player') player: string;
  @f.AnyText({ example: 'Earned Byes for rounds 1 and 2' }) worth: Text;
  @f.Other({ type: [Number] }, 'Rounds') earnedByes: readonly number[];
  @f.Count('Points, in Tribbles') headStart: number;
  @f.Choice(ENTITLEMENT_STATES) state: EntitlementState;
  @f.AnyText({ nullable, about: 'Why it has expired, or when it was given up' }) why: Text | null;
  @f.Of(EntitlementTargetDto, 'What it is for') championship: EntitlementTargetDto;
  @f.AnyText({ about: 'The same in words', example: 'the World Championships of 2015' }) target: string;
  @f.Other({ type: [Number] }, 'Rounds that were not used') roundsLeft: readonly number[];
  @f.List(EntitlementUseDto) uses: readonly EntitlementUseDto[];
  @f.Of(NamedTournamentDto, 'Where it was won') wonIn: NamedTournamentDto;
  @f.Of(EntitlementChoiceDto, { nullable, about: 'The continent that was chosen' }) choice: EntitlementChoiceDto | null;
  @f.Of(EntitlementActDto, { nullable, about: 'Who gave it up' }) forfeit: EntitlementActDto | null;
}

export class ContinentChoiceDto {
  @f.Choice(CONTINENTS, 'Where the player wants to use it') continent: Continent;
  @f.Line(LONGEST_REASON, { optional: 'or-null', about: 'Reason, if another person than the player does it' })
  reason?: string;
}
