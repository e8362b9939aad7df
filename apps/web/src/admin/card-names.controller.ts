import { Get } from '@nestjs/common';
import { May } from '@quadrant/http';
import { CARD_NAME_KINDS, CardNameView } from '@quadrant/views';
import { cardNamesPage } from './card-names.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** Lets coordinators edit names of cards that reports are compared with. */
@PageController('admin/card-names')
export class AdminCardNamesController {
  constructor(private readonly names: CardNameView) {}

  @Get()
  @May('card-names.change')
  async show(): Promise<VNode> {
    const lists = [];
    for (const kind of CARD_NAME_KINDS) lists.push({ kind, names: await this.names.list(kind) });
    return cardNamesPage(lists);
  }
}
