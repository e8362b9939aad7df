import { say } from '@quadrant/rules/message';
import { Get, Param } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { FINDING_PARTS, type FindingPart } from '@quadrant/rules/findings';
import { findingPage, findingsPage } from './findings.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

@PageController('findings')
export class FindingsController {
  @Get()
  list(): VNode {
    return findingsPage();
  }

  @Get(':code')
  show(@Param('code') code: string): VNode {
    const part: FindingPart | undefined = FINDING_PARTS.find(({ findings }) => Object.hasOwn(findings, code));
    if (part === undefined) {
      throw notFound(say`There is no finding ${JSON.stringify(code)}.`, say`/findings lists them all.`);
    }
    return findingPage({ code, ...part.findings[code]! }, part.name);
  }
}
