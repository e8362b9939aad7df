import type { Text } from '@quadrant/rules/message';
import { f, nullable, optional } from '@quadrant/http';
import { DOCUMENT_IDS, type DocumentId } from '@quadrant/rules/rulebook';
import { RULE_SYSTEM_IDS, type RuleSystemId } from '@quadrant/rules/tournament';
import { RulingDto } from '../policy/ruling.dto.js';

const LONGEST_SEARCH = 200;

const address = { example: '/rules/opg-4.2/7.7' } as const;

export class RulesQuery {
  @f.Line(LONGEST_SEARCH, { optional, about: 'Words that a section must have, in any order' }) search?: string;
}

export class SectionHeadingDto {
  @f.AnyText({ about: 'Of its address', example: '7.7' }) section: string;
  @f.AnyText({ example: 'Standings and tiebreakers' }) title: Text;
  @f.AnyText({ example: 'Organized Play Guide 4.2, section 7.7' }) cited: string;
  @f.Link({ ...address, about: 'Its page' }) address: string;
}

export class RulesDocumentDto {
  @f.Choice(DOCUMENT_IDS) document: DocumentId;
  @f.AnyText({ example: 'Organized Play Guide 4.2' }) name: string;
  @f.AnyText('Whose rules they are, and for which games') about: string;
  @f.List(SectionHeadingDto, 'In the order of the document') sections: SectionHeadingDto[];
}

class FoundSectionDto extends SectionHeadingDto {
  @f.Choice(DOCUMENT_IDS) document: DocumentId;
  @f.AnyText('A text of the section that has the words') excerpt: Text;
}

export class RulesDto {
  @f.List(RulesDocumentDto, 'The document that is in force first') documents: RulesDocumentDto[];
  @f.List(FoundSectionDto, {
    nullable,
    about: 'Sections that have all the words, those first that have them in their heading; null without a search',
  })
  found: FoundSectionDto[] | null;
}

class DescribedRuleDto {
  @f.Ordinal('Its row in docs/coverage.md') row: number;
  @f.AnyText('The rule in a few words') what: Text;
  @f.Texts('What people have to know about it') texts: readonly string[];
  @f.Texts('Files that compute it; none where people follow it') code: readonly string[];
  @f.Texts('Tests that show it, each with its file') tests: readonly string[];
}

class RulesTableDto {
  @f.AnyText({ example: 'opg-rounds' }) id: string;
  @f.AnyText() title: Text;
  @f.Texts('The first column says what a row is about') columns: readonly string[];
  @f.Other(
    {
      type: 'array',
      items: { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'number' }], nullable: true } },
    },
    'Cells in the order of the columns; null: nothing is there',
  )
  rows: readonly (readonly (string | number | null)[])[];
  @f.AnyText({ nullable, about: 'What has to be known to read it' }) note: Text | null;
}

class SectionReadingDto {
  @f.AnyText({ example: 'sos-missed-game' }) id: string;
  @f.AnyText('What the document says') says: Text;
  @f.AnyText('How we read it') reading: Text;
  @f.List(RulingDto, 'Interim rulings that are shown beside it') rulings: readonly RulingDto[];
}

class DecidedLatelyDto {
  @f.Choice(RULE_SYSTEM_IDS) ruleSystem: RuleSystemId;
  @f.AnyText({ example: 'strength-of-schedule' }) decidedBy: string;
  @f.Ordinal() places: number;
  @f.Ordinal('Published tournaments in which it decided at least one') tournaments: number;
  @f.AnyText({ example: 'Strength of schedule decided 14 places in 9 tournaments.' }) words: string;
}

class DecidedDto {
  @f.Day('The first local day that counts') since: string;
  @f.List(DecidedLatelyDto, 'Steps of final orders, the most places first') rows: readonly DecidedLatelyDto[];
}

export class RulesSectionDto extends SectionHeadingDto {
  @f.Choice(DOCUMENT_IDS) document: DocumentId;
  @f.List(DescribedRuleDto) rules: readonly DescribedRuleDto[];
  @f.Texts('Texts that belong to rules of other sections too') texts: readonly string[];
  @f.List(RulesTableDto, 'With the numbers that reports are judged with') tables: readonly RulesTableDto[];
  @f.List(SectionReadingDto, 'What the document leaves open, and how we read it')
  readings: readonly SectionReadingDto[];
  @f.Of(DecidedDto, { nullable, about: 'What it decided in published tournaments; null: it decides no places' })
  decided: DecidedDto | null;
  @f.Link({ nullable, ...address, about: 'The section before it' }) previous: string | null;
  @f.Link({ nullable, ...address, about: 'The section after it' }) next: string | null;
}
