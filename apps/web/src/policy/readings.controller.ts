import { Get } from '@nestjs/common';
import { READINGS, withRulings } from '@quadrant/rules/policy';
import { RulingReadModel } from '@quadrant/store/explanations';
import { readingsPage } from './readings.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

@PageController('readings')
export class ReadingsController {
  constructor(private readonly rulings: RulingReadModel) {}

  @Get()
  async show(): Promise<VNode> {
    const rulings = await this.rulings.list();
    return readingsPage({ readings: READINGS, switches: withRulings(rulings).switches, rulings });
  }
}
