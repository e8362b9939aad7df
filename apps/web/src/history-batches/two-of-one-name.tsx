import { EmptyState } from '../components/empty-state.js';
import { SelectField } from '../components/form/fields.js';
import { PageForm } from '../components/form/page-form.js';
import { t } from '../languages/t.js';
import { addressOfBatch, isOpen } from './batch-frame.js';
import type { Batch, BatchEntry } from './shapes.js';
import { tellDays } from './written-date.js';

export interface TwoOfOneNameProps {
  readonly batch: Batch;
  /** Somebody looks for a name; it is null where nobody does. */
  readonly search: { readonly name: string; readonly entries: readonly BatchEntry[] } | null;
}

/** Two people of one name were taken as one, or one as two, and nobody asks: somebody says it of two tournaments. */
export function TwoOfOneName({ batch, search }: TwoOfOneNameProps) {
  if (!isOpen(batch)) return null;
  const action = addressOfBatch(batch, 'people');
  const options = (search?.entries ?? []).map((entry) => ({
    value: JSON.stringify([entry.tournament, entry.spelling]),
    name: `${entry.spelling}, ${tellDays(entry)}${entry.place === null ? '' : `, ${entry.place}`}, ${entry.tournament}`,
  }));
  return (
    <section id="name">
      <h2>{t('Two people with one name')}</h2>
      <p>{t('Are two people taken as one, or one as two? Look for the name, and choose a tournament of each.')}</p>
      <form class="filters" method="get" action={`${action}#name`} role="search" aria-label={t('A name of the batch')}>
        <label>
          {t('Name')}
          <input name="name" type="search" value={search?.name ?? ''} maxLength={200} required />
        </label>
        <button type="submit">{t('Look for it')}</button>
      </form>
      {search !== null && options.length === 0 && <EmptyState>{t('No file has this name.')}</EmptyState>}
      {search !== null && options.length > 0 && (
        <PageForm action={`${action}/pair`} label={t('Whether it is one person')}>
          <p>
            {t('{entries, plural, one {# tournament has} other {# tournaments have}} this name.', {
              entries: options.length,
            })}
          </p>
          <SelectField name="one" label={t('One of them played here')} options={options} value={options[0]!.value} />
          <SelectField
            name="other"
            label={t('The other one played here')}
            options={options}
            value={options.at(-1)!.value}
          />
          <p class="hint">
            {t(
              'For two people, their other tournaments are divided by place where the two places differ, otherwise at the longest time in which nobody of this name played.',
            )}
          </p>
          <div class="buttons">
            <button type="submit" name="verdict" value="two">
              {t('Two people')}
            </button>
            <button type="submit" name="verdict" value="same">
              {t('Same person')}
            </button>
          </div>
        </PageForm>
      )}
    </section>
  );
}
