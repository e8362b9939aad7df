import { Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import type { Correction, CorrectionCommand } from '@quadrant/rules/intake';
import { CorrectionRepository } from '@quadrant/store/intake';
import type { PreviewAsker } from '../previews/preview-asker.js';
import { Previews } from '../previews/previews.service.js';
import { correctedOf, type CorrectedDto } from './corrected.dto.js';
import type { CorrectionPreviewDto } from '../previews/correction-preview.dto.js';
import { problemOfCorrection } from './correction-refusal.js';
import { validate as isUuid } from 'uuid';

/** Who wants a tournament corrected, why, and whether only to see what that would move. */
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

/** Corrects tournaments other than by new revisions, or shows what that would move. */
@Injectable()
export class Corrections {
  constructor(
    private readonly repository: CorrectionRepository,
    private readonly previews: Previews,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem for a correction that is refused */
  async make(
    correction: Correction,
    { id, reason, preview, asker, versions, actor, requestId }: CorrectionRequest,
  ): CorrectionAnswer {
    if (!isUuid(id)) throw problemOfCorrection({ kind: 'tournament-not-found' });
    const command: CorrectionCommand = {
      tournamentKey: id.toLowerCase(),
      correction,
      reason: reason.trim(),
      submitter: actor,
      versions,
      at: this.clock.now(),
      requestId,
    };
    const answer = preview
      ? await this.previews.preview('correction', command, asker)
      : await this.repository.correct(command);
    if (answer.kind === 'previewed') return answer.preview;
    if (answer.kind === 'corrected') return correctedOf(answer);
    throw problemOfCorrection(answer);
  }
}
