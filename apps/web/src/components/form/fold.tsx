import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { FormStateContext } from './form-state.js';

interface FoldProps {
  readonly summary: ComponentChildren;
  /** Ids of the forms inside. */
  readonly forms: readonly string[];
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

/** Forms that are out of sight until somebody asks for them. One that was refused or answered is in sight. */
export function Fold({ summary, forms, isOpen = false, children }: FoldProps) {
  const state = useContext(FormStateContext);
  return (
    <details class="fold" open={isOpen || (state !== null && forms.includes(state.form))}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
