import type { ComponentChildren } from 'preact';
import { Breadcrumbs, type Crumb } from './breadcrumbs.js';

interface PageHeaderProps {
  readonly title: ComponentChildren;
  /** One line of context. */
  readonly context?: ComponentChildren;
  /** Links and buttons at the right. */
  readonly actions?: ComponentChildren;
  readonly crumbs?: readonly Crumb[];
  /** More lines below the context. */
  readonly children?: ComponentChildren;
}

/** The head of a page: where it is, what it is about, and what can be done. */
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
