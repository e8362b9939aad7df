import { t } from '../languages/t.js';
import { PageForm } from '../components/form/page-form.js';
import { PageHeader } from '../components/page-header.js';
import type { Difference } from './conflict.js';
import type { DraftDetail } from './draft-shapes.js';
import { Layout } from '../frame/layout.js';

interface ConflictFacts {
  /** The draft is as it is stored now. */
  readonly draft: DraftDetail;
  readonly differences: readonly Difference[];
  /** The button that was pressed. */
  readonly then: string;
}

/** Two windows save the same draft: the second shows what is stored now, and what was typed. */
export function conflictPage({ draft, differences, then }: ConflictFacts) {
  return (
    <Layout title={t('This draft was changed since you opened it')}>
      <PageHeader
        title={t('This draft was changed since you opened it')}
        context={t('Another window saved it first. Nothing of yours was stored yet: choose what to keep.')}
      />
      <PageForm action={`/submit/${draft.id}`} label={t('Choose what to keep')}>
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name="then" value={then} />
        {differences.map(({ field, label, typed, stored }) => (
          <fieldset key={field}>
            <legend>{label}</legend>
            <label class="choice">
              <input type="radio" name={field} value={stored} />
              <span>{t('Stored meanwhile: {value}', { value: <Value text={stored} /> })}</span>
            </label>
            <label class="choice">
              <input type="radio" name={field} value={typed} checked />
              <span>{t('You typed: {value}', { value: <Value text={typed} /> })}</span>
            </label>
          </fieldset>
        ))}
        <div class="buttons">
          <button type="submit" class="first">
            {t('Save what I chose')}
          </button>
          <a class="button" href={`/submit/${draft.id}`}>
            {t('Keep what is stored')}
          </a>
        </div>
      </PageForm>
    </Layout>
  );
}

const Value = ({ text }: { readonly text: string }) =>
  text === '' ? (
    <em>{t('nothing')}</em>
  ) : (
    <strong>
      <bdi>{text}</bdi>
    </strong>
  );
