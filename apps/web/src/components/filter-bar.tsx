import type { ComponentChildren } from 'preact';
import { t } from '../languages/t.js';

interface FilterBarProps {
  /** The filters lead to this page. */
  readonly action: string;
  readonly children: ComponentChildren;
  /** Tells whether the list is filtered now. */
  readonly isUsed: boolean;
  /** Few readers need these fields, so they are folded away below the others. */
  readonly more?: { readonly title: string; readonly isOpen: boolean; readonly fields: ComponentChildren };
}

/** Filters of a list are folded away until they are used, so that no page begins with a form; on telephones always. */
export const FilterBar = ({ action, children, isUsed, more }: FilterBarProps) => (
  <details class={isUsed ? 'filter-fold used' : 'filter-fold'}>
    <summary>{isUsed ? t('Filter (in use)') : t('Filter')}</summary>
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
