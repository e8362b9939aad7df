import { say } from '@quadrant/rules/message';
import { Readable } from 'node:stream';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Connections, Id, Operation } from '@quadrant/http';
import { RunView } from '@quadrant/views';
import { getRefresh } from './get-refresh.js';
import { RefreshEvents } from './refresh-events.service.js';
import type { FastifyReply } from 'fastify';

@ApiTags('refreshes')
@Controller('api/v1/refreshes/:id/events')
export class RefreshEventsController {
  constructor(
    private readonly runs: RunView,
    private readonly events: RefreshEvents,
    private readonly connections: Connections,
  ) {}

  @Get()
  @Operation('followRefresh', {
    summary: 'Follows a refresh to its end, as server-sent events',
    about:
      'Each event is named `refresh` and holds the refresh as /api/v1/refreshes/{id} shows it; the last one holds the ' +
      'state that it ends in.',
    answers: { text: 'text/event-stream' },
    problems: [429],
  })
  async follow(@Id('refresh') id: string, @Res() reply: FastifyReply): Promise<void> {
    await getRefresh(this.runs, id);
    this.connections.beginEventStream(reply, say`Ask /api/v1/refreshes/${id} now and then instead.`);
    const events = this.events.follow(id);
    await reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(events, { objectMode: false, highWaterMark: 1 }));
  }
}
