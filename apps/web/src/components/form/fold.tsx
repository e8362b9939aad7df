import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { FormStateContext } from './form-state.js';

interface FoldProps {
  readonly summary: ComponentChildren;
  readonly forms: readonly string[];
  readonly isOpen?: boolean;
  /** A class, for a fold that looks different. */
  readonly kind?: string;
  readonly children: ComponentChildren;
}

/** Hides forms until somebody opens them. A form that was refused or answered is visible. */
export function Fold({ summary, forms, isOpen = false, kind, children }: FoldProps) {
  const state = useContext(FormStateContext);
  return (
    <details
      class={kind === undefined ? 'fold' : `fold ${kind}`}
      open={isOpen || (state !== null && forms.includes(state.form))}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
