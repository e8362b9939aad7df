import { Get, Param } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { explainedProblemPage, problemsPage } from '../pages/codes/problems.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { Codes } from './codes.service.js';
import type { VNode } from 'preact';

/** Explains refusals of the API; the `type` of a problem document is an address here. */
@PageController('problems')
export class ProblemsController {
  constructor(private readonly codes: Codes) {}

  @Get()
  list(): VNode {
    return problemsPage(this.codes.problems);
  }

  @Get(':code')
  show(@Param('code') code: string): VNode {
    const problem = this.codes.problems.find((each) => each.code === code);
    if (problem === undefined) {
      throw notFound(`There is no problem ${JSON.stringify(code)}.`, '/problems lists them all.');
    }
    return explainedProblemPage(problem);
  }
}
