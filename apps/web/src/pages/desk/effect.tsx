import { told } from '../../told/told.js';
import { t } from '../../languages/t.js';
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
        {t('Nothing is stored yet. {summary}', {
          summary:
            answer.effect === null
              ? t('No number would move.')
              : t('It moves {summary}.', { summary: told(answer.effect.summary) }),
        })}
      </p>
      {answer.effect !== null && <HistoryDiff diff={answer.effect.diff} />}
    </div>
  );
}
