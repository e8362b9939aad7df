import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { dayOf, MomentView, viewOf, type AsOf, type Moment, type View } from '@quadrant/views';
import { FieldReader } from './field-reader.js';
import { readMoment } from './moment.js';

export interface AskedNumbers {
  readonly moment: Moment;
  /** Each part of the address that cannot be used has a sentence here. */
  readonly complaints: readonly string[];
  readonly asOf: AsOf;
  readonly past: View;
  /** The day on which they are read, `YYYY-MM-DD`. */
  readonly day: string;
}

@Injectable()
export class PageMoments extends MomentView {
  /** @throws Problem 404 for a run that has not been */
  async read(query: Readonly<Record<string, unknown>>): Promise<AskedNumbers> {
    const fields = new FieldReader(query);
    const moment = readMoment(fields, this.today());
    const asOf = await this.get(moment);
    const day = dayOf(asOf, moment.knownBy, this.today());
    return { moment, complaints: fields.complaints, asOf, past: viewOf(asOf), day };
  }

  protected override refuse(run: number | string): Error {
    return notFound(say`There is no run ${run}.`, say`All runs are at /runs.`);
  }
}
