import { say } from '@quadrant/rules/message';
import { Get, Param } from '@nestjs/common';
import { type ListedProblem, notFound, PROBLEMS } from '@quadrant/http';
import { explainedProblemPage, problemsPage } from './problems.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

const LISTED: ReadonlyMap<string, ListedProblem> = new Map(Object.entries(PROBLEMS));

/** Explains the refusals of the API. The `type` of a problem document is an address here. */
@PageController('problems')
export class ProblemsController {
  @Get()
  list(): VNode {
    return problemsPage();
  }

  @Get(':code')
  show(@Param('code') code: string): VNode {
    const problem = LISTED.get(code);
    if (problem === undefined) {
      throw notFound(say`There is no problem ${JSON.stringify(code)}.`, say`/problems lists them all.`);
    }
    return explainedProblemPage({ code, ...problem });
  }
}
