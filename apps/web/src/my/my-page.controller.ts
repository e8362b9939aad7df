import { say } from '@quadrant/rules/message';
import { Get } from '@nestjs/common';
import { CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { MyView } from '@quadrant/views';
import { myPage } from './my.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** Each list shows this many; the pages that they lead to have all of them. */
const ROWS = 5;

/** Shows what people want to know first: their own numbers, what they need, and what waits for them. */
@PageController('me')
export class MyPageController {
  constructor(private readonly my: MyView) {}

  @Get()
  @May('account.read')
  async show(@CurrentActor() actor: Actor): Promise<VNode> {
    const answer = await this.my.read(actor, ROWS);
    if (answer === null) throw notFound(say`There is no account of yours any more.`, say`Ask an administrator.`);
    return myPage(answer);
  }
}
