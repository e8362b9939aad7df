import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CITED_RULES } from './cited-rules.js';
import { PlayerCandidateDto } from '../players/player-candidate.dto.js';

/** One thing that validation had to say about a document. */
export class FindingDto {
  @ApiProperty({ enum: ['error', 'warning', 'note'], description: 'Errors refuse a document: a stored one has none' })
  severity: 'error' | 'warning' | 'note';

  @ApiProperty({ example: 'player-created', description: 'Stable name of what was found' })
  code: string;

  @ApiProperty({ example: '/players/3/handle', description: 'JSON pointer into the document' })
  pointer: string;

  @ApiProperty({ description: 'What is so' })
  message: string;

  @ApiProperty({ description: 'What to do about it' })
  advice: string;

  @ApiPropertyOptional(CITED_RULES)
  rules?: readonly string[];

  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'Line of the document, in refusals and previews' })
  line?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'Column of that line' })
  column?: number;

  @ApiPropertyOptional({ description: 'Of open-question: an answer that may be right' })
  suggestion?: string;

  @ApiPropertyOptional({ example: 'WIN', description: 'The value found there, if it is a single value; shortened' })
  value?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Id of another tournament that it is about' })
  tournament?: string;

  @ApiPropertyOptional({
    type: [PlayerCandidateDto],
    description: 'Of player-created and player-unknown: similar players. Only in the answer to a report; not stored',
  })
  candidates?: readonly PlayerCandidateDto[];
}
