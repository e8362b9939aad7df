import { Injectable } from '@nestjs/common';
import { Clock, notForYou, type Actor } from '@quadrant/http';
import { may, type Action, type Subject } from '@quadrant/rules/permissions';
import { HeldReportRepository, type HeldReport } from '@quadrant/store/intake';
import { problemOfHeldReport } from './held-report-refusal.js';
import { validate as isUuid } from 'uuid';

/** Who asks for something about a held report, and by which request. */
export interface HeldRequest {
  readonly id: string;
  readonly actor: Actor;
  readonly requestId: string;
  /** Versions that they have read; null for any. */
  readonly versions: readonly number[] | null;
}

const subjectOf = ({ accountId, place }: HeldReport): Subject => ({ ownerIds: [accountId], place });

/** Shows reports that wait to their senders and to the coordinators of their place; nobody else learns that they exist. */
@Injectable()
export class HeldReports {
  constructor(
    private readonly repository: HeldReportRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem 404 for one that is not there, or not for them */
  async read(id: string, actor: Actor): Promise<HeldReport> {
    const report = isUuid(id) ? await this.repository.find(id.toLowerCase()) : null;
    if (report === null || !may(actor, 'held-report.read', subjectOf(report)).allowed) {
      throw problemOfHeldReport({ kind: 'held-report-not-found' });
    }
    return report;
  }

  /** Takes a report back. @throws Problem where it does not wait any more */
  withdraw(request: HeldRequest): Promise<HeldReport> {
    return this.close('withdrawn', 'held-report.withdraw', null, request);
  }

  private async close(
    state: 'declined' | 'withdrawn',
    action: Action,
    reason: string | null,
    request: HeldRequest,
  ): Promise<HeldReport> {
    const report = await this.find(action, request);
    const { id, version } = report;
    const { actor, requestId } = request;
    const author = { handle: actor.handle, at: this.clock.now(), requestId };
    const answer = await this.repository.close({ id, version, state, reason }, author);
    if ('kind' in answer) throw problemOfHeldReport(answer);
    return answer;
  }

  /** @throws Problem 404, 403 where somebody else decides, 409 where it is not as they have read it */
  private async find(action: Action, { id, actor, versions }: HeldRequest): Promise<HeldReport> {
    const report = await this.read(id, actor);
    const decision = may(actor, action, subjectOf(report));
    if (!decision.allowed) throw notForYou(decision.needs);
    if (report.state !== 'held' || versions?.includes(report.version) === false) {
      throw problemOfHeldReport({ kind: 'held-report-changed', report });
    }
    return report;
  }
}
