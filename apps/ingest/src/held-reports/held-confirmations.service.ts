import { Injectable } from '@nestjs/common';
import type { Confirmation } from '@quadrant/rules/suspicions';
import { HeldReportRepository } from '@quadrant/store/held-reports';
import type { IntakeAnswer } from '../intake/intake-answer.js';
import { ReportIntake } from '../intake/report-intake.service.js';
import { problemOfHeldReport } from './held-report-refusal.js';
import { HeldReports, type HeldRequest } from './held-reports.service.js';

/** Takes reports in again after their senders have said why the findings are right. */
@Injectable()
export class HeldConfirmations {
  constructor(
    private readonly heldReports: HeldReports,
    private readonly repository: HeldReportRepository,
    private readonly intake: ReportIntake,
  ) {}

  /** @throws Problem 404 or 403 for whom it is not, 409 where it does not wait any more */
  async confirm(confirmations: readonly Confirmation[], request: HeldRequest): Promise<IntakeAnswer> {
    const report = await this.heldReports.find('held-report.confirm', request);
    if (report.request === 'withdrawal') throw problemOfHeldReport({ kind: 'nothing-to-confirm' });
    const document = await this.repository.findDocument(report.id);
    if (document === null) throw problemOfHeldReport({ kind: 'held-report-not-found' });
    const { raw, revisionOf, createPlayers, confirmations: before } = document;
    return this.intake.take({
      raw,
      revisionOf,
      createPlayers,
      // A later answer to a finding comes first, and the first one that fits is shown with it.
      confirmations: [...confirmations, ...before],
      ...(report.requestReason !== null && { reason: report.requestReason }),
      actor: request.actor,
      versions: null,
      idempotencyKey: null,
      requestId: request.requestId,
      receivedAt: report.receivedAt,
    });
  }
}
