import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems } from '../problem/api-problems.decorator.js';
import { HttpMetrics } from './http-metrics.js';
import { MonitoringGuard } from './monitoring.js';

@ApiTags('operations')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: HttpMetrics) {}

  @Get()
  @UseGuards(MonitoringGuard)
  @ApiOperation({ summary: 'Measurements of this process in the text format of Prometheus, for the metrics token' })
  @ApiProblems(403)
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.header('cache-control', 'no-store').type(this.metrics.registry.contentType);
    return this.metrics.describe();
  }
}
