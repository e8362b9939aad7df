import { Inject, Injectable } from '@nestjs/common';
import { replay } from '@quadrant/outcome';
import {
  PublicationRepository,
  SubmissionRepository,
  type CorrectionCommand,
  type CorrectionRefusal,
  type Delivery,
  type MergeCommand,
  type MergeRefusal,
  type MergeUndoCommand,
  type NamedHistoryDiff,
  type Rehearsal,
  type Refusal,
  type ReportRefused,
  type SupposedChange,
  type SupposedMerge,
} from '@quadrant/persistence';
import type { RatingRules } from '@quadrant/rating';
import type { CorrectionPreviewDto } from '../corrections/corrected.dto.js';
import { mergePreviewOf, type MergePreviewDto } from '../players/player-merge.dto.js';
import { effectOf } from './effect.dto.js';
import { standingsOf } from './preview-standings.js';
import type { ReportPreviewDto } from './report-preview.dto.js';

/** The rules that previews rate by: those of the worker. */
export const RATING_RULES = Symbol('RATING_RULES');

export interface Previewed<Preview> {
  readonly kind: 'previewed';
  readonly preview: Preview;
}

/** Computes what a change would be and move, with the functions that would publish it. Nothing is stored. */
@Injectable()
export class Previews {
  /** One at a time: each holds two connections, and two that wait for their second would wait for ever. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly publications: PublicationRepository,
    private readonly submissions: SubmissionRepository,
    @Inject(RATING_RULES) private readonly rules: RatingRules,
  ) {}

  async previewReport(delivery: Delivery): Promise<Previewed<ReportPreviewDto> | Refusal | ReportRefused> {
    const command = await this.submissions.decide(delivery);
    if ('kind' in command) return command;
    return this.rehearse(async (rehearsal) => {
      const judged = await rehearsal.judgeReport(command);
      if (judged.kind !== 'supposed') return judged;
      const { change, scoring, tournamentId, revision, findings } = judged;
      const { state, stateReason, report } = command;
      const waits = state === 'awaiting-refresh' ? 'with-refresh' : whenPublishing(rehearsal);
      return {
        kind: 'previewed',
        preview: {
          tournamentId,
          revision,
          state,
          stateReason,
          takesEffect: change === null ? 'never' : waits,
          findings,
          participants: scoring.scorecard.participants,
          sanctioned: scoring.sanctioned,
          rated: scoring.rated,
          standings: standingsOf(scoring.standings, report.entries),
          effect: change && effectOf(await this.diff(rehearsal, change)),
        },
      };
    });
  }

  async previewCorrection(command: CorrectionCommand): Promise<Previewed<CorrectionPreviewDto> | CorrectionRefusal> {
    return this.rehearse(async (rehearsal) => {
      const judged = await rehearsal.judgeCorrection(command);
      if (judged.kind !== 'supposed') return judged;
      const { change, version, takesEffect } = judged;
      const effect = effectOf(await this.diff(rehearsal, change));
      return { kind: 'previewed', preview: { tournamentId: change.key, version, takesEffect, effect } };
    });
  }

  previewMerge(command: MergeCommand): Promise<Previewed<MergePreviewDto> | MergeRefusal> {
    return this.rehearseMerge((rehearsal) => rehearsal.judgeMerge(command));
  }

  previewMergeUndo(command: MergeUndoCommand): Promise<Previewed<MergePreviewDto> | MergeRefusal> {
    return this.rehearseMerge((rehearsal) => rehearsal.judgeMergeUndo(command));
  }

  private rehearseMerge(
    judge: (rehearsal: Rehearsal) => Promise<SupposedMerge | MergeRefusal>,
  ): Promise<Previewed<MergePreviewDto> | MergeRefusal> {
    return this.rehearse(async (rehearsal) => {
      const judged = await judge(rehearsal);
      if (judged.kind !== 'supposed') return judged;
      const history = await rehearsal.supposeMerged(judged);
      const { state } = await replay(this.rules, history, { write: (steps) => rehearsal.write(steps) });
      return { kind: 'previewed', preview: mergePreviewOf(judged, effectOf(await rehearsal.complete(state))) };
    });
  }

  private async diff(rehearsal: Rehearsal, change: SupposedChange): Promise<NamedHistoryDiff> {
    const history = await rehearsal.suppose(change);
    const { state } = await replay(this.rules, history, { write: (steps) => rehearsal.write(steps) });
    const tournaments = new Map(change.tournamentRowId === 0 ? [[0, change.name]] : []);
    return rehearsal.complete(state, { players: change.newPlayers, tournaments });
  }

  private rehearse<T>(work: (rehearsal: Rehearsal) => Promise<T>): Promise<T> {
    const result = this.last.then(() => this.publications.rehearse(work));
    this.last = result.catch(() => undefined);
    return result;
  }
}

const whenPublishing = ({ head: { pausedAt } }: Rehearsal) => (pausedAt === null ? 'at-once' : 'when-resumed');
