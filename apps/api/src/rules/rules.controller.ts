import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Clock, todayOf } from '@quadrant/http';
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

const DOCUMENT = { name: 'document', enum: [...DOCUMENT_IDS], description: 'A document of the rulebook' };
const SECTION = { name: 'section', example: '7.7', description: 'A section of that document' };

@ApiTags('policy')
@ApiProblems(503)
@Controller('api/v1/rules')
export class RulesController {
  constructor(
    private readonly rulings: RulingReadModel,
    private readonly decided: DecidedPlacesReadModel,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listRules', summary: 'The rulebook: its documents and sections, or a search in it' })
  @ApiOkResponse({ type: RulesDto })
  @ApiProblems(400)
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
  @ApiOperation({ operationId: 'readRulesDocument', summary: 'One document of the rulebook with its sections' })
  @ApiParam(DOCUMENT)
  @ApiOkResponse({ type: RulesDocumentDto })
  @ApiProblems(404)
  readDocument(@Param('document') name: string): RulesDocumentDto {
    return tellDocument(requireDocument(name));
  }

  @Get(':document/:section')
  @ApiOperation({
    operationId: 'readRulesSection',
    summary: 'One section: texts, tables, what implements it, what it decided lately, and our readings',
  })
  @ApiParam(DOCUMENT)
  @ApiParam(SECTION)
  @ApiOkResponse({ type: RulesSectionDto })
  @ApiProblems(404)
  async readSection(@Param('document') name: string, @Param('section') wanted: string): Promise<RulesSectionDto> {
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
