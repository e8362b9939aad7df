import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 5;
const GIVE_UP_AFTER_MS = 60_000;

/** Waits until something is idle. @throws when it is not after a minute: then something waits for ever */
export async function eventuallyIdle(isIdle: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
  while (!(await isIdle())) {
    if (Date.now() > giveUpAt) throw new Error(`Not idle after ${GIVE_UP_AFTER_MS / 1000} s`);
    await sleep(EVERY_MS);
  }
}
