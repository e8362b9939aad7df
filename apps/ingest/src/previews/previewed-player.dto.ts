import type { Text } from '@quadrant/rules/message';
import { f, nullable } from '@quadrant/http';
import { CATEGORIES, type Category } from '@quadrant/rules/tournament';

class PreviewedRatingDto {
  @f.Choice(CATEGORIES) category: Category;
  @f.Decimal({ example: 1500 }) before: number;
  @f.Decimal({ example: 1507.5 }) after: number;
  @f.Ordinal() games: number;
  @f.Decimal({ about: 'Points that the ratings let expect, in all games together', example: 1.4 }) expected: number;
  @f.Decimal({ about: 'Points scored, in all games together', example: 2 }) score: number;
  @f.Decimal({ nullable, about: 'Points at stake in a game', example: 16 }) kFactor: number | null;
}

class PreviewedPointsDto {
  @f.Choice(['league', 'masters', 'bonus']) kind: 'league' | 'masters' | 'bonus';
  @f.Decimal() points: number;
  @f.AnyText({ example: '000 table 12.4.1' }) rule: string;
  @f.AnyText('Document and section') section: string;
}

export class PreviewedPlayerDto {
  @f.AnyText() handle: string;
  @f.List(PreviewedRatingDto, 'None where nothing is rated') ratings: readonly PreviewedRatingDto[];
  @f.List(PreviewedPointsDto, 'League points, Masters points and bonus') points: readonly PreviewedPointsDto[];
  @f.Integers('Rounds with a bye of the pairing') byes: readonly number[];
  @f.Integers('Rounds in which an Earned Bye was used')
  earnedByesUsed: readonly number[];
  @f.Texts('Earned Byes and head starts that the place wins') won: readonly Text[];
}
