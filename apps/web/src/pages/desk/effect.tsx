import type { ReportPreview } from './report-preview.js';
import { useFormState } from '../../components/form/form-context.js';
import { HistoryDiff } from './history-diff.js';

/** What a form that was only tried would move; nothing is stored. */
export function Effect({ form }: { readonly form: string }) {
  const answer = useFormState(form)?.answer as Pick<ReportPreview, 'effect'> | null | undefined;
  if (answer == null) return null;
  return (
    <div class="said" role="status">
      <p>
        Nothing is stored yet. {answer.effect === null ? 'No number would move.' : `It moves ${answer.effect.summary}.`}
      </p>
      {answer.effect !== null && <HistoryDiff diff={answer.effect.diff} />}
    </div>
  );
}
