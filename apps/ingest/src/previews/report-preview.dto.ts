import type { Text } from '@quadrant/rules/message';
import { StandingDto, WhenItCounts, VerdictDto, FindingDto } from '@quadrant/views';
import { f, nullable } from '@quadrant/http';
import type { TakesEffect } from '@quadrant/rules/corrections';
import { SUBMISSION_STATES } from '@quadrant/rules/tournament';
import { EffectDto } from './change-preview.dto.js';
import { PreviewedPlayerDto } from './previewed-player.dto.js';

class RevisionChangeDto {
  @f.AnyText({ about: 'A field of the tournament, `players`, or a game', example: 'round 1, ann - bob' }) what: Text;
  @f.AnyText({ example: 'FW 100-35' }) before: Text;
  @f.AnyText({ example: 'FL 35-100' }) after: Text;
}

class ReplacedRevisionDto {
  @f.Ordinal() revision: number;
  @f.List(RevisionChangeDto, 'At most 50') changes: readonly RevisionChangeDto[];
  @f.Count('Changes beyond these') moreChanges: number;
}

/** Nothing was stored. */
export class ReportPreviewDto {
  @f.Id('The tournament has it already, or would get it') tournamentId: string;
  @f.Ordinal() revision: number;
  @f.Of(ReplacedRevisionDto, {
    nullable,
    about:
      'The stored revision that it would take the place of, and what it changes; null for a new tournament, and for the document of the current revision',
  })
  replaces: ReplacedRevisionDto | null;
  @f.Choice([...SUBMISSION_STATES, 'held'], 'State that the submission would get') state: string;
  @f.AnyText({ nullable, about: 'Why, where that needs a reason' }) stateReason: Text | null;
  @WhenItCounts('. Of a report that would be held: once somebody has decided that it counts')
  takesEffect: TakesEffect;
  @f.Instant({ nullable, about: 'When the weekly refresh is due that it would wait for; null where it waits for none' })
  refreshDueAt: string | null;
  @f.Count(
    'The run that it was computed after. Send it as `previewedAfter` with the report, and the receipt names the runs that came between',
  )
  afterRun: number;
  @f.List(FindingDto, 'Warnings and notes') findings: readonly FindingDto[];
  @f.Count() participants: number;
  @f.Of(VerdictDto) sanctioned: VerdictDto;
  @f.Of(VerdictDto) rated: VerdictDto;
  @f.List(StandingDto, 'The final order') standings: readonly StandingDto[];
  @f.List(PreviewedPlayerDto, {
    nullable,
    about:
      'What the tournament would do for each player, in the order of the report: the same to the last digit later, unless ' +
      'other reports come before it. Null when the document is that of the current revision',
  })
  players: readonly PreviewedPlayerDto[] | null;
  @f.Of(EffectDto, {
    nullable,
    about: 'As if only this report were published now; null when the document is that of the current revision',
  })
  effect: EffectDto | null;
}
