import { say } from '@quadrant/rules/message';
import { Readable } from 'node:stream';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Connections } from '@quadrant/http';
import { RefreshRequestRepository } from '@quadrant/store/history';
import { getRefresh } from './get-refresh.js';
import { RefreshEvents } from './refresh-events.service.js';
import type { FastifyReply } from 'fastify';

@ApiTags('refreshes')
@ApiProblems(503)
@Controller('api/v1/refreshes/:id/events')
export class RefreshEventsController {
  constructor(
    private readonly refreshes: RefreshRequestRepository,
    private readonly events: RefreshEvents,
    private readonly connections: Connections,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'followRefresh',
    summary: 'Follows a refresh to its end, as server-sent events',
    description:
      'Each event is named `refresh` and holds the refresh as /api/v1/refreshes/{id} shows it; the last one holds the ' +
      'state that it ends in.',
  })
  @ApiParam({ name: 'id', format: 'uuid', description: 'Id of the refresh' })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @ApiProblems(404, 429)
  async follow(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    await getRefresh(this.refreshes, id);
    this.connections.beginEventStream(reply, say`Ask /api/v1/refreshes/${id} now and then instead.`);
    const events = this.events.follow(id);
    await reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(events, { objectMode: false, highWaterMark: 1 }));
  }
}
