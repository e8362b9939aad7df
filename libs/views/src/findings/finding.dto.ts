import type { FindingCode, Severity } from '@quadrant/rules/findings';
import type { Text } from '@quadrant/rules/message';
import { optional, nullable, f, CitedRules } from '@quadrant/http';
import { PlayerCandidateDto } from './player-candidate.dto.js';

export class FindingDto {
  @f.Choice(['error', 'warning', 'note'], 'Errors refuse a document: a stored one has none')
  severity: Severity;
  @f.AnyText({ about: 'Stable name of what was found', example: 'player-created' }) code: FindingCode;
  @f.AnyText({ about: 'JSON pointer into the document', example: '/players/3/handle' }) pointer: string;
  @f.AnyText('What is so') message: Text;
  @f.AnyText('What to do about it') advice: Text;
  @CitedRules() rules?: readonly string[];
  @f.Ordinal({ optional, about: 'Line of the document, in refusals and previews' }) line?: number;
  @f.Ordinal({ optional, about: 'Column of that line' }) column?: number;
  @f.AnyText({ optional, about: 'Of open-question: an answer that may be right' }) suggestion?: string;
  @f.AnyText({ optional, about: 'The value found there, if it is a single value; shortened', example: 'WIN' })
  value?: string;
  @f.Id({ optional, about: 'Id of another tournament that it is about' }) tournament?: string;
  @f.List(PlayerCandidateDto, {
    optional,
    about: 'Of player-created and player-unknown: similar players. Only in the answer to a report; not stored',
  })
  candidates?: readonly PlayerCandidateDto[];
}

export class ConfirmedFindingDto {
  @f.AnyText('Of the finding') code: string;
  @f.AnyText({ nullable, about: 'Of the finding; null: all findings of the code' }) pointer: string | null;
  @f.AnyText() reason: string;
}
