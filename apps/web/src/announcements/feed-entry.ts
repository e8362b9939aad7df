import type { Announcement } from '@quadrant/store/announcements';
import type { FeedEntry } from '../feeds/writing/write-feed.js';
import { tellStart, tellState } from './announcement-words.js';

/** Returns an announced tournament as feeds tell it. */
export function entryOfAnnouncement(announcement: Announcement): FeedEntry {
  const { id, announced, announcedAt, changedAt, notice } = announcement;
  const state = tellState(announcement);
  const { online, venue, address, country } = announced;
  const place = online ? 'online' : [venue, address, country].filter((each) => each !== null).join(', ');
  return {
    id: `urn:uuid:${id}`,
    title: state === null ? announced.name : `${announced.name} (${state.toLowerCase()})`,
    path: `/announcements/${id}`,
    published: announcedAt,
    updated: changedAt,
    summary: [...(notice === null ? [] : [notice]), tellStart(announced), place].join('; '),
  };
}
