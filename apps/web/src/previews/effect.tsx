import { TrialAnswer } from '../components/form/trial.js';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { HistoryDiff } from './history-diff.js';
import type { ReportPreview } from './report-preview.js';

/** Shows what a form would move that was only tried. */
export const Effect = ({ form }: { readonly form: string }) => (
  <TrialAnswer form={form}>
    {({ effect }: Pick<ReportPreview, 'effect'>) => (
      <>
        <p>
          {effect === null
            ? t('No number would move.')
            : t('It would move {summary}.', { summary: tell(effect.summary) })}
        </p>
        {effect !== null && <HistoryDiff diff={effect.diff} />}
      </>
    )}
  </TrialAnswer>
);
