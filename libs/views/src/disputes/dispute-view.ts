import { Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import { addresseeAt, ANSWER_ACTIONS, DIRECTOR_HAS_MS, disputeStateAt, may } from '@quadrant/rules/permissions';
import { isInstant } from '@quadrant/store/database';
import {
  DisputeReadModel,
  subjectOfDispute,
  type DisputeQuery,
  type HandedInPosition,
  type StoredDispute,
} from '@quadrant/store/disputes';
import { ProposalReadModel, subjectOfProposal, type Proposal, type ProposalQuery } from '@quadrant/store/proposals';
import type { AnswerOf } from '../answer-of.js';
import { readPage, type Asked, type Page } from '../paging/read-page.js';
import { validate as isUuid } from 'uuid';

/** A page of disputes or proposals ends at the instant at which somebody handed one in. */
const HANDED_IN = {
  isPosition(value: unknown): value is HandedInPosition {
    if (typeof value !== 'object' || value === null) return false;
    const { createdAt, id } = value as Record<string, unknown>;
    return isInstant(createdAt) && isUuid(id);
  },
  positionOf: ({ createdAt, id }: StoredDispute | Proposal) => ({ createdAt: createdAt.toISOString(), id }),
};

export type ShownDispute = ReturnType<typeof shownAt>;
export type OpenDispute = AnswerOf<DisputeView['find']>;

/** Answers which disputes and proposed corrections concern somebody. Those that the reader may not see are left out. */
@Injectable()
export class DisputeView {
  constructor(
    private readonly disputes: DisputeReadModel,
    private readonly proposals: ProposalReadModel,
    private readonly clock: Clock,
  ) {}

  /** Lists disputes, the newest first. */
  async list(question: DisputeQuery, reader: Actor, asked: Asked): Promise<Page<ShownDispute>> {
    const now = this.clock.now();
    const listing = `disputes ${JSON.stringify(question)}`;
    return readPage({ ...asked, listing }, HANDED_IN, async (limit, after) => {
      const found = await this.disputes.list(question, reader, now, { limit, after });
      return found.map((each) => shownAt(each, now));
    });
  }

  /** Lists the newest disputes that wait for the reader's answer, or that the reader opened. */
  async listNewest(whose: 'to-answer' | 'mine', reader: Actor, limit: number): Promise<ShownDispute[]> {
    return (await this.list({ whose, state: null, tournamentId: null }, reader, { limit })).rows;
  }

  /** Returns a dispute, and what the reader may do with it; null for an unknown one. */
  async find(id: string, reader: Actor) {
    const dispute = isUuid(id) ? await this.disputes.find(id, reader) : null;
    if (dispute === null) return null;
    const now = this.clock.now();
    const isReporter = dispute.reporterId === reader.accountId;
    const action = ANSWER_ACTIONS[addresseeAt(dispute, now)];
    const mayAnswer = !isReporter && may(reader, action, subjectOfDispute(dispute)).allowed;
    return { dispute: shownAt(dispute, now), isReporter, mayAnswer };
  }

  /** Lists proposals, the newest first. */
  async listProposals(question: ProposalQuery, reader: Actor, asked: Asked): Promise<Page<Proposal>> {
    const listing = `proposals ${JSON.stringify(question)}`;
    const page = await readPage({ ...asked, listing }, HANDED_IN, (limit, after) =>
      this.proposals.list(question, reader, { limit, after }),
    );
    // The current document, not the database, tells which open proposals are outdated.
    return { ...page, rows: page.rows.filter(({ state }) => question.state === null || state === question.state) };
  }

  /** Lists those of the newest open proposals that the reader decides. */
  async listToDecide(reader: Actor, limit: number): Promise<Proposal[]> {
    const open = { whose: 'all', state: 'open', tournamentId: null } as const;
    const found = await this.proposals.list(open, reader, { limit, after: null });
    return found.filter((each) => mayDecide(reader, each));
  }

  /** Lists the newest proposals of the reader. */
  listProposed(reader: Actor, limit: number): Promise<Proposal[]> {
    return this.proposals.list({ whose: 'mine', state: null, tournamentId: null }, reader, { limit, after: null });
  }

  /** Returns null for an unknown proposal. */
  async findProposal(id: string, reader: Actor): Promise<Proposal | null> {
    return isUuid(id) ? this.proposals.find(id, reader) : null;
  }

  /** Returns null for a proposal that the reader does not decide. */
  async findToDecide(id: string, reader: Actor): Promise<Proposal | null> {
    const proposal = await this.findProposal(id, reader);
    return proposal !== null && mayDecide(reader, proposal) ? proposal : null;
  }
}

const mayDecide = (reader: Actor, proposal: Proposal): boolean =>
  may(reader, 'proposal.decide', subjectOfProposal(proposal)).allowed;

/** Says how a dispute is now: the coordinator takes over when the directors' time is up. */
function shownAt(dispute: StoredDispute, now: Date) {
  const { createdAt, escalatedBy, escalatedAt, answeredAt, withdrawnAt } = dispute;
  const state = disputeStateAt(dispute, now);
  const timeIsUp = new Date(createdAt.getTime() + DIRECTOR_HAS_MS);
  const isByTime = addresseeAt(dispute, answeredAt ?? withdrawnAt ?? now) !== 'director';
  const asked = escalatedBy !== null && escalatedAt !== null && { by: escalatedBy, at: escalatedAt };
  return {
    ...dispute,
    state,
    escalatesAt: state === 'open-with-director' ? timeIsUp : null,
    escalated: asked || (isByTime ? ({ by: 'time', at: timeIsUp } as const) : null),
  };
}
