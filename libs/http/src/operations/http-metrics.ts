import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, register, Registry } from 'prom-client';
import { countFailedWrites } from '../output-errors.js';

/** Holds the metrics of one application. Its registry is separate, so that two applications in one process do not mix. */
@Injectable()
export class HttpMetrics {
  readonly registry = new Registry();

  private readonly duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by method, route template and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  constructor() {
    // They measure as long as the process runs, with a timer every 10 ms, so they start once for all applications.
    if (register.getMetricsAsArray().length === 0) collectDefaultMetrics();
    new Gauge({
      name: 'quadrant_log_writes_failed',
      help: 'How often this process could not write to its log since its start',
      registers: [this.registry],
      collect() {
        this.set(countFailedWrites());
      },
    });
  }

  /** Writes the metrics of this application and its process in the text format of Prometheus. */
  describe(): Promise<string> {
    return Registry.merge([register, this.registry]).metrics();
  }

  /** Measures every request that an instance answers from now on. */
  measure(instance: FastifyInstance): void {
    instance.addHook('onResponse', (request, reply, done) => {
      // The label is the template, never the path, since a value for each player would let the metric grow without end.
      const route = request.routeOptions.url ?? 'unknown';
      this.count({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
  }

  /** Counts an answer that took so many seconds. */
  count(answer: { readonly method: string; readonly route: string; readonly status: number }, seconds: number): void {
    this.duration.observe(answer, seconds);
  }
}
