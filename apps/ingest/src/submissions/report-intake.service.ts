import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import { admitReport } from '@quadrant/outcome';
import { LeagueRepository, SubmissionRepository, type AcceptCommand, type Acceptance } from '@quadrant/persistence';
import { readReport } from '@quadrant/report';
import { foldHandle, hasErrors, type TournamentHeader } from '@quadrant/tournament';
import type { IntakeRefusal } from './intake-refusal.js';

/** A document as it came over the wire. */
export interface Delivery {
  readonly raw: Buffer;
  readonly actor: Actor;
  /** The tournament whose correction this is, where the sender names it. */
  readonly revisionOf: string | null;
  readonly idempotencyKey: string | null;
  readonly requestId: string;
}

export type IntakeAnswer = { readonly kind: 'accepted'; readonly acceptance: Acceptance } | IntakeRefusal;

/** Takes documents in: reads, checks and stores them. A refused document leaves no trace. */
@Injectable()
export class ReportIntake {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly leagues: LeagueRepository,
    private readonly clock: Clock,
  ) {}

  async take(delivery: Delivery): Promise<IntakeAnswer> {
    const { raw, actor, revisionOf } = delivery;
    const receivedAt = this.clock.now();
    const { report, findings: shapeFindings, sha256, rawSha256 } = readReport(raw, { now: receivedAt });
    if (report === null || sha256 === null) return { kind: 'report-refused', findings: shapeFindings };
    if (!mayReport(actor, report.tournament))
      return { kind: 'not-the-director', directors: directorsOf(report.tournament) };

    const leagueSeasons = await this.leagues.findSeasons(report.tournament.league);
    const admission = admitReport(report, { sha256, receivedAt, role: actor.role, leagueSeasons });
    const findings = [...shapeFindings, ...admission.findings];
    if (hasErrors(findings)) return { kind: 'report-refused', findings };

    const command: AcceptCommand = {
      ...admission,
      revisionOf,
      report,
      raw,
      rawSha256,
      sha256,
      findings,
      submitter: {
        handle: actor.handle,
        handleKey: actor.handleKey,
        tokenId: actor.tokenId,
        mayReviseAll: actor.role === 'coordinator',
      },
      receivedAt,
      requestId: delivery.requestId,
    };
    const answer = await this.submissions.accept(command, claimOf(delivery, rawSha256));
    return typeof answer === 'string' ? { kind: answer } : { kind: 'accepted', acceptance: answer };
  }
}

/** A director reports what he directed, in whichever of the three places; a coordinator reports everything. */
function mayReport({ role, handleKey }: Actor, tournament: TournamentHeader): boolean {
  return role === 'coordinator' || directorsOf(tournament).some((director) => foldHandle(director) === handleKey);
}

function directorsOf({ director, secondaryDirector, tertiaryDirector }: TournamentHeader): string[] {
  return [director, secondaryDirector, tertiaryDirector].filter((handle) => handle !== null);
}

function claimOf({ idempotencyKey, actor, revisionOf }: Delivery, rawSha256: string) {
  if (idempotencyKey === null) return null;
  // The same bytes sent to another tournament are another request.
  const bodySha256 =
    revisionOf === null ? rawSha256 : createHash('sha256').update(`${revisionOf} ${rawSha256}`).digest('hex');
  return { tokenId: actor.tokenId, key: idempotencyKey, bodySha256 };
}
