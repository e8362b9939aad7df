import { Get, Param } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { findingPage, findingsPage } from '../pages/codes/findings.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { Codes } from './codes.service.js';
import type { VNode } from 'preact';

@PageController('findings')
export class FindingsController {
  constructor(private readonly codes: Codes) {}

  @Get()
  list(): VNode {
    return findingsPage(this.codes.findings);
  }

  @Get(':code')
  show(@Param('code') code: string): VNode {
    const finding = this.codes.findings.find((each) => each.code === code);
    if (finding === undefined) {
      throw notFound(`There is no finding ${JSON.stringify(code)}.`, '/findings lists them all.');
    }
    return findingPage(finding);
  }
}
