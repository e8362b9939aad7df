import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, type Span, SpanKind, SpanStatusCode, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { TracingSettings } from '@quadrant/settings';
import { STATEMENTS, type Statement } from '@quadrant/store/server';
import { WORK_RESUMED, WORKS, type Work } from './work.js';

/** Longer statements are cut: some insert thousands of rows. */
const LONGEST_STATEMENT = 2_000;

const propagator = new W3CTraceContextPropagator();
const HEADER = {
  keys: () => ['traceparent'],
  get: ({ traceparent }: Pick<Work, 'traceparent'>, key: string) => (key === 'traceparent' ? traceparent : undefined),
};

/**
 * Makes spans of requests, jobs and their statements of SQL. A statement outside of both has no span: polling would hide
 * the rest. Values of statements are not sent, nor the text of errors, which may repeat a value.
 *
 * @returns ends it, after everything is sent
 */
export function startTracing({ endpoint }: TracingSettings, service: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('quadrant');
  const contexts = new AsyncLocalStorage<Context>();
  const spans = new WeakMap<object, { readonly span: Span; readonly context: Context }>();

  const begin = (work: Work): Context => {
    const parent = work.traceparent === undefined ? ROOT_CONTEXT : propagator.extract(ROOT_CONTEXT, work, HEADER);
    const kind = work.kind === 'request' ? SpanKind.SERVER : SpanKind.CONSUMER;
    const span = tracer.startSpan(work.name, { kind }, parent);
    const context = trace.setSpan(parent, span);
    spans.set(work, { span, context });
    return context;
  };
  const end = (message: unknown) => {
    const work = message as Work;
    const span = spans.get(work)?.span;
    if (span === undefined) return;
    span.updateName(work.name);
    for (const [name, value] of Object.entries(work.ids)) span.setAttribute(`quadrant.${name}`, value as string);
    if (work.status !== undefined) span.setAttribute('http.response.status_code', work.status);
    if (work.error !== undefined || (work.status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const beginStatement = (message: unknown) => {
    const parent = contexts.getStore();
    if (parent === undefined) return;
    const statement = message as Statement;
    const text = statement.text.slice(0, LONGEST_STATEMENT);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const name = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    spans.set(statement, {
      span: tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent),
      context: parent,
    });
  };
  const endStatement = (message: unknown) => {
    const { code } = message as Statement;
    const span = spans.get(message as object)?.span;
    if (code !== undefined) span?.setAttribute('error.type', code).setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  const resume = (message: unknown) => spans.get(message as object)?.context ?? ROOT_CONTEXT;

  WORKS.start.bindStore(contexts, begin);
  WORK_RESUMED.bindStore(contexts, resume);
  WORKS.asyncEnd.subscribe(end);
  STATEMENTS.start.subscribe(beginStatement);
  STATEMENTS.asyncEnd.subscribe(endStatement);
  return async () => {
    WORKS.start.unbindStore(contexts);
    WORK_RESUMED.unbindStore(contexts);
    WORKS.asyncEnd.unsubscribe(end);
    STATEMENTS.start.unsubscribe(beginStatement);
    STATEMENTS.asyncEnd.unsubscribe(endStatement);
    await provider.shutdown();
  };
}
