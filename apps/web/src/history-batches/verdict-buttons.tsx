import type { ComponentChildren } from 'preact';
import { words } from '../languages/t.js';
import type { StoredAnswer } from './shapes.js';

type Verdict = StoredAnswer['verdict'];

/** The answers to the question whether two names are one person. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = words({
  same: 'Same person',
  two: 'Two people',
  unknown: 'Do not know',
});

interface VerdictButtonsProps {
  readonly verdicts: readonly Verdict[];
  /** It names a verdict where the usual words say too little. */
  readonly label?: string;
  /** More buttons behind those of the verdicts. */
  readonly children?: ComponentChildren;
}

/** Sends a verdict with the form in which it stands. The script of the page presses these buttons for keys. */
export const VerdictButtons = ({ verdicts, label, children }: VerdictButtonsProps) => (
  <div class="buttons">
    {verdicts.map((verdict) => (
      <button key={verdict} type="submit" name="verdict" value={verdict}>
        {label ?? VERDICT_WORDS[verdict]}
      </button>
    ))}
    {children}
  </div>
);
