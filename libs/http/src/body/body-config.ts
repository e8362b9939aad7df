import { RouteConfig } from '@nestjs/platform-fastify';
import { type BodyLimits, SMALL_BODY } from './body-limits.js';

const KEY = 'body';

export type BodyKind = 'value' | 'file' | 'form';

interface BodyConfig {
  readonly limits: BodyLimits;
  /** What the handler gets: the parsed value, a `SentFile`, or a `SentForm` with its file. */
  readonly takes: BodyKind;
}

/** The mark lives in Fastify's route config, so such a route takes no `@RouteConfig` of its own. */
export const bodyConfig = (config: BodyConfig): MethodDecorator => RouteConfig({ [KEY]: config });

/** Says that a route reads larger JSON bodies than the 64 kB of every other route. */
export const LargeBody = (limits: BodyLimits): MethodDecorator => bodyConfig({ limits, takes: 'value' });

/** What a route with this Fastify config does with a body. */
export function bodyConfigOf(routeConfig: object): BodyConfig {
  return (Reflect.get(routeConfig, KEY) as BodyConfig | undefined) ?? { limits: SMALL_BODY, takes: 'value' };
}
