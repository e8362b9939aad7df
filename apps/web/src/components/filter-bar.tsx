import type { ComponentChildren } from 'preact';
import { t } from '../languages/t.js';

interface FilterBarProps {
  /** Page that the filters are of. */
  readonly action: string;
  readonly children: ComponentChildren;
  /** Fields that few readers need: folded away below the others. */
  readonly more?: { readonly title: string; readonly isOpen: boolean; readonly fields: ComponentChildren };
}

/** Filters of a list. Telephones fold them away, so that no page begins with a form. */
export const FilterBar = ({ action, children, more }: FilterBarProps) => (
  <details class="filter-fold">
    <summary>{t('Filter')}</summary>
    <form class="filters" method="get" action={action} aria-label={t('Filters')}>
      {children}
      <div class="filter-end">
        <button type="submit">{t('Show')}</button>
        <a href={action}>{t('Clear')}</a>
      </div>
      {more !== undefined && (
        <details open={more.isOpen}>
          <summary>{more.title}</summary>
          <div>{more.fields}</div>
        </details>
      )}
    </form>
  </details>
);
