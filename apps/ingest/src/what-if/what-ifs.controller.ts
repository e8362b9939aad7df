import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems, CurrentActor, LargeBody, May, REPORT_BODY, type Actor } from '@quadrant/http';
import { WhatIfAskedDto, WhatIfDto } from './what-if.dto.js';
import { WhatIfQuestions } from './what-if-questions.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('what-if')
@Controller('api/v1/what-if')
export class WhatIfsController {
  constructor(private readonly questions: WhatIfQuestions) {}

  @Post()
  @HttpCode(202)
  @May('what-if.ask')
  @LargeBody(REPORT_BODY)
  @ApiOperation({
    operationId: 'askWhatIf',
    summary: 'Previews all of history with other rules, or with one more tournament',
    description:
      'A worker replays all published tournaments with this change. It stores only the question and the answer. Its state is at ' +
      '/api/v1/refreshes/{id}, its answer at /api/v1/refreshes/{id}/diff.',
  })
  @ApiAcceptedResponse({ type: WhatIfAskedDto })
  @ApiProblems(400, 413, 415, 422, 503)
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
