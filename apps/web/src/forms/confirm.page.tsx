import type { SentForm } from '@quadrant/http';
import { Kept, Proofs } from '../components/form/form.js';
import { Layout } from '../frame/layout.js';
import { t } from '../languages/t.js';
import { addressOf } from '../query/address.js';

/** The page that asks again sends this field, so nothing is done before somebody has seen who is concerned. */
export const CONFIRMED = '_confirmed';

const OWN = new Set(['_csrf', '_key']);

/** Asks again before something is done that nothing brings back: it says who is concerned, and sends the same fields. */
export function confirmPage(sent: SentForm, page: string) {
  const what = sent.value('_label');
  return (
    <Layout title={t('Are you sure?')}>
      <h1>{t('Are you sure?')}</h1>
      {what !== '' && (
        <p dir="auto">
          <strong>{what}</strong>
        </p>
      )}
      <section class="apart">
        <h2>{t('Who is concerned')}</h2>
        <p class="notice" dir="auto">
          {sent.value('_concerns')}
        </p>
        <p>{t('Check this once more. Later it cannot be undone.')}</p>
        <form
          id="confirm"
          class="form"
          method="post"
          action={addressOf('/send', { from: page })}
          aria-label={t('Are you sure?')}
        >
          {sent.fields
            .filter(([name]) => !OWN.has(name))
            .map(([name, value], at) => (
              <Kept key={at} name={name} value={value} />
            ))}
          <Proofs />
          <div class="buttons">
            <a class="button first" href={page}>
              {t('No, go back')}
            </a>
            <button type="submit" class="danger" name={CONFIRMED} value="true">
              {t('Yes, do it')}
            </button>
          </div>
        </form>
      </section>
    </Layout>
  );
}
