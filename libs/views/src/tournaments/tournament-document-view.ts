import { Injectable } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import { revisionChanges } from '@quadrant/rules/intake';
import { diffDocuments } from '@quadrant/rules/report';
import { foldHandle } from '@quadrant/rules/tournament';
import { ClaimRepository, type ClaimCode } from '@quadrant/store/players';
import {
  TournamentDocumentReadModel,
  TournamentReadModel,
  type SubmissionDetail,
  type TournamentDocument,
} from '@quadrant/store/tournaments';
import { findShortIds } from '@quadrant/store/receipts';
import type { AnswerOf } from '../answer-of.js';
import { validate as isUuid } from 'uuid';

const NUMBER = /^[1-9]\d{0,5}$/;

export type OpenRevision = Extract<AnswerOf<TournamentDocumentView['open']>, { kind: 'revision' }>;

/** Answers with reports as they were received: their documents, what each revision changed, and what became of them. */
@Injectable()
export class TournamentDocumentView {
  constructor(
    private readonly documents: TournamentDocumentReadModel,
    private readonly tournaments: TournamentReadModel,
    private readonly claims: ClaimRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the current revision; null for a text that is no tournament's id. */
  async findCurrent(id: string): Promise<TournamentDocument | null> {
    return isUuid(id) ? this.documents.findCurrent(id) : null;
  }

  /** Compares two revisions field by field. @param asked the earlier one; without it, the one before */
  async compare(id: string, written: string, asked: number | undefined) {
    const revision = NUMBER.test(written) ? Number(written) : 0;
    const against = asked ?? revision - 1;
    const [before, after] = await Promise.all([this.find(id, against), this.find(id, revision)]);
    if (after === null) return { kind: 'no-revision' } as const;
    if (before === null) return { kind: 'nothing-to-compare', against } as const;
    return { kind: 'compared', revision, against, differences: diffDocuments(parse(before), parse(after)) } as const;
  }

  /** Compares a revision with the one before it. Without both, it returns the id of the tournament, if there is one. */
  async open(id: string, written: string) {
    const number = NUMBER.test(written) ? Number(written) : 0;
    const tournament = isUuid(id) ? await this.tournaments.findById(id) : null;
    const revisions = tournament === null ? [] : await this.tournaments.listRevisions(tournament.id);
    const revision = revisions.find((each) => each.revision === number);
    const before = revision === undefined ? null : await this.find(id, number - 1);
    const after = before === null ? null : await this.find(id, number);
    if (tournament === null || revision === undefined || before === null || after === null) {
      return { kind: 'no-revision', tournament: tournament && tournament.id } as const;
    }
    const [was, is] = [before.readReport(), after.readReport()];
    return {
      kind: 'revision',
      tournament: { id: tournament.id, name: tournament.header.name },
      revision,
      against: before.revision,
      // A document that can no longer be read cannot be compared.
      changes: was && is && revisionChanges(was, is),
      newest: Math.max(...revisions.map((each) => each.revision)),
    } as const;
  }

  /** @param id whole or in short; null for an unknown one, and for a short one that two submissions share */
  async findSubmission(id: string): Promise<SubmissionDetail | null> {
    if (isUuid(id)) return this.tournaments.findSubmission(id);
    const ids = findShortIds(id);
    return ids && this.tournaments.findOnlySubmission(ids);
  }

  /** Lists the claim codes that can be used; null where the reader did not send the report. */
  async listClaimCodes(submissionId: string, reader: string): Promise<ClaimCode[] | null> {
    const submission = await this.findSubmission(submissionId);
    const isOwn = submission?.submittedBy != null && foldHandle(submission.submittedBy) === foldHandle(reader);
    return isOwn ? this.claims.listCodesOf(submission.id, this.clock.now()) : null;
  }

  private async find(id: string, revision: number): Promise<TournamentDocument | null> {
    return isUuid(id) && revision > 0 ? this.documents.findRevision(id, revision) : null;
  }
}

const parse = ({ raw }: TournamentDocument): unknown => JSON.parse(raw.toString('utf8'));
