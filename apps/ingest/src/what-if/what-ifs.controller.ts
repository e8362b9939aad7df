import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Operation, REPORT_BODY, type Actor } from '@quadrant/http';
import { WhatIfAskedDto, WhatIfDto } from './what-if.dto.js';
import { WhatIfQuestions } from './what-if-questions.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('what-if')
@Controller('api/v1/what-if')
export class WhatIfsController {
  constructor(private readonly questions: WhatIfQuestions) {}

  @Post()
  @Operation('askWhatIf', {
    summary: 'Previews all of history with other rules, or with one more tournament',
    about:
      'A worker replays all published tournaments with this change. It stores only the question and the answer. Its state is at ' +
      '/api/v1/refreshes/{id}, its answer at /api/v1/refreshes/{id}/diff.',
    may: 'what-if.ask',
    bodyLimits: REPORT_BODY,
    accepts: WhatIfAskedDto,
    problems: [422],
  })
  async ask(
    @Body() question: WhatIfDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WhatIfAskedDto> {
    const { id, state } = await this.questions.ask(question, actor, requestId);
    const self = `/api/v1/refreshes/${id}`;
    void reply.header('location', self);
    return { id, state, links: { self, events: `${self}/events`, diff: `${self}/diff` } };
  }
}
