export interface TracingSettings {
  /** The address of a collector of OpenTelemetry, such as `http://collector:4318`. */
  readonly endpoint: string;
}

/**
 * Reads OTEL_EXPORTER_OTLP_ENDPOINT (none). OpenTelemetry itself reads its other variables. An empty variable counts as unset.
 *
 * @returns null when nothing is traced
 * @throws Error with a sentence when it is no address; it may hold a password, so the sentence does not repeat it
 */
export function readTracingSettings(env: Readonly<Record<string, string | undefined>>): TracingSettings | null {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return null;
  if (URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)) return { endpoint };
  throw new Error(
    'OTEL_EXPORTER_OTLP_ENDPOINT has to be the http or https address of a collector, such as http://localhost:4318.',
  );
}
