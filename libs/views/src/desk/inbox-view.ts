import { Injectable } from '@nestjs/common';
import type { Actor } from '@quadrant/http';
import { isForDepartment } from '@quadrant/rules/championships';
import { may, placeOf, rowsFor } from '@quadrant/rules/permissions';
import { ApplicationRepository } from '@quadrant/store/championships';
import { isTournamentPosition } from '@quadrant/store/database';
import { InquiryRepository, WaitingRepository, LateReportReadModel, type LateReport } from '@quadrant/store/desk';
import { HeldReportRepository, type HeldDocument } from '@quadrant/store/held-reports';
import { RegionRepository, VenueRepository, type Venue } from '@quadrant/store/places';
import { SuspicionRepository, type ConfirmedFinding, type Suspicion } from '@quadrant/store/suspicions';
import { ClaimRepository } from '@quadrant/store/players';
import { DisputeView } from '../disputes/dispute-view.js';
import type { AnswerOf } from '../answer-of.js';
import { readPart, type Asked, type Page } from '../paging/read-page.js';
import { validate as isUuid } from 'uuid';

/** Each list shows at most this many; people with more decide about these first. */
const MOST_SHOWN = 50;

/** A list of choices has at most this many venues. */
const MOST_VERIFIED = 500;

/** An import of a whole history waits too; nobody reads more of it than this. */
const MOST_LATE = 200;

/** A list of the desk: something waits in it for a decision. */
export type InboxList = keyof InboxView['lists'];

export type OpenHeldReport = AnswerOf<InboxView['openReport']>;

/** Answers what waits for a coordinator: from each list, what they may decide about. */
@Injectable()
export class InboxView {
  /** Each finds the newest of what the reader may decide about. */
  readonly lists = {
    /** The oldest are first, because their senders have waited longest. */
    reports: async (reader: Actor) => {
      const waiting = { state: 'held', senderId: null } as const;
      return (await this.held.list(rowsFor(reader, 'held-report.decide'), waiting, MOST_SHOWN, null)).reverse();
    },
    applications: async (reader: Actor) => {
      const rows = rowsFor(reader, 'application.read');
      const found = await this.applications.list(rows, 'open', MOST_SHOWN, null);
      return found
        .filter((application) => {
          const action = isForDepartment(application) ? 'application.allot' : 'application.decide';
          return may(reader, action, { place: placeOf(application.country, application.region) }).allowed;
        })
        .reverse();
    },
    claims: async (reader: Actor) =>
      (await this.claims.list(reader, { whose: 'others', limit: MOST_SHOWN, after: null })).rows,
    disputes: (reader: Actor) => this.disputes.listNewest('to-answer', reader, MOST_SHOWN),
    proposals: (reader: Actor) => this.disputes.listToDecide(reader, MOST_SHOWN),
    suspicions: async (reader: Actor) => (await this.listSuspicions(reader, false, { limit: MOST_SHOWN })).rows,
    venues: (reader: Actor) => this.venues.listProposals(rowsFor(reader, 'venue.decide'), 'waiting', MOST_SHOWN),
    inquiries: (reader: Actor) => this.inquiries.list(rowsFor(reader, 'inquiry.answer'), true, MOST_SHOWN),
    /** Nobody reviews what they brought in themselves. */
    batches: async (reader: Actor) =>
      (await this.waiting.listSentBatches()).filter(
        ({ accountId, place }) => accountId !== reader.accountId && may(reader, 'batch.publish', { place }).allowed,
      ),
  };

  constructor(
    private readonly held: HeldReportRepository,
    private readonly regions: RegionRepository,
    private readonly applications: ApplicationRepository,
    private readonly claims: ClaimRepository,
    private readonly disputes: DisputeView,
    private readonly suspicions: SuspicionRepository,
    private readonly venues: VenueRepository,
    private readonly lateReports: LateReportReadModel,
    private readonly waiting: WaitingRepository,
    private readonly inquiries: InquiryRepository,
  ) {}

  /** Counts the decisions that wait, at most {@link MOST_SHOWN} in each list. */
  async countEach(reader: Actor): Promise<Record<InboxList, number>> {
    const counts: Partial<Record<InboxList, number>> = {};
    for (const [list, find] of Object.entries(this.lists)) counts[list as InboxList] = (await find(reader)).length;
    return counts as Record<InboxList, number>;
  }

  /** Every page of a coordinator asks for this sum: lists in which nothing waits for anybody are not read. */
  async count(reader: Actor): Promise<number> {
    const is = await this.waiting.find();
    let sum = 0;
    for (const [list, find] of Object.entries(this.lists)) {
      sum += is[list as InboxList] ? (await find(reader)).length : 0;
    }
    return sum;
  }

  /** Returns a report that the reader decides, and where they may approve its sender as a director. */
  async openReport(id: string, reader: Actor) {
    const report = isUuid(id) ? await this.held.find(id.toLowerCase()) : null;
    if (report === null || !may(reader, 'held-report.decide', { place: report.place }).allowed) return null;
    const approves = (action: 'director.approve' | 'director.approve-everywhere', place: object) =>
      report.accountId !== reader.accountId && may(reader, action, place).allowed;
    const regions = (await this.regions.list()).filter(({ slug, continent }) =>
      approves('director.approve', { place: { continent, region: slug } }),
    );
    return { report, regions, approvesEverywhere: approves('director.approve-everywhere', {}) };
  }

  /** Returns null for a report whose document is gone. */
  findDocument(reportId: string): Promise<HeldDocument | null> {
    return this.held.findDocument(reportId);
  }

  /** Lists what the checks of the night found. @param isExcluded those that somebody says are fine */
  listSuspicions(reader: Actor, isExcluded: boolean, asked: Asked): Promise<Page<Suspicion>> {
    const rows = rowsFor(reader, 'suspicion.decide');
    return readPart({ ...asked, listing: `suspicions ${isExcluded}` }, isTournamentPosition, (after) =>
      this.suspicions.list(rows, isExcluded, { limit: asked.limit, after }),
    );
  }

  /** Lists findings that directors confirmed. The limit counts tournaments. */
  listConfirmed(reader: Actor, asked: Asked): Promise<Page<ConfirmedFinding>> {
    const rows = rowsFor(reader, 'suspicion.decide');
    return readPart({ ...asked, listing: 'confirmed findings' }, isTournamentPosition, (after) =>
      this.suspicions.listConfirmed(rows, { limit: asked.limit, after }),
    );
  }

  /** Returns the venues that the coordinator may merge. */
  verifiedVenues(reader: Actor): Promise<Venue[]> {
    return this.venues.listProposals(rowsFor(reader, 'venue.decide'), 'verified', MOST_VERIFIED);
  }

  /** Returns reports of places that somebody coordinates, which the next refresh publishes. */
  async late(reader: Actor): Promise<LateReport[]> {
    const waiting = await this.lateReports.list(MOST_LATE);
    return waiting.filter(
      ({ country, region }) => may(reader, 'tournament.set-level', { place: placeOf(country, region) }).allowed,
    );
  }
}
