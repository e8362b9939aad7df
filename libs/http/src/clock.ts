import { Module } from '@nestjs/common';

/** All code that depends on the time asks this clock, so that a test can set the time. */
export abstract class Clock {
  abstract now(): Date;
}

/**
 * Returns the day on which seasons, prizes and schemes are judged, as `YYYY-MM-DD`. We chose the day in UTC, since a
 * league may have players in any time zone. So a phase ends for everybody at the same moment.
 */
export const todayOf = (clock: Clock): string => clock.now().toISOString().slice(0, 10);

class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}

/** A process has one clock, however many root modules import this. */
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
export class ClockModule {}
