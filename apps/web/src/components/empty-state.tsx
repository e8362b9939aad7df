import type { ComponentChildren } from 'preact';
import { Mark } from './mark.js';

/** An empty list shows this, with the next step. */
export const EmptyState = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="empty">
    <Mark />
    <p>{children}</p>
  </div>
);
