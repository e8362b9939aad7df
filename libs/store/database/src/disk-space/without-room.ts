import { isDiskFull } from '@quadrant/store/errors';

/** Awaits a write that a reading does by the way, such as "last used": on a full disk the reading goes on without it. */
export async function withoutRoom(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
