import { RouteConfig } from '@nestjs/platform-fastify';
import { type BodyLimits, PAGE_FORM, SMALL_BODY } from './body-limits.js';

const KEY = 'body';

export type BodyKind = 'value' | 'file' | 'fields' | 'form';

interface BodyConfig {
  readonly limits: BodyLimits;
  /** What the handler gets: the parsed value, a `SentFile`, `URLSearchParams`, or a `SentForm` with its file. */
  readonly takes: BodyKind;
}

/** The mark lives in Fastify's route config, so such a route takes no `@RouteConfig` of its own. */
export const bodyConfig = (config: BodyConfig): MethodDecorator => RouteConfig({ [KEY]: config });

/** Says that a route reads larger JSON bodies than the 64 kB of every other route. */
export const LargeBody = (limits: BodyLimits): MethodDecorator => bodyConfig({ limits, takes: 'value' });

/** Says that a route reads what a browser sends of a form by itself, as `URLSearchParams`, and nothing else. */
export const ReadsForm = (): MethodDecorator => bodyConfig({ limits: PAGE_FORM, takes: 'fields' });

/** What a route with this Fastify config does with a body. */
export function bodyConfigOf(routeConfig: object): BodyConfig {
  return (Reflect.get(routeConfig, KEY) as BodyConfig | undefined) ?? { limits: SMALL_BODY, takes: 'value' };
}
