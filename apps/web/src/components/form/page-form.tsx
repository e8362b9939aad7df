import type { ComponentChildren } from 'preact';
import { FaultsContext, type PageFault } from './form-context.js';
import { Proofs } from './form.js';

interface PageFormProps {
  /** Page that takes the form. */
  readonly action: string;
  /** What it does, for screen readers. */
  readonly label: string;
  /** With a file. */
  readonly isUpload?: boolean;
  /** What was wrong with it; each stands beside its field. */
  readonly faults?: readonly PageFault[];
  readonly children: ComponentChildren;
}

/** A form that a page takes by itself, for what no single operation does. It works without a script. */
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
