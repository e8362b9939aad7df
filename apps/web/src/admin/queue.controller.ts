import { say } from '@quadrant/rules/message';
import { Get, Logger, Query, Req, Res } from '@nestjs/common';
import { allowOwnStyles, May, notFound, problemOfKind } from '@quadrant/http';
import { QueueBoard } from '@quadrant/queue';
import { PageController } from '../serving/page-controller.decorator.js';
import { queuePage } from './queue.page.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

const logger = new Logger('QueueBoard');

const BOARD = '/admin/queue/board/';

/** The log says more: the error may name the address of Redis. */
const refuseSilence = (error: unknown): never => {
  logger.warn(String(error));
  throw problemOfKind('service-unavailable', say`The Redis of the queue does not answer.`, {
    advice: say`/admin/health says what to do. Then reload the page.`,
  });
};

/** Serves Bull Board to administrators. It has only addresses that read. */
@PageController('admin/queue')
export class AdminQueueController {
  constructor(private readonly board: QueueBoard) {}

  @Get()
  @May('queue.read')
  show(): VNode {
    return queuePage(this.board.isThere ? BOARD : null);
  }

  @Get('board/*')
  @May('queue.read')
  async showBoard(
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { '*': rest = '' } = request.params as { '*'?: string };
    const answer = this.board.isThere ? await this.board.answer(BOARD, rest, query).catch(refuseSilence) : null;
    if (answer === null) throw notFound(say`The board of the queue has no such page.`, say`It begins at /admin/queue.`);
    allowOwnStyles(reply);
    await reply.header('cache-control', 'no-store').status(answer.status).type(answer.type).send(answer.body);
  }
}
