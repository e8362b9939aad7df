import type { IncomingHttpHeaders } from 'node:http';
import type { KeptOptions, ReaderChoice } from './kept.decorator.js';
import { languageOf } from '../server/page-language.js';

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
