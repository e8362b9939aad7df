import { WhenItCounts } from '@quadrant/views';
import { f, HasAtLeast, LONGEST_REASON } from '@quadrant/http';
import type { TakesEffect } from '@quadrant/rules/corrections';
import type { NewToss, ShownToss } from '@quadrant/store/leagues';

const STAGES = ['first-half', 'second-half', 'playoffs'] as const satisfies readonly NewToss['stage'][];
const MOST_PLAYERS = 200;

const Stage = (): PropertyDecorator => f.Choice(STAGES, 'The ranking whose tie it decides');

/** A toss decides between players who are tied by all criteria. */
export class NewTossDto {
  @Stage() stage: NewToss['stage'];
  @f.Handles(MOST_PLAYERS, { about: 'Handles of the tied players; the first goes first', minItems: 2 })
  @HasAtLeast(2, 'must name at least two players')
  order: string[];
  @f.Line(LONGEST_REASON, { about: 'How it was drawn, and who watched', example: 'drawn by lot' }) reason: string;
}

export class TossDto implements ShownToss {
  @Stage() stage: NewToss['stage'];
  @f.Handles(MOST_PLAYERS, { about: 'Handles; the first goes first. Players as they count now', minItems: 1 })
  order: readonly string[];
  @f.AnyText() reason: string;
  @f.AnyText('Handle') recordedBy: string;
  @f.Instant() recordedAt: Date;
  @f.Flag('Whether a run has published it: until then it decides nothing') isPublished: boolean;
}

export class RecordedTossDto extends TossDto {
  @WhenItCounts() takesEffect: TakesEffect;
}

export class TossListDto {
  @f.List(TossDto, 'As they were recorded: of several for one stage the last goes first') rows: TossDto[];
}
