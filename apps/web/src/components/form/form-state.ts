import { createContext } from 'preact';
import type { ProblemDocument } from '@quadrant/http';

/** What was typed, by the names of the fields. */
export type Typed = ReadonlyMap<string, readonly string[]>;

/** What became of a form that was sent from the page that is shown again. */
export interface FormState {
  /** Id of the form. */
  readonly form: string;
  readonly typed: Typed;
  /** Why nothing was done; null where something was, or nobody asked for it yet. */
  readonly problem: ProblemDocument | null;
  /** What the operation answered. */
  readonly answer: unknown;
  /** What is said at the top of the page. */
  readonly said: string | null;
  /** It was only tried: nothing was stored. */
  readonly isTrial: boolean;
  /** Fields that the sign-in carries along, to show them again afterwards. */
  readonly carried: string | null;
  /** The page has no such form any more, so the top of the page says why it was refused. */
  readonly isLost?: boolean;
}

/** Null: the page is shown for the first time. */
export const FormStateContext = createContext<FormState | null>(null);
