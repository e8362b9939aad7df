import type { ComponentChildren } from 'preact';
import type { Choice } from './choice-field.js';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** What helps to fill it in. */
  readonly hint?: ComponentChildren;
  /** Why what stands there cannot stay. */
  readonly error?: string | undefined;
}

interface InputProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly type?: 'text' | 'date';
  readonly maxLength?: number;
}

/** A field to type into, with its label, hint and error. */
export function InputField({ name, value, type = 'text', maxLength, ...field }: InputProps) {
  return (
    <Field {...field}>
      <input
        id={field.id}
        name={name}
        {...({ type } as { type: 'text' })}
        value={value}
        maxLength={maxLength}
        autocomplete="off"
        {...describedBy(field)}
      />
    </Field>
  );
}

interface SelectProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  /** What the choice of nothing is called. */
  readonly none: string;
}

/** A field with choices. */
export function SelectField({ name, value, choices, none, ...field }: SelectProps) {
  return (
    <Field {...field}>
      <select id={field.id} name={name} {...describedBy(field)}>
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} selected={choice.value === value}>
            {choice.name}
          </option>
        ))}
      </select>
    </Field>
  );
}

function Field({ id, label, hint, error, children }: FieldProps & { readonly children: ComponentChildren }) {
  return (
    <div class={error === undefined ? 'field' : 'field wrong'}>
      <label for={id}>{label}</label>
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p class="fault" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

function describedBy({ id, hint, error }: FieldProps) {
  const ids = [hint === undefined ? [] : [`${id}-hint`], error === undefined ? [] : [`${id}-error`]].flat();
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(error !== undefined && { 'aria-invalid': 'true' as const }),
  };
}
