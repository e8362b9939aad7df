import { f, nullable, optional, ReasonDto } from '@quadrant/http';
import { FindingDto, WhenItCounts } from '@quadrant/views';
import type { TakesEffect } from '@quadrant/rules/corrections';
import type { Conversion, Spread, TrackEffect } from '@quadrant/rules/openings';
import type { Finding, GameTitle, Category } from '@quadrant/rules/tournament';
import {
  OPENING_STATES,
  type OpenedTrack,
  type OpeningPreview,
  type OpeningSet,
  type OpeningStored,
} from '@quadrant/store/openings';

/** The text has about as many characters as a report may have bytes. */
const LONGEST_TABLE = 1_900_000;
const LARGEST = 1_000_000;

const TABLE =
  'kind,player,game,category,league,season,title,value,games,date,source\n' +
  'rating,Ann,2e,constructed,,,,1712,212,2019-12-31,List of 31 December 2019\n';

export class NewBalancesDto extends ReasonDto {
  @f.LimitedText(LONGEST_TABLE, {
    example: TABLE,
    about: 'The CSV file. docs/opening-balances.md explains its columns',
  })
  table: string;
  @f.DecimalIn(-LARGEST, LARGEST, { optional, about: 'Is added to each rating, after `times`', default: 0 })
  add?: number;
  @f.DecimalIn(-LARGEST, LARGEST, { optional, about: 'Each rating is multiplied by it', default: 1 }) times?: number;
  @f.Flag({ optional, about: 'Whether unknown players are registered by their handles', default: false })
  registerPlayers?: boolean;
  @f.Flag({ optional, about: 'Whether the warnings of the preview are confirmed', default: false }) confirmed?: boolean;
}

class BalanceCountsDto {
  @f.Count('Ratings') rating: number;
  @f.Count('Lifetime points') lifetime: number;
  @f.Count('Points of seasons') season: number;
  @f.Count('Titles') title: number;
}

class SpreadDto implements Spread {
  @f.Decimal() mean: number;
  @f.Decimal('Standard deviation') deviation: number;
  @f.Decimal() lowest: number;
  @f.Decimal() highest: number;
}

class TrackEffectDto implements TrackEffect {
  @f.AnyText({ example: '2e' }) game: GameTitle;
  @f.AnyText({ example: 'constructed' }) category: Category;
  @f.Day('The cut-over day: tournaments up to it are not rated here') day: string;
  @f.Count('Players with a rating in the file') players: number;
  @f.Of(SpreadDto, 'As in the file') before: Spread;
  @f.Of(SpreadDto, 'After the conversion. Players who begin here have 1500') after: Spread;
}

class ConversionDto implements Conversion {
  @f.Decimal('A rating is `add` + `times` × its value in the file') add: number;
  @f.Decimal() times: number;
}

export class BalancesPreviewDto implements Omit<OpeningPreview, 'kind'> {
  @f.Of(BalanceCountsDto, 'Rows of each kind') rows: OpeningPreview['rows'];
  @f.Count('Players of the file') players: number;
  @f.Texts('Handles of the players who would be registered') newPlayers: readonly string[];
  @f.Of(ConversionDto) conversion: Conversion;
  @f.List(TrackEffectDto) tracks: readonly TrackEffect[];
  @f.List(FindingDto, 'Errors refuse the file; warnings have to be confirmed') findings: readonly Finding[];
}

export class StoredBalancesDto implements Omit<OpeningStored, 'kind'> {
  @f.Ordinal('Number of the file, by which it is taken back') number: number;
  @WhenItCounts() takesEffect: TakesEffect;
}

class OpenedTrackDto implements OpenedTrack {
  @f.AnyText({ example: '2e' }) game: string;
  @f.AnyText({ example: 'constructed' }) category: string;
  @f.Day('The cut-over day') day: string;
  @f.Count() players: number;
}

class TakenBackDto {
  @f.AnyText() by: string;
  @f.Instant() at: Date;
  @f.AnyText() reason: string;
}

export class BalancesDto implements OpeningSet {
  @f.Ordinal() number: number;
  @f.Choice(OPENING_STATES, 'Waiting and taking-back: the next full refresh publishes it')
  state: OpeningSet['state'];
  @f.AnyText() madeBy: string;
  @f.Instant() madeAt: Date;
  @f.AnyText() reason: string;
  @f.Of(ConversionDto) conversion: Conversion;
  @f.Of(BalanceCountsDto, 'Rows of each kind') rows: OpeningSet['rows'];
  @f.List(OpenedTrackDto) tracks: readonly OpenedTrack[];
  @f.Integer({ nullable, about: 'The batch that it came with; null: it came alone' }) batch: number | null;
  @f.Integer({ nullable, about: 'The run that first included it' }) run: number | null;
  @f.Of(TakenBackDto, { nullable }) takenBack: OpeningSet['takenBack'];
}

export class BalancesListDto {
  @f.List(BalancesDto, 'The newest first') rows: readonly OpeningSet[];
}
