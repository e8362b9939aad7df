import { randomUUID } from 'node:crypto';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { addressOf } from '../../query/address.js';
import { FrameContext } from '../frame.js';
import { FormIdContext, useFormState } from './form-context.js';
import { Refusal } from './refusal.js';

/** An operation of the API has a method and a path, in which `{name}` stands for the field of that name. */
export type Operation = `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/v1/${string}`;

interface FormProps {
  /** It must be unique on its page. */
  readonly id: string;
  readonly operation: Operation;
  /** The label says what the form is for, where no heading above it does. */
  readonly label?: string;
  /** The page that follows; without it, the same page again. `{name}` stands for a member of the answer. */
  readonly then?: string;
  /** The next page says this. `{name}` stands for a member of the answer. */
  readonly said?: string;
  /** The next page says this instead after {@link InsteadButton}. */
  readonly saidInstead?: string;
  /** The answer is shown on the page, once, because it contains a secret. */
  readonly showsAnswer?: boolean;
  /** The version of the changed thing, as it was read. */
  readonly version?: number;
  /** The fields are beside each other, as a row of buttons. */
  readonly inline?: boolean;
  /** The text of a chosen file becomes the value of this field. */
  readonly fileFor?: string;
  /** A script of the page asks this before the form is sent. */
  readonly question?: string;
  /** Says who is concerned, before something is done that nothing brings back. The next page shows it and asks again. */
  readonly concerns?: string;
  readonly children: ComponentChildren;
}

/** A form that needs no script: it is posted, an operation of the API carries it out, and the next page says what was done. */
export function Form({
  id,
  operation,
  label,
  then,
  said,
  saidInstead,
  showsAnswer,
  version,
  inline,
  fileFor,
  question,
  concerns,
  children,
}: FormProps) {
  const { address } = useContext(FrameContext);
  const state = useFormState(id);
  return (
    <form
      id={id}
      class={inline === true ? 'form inline' : concerns === undefined ? 'form' : 'form apart'}
      method="post"
      action={addressOf('/send', { from: address })}
      aria-label={label}
      data-question={question}
      encType={fileFor === undefined ? undefined : 'multipart/form-data'}
    >
      <Kept name="_form" value={id} />
      {fileFor !== undefined && <Kept name="_fileFor" value={fileFor} />}
      <Kept name="_operation" value={operation} />
      <Proofs />
      {then !== undefined && <Kept name="_then" value={then} />}
      {said !== undefined && <Kept name="_said" value={said} />}
      {saidInstead !== undefined && <Kept name="_saidInstead" value={saidInstead} />}
      {showsAnswer === true && <Kept name="_shows" value="true" />}
      {concerns !== undefined && <Kept name="_concerns" value={concerns} />}
      {concerns !== undefined && label !== undefined && <Kept name="_label" value={label} />}
      {version !== undefined && <Kept name="_version" value={String(version)} />}
      {state?.problem != null && <Refusal form={id} state={state} />}
      <FormIdContext.Provider value={id}>{children}</FormIdContext.Provider>
    </form>
  );
}

/** A value is sent with the form, but not shown. */
export const Kept = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <input type="hidden" name={name} value={value} />
);

/**
 * These fields prove that a page of this site sends the form, and make a repetition act once. Operations for people
 * without a session ask for neither.
 */
export function Proofs() {
  const { csrfToken } = useContext(FrameContext);
  if (csrfToken === null) return null;
  return (
    <>
      <Kept name="_csrf" value={csrfToken} />
      <Kept name="_key" value={randomUUID()} />
    </>
  );
}

/** The other decision sends the same fields to another operation. */
export const InsteadButton = ({ operation, children }: InsteadButtonProps) => (
  <button type="submit" name="_instead" value={operation}>
    {children}
  </button>
);

interface InsteadButtonProps {
  readonly operation: Operation;
  readonly children: ComponentChildren;
}
