import { RouteConfig } from '@nestjs/platform-fastify';
import { type BodyLimits, SMALL_BODY } from './body-limits.js';

const KEY = 'body';

export type BodyKind = 'value' | 'file' | 'form';

interface BodyConfig {
  readonly limits: BodyLimits;
  /** The handler gets the parsed value, a `SentFile`, or a `SentForm` with its file. */
  readonly takes: BodyKind;
}

/** The mark is stored in Fastify's route config, so such a route cannot have its own `@RouteConfig`. */
export const bodyConfig = (config: BodyConfig): MethodDecorator => RouteConfig({ [KEY]: config });

/** Allows a route larger JSON bodies than the 64 kB of every other route. */
export const LargeBody = (limits: BodyLimits): MethodDecorator => bodyConfig({ limits, takes: 'value' });

/** Returns how a route with this Fastify config reads a body. */
export function bodyConfigOf(routeConfig: object): BodyConfig {
  return (Reflect.get(routeConfig, KEY) as BodyConfig | undefined) ?? { limits: SMALL_BODY, takes: 'value' };
}
