import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsLine } from '@quadrant/http';
import { DOCUMENT_IDS, type DocumentId } from '@quadrant/rules/rulebook';
import { RULE_SYSTEM_IDS, type RuleSystemId } from '@quadrant/rules/tournament';
import { IsOptional } from 'class-validator';
import { RulingDto } from '../policy/ruling.dto.js';

const LONGEST_SEARCH = 200;

const address = { format: 'uri-reference', example: '/rules/opg-4.2/7.7' } as const;

/** What to look for in the rulebook. */
export class RulesQuery {
  @ApiPropertyOptional({ maxLength: LONGEST_SEARCH, description: 'Words that a section must have, in any order' })
  @IsOptional()
  @IsLine(LONGEST_SEARCH)
  search?: string;
}

export class SectionHeadingDto {
  @ApiProperty({ example: '7.7', description: 'Of its address' })
  section: string;

  @ApiProperty({ example: 'Standings and tiebreakers' })
  title: string;

  @ApiProperty({ example: 'Organized Play Guide 4.2, section 7.7' })
  cited: string;

  @ApiProperty({ ...address, description: 'Its page' })
  address: string;
}

export class RulesDocumentDto {
  @ApiProperty({ enum: [...DOCUMENT_IDS] })
  document: DocumentId;

  @ApiProperty({ example: 'Organized Play Guide 4.2' })
  name: string;

  @ApiProperty({ description: 'Whose rules they are, and for which games' })
  about: string;

  @ApiProperty({ type: [SectionHeadingDto], description: 'In the order of the document' })
  sections: SectionHeadingDto[];
}

class FoundSectionDto extends SectionHeadingDto {
  @ApiProperty({ enum: [...DOCUMENT_IDS] })
  document: DocumentId;

  @ApiProperty({ description: 'A text of the section that has the words' })
  excerpt: string;
}

export class RulesDto {
  @ApiProperty({ type: [RulesDocumentDto], description: 'The document that is in force first' })
  documents: RulesDocumentDto[];

  @ApiProperty({
    type: [FoundSectionDto],
    nullable: true,
    description: 'Sections that have all the words, those first that have them in their heading; null without a search',
  })
  found: FoundSectionDto[] | null;
}

class DescribedRuleDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Its row in docs/coverage.md' })
  row: number;

  @ApiProperty({ description: 'The rule in a few words' })
  what: string;

  @ApiProperty({ type: [String], description: 'What people have to know about it' })
  texts: readonly string[];

  @ApiProperty({ type: [String], description: 'Files that compute it; none where people follow it' })
  code: readonly string[];

  @ApiProperty({ type: [String], description: 'Tests that show it, each with its file' })
  tests: readonly string[];
}

class RulesTableDto {
  @ApiProperty({ example: 'opg-rounds' })
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: [String], description: 'The first column says what a row is about' })
  columns: readonly string[];

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'number' }], nullable: true } },
    description: 'Cells in the order of the columns; null: nothing is there',
  })
  rows: readonly (readonly (string | number | null)[])[];

  @ApiProperty({ type: 'string', nullable: true, description: 'What has to be known to read it' })
  note: string | null;
}

class SectionReadingDto {
  @ApiProperty({ example: 'sos-missed-game' })
  id: string;

  @ApiProperty({ description: 'What the document says' })
  says: string;

  @ApiProperty({ description: 'How we read it' })
  reading: string;

  @ApiProperty({ type: [RulingDto], description: 'Interim rulings that are shown beside it' })
  rulings: readonly RulingDto[];
}

class DecidedLatelyDto {
  @ApiProperty({ enum: [...RULE_SYSTEM_IDS] })
  ruleSystem: RuleSystemId;

  @ApiProperty({ example: 'strength-of-schedule' })
  decidedBy: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  places: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Published tournaments in which it decided at least one' })
  tournaments: number;

  @ApiProperty({ example: 'Strength of schedule decided 14 places in 9 tournaments.' })
  words: string;
}

class DecidedDto {
  @ApiProperty({ type: 'string', format: 'date', description: 'The first local day that counts' })
  since: string;

  @ApiProperty({ type: [DecidedLatelyDto], description: 'Steps of final orders, the most places first' })
  rows: readonly DecidedLatelyDto[];
}

export class RulesSectionDto extends SectionHeadingDto {
  @ApiProperty({ enum: [...DOCUMENT_IDS] })
  document: DocumentId;

  @ApiProperty({ type: [DescribedRuleDto] })
  rules: readonly DescribedRuleDto[];

  @ApiProperty({ type: [String], description: 'Texts that belong to rules of other sections too' })
  texts: readonly string[];

  @ApiProperty({ type: [RulesTableDto], description: 'With the numbers that reports are judged with' })
  tables: readonly RulesTableDto[];

  @ApiProperty({ type: [SectionReadingDto], description: 'What the document leaves open, and how we read it' })
  readings: readonly SectionReadingDto[];

  @ApiProperty({
    type: DecidedDto,
    nullable: true,
    description: 'What it decided in published tournaments; null: it decides no places',
  })
  decided: DecidedDto | null;

  @ApiProperty({ type: 'string', nullable: true, ...address, description: 'The section before it' })
  previous: string | null;

  @ApiProperty({ type: 'string', nullable: true, ...address, description: 'The section after it' })
  next: string | null;
}
