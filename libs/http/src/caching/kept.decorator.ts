import type { IncomingHttpHeaders } from 'node:http';
import { RouteConfig } from '@nestjs/platform-fastify';
import { languageOf } from '../server/page-language.js';

const KEY = 'kept';

/** Readers choose these for all pages. Their browser keeps the choice in a cookie. */
type ReaderChoice = 'language' | 'theme';

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

const CHOSEN: Readonly<Record<ReaderChoice, (headers: IncomingHttpHeaders) => string>> = {
  language: languageOf,
  theme: ({ cookie = '' }) => /quadrant-theme=(light|dark)/.exec(cookie)?.[1] ?? '',
};

/** Names everything of a stranger on which an answer depends. */
export const readerOf = ({ by = [] }: KeptOptions, headers: IncomingHttpHeaders): string =>
  by.map((choice) => CHOSEN[choice](headers)).join(' ');

const CHOICE = /^quadrant-(theme=(light|dark)|language=(en|de))$/;

/** A client is a stranger when its only cookies are the theme and the language. */
export const isStranger = ({ authorization, cookie = '' }: IncomingHttpHeaders): boolean =>
  authorization === undefined && (cookie === '' || cookie.split('; ').every((each) => CHOICE.test(each)));

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Numbers the day or the minute for which an answer is right. */
export const momentOf = ({ until }: KeptOptions, now: Date): number =>
  Math.floor(now.getTime() / (until === 'midnight' ? DAY_MS : MINUTE_MS));
