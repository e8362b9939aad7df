import { RouteConfig } from '@nestjs/platform-fastify';

const KEY = 'kept';

/** Readers choose these for all pages. Their browser keeps the choice in a cookie. */
export type ReaderChoice = 'language' | 'theme';

/** Says of a kept answer on what it depends besides its address, and how long it is right. */
export interface KeptOptions {
  /** Without any, the answer is the same for everybody. */
  readonly by?: readonly ReaderChoice[];
  /** The answer ends at this instant in UTC, or before, with the next change that `BoardsWatch` tells. */
  readonly until: 'midnight' | 'next-minute';
  /** With one of these parameters in the query, the answer depends on something else too, and is not kept. */
  readonly exceptFor?: readonly string[];
}

/**
 * Keeps what a handler answers to strangers, ready to send to the next one: see `AnswerCache`. The answer may depend on
 * its address, on what `BoardsWatch` tells changes of, and on what the options name.
 *
 * The mark is stored in Fastify's route config, so such a route cannot have its own `@RouteConfig`.
 */
export const Kept = (options: KeptOptions): MethodDecorator => RouteConfig({ [KEY]: options });

/** Returns null for a route with this Fastify config whose answers are not kept. */
export const keptOptionsOf = (routeConfig: object): KeptOptions | null =>
  (Reflect.get(routeConfig, KEY) as KeptOptions | undefined) ?? null;
