import { Message } from '@quadrant/rules/message';
import { toldPart } from '../../told/told.js';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { FormStateContext, type FormState } from './form-state.js';

/** Id of the form that fields stand in; '' in a form that its page takes by itself. */
export const FormIdContext = createContext('');

/** What is wrong with a field, as the page that took its form says. */
export interface PageFault {
  /** Id of the field; null where it is about the whole form. */
  readonly field: string | null;
  /** Of the page where it can be put right, where that is another one. */
  readonly address?: string;
  readonly message: string;
  /** The same beside the field, whose label needs no repeating. */
  readonly beside?: string;
}

export const FaultsContext = createContext<readonly PageFault[]>([]);

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

/** In a form of an operation there may be fields of the same name elsewhere on the page. */
export const idOf = (form: string, name: string): string =>
  form === '' ? name : `${form}-${name.replaceAll('.', '-')}`;

export interface FieldError {
  readonly field: string;
  readonly text: string;
}

/** What a problem document says of single fields. */
export function errorsIn({ problem }: FormState): FieldError[] {
  const errors = problem?.['errors'];
  if (!Array.isArray(errors)) return [];
  return (errors as readonly { readonly name?: unknown; readonly detail?: unknown }[]).flatMap(({ name, detail }) =>
    typeof name === 'string' && (typeof detail === 'string' || detail instanceof Message)
      ? [{ field: name.replace(/^\//, '').replaceAll('/', '.'), text: toldPart(detail) }]
      : [],
  );
}
