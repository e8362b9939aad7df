import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { HttpMetrics } from './http-metrics.js';

@ApiTags('operations')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: HttpMetrics) {}

  @Get()
  @ApiOperation({ summary: 'Measurements of this process in the text format of Prometheus' })
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.header('cache-control', 'no-store').type(this.metrics.registry.contentType);
    return this.metrics.describe();
  }
}
