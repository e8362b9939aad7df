import { foldHandle } from '@quadrant/rules/tournament';
import type { Announcement } from '@quadrant/store/announcements';

/** Tells whether somebody announced a tournament, or has agreed to direct it. */
export function isInChargeOf({ announcer, directorKeys }: Announcement, handle: string): boolean {
  const key = foldHandle(handle);
  return foldHandle(announcer) === key || directorKeys.includes(key);
}
