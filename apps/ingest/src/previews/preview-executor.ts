import type { PreviewAnswer, PreviewKind, PreviewQuestion } from './preview-question.js';

export abstract class PreviewExecutor {
  /**
   * Computes one preview, of which several may be under way.
   *
   * @param signal ends it; it then throws the reason of the signal
   */
  abstract execute(question: PreviewQuestion, signal: AbortSignal): Promise<PreviewAnswer<PreviewKind>>;
}
