import type { ComponentChildren } from 'preact';
import { FaultsContext, type PageFault } from './form-context.js';
import { Proofs } from './form.js';

interface PageFormProps {
  /** This page takes the form. */
  readonly action: string;
  /** The label says what the form does, for screen readers. */
  readonly label: string;
  /** Whether the form has a file. */
  readonly isUpload?: boolean;
  /** Each fault is shown beside its field. */
  readonly faults?: readonly PageFault[];
  readonly children: ComponentChildren;
}

/** The page itself takes this form, because no single operation does its work. It needs no script. */
export function PageForm({ action, label, isUpload = false, faults = [], children }: PageFormProps) {
  return (
    <form
      class="page-form"
      method="post"
      action={action}
      aria-label={label}
      enctype={isUpload ? 'multipart/form-data' : undefined}
      novalidate
    >
      <Proofs />
      <FaultsContext.Provider value={faults}>{children}</FaultsContext.Provider>
    </form>
  );
}
