import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InPath, Operation } from '@quadrant/http';
import {
  type DescribedSection,
  describeSection,
  DOCUMENT_IDS,
  findDocument,
  findSectionAround,
  RULEBOOK,
  type RulebookDocument,
  searchRulebook,
} from '@quadrant/rules/rulebook';
import {
  READINGS,
  readingsAt,
  requireSwitches,
  SWITCH_VALUES,
  SWITCHES,
  type Reading,
  type Switches,
} from '@quadrant/rules/policy';
import { PolicyView } from '@quadrant/views';
import { RulesDocumentDto, RulesDto, RulesQuery, RulesSectionDto, type SectionHeadingDto } from './rulebook.dto.js';
import { citeSection } from '@quadrant/rules/tournament';
import { ReadingListDto, ReadingQuery, type ReadingDto } from './reading.dto.js';
import { problemOfRules } from './not-in-rulebook.js';

const Document = () => InPath('document', { about: 'A document of the rulebook', enum: [...DOCUMENT_IDS] });

@ApiTags('policy')
@Controller('api/v1')
export class RulesController {
  constructor(private readonly policies: PolicyView) {
    requireSwitches(SWITCHES);
  }

  @Get('readings')
  @Operation('listReadings', {
    summary: 'Where the documents leave something open, and how it is read here',
    answers: ReadingListDto,
  })
  async listReadings(@Query() { place }: ReadingQuery): Promise<ReadingListDto> {
    const { switches } = await this.policies.read();
    return {
      rows: (place === undefined ? READINGS : readingsAt(place)).map((reading) => tellReading(reading, switches)),
    };
  }

  @Get('rules')
  @Operation('listRules', { summary: 'The rulebook: its documents and sections, or a search in it', answers: RulesDto })
  list(@Query() { search }: RulesQuery): RulesDto {
    const found = search === undefined ? null : searchRulebook(search);
    return {
      documents: RULEBOOK.map(tellDocument),
      found:
        found &&
        found.map(({ section, excerpt }) => ({ ...headingOf(section), document: section.document.id, excerpt })),
    };
  }

  @Get('rules/:document')
  @Operation('readRulesDocument', {
    summary: 'One document of the rulebook with its sections',
    answers: RulesDocumentDto,
  })
  readDocument(@Document() name: string): RulesDocumentDto {
    return tellDocument(requireDocument(name));
  }

  @Get('rules/:document/:section')
  @Operation('readRulesSection', {
    summary: 'One section: texts, tables, what implements it, what it decided lately, and our readings',
    answers: RulesSectionDto,
  })
  async readSection(
    @Document() name: string,
    @InPath('section', { about: 'A section of that document', example: '7.7' }) wanted: string,
  ): Promise<RulesSectionDto> {
    const document = requireDocument(name);
    const heading = findSectionAround(document, wanted);
    if (heading === null) throw problemOfRules({ kind: 'section-unknown', document, name: wanted });
    const section = describeSection(document, heading);
    const rulings = await this.policies.listRulings(section);
    const { previous, next } = section;
    return {
      ...headingOf(section),
      document: document.id,
      rules: section.rules,
      texts: section.texts,
      tables: section.tables,
      readings: section.readings.map(({ id, says, reading }) => ({
        ...{ id, says, reading },
        rulings: rulings.filter((ruling) => ruling.reading === id),
      })),
      decided: await this.policies.findDecided(section),
      previous: previous && describeSection(document, previous).address,
      next: next && describeSection(document, next).address,
    };
  }
}

function requireDocument(name: string): RulebookDocument {
  const found = findDocument(name);
  if (found === null) throw problemOfRules({ kind: 'document-unknown', name });
  return found;
}

const tellDocument = (document: RulebookDocument): RulesDocumentDto => ({
  document: document.id,
  name: document.name,
  about: document.about,
  sections: document.sections.map((section) => headingOf(describeSection(document, section))),
});

const headingOf = ({ section, cited, address }: DescribedSection): SectionHeadingDto => ({
  section: section.id,
  title: section.title,
  cited,
  address,
});

function tellReading(reading: Reading, switches: Switches): ReadingDto {
  const { switch: id } = reading;
  const told = id && { id, values: SWITCH_VALUES[id], inForce: switches[id] };
  return { ...reading, cited: citeSection(reading.section), switch: told };
}
