import type { ComponentChildren } from 'preact';
import { Proofs } from './form/form.js';

interface PageFormProps {
  /** Page that takes the form. */
  readonly action: string;
  /** What it does, for screen readers. */
  readonly label: string;
  /** With a file. */
  readonly isUpload?: boolean;
  readonly children: ComponentChildren;
}

/** A form that a page takes by itself, for what no single operation does. It works without a script. */
export function PageForm({ action, label, isUpload = false, children }: PageFormProps) {
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
      {children}
    </form>
  );
}
