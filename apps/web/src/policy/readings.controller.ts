import { Get } from '@nestjs/common';
import { READINGS, SWITCHES } from '@quadrant/rules/policy';
import { readingsPage } from '../pages/readings.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** Every reading of ours. */
@PageController('readings')
export class ReadingsController {
  @Get()
  show(): VNode {
    return readingsPage({ readings: READINGS, switches: SWITCHES });
  }
}
