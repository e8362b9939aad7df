import { Get } from '@nestjs/common';
import { PolicyView } from '@quadrant/views';
import { policyPage } from './policy.page.js';
import { readingsPage } from './readings.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** Shows how long results may move, since when, and how we read what the documents leave open. */
@PageController()
export class PolicyController {
  constructor(private readonly policies: PolicyView) {}

  @Get('policy')
  async show(): Promise<VNode> {
    return policyPage(await this.policies.read());
  }

  @Get('readings')
  async listReadings(): Promise<VNode> {
    return readingsPage(await this.policies.read());
  }
}
