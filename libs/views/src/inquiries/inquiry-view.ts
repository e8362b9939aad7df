import { Injectable } from '@nestjs/common';
import type { Actor } from '@quadrant/http';
import { rowsFor } from '@quadrant/rules/permissions';
import { type Coordinator, type Inquiry, InquiryRepository } from '@quadrant/store/desk';
import { RegionRepository } from '@quadrant/store/places';
import type { AnswerOf } from '../answer-of.js';

/** A page shows this many messages. */
const MOST_SHOWN = 50;

export type WhomToWrite = AnswerOf<InquiryView['listAddressees']>;

/** Answers who the coordinators are, and what people wrote to them. */
@Injectable()
export class InquiryView {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly regions: RegionRepository,
  ) {}

  /** Lists who coordinates what, the Director of Organized Play first. */
  listCoordinators(): Promise<Coordinator[]> {
    return this.inquiries.listCoordinators();
  }

  /** Lists the regions whose coordinators people can write to. */
  async listAddressees() {
    return (await this.regions.list()).map(({ slug, name, continent }) => ({ slug, name, continent }));
  }

  /** Lists what the reader wrote, the newest first. */
  listOwn({ accountId }: Actor): Promise<Inquiry[]> {
    return accountId === null ? Promise.resolve([]) : this.inquiries.listOf(accountId, MOST_SHOWN);
  }

  /** Lists what the coordinators of the reader's places have answered, the newest first. */
  listAnswered(reader: Actor): Promise<Inquiry[]> {
    return this.inquiries.list(rowsFor(reader, 'inquiry.answer'), false, MOST_SHOWN);
  }
}
