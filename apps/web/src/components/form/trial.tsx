import type { ComponentChildren } from 'preact';
import { useFormState } from './form-context.js';
import type { Operation } from './form.js';

/** Tries the form: another operation gets the same fields, and {@link TrialAnswer} shows its answer beside them. */
export function TrialButton({
  operation,
  without = [],
  children,
}: {
  readonly operation: Operation;
  /** Fields that this operation does not take. */
  readonly without?: readonly string[];
  readonly children: ComponentChildren;
}) {
  const value = without.length === 0 ? operation : `${operation} without=${without.join(',')}`;
  return (
    <button type="submit" name="_trial" value={value} formNoValidate>
      {children}
    </button>
  );
}

/** The answer of a trial has this id, to which the banner links. */
export const trialIdOf = (form: string): string => `${form}-trial`;

/** Shows what a trial would do; nothing before the form was tried. */
export function TrialAnswer<Answer>({
  form,
  children,
}: {
  readonly form: string;
  readonly children: (answer: Answer) => ComponentChildren;
}) {
  const state = useFormState(form);
  if (state?.isTrial !== true) return null;
  return (
    <div class="said trial" id={trialIdOf(form)} tabIndex={-1}>
      {children(state.answer as Answer)}
    </div>
  );
}
