import { Inject, Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import type { ReportsFrom } from '@quadrant/rules/permissions';
import type { Correction, CorrectionCommand } from '@quadrant/rules/corrections';
import { CorrectionRepository } from '@quadrant/store/corrections';
import { HeldReportRepository, type HeldWithdrawal } from '@quadrant/store/held-reports';
import { REPORTS_FROM_SETTING } from '@quadrant/settings';
import type { PreviewAsker } from '../previews/preview-asker.js';
import { Previews } from '../previews/previews.service.js';
import { correctedOf, type CorrectedDto } from './corrected.dto.js';
import type { CorrectionPreviewDto } from '../previews/change-preview.dto.js';
import { problemOfRefusal } from '../intake/intake-refusal.js';
import { problemOfCorrection } from './correction-refusal.js';
import { validate as isUuid } from 'uuid';

export interface CorrectionRequest {
  readonly id: string;
  readonly reason: string;
  readonly preview: boolean;
  readonly asker: PreviewAsker;
  readonly versions: readonly number[] | null;
  readonly actor: Actor;
  readonly requestId: string;
}

export type CorrectionAnswer = Promise<CorrectedDto | CorrectionPreviewDto>;

/** A withdrawal may have to wait for a coordinator. */
export type WithdrawalAnswer = CorrectedDto | CorrectionPreviewDto | HeldWithdrawal;

/** Corrects tournaments other than by new revisions, or shows what a correction would change. */
@Injectable()
export class Corrections {
  constructor(
    private readonly repository: CorrectionRepository,
    private readonly heldReports: HeldReportRepository,
    private readonly previews: Previews,
    private readonly clock: Clock,
    @Inject(REPORTS_FROM_SETTING) private readonly reportsFrom: ReportsFrom,
  ) {}

  /** @throws Problem for a correction that is refused */
  async make(correction: Correction, request: CorrectionRequest): CorrectionAnswer {
    const { answer } = await this.ask(correction, request);
    if (answer.kind === 'previewed') return answer.preview;
    if (answer.kind === 'corrected') return correctedOf(answer);
    throw problemOfCorrection(answer);
  }

  /** Withdraws a tournament. The request is kept for a coordinator where a director may not decide alone. */
  async withdraw(request: CorrectionRequest): Promise<WithdrawalAnswer> {
    const { command, answer } = await this.ask({ kind: 'withdrawal' }, request);
    if (answer.kind === 'previewed') return answer.preview;
    if (answer.kind === 'corrected') return correctedOf(answer);
    if (answer.kind !== 'needs-coordinator' || request.preview) throw problemOfCorrection(answer);
    const held = await this.heldReports.holdWithdrawal(command, answer.reasons);
    if (held.kind === 'held') return held;
    throw problemOfRefusal(held);
  }

  private async ask(
    correction: Correction,
    { id, reason, preview, asker, versions, actor, requestId }: CorrectionRequest,
  ) {
    if (!isUuid(id)) throw problemOfCorrection({ kind: 'tournament-not-found' });
    const command: CorrectionCommand = {
      tournamentKey: id.toLowerCase(),
      correction,
      reason: reason.trim(),
      submitter: actor,
      reportsFrom: this.reportsFrom,
      versions,
      at: this.clock.now(),
      requestId,
    };
    const answer = preview
      ? await this.previews.preview('correction', command, asker)
      : await this.repository.correct(command);
    return { command, answer };
  }
}
