import type { Text } from '@quadrant/rules/message';
import { type ShownEvent, type SubjectKind, subjectKindOf } from './event-kinds.js';
import { tellEvent } from './tell-event.js';

/** standard: JSON by the Standard Webhooks specification. The others are what these chats read. */
export const SHAPES = ['standard', 'discord', 'slack'] as const;
export type Shape = (typeof SHAPES)[number];

/** Recognizes the chat by the address that it gave. */
export function shapeOf(address: string): Shape {
  const { hostname, pathname } = new URL(address);
  if (/^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/.test(hostname) && pathname.startsWith('/api/')) return 'discord';
  return hostname === 'hooks.slack.com' ? 'slack' : 'standard';
}

/** The same event has the same id in every attempt, so that a receiver can ignore a repetition. */
export const eventId = (position: number): string => `evt_${position}`;

/** Pages of a deleted league and of a webhook do not exist for everybody. */
const PAGES: Readonly<Record<SubjectKind, string | null>> = {
  run: '/runs/',
  tournament: '/tournaments/',
  league: '/leagues/',
  live: '/live/',
  announcement: '/announcements/',
  webhook: null,
};

export function pageOf({ kind, subject }: ShownEvent): string | null {
  const page = PAGES[subjectKindOf(kind)];
  return page === null || kind === 'league.deleted' ? null : `${page}${encodeURIComponent(subject)}`;
}

// @row 270
/**
 * Returns the body of a message. A name may hold signs that a chat reads as a command, such as `@everyone`: they are
 * shown as they are, and mention nobody.
 *
 * @param origin of the site; null where the operator has not set it
 * @param inLanguage writes a sentence in the language of a chat's owner; programs get English
 */
export function messageOf(
  event: ShownEvent,
  shape: Shape,
  origin: string | null,
  inLanguage: (text: Text) => string = String,
): object {
  const page = pageOf(event);
  const url = page === null || origin === null ? null : origin + page;
  const text = shape === 'standard' ? String(tellEvent(event)) : inLanguage(tellEvent(event));
  switch (shape) {
    case 'discord':
      return {
        content: shortened([escapeMarkdown(text), ...(url === null ? [] : [url])].join('\n'), 2_000),
        allowed_mentions: { parse: [] },
      };
    case 'slack':
      return { text: [escapeEntities(text), ...(url === null ? [] : [`<${url}>`])].join('\n') };
    case 'standard':
      return { type: event.kind, timestamp: event.at.toISOString(), data: dataOf(event, text, url) };
  }
}

const dataOf = (
  { position, subject, name, league, region, facts }: ShownEvent,
  text: string,
  url: string | null,
): object => ({
  position,
  subject,
  name,
  league,
  region,
  ...facts,
  text,
  url,
});

const escapeMarkdown = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, (sign) => `\\${sign}`);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeEntities = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!);

const shortened = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);
