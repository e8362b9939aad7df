import { Module } from '@nestjs/common';

/** What time it is. Everything that decides by time asks here, so that a test can say what time it is. */
export abstract class Clock {
  abstract now(): Date;
}

/**
 * The day that seasons, prizes and schemes are looked at on, as `YYYY-MM-DD`. Ours: the one of UTC, since a league may have
 * players in any time zone; a phase ends for everybody at the same moment.
 */
export const todayOf = (clock: Clock): string => clock.now().toISOString().slice(0, 10);

class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}

/** One clock for a process, however many root modules import this. */
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
export class ClockModule {}
