import { createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { SentForm } from '@quadrant/http';
import { t } from '../languages/t.js';
import { FormStateContext } from '../components/form/form-state.js';
import { Kept } from '../components/form/form.js';
import { PageForm } from '../components/form/page-form.js';

/** The text of a table that was sent as a file is kept in this field. */
export const TABLE = 'table';

interface KeptForm {
  readonly action: string;
  readonly form: SentForm;
}

/** The page answers a form of its own that was refused; null for every other page. */
const RefusedContext = createContext<{ readonly kept: KeptForm | null } | null>(null);

/** Marks a page as the answer to a refused form. @param kept what can be sent again as it is; null where nothing can */
export const inRefusal = (page: VNode, kept: KeptForm | null): VNode => (
  <RefusedContext.Provider value={{ kept }}>{page}</RefusedContext.Provider>
);

/** A page that says why something was refused does not load itself again: nobody could read it, or send it again. */
export function useIsRefused(): boolean {
  const [refused, state] = [useContext(RefusedContext), useContext(FormStateContext)];
  return refused !== null || state?.problem != null;
}

/** Lets a reader send again what a batch at work did not take. */
export function SendAgain() {
  const kept = useContext(RefusedContext)?.kept ?? null;
  if (kept === null) return null;
  const { form } = kept;
  // A page cannot keep a file, but it can keep the text of a table.
  const isTable = kept.action.split('?', 1)[0]!.endsWith('.csv');
  const { fields, files } = isTable ? form.withFileText(TABLE) : form;
  return (
    <section class="notice">
      <p>
        {t('Nothing was stored. Your answer is kept on this page: send it again when the work is done.')}
        {files.length > 0 && ` ${t('Choose the files again: a page cannot keep them.')}`}
      </p>
      {files.length === 0 && (
        <PageForm action={kept.action} label={t('Send the same answer again')}>
          {fields
            .filter(([name]) => !name.startsWith('_'))
            .map(([name, value], at) => (
              <Kept key={at} name={name} value={value} />
            ))}
          <button type="submit">{t('Send it again')}</button>
        </PageForm>
      )}
    </section>
  );
}
