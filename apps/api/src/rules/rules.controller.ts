import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, InPath, Operation, todayOf } from '@quadrant/http';
import {
  type DescribedSection,
  describeSection,
  DOCUMENT_IDS,
  findDocument,
  findSectionAround,
  latelySince,
  RULEBOOK,
  type RulebookDocument,
  searchRulebook,
  tellDecided,
} from '@quadrant/rules/rulebook';
import { DecidedPlacesReadModel, RulingReadModel } from '@quadrant/store/explanations';
import { RulesDocumentDto, RulesDto, RulesQuery, RulesSectionDto, type SectionHeadingDto } from './rulebook.dto.js';
import { problemOfRules } from './not-in-rulebook.js';

const Document = () => InPath('document', { about: 'A document of the rulebook', enum: [...DOCUMENT_IDS] });

@ApiTags('policy')
@Controller('api/v1/rules')
export class RulesController {
  constructor(
    private readonly rulings: RulingReadModel,
    private readonly decided: DecidedPlacesReadModel,
    private readonly clock: Clock,
  ) {}

  @Get()
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

  @Get(':document')
  @Operation('readRulesDocument', {
    summary: 'One document of the rulebook with its sections',
    answers: RulesDocumentDto,
  })
  readDocument(@Document() name: string): RulesDocumentDto {
    return tellDocument(requireDocument(name));
  }

  @Get(':document/:section')
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
    const { previous, next } = section;
    return {
      ...headingOf(section),
      document: document.id,
      rules: section.rules,
      texts: section.texts,
      tables: section.tables,
      readings: await this.tellReadings(section),
      decided: await this.tellDecided(section),
      previous: previous && describeSection(document, previous).address,
      next: next && describeSection(document, next).address,
    };
  }

  private async tellReadings({ readings }: DescribedSection): Promise<RulesSectionDto['readings']> {
    const rulings = readings.length === 0 ? [] : await this.rulings.list();
    return readings.map(({ id, says, reading }) => ({
      id,
      says,
      reading,
      rulings: rulings.filter((ruling) => ruling.reading === id),
    }));
  }

  private async tellDecided({ steps }: DescribedSection): Promise<RulesSectionDto['decided']> {
    if (steps.length === 0) return null;
    const since = latelySince(todayOf(this.clock));
    return { since, rows: tellDecided(steps, await this.decided.countSince(since)) };
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
