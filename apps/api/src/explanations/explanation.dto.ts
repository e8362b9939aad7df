import type { Text } from '@quadrant/rules/message';
import { f, nullable, optional } from '@quadrant/http';
import { CATEGORIES, GAME_TITLES, RULE_SYSTEM_IDS, type Category, type GameTitle } from '@quadrant/rules/tournament';
import type { GameExplanation, RatingExplanation } from '@quadrant/store/explanations';
import { AsOfDto } from '../moments/as-of.dto.js';
import { OpeningDto } from '../players/career.dto.js';
import { KnownByQuery } from '../moments/as-of-query.dto.js';

export class ExplanationQuery extends KnownByQuery {
  @f.Handle('Handle of the player') player: string;
  @f.Choice(CATEGORIES, 'Rating category') category: Category;
}

class ExplainedTournamentDto {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.Instant() startsAt: Date;
  @f.Day('Where it was played: rules and k-tables are those of this day') localDate: string;
  @f.Whole(1, 5) level: number;
  @f.Choice(RULE_SYSTEM_IDS) ruleSystem: string;
}

class ExplainingRunDto {
  @f.Ordinal() number: number;
  @f.AnyText() engineVersion: string;
  @f.AnyText('Hash of the rating policies and k-tables, in hex') rulesSha256: string;
}

class ExplainingPolicyDto {
  @f.AnyText({ example: 'opg-4.2' }) name: string;
  @f.AnyText('Documents and sections, and whose choice the rest is') source: string;
  @f.Decimal('Rating of a player without a rated game') start: number;
  @f.Decimal('No rating goes below') floor: number;
  @f.Decimal('No rating goes above') ceiling: number;
  @f.Choice(['per-game', 'per-event']) update: string;
}

class KFactorDto {
  @f.Decimal('Points at stake in one game of two players') kFactor: number;
  @f.AnyText('The table that says so, with its source') rule: Text;
}

class GameExplanationDto implements GameExplanation {
  @f.Ordinal({ nullable }) round: number | null;
  @f.Count('Games of one step are rated on the ratings before it') step: number;
  @f.AnyText('Handle') opponent: string;
  @f.Decimal('Own rating before the step') ratingBefore: number;
  @f.Decimal("The opponent's rating before the step") opponentRating: number;
  @f.Decimal({ about: 'Own expected score', minimum: 0, maximum: 1 }) expected: number;
  @f.Choice([0, 0.5, 1]) score: number;
  @f.Flag('Whether the winner won no more than a modified win') modified: boolean;
  @f.Decimal() kFactor: number;
  @f.Decimal('Part of the k-factor at stake: 1, or 1 / (n - 1) in a pod of n') share: number;
  @f.Decimal('Points won, negative when lost, as they were added') product: number;
  @f.Decimal('Own rating after the step') ratingAfter: number;
}

class ConversionDto {
  @f.Decimal() add: number;
  @f.Decimal() times: number;
}

class ExplainedOpeningDto extends OpeningDto {
  @f.Of(ConversionDto, '`rating` is `add + times * value`') conversion: ConversionDto;
}

/** Explains a rating change by every game that caused it. */
export class ExplanationDto implements Omit<RatingExplanation, 'policy'> {
  @f.Of(AsOfDto) asOf: AsOfDto;
  @f.Of(ExplainedTournamentDto) tournament: ExplainedTournamentDto;
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Choice(CATEGORIES) category: Category;
  @f.AnyText() handle: string;
  @f.Decimal('As published') before: number;
  @f.Decimal('As published') after: number;
  @f.Of(ExplainingRunDto, 'The run that published it') run: ExplainingRunDto;
  @f.Of(ExplainingPolicyDto, { nullable, about: 'Null when the tournament is not rated any more' })
  policy: ExplainingPolicyDto | null;
  @f.Of(KFactorDto, { nullable }) kFactor: KFactorDto | null;
  @f.List(
    GameExplanationDto,
    'In playing order. From `before`: for each step, add up its products in their order, beginning with 0; add the sum to ' +
      'the rating; bring it within floor and ceiling. The last rating is `recomputedAfter`, to the last bit',
  )
  games: GameExplanationDto[];
  @f.Count('Further matches of the player there: not rated, since their opponent or result is unknown')
  unknownGames: number;
  @f.Count('Matches of the player there whose result was concluded: among `games` where `inferredRated` is set')
  inferredGames: number;
  @f.AnyText({ nullable, about: 'Why these are rated, by decision of a coordinator; null where they are not' })
  inferredRated: string | null;
  @f.Decimal('What the current engine and rules compute from the games') recomputedAfter: number;
  @f.Flag('Whether that is the published number, to the last bit') isReproduced: boolean;
  @f.AnyText({ nullable, about: 'Why it is not' }) difference: Text | null;
  @f.Texts({ about: 'Pages of the sections that k-factor and policy cite', example: ['/rules/opg-4.2/8'] })
  rules: readonly string[];
  @f.Of(ExplainedOpeningDto, {
    optional,
    about: 'The rating that the player brought into this track from a previous system; absent without one',
  })
  opening?: ExplainedOpeningDto;
  @f.Link('Why the run that published it moved this number') cause: string;
}
