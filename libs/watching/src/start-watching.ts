import { readTracingSettings } from '@quadrant/settings';

let stop: (() => Promise<void>) | null = null;

/**
 * Sends traces of this process where `OTEL_EXPORTER_OTLP_ENDPOINT` says. Without the setting it does nothing and loads
 * nothing.
 *
 * @param service the name of the process in traces, where `OTEL_SERVICE_NAME` gives no other one
 * @throws Error with a sentence when the setting is wrong
 */
export async function startWatching(env: NodeJS.ProcessEnv, service: string): Promise<void> {
  const settings = readTracingSettings(env);
  if (settings === null || stop !== null) return;
  const { startTracing } = await import('./start-tracing.js');
  stop = startTracing(settings, env['OTEL_SERVICE_NAME'] || service);
}

/** Sends what waits to be sent, and ends the traces of this process. */
export async function stopWatching(): Promise<void> {
  const stopNow = stop;
  stop = null;
  await stopNow?.();
}
