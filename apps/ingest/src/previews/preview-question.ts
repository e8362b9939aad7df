import type { CorrectionCommand, CorrectionRefusal } from '@quadrant/rules/corrections';
import type { MergeRefusal } from '@quadrant/rules/player-merges';
import type { Refusal, ReportRefused } from '@quadrant/rules/intake';
import type { Delivery } from '@quadrant/store/intake';
import type { MergeCommand, MergeUndoCommand } from '@quadrant/store/player-merges';
import type { CorrectionPreviewDto, MergePreviewDto } from './change-preview.dto.js';
import type { ReportPreviewDto } from './report-preview.dto.js';

export interface Previewed<Preview> {
  readonly kind: 'previewed';
  readonly preview: Preview;
}

/** Each kind of preview has its question and its answers: plain values, which can go to another thread. */
interface Kinds {
  report: [Delivery, Previewed<ReportPreviewDto> | Refusal | ReportRefused];
  correction: [CorrectionCommand, Previewed<CorrectionPreviewDto> | CorrectionRefusal];
  merge: [MergeCommand, Previewed<MergePreviewDto> | MergeRefusal];
  'merge-undo': [MergeUndoCommand, Previewed<MergePreviewDto> | MergeRefusal];
}

export type PreviewKind = keyof Kinds;
export type PreviewSubject<Kind extends PreviewKind> = Kinds[Kind][0];
export type PreviewAnswer<Kind extends PreviewKind> = Kinds[Kind][1];

export type PreviewQuestion = {
  [Kind in PreviewKind]: { readonly kind: Kind; readonly of: Kinds[Kind][0] };
}[PreviewKind];

export abstract class PreviewExecutor {
  /**
   * Computes one preview, of which several may be under way.
   *
   * @param signal ends it; it then throws the reason of the signal
   */
  abstract execute(question: PreviewQuestion, signal: AbortSignal): Promise<PreviewAnswer<PreviewKind>>;
}
