import { Module } from '@nestjs/common';

/** What time it is. Everything that decides by time asks here, so that a test can say what time it is. */
export abstract class Clock {
  abstract now(): Date;
}

class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}

/** One clock for a process, however many root modules import this. */
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
export class ClockModule {}
