import { say } from '@quadrant/rules/message';
import { Get, Param, Query } from '@nestjs/common';
import { problemOfKind } from '@quadrant/http';
import {
  describeSection,
  findDocument,
  findSectionAround,
  RULEBOOK,
  type RulebookDocument,
  searchRulebook,
} from '@quadrant/rules/rulebook';
import { PolicyView } from '@quadrant/views';
import { t } from '../languages/t.js';
import { rulesDocumentPage, rulesPage } from './rules.page.js';
import { rulesSectionPage } from './section.page.js';
import { titleOf } from './rule-titles.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

@PageController('rules')
export class RulesController {
  constructor(private readonly policies: PolicyView) {}

  @Get()
  list(@Query('search') given?: unknown): VNode {
    const search = typeof given === 'string' && given.trim() !== '' ? given.trim().slice(0, 200) : null;
    return rulesPage({ documents: RULEBOOK, search, found: search === null ? [] : searchRulebook(search, titleOf) });
  }

  @Get(':document')
  showDocument(@Param('document') name: string): VNode {
    return rulesDocumentPage(requireDocument(name));
  }

  @Get(':document/:section')
  async showSection(@Param('document') name: string, @Param('section') wanted: string): Promise<VNode> {
    const document = requireDocument(name);
    const section = findSectionAround(document, wanted);
    if (section === null) {
      throw problemOfKind('not-found', say`${document.name} has no section "${wanted}" in the rulebook.`, {
        advice: t('Its sections are listed at /rules/{id}.', { id: document.id }),
      });
    }
    const described = describeSection(document, section);
    const decided = await this.policies.findDecided(described);
    return rulesSectionPage({ described, decided, rulings: await this.policies.listRulings(described) });
  }
}

function requireDocument(name: string): RulebookDocument {
  const found = findDocument(name);
  if (found !== null) return found;
  throw problemOfKind('not-found', say`The rulebook has no document "${name}".`, {
    advice: t('Its documents are listed at /rules.'),
  });
}
