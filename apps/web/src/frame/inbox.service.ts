import { Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import { may, placeOf, rowsFor } from '@quadrant/rules/permissions';
import {
  DisputeReadModel,
  ProposalReadModel,
  WaitingRepository,
  subjectOfProposal,
  type Proposal,
  type StoredDispute,
} from '@quadrant/store/disputes';
import {
  HeldReportRepository,
  SuspicionRepository,
  VenueRepository,
  type HeldReport,
  type Suspicion,
  type Venue,
} from '@quadrant/store/intake';
import { ClaimRepository, type Claim } from '@quadrant/store/people';
import { LateReportReadModel, type LateReport } from '@quadrant/store/reading';
import { isForDepartment } from '@quadrant/rules/championships';
import { ApplicationRepository, type Application } from '@quadrant/store/applications';

/** Each list shows at most this many; people with more decide about these first. */
export const MOST_SHOWN = 50;

/** A list of choices has at most this many venues. */
const MOST_VERIFIED = 500;

/** An import of a whole history waits too; nobody reads more of it than this. */
const MOST_LATE = 200;

export interface Inbox {
  readonly reports: readonly HeldReport[];
  readonly applications: readonly Application[];
  readonly claims: readonly Claim[];
  readonly disputes: readonly StoredDispute[];
  readonly proposals: readonly Proposal[];
  readonly suspicions: readonly Suspicion[];
  readonly venues: readonly Venue[];
}

/** Finds what waits for a coordinator: from each list, what they may decide about. */
@Injectable()
export class Inboxes {
  constructor(
    private readonly heldReports: HeldReportRepository,
    private readonly applications: ApplicationRepository,
    private readonly claims: ClaimRepository,
    private readonly disputes: DisputeReadModel,
    private readonly proposals: ProposalReadModel,
    private readonly suspicions: SuspicionRepository,
    private readonly venues: VenueRepository,
    private readonly late: LateReportReadModel,
    private readonly waiting: WaitingRepository,
    private readonly clock: Clock,
  ) {}

  async find(actor: Actor): Promise<Inbox> {
    return {
      reports: await this.listReports(actor),
      applications: await this.listApplications(actor),
      claims: await this.listClaims(actor),
      disputes: await this.listDisputes(actor),
      proposals: await this.listProposals(actor),
      suspicions: await this.listSuspicions(actor),
      venues: await this.listVenues(actor),
    };
  }

  /**
   * Counts the decisions that wait, at most {@link MOST_SHOWN} of each kind. Every page of a coordinator asks: lists in
   * which nothing waits for anybody are not read.
   */
  async count(actor: Actor): Promise<number> {
    const is = await this.waiting.find();
    const lists: (readonly unknown[])[] = [
      is.reports ? await this.listReports(actor) : [],
      is.applications ? await this.listApplications(actor) : [],
      is.claims ? await this.listClaims(actor) : [],
      is.disputes ? await this.listDisputes(actor) : [],
      is.proposals ? await this.listProposals(actor) : [],
      is.suspicions ? await this.listSuspicions(actor) : [],
      is.venues ? await this.listVenues(actor) : [],
    ];
    return lists.reduce((sum, { length }) => sum + length, 0);
  }

  /** The reports are sorted with the oldest first, because its sender has waited longest. */
  async listReports(actor: Actor): Promise<HeldReport[]> {
    const waiting = { state: 'held', senderId: null } as const;
    const found = await this.heldReports.list(rowsFor(actor, 'held-report.decide'), waiting, MOST_SHOWN, null);
    return found.reverse();
  }

  async listApplications(actor: Actor): Promise<Application[]> {
    const found = await this.applications.list(rowsFor(actor, 'application.read'), 'open', MOST_SHOWN, null);
    return found
      .filter((application) => {
        const action = isForDepartment(application) ? 'application.allot' : 'application.decide';
        return may(actor, action, { place: placeOf(application.country, application.region) }).allowed;
      })
      .reverse();
  }

  async listClaims(actor: Actor): Promise<Claim[]> {
    return (await this.claims.list(actor, { whose: 'others', limit: MOST_SHOWN, after: null })).rows;
  }

  listDisputes(actor: Actor): Promise<StoredDispute[]> {
    const query = { whose: 'to-answer', state: null, tournamentId: null } as const;
    return this.disputes.list(query, actor, this.clock.now(), { limit: MOST_SHOWN, after: null });
  }

  async listProposals(actor: Actor): Promise<Proposal[]> {
    const query = { whose: 'all', state: 'open', tournamentId: null } as const;
    const open = await this.proposals.list(query, actor, { limit: MOST_SHOWN, after: null });
    return open.filter((each) => may(actor, 'proposal.decide', subjectOfProposal(each)).allowed);
  }

  async listSuspicions(actor: Actor): Promise<Suspicion[]> {
    const rows = rowsFor(actor, 'suspicion.decide');
    return (await this.suspicions.list(rows, false, { limit: MOST_SHOWN, after: null })).rows;
  }

  listVenues(actor: Actor): Promise<Venue[]> {
    return this.venues.listProposals(rowsFor(actor, 'venue.decide'), 'waiting', MOST_SHOWN);
  }

  /** Returns the venues that the coordinator may merge. */
  listVerifiedVenues(actor: Actor): Promise<Venue[]> {
    return this.venues.listProposals(rowsFor(actor, 'venue.decide'), 'verified', MOST_VERIFIED);
  }

  /** Returns reports of places that somebody coordinates, which the next refresh publishes. */
  async listLate(actor: Actor): Promise<LateReport[]> {
    const waiting = await this.late.list(MOST_LATE);
    return waiting.filter(
      ({ country, region }) => may(actor, 'tournament.set-level', { place: placeOf(country, region) }).allowed,
    );
  }
}
