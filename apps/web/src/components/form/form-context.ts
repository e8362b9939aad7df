import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { FormStateContext, type FormState } from './form-state.js';

/** Id of the form that fields stand in. */
export const FormIdContext = createContext('');

/** What became of a form; null before it was sent. */
export function useFormState(form: string): FormState | null {
  const state = useContext(FormStateContext);
  return state?.form === form ? state : null;
}

/** What a field shows: its value, and what is wrong with it. */
export interface FieldState {
  readonly id: string;
  /** What was typed; undefined before the form was sent. */
  readonly typed: readonly string[] | undefined;
  readonly error: string | null;
  /** Somebody else saved the page in the meantime. */
  readonly isOvertaken: boolean;
}

export function useField(name: string): FieldState {
  const form = useContext(FormIdContext);
  const state = useFormState(form);
  return {
    id: idOf(form, name),
    typed: state?.typed.get(name),
    error: state === null ? null : (errorsIn(state).find((each) => each.field === name)?.text ?? null),
    isOvertaken: state?.problem?.type === '/problems/version-changed',
  };
}

export const idOf = (form: string, name: string): string => `${form}-${name.replaceAll('.', '-')}`;

export interface FieldError {
  readonly field: string;
  readonly text: string;
}

/** What a problem document says of single fields. */
export function errorsIn({ problem }: FormState): FieldError[] {
  const errors = problem?.['errors'];
  if (!Array.isArray(errors)) return [];
  return (errors as readonly { readonly name?: unknown; readonly detail?: unknown }[]).flatMap(({ name, detail }) =>
    typeof name === 'string' && typeof detail === 'string'
      ? [{ field: name.replace(/^\//, '').replaceAll('/', '.'), text: detail }]
      : [],
  );
}
