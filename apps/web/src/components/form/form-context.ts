import { Message } from '@quadrant/rules/message';
import { tell } from '../../languages/tell.js';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { FormStateContext, type FormState } from './form-state.js';

/** The id of the form around the fields; '' in a form that its page takes itself. */
export const FormIdContext = createContext('');

/** The page that took a form found this fault in a field. */
export interface PageFault {
  /** Id of the field; null where the fault is about the whole form. */
  readonly field: string | null;
  /** The page where the fault can be corrected, if that is another page. */
  readonly address?: string;
  readonly message: string;
  /** The same message for the place beside the field, whose label is not repeated. */
  readonly beside?: string;
}

export const FaultsContext = createContext<readonly PageFault[]>([]);

/** Returns the result of a form; null before it was sent. */
export function useFormState(form: string): FormState | null {
  const state = useContext(FormStateContext);
  return state?.form === form ? state : null;
}

export interface FieldState {
  readonly id: string;
  /** The texts that were typed; undefined before the form was sent. */
  readonly typed: readonly string[] | undefined;
  readonly error: string | null;
  /** Another person saved the page in the meantime. */
  readonly isOvertaken: boolean;
}

export function useField(name: string): FieldState {
  const form = useContext(FormIdContext);
  const state = useFormState(form);
  const faults = useContext(FaultsContext);
  const id = idOf(form, name);
  const errors = state === null ? [] : errorsIn(state);
  const fault = faults.find(({ field }) => field === id);
  return {
    id,
    typed: state?.typed.get(name),
    error: fault?.beside ?? fault?.message ?? errors.find(({ field }) => field === name)?.text ?? null,
    isOvertaken: state?.problem?.type === '/problems/version-changed',
  };
}

/** A form of an operation may share its page with fields of the same name. */
export const idOf = (form: string, name: string): string =>
  form === '' ? name : `${form}-${name.replaceAll('.', '-')}`;

export interface FieldError {
  readonly field: string;
  readonly text: string;
}

/** Returns the errors of single fields that a problem document has. */
export function errorsIn({ problem }: FormState): FieldError[] {
  const errors = problem?.['errors'];
  if (!Array.isArray(errors)) return [];
  return (errors as readonly { readonly name?: unknown; readonly detail?: unknown }[]).flatMap(({ name, detail }) =>
    typeof name === 'string' && (typeof detail === 'string' || detail instanceof Message)
      ? [{ field: name.replace(/^\//, '').replaceAll('/', '.'), text: tell(detail) }]
      : [],
  );
}
