import type { ComponentChildren } from 'preact';
import { Breadcrumbs, type Crumb } from './breadcrumbs.js';

interface PageHeaderProps {
  readonly title: ComponentChildren;
  readonly context?: ComponentChildren;
  /** The links and buttons stand at the right. */
  readonly actions?: ComponentChildren;
  readonly crumbs?: readonly Crumb[];
  /** These lines stand below the context. */
  readonly children?: ComponentChildren;
}

/** Shows where a page is, what it is about, and what can be done. */
export function PageHeader({ title, context, actions, crumbs = [], children }: PageHeaderProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div class="page-header">
        <div>
          <h1>{title}</h1>
          {context !== undefined && <p class="lead">{context}</p>}
          {children}
        </div>
        {actions !== undefined && <div class="page-actions">{actions}</div>}
      </div>
    </>
  );
}
