import { createContext } from 'preact';
import type { ProblemDocument } from '@quadrant/http';

/** The key is the name of the field. */
export type Typed = ReadonlyMap<string, readonly string[]>;

/** The page is shown again with this, after its form was sent. */
export interface FormState {
  readonly form: string;
  readonly typed: Typed;
  /** Why nothing was done; null where something was done, or nobody has asked for it yet. */
  readonly problem: ProblemDocument | null;
  /** The operation answered this. */
  readonly answer: unknown;
  /** The top of the page says this. */
  readonly said: string | null;
  /** The form was only tried: nothing was stored. */
  readonly isTrial: boolean;
  /** The sign-in carries these fields along, to show them again afterwards. */
  readonly carried: string | null;
  /** The page no longer has such a form, so the top of the page says why it was refused. */
  readonly isLost?: boolean;
}

/** Null means that the page is shown for the first time. */
export const FormStateContext = createContext<FormState | null>(null);
