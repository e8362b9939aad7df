import type { Announcement } from '@quadrant/store/announcements';
import { tellStart, tellState } from './announcement-words.js';

/** Returns announced tournaments as a feed (Atom, RFC 4287), sorted with the latest change first. */
export function announcementFeed(
  announcements: readonly Announcement[],
  name: string,
  self: string,
  origin: string,
): string {
  const newest = announcements.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
  const updated = newest[0]?.changedAt ?? new Date(0);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escaped(name)}</title>`,
    `<id>${escaped(origin + self)}</id>`,
    `<link rel="self" href="${escaped(origin + self)}"/>`,
    `<updated>${updated.toISOString()}</updated>`,
    '<author><name>Quadrant</name></author>',
    ...newest.flatMap((announcement) => entryOf(announcement, origin)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(announcement: Announcement, origin: string): string[] {
  const { id, announced, announcedAt, changedAt, notice } = announcement;
  const state = tellState(announcement);
  const { online, venue, address, country } = announced;
  const place = online ? 'online' : [venue, address, country].filter((each) => each !== null).join(', ');
  const summary = [...(notice === null ? [] : [notice]), tellStart(announced), place].join('; ');
  return [
    '<entry>',
    `<title>${escaped(state === null ? announced.name : `${announced.name} (${state.toLowerCase()})`)}</title>`,
    `<id>urn:uuid:${id}</id>`,
    `<link href="${escaped(`${origin}/announcements/${id}`)}"/>`,
    `<published>${announcedAt.toISOString()}</published>`,
    `<updated>${changedAt.toISOString()}</updated>`,
    `<summary>${escaped(summary)}</summary>`,
    '</entry>',
  ];
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);
