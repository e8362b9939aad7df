import type { CorrectionCommand } from '@quadrant/rules/corrections';
import { describeDiff, type NamedHistoryDiff } from '@quadrant/rules/history-diff';
import { replay } from '@quadrant/rules/history';
import { tellOutcome } from '@quadrant/rules/explanations';
import type { RatingRules } from '@quadrant/rules/rating';
import type { OpenedHistory } from '@quadrant/store/history';
import type { Delivery } from '@quadrant/store/intake';
import type { PreviewRepository, OpenPreview, PreviewedChange } from '@quadrant/store/previews';
import type { EffectDto } from './change-preview.dto.js';
import type { PreviewAnswer, PreviewKind, PreviewQuestion } from './preview-question.js';
import { standingsOf, withOwnPlaces } from './preview-standings.js';

const effectOf = (diff: NamedHistoryDiff): EffectDto => ({ summary: describeDiff(diff), diff });

/**
 * Computes what a change would be and move, with the functions that would publish it. Nothing is stored. It imports no
 * decorated class, because its thread would then take a second longer to start.
 */
export class PreviewComputer {
  constructor(
    private readonly previews: Pick<PreviewRepository, 'open'>,
    private readonly rules: RatingRules,
  ) {}

  /**
   * Answers one question. It stops between two batches of the replay once the signal is aborted, and releases its
   * connections.
   * @throws the reason of the signal
   */
  compute(question: PreviewQuestion, signal: AbortSignal): Promise<PreviewAnswer<PreviewKind>> {
    signal.throwIfAborted();
    switch (question.kind) {
      case 'report':
        return this.previewReport(question.of, signal);
      case 'correction':
        return this.previewCorrection(question.of, signal);
      case 'merge':
      case 'merge-undo':
        return this.previewMerge(question, signal);
    }
  }

  private async previewReport(delivery: Delivery, signal: AbortSignal): Promise<PreviewAnswer<'report'>> {
    return this.previews.open(async (preview) => {
      const judged = await preview.judgeReport(delivery);
      if (judged.kind !== 'previewed') return judged;
      const { change, scoring, tournamentId, revision, state, stateReason, findings, replaces } = judged;
      const effect = change && effectOf(await this.diff(preview, change, signal));
      const outcome = preview.outcomeOfChange();
      const { entries } = delivery.report;
      const told = outcome && tellOutcome(this.rules, delivery.report, scoring.scorecard, outcome);
      const isLate = state === 'awaiting-refresh' || findings.some(({ code }) => code === 'late-report');
      const waits = isLate ? 'with-refresh' : whenPublishing(preview);
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
          refreshDueAt: null,
          replaces,
          afterRun: preview.head.number,
          standings: withOwnPlaces(
            standingsOf(scoring.standings, entries, revision > 1 || change === null),
            delivery.report,
          ),
          players: told && told.map(({ entry, ...each }) => ({ handle: entries[entry]!.handle, ...each })),
          effect,
        },
      };
    });
  }

  private previewCorrection(command: CorrectionCommand, signal: AbortSignal): Promise<PreviewAnswer<'correction'>> {
    return this.previews.open(async (preview) => {
      const judged = await preview.judgeCorrection(command);
      if (judged.kind !== 'previewed') return judged;
      const { change, version, takesEffect } = judged;
      const effect = effectOf(await this.diff(preview, change, signal));
      return { kind: 'previewed', preview: { tournamentId: change.key, version, takesEffect, effect } };
    });
  }

  private previewMerge(
    question: Extract<PreviewQuestion, { kind: 'merge' | 'merge-undo' }>,
    signal: AbortSignal,
  ): Promise<PreviewAnswer<'merge'>> {
    return this.previews.open(async (preview) => {
      const judged =
        question.kind === 'merge' ? await preview.judgeMerge(question.of) : await preview.judgeMergeUndo(question.of);
      if (judged.kind !== 'previewed') return judged;
      const state = await this.replay(preview, await preview.openMerged(judged), signal);
      const { player, into, version, takesEffect, tournaments } = judged;
      const effect = effectOf(await preview.complete(state));
      return { kind: 'previewed', preview: { player, into, version, takesEffect, tournaments, effect } };
    });
  }

  private async diff(preview: OpenPreview, change: PreviewedChange, signal: AbortSignal): Promise<NamedHistoryDiff> {
    const state = await this.replay(preview, await preview.openWith(change), signal);
    const tournaments = new Map(change.tournamentRowId === 0 ? [[0, change.name]] : []);
    return preview.complete(state, { players: change.newPlayers, tournaments });
  }

  private async replay(preview: OpenPreview, history: OpenedHistory, signal: AbortSignal) {
    const { state } = await replay(this.rules, history, {
      write: (steps) => {
        signal.throwIfAborted();
        return preview.write(steps);
      },
    });
    signal.throwIfAborted();
    return state;
  }
}

const whenPublishing = ({ head: { pausedAt } }: OpenPreview) => (pausedAt === null ? 'at-once' : 'when-resumed');
