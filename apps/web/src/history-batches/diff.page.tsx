import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { EmptyState } from '../components/empty-state.js';
import { Form } from '../components/form/form.js';
import { HistoryDiff } from '../previews/history-diff.js';
import { addressOfBatch, BatchFrame, isOpen } from './batch-frame.js';
import type { Batch, BatchDiff } from './shapes.js';

/** The fifth tab shows what would change, before anything is published. */
export const diffPage = ({ batch, diff }: { readonly batch: Batch; readonly diff: BatchDiff | null }) => (
  <BatchFrame batch={batch} tab="diff">
    {isOpen(batch) && (
      <div class="buttons">
        <Form
          id="diff"
          operation={`POST /api/v1/batches/${batch.number}/diff`}
          label={t('Compute what changes')}
          said={t('What changes is being computed. Nothing is published.')}
          inline
        >
          <button type="submit" class={diff?.fits === true ? undefined : 'first'}>
            {diff === null ? t('Compute what changes') : t('Compute it again')}
          </button>
        </Form>
        {diff?.fits === true && (
          <a class="button first" href={addressOfBatch(batch, 'done')}>
            {t('Go on to publish')}
          </a>
        )}
      </div>
    )}
    {diff === null ? (
      <EmptyState>{t('Nobody has computed yet what this batch changes.')}</EmptyState>
    ) : (
      <>
        {!diff.fits && isOpen(batch) && (
          <p class="notice">{t('Something changed since this was computed. Compute it again before you publish.')}</p>
        )}
        <p>{tell(diff.summary)}</p>
        <HistoryDiff diff={diff.diff} />
      </>
    )}
  </BatchFrame>
);
