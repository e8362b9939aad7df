import { Get } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { WebhookView } from '@quadrant/views';
import { PageController } from '../serving/page-controller.decorator.js';
import { webhooksPage } from './webhooks.page.js';
import type { VNode } from 'preact';

/** Shows people their webhooks, and lets them set up a channel. */
@PageController('account/webhooks')
export class WebhooksPageController {
  constructor(private readonly webhooks: WebhookView) {}

  @Get()
  @May('webhook.create')
  async show(@CurrentActor() actor: Actor): Promise<VNode> {
    return webhooksPage(await this.webhooks.open(actor));
  }
}
