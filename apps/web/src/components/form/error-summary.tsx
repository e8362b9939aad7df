import type { ComponentChildren } from 'preact';
import { t } from '../../languages/t.js';

interface ListedFault {
  /** Id of the field; null where the fault is about the whole form. */
  readonly field: string | null;
  /** The page where the fault can be corrected, if that is another page. */
  readonly address?: string;
  readonly message: ComponentChildren;
}

interface ErrorSummaryProps {
  readonly faults: readonly ListedFault[];
  readonly title?: string;
  /** More text that stands below the list. */
  readonly children?: ComponentChildren;
}

/**
 * Lists everything that must be corrected, each part with a link to its field. It has the focus when the page opens, so
 * a screen reader begins with its title.
 */
export function ErrorSummary({ faults, title = t('There is a problem'), children = null }: ErrorSummaryProps) {
  if (faults.length === 0 && children === null) return null;
  return (
    <div class="error-summary" role="group" aria-labelledby="error-summary" tabIndex={-1} autofocus>
      <h2 id="error-summary">{title}</h2>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ field, address = field === null ? null : `#${field}`, message }, index) => (
            <li key={index}>{address === null ? message : <a href={address}>{message}</a>}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
