import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { Clock, notFound, PastViews, todayOf } from '@quadrant/http';
import { AsOfReadModel, dayOf, viewOf, type AsOf, type View } from '@quadrant/store/reading';
import { FieldReader } from './field-reader.js';
import { readMoment, type Moment } from './moment.js';

export interface AskedNumbers {
  readonly moment: Moment;
  /** Each part of the address that cannot be used has a sentence here. */
  readonly complaints: readonly string[];
  readonly asOf: AsOf;
  readonly past: View;
  /** The day on which they are read, `YYYY-MM-DD`. */
  readonly day: string;
}

/** Finds the numbers that an address asks for. */
@Injectable()
export class PageMoments {
  constructor(
    private readonly moments: AsOfReadModel,
    private readonly clock: Clock,
    private readonly past: PastViews,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** The day is in UTC, `YYYY-MM-DD`. */
  today(): string {
    return todayOf(this.clock);
  }

  /** Runs `work` so that it reads everything from one run. */
  atOnce<T>(work: () => Promise<T>): Promise<T> {
    return this.moments.atOneMoment(work);
  }

  /** @throws Problem 404 for a run that has not been */
  async read(query: Readonly<Record<string, unknown>>): Promise<AskedNumbers> {
    const fields = new FieldReader(query);
    const moment = readMoment(fields, this.today());
    const asOf = await this.get(moment);
    const day = dayOf(asOf, moment.knownBy, this.today());
    return { moment, complaints: fields.complaints, asOf, past: viewOf(asOf), day };
  }

  /**
   * @param pinned run that a cursor names
   * @throws Problem 404 for a run that has not been, 429 after too many far views
   */
  async get(moment: Moment, pinned: number | null = null): Promise<AsOf> {
    const found = await this.moments.find(moment, pinned);
    if (found === null)
      throw notFound(say`There is no run ${pinned ?? moment.knownBy ?? ''}.`, say`All runs are at /runs.`);
    await this.past.count(found, () => this.moments.isHead(found.run));
    return found;
  }
}
