import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../../languages/t.js';
import type { Choice } from '../choice-field.js';
import { FormIdContext, useField, useFormState, type FieldState } from './form-context.js';
import type { FieldKind } from './field-kinds.js';

interface FieldProps {
  readonly name: string;
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  /** Says how the text becomes a value; without it, the value is a text. */
  readonly kind?: FieldKind;
  /** The saved value. */
  readonly value?: string | null;
  readonly isRequired?: boolean;
}

const nameOf = (name: string, kind: FieldKind | undefined): string => (kind === undefined ? name : `${name}:${kind}`);

interface InputProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'date' | 'datetime-local' | 'number' | 'password' | 'search';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly placeholder?: string;
  readonly isShort?: boolean;
  readonly autocomplete?: string;
  readonly step?: string;
}

export function TextField(props: InputProps) {
  const {
    name,
    kind,
    value = '',
    isRequired = false,
    type = 'text',
    minLength,
    maxLength,
    min,
    max,
    placeholder,
    step,
  } = props;
  const field = useField(name);
  return (
    <Labelled {...props} field={field} saved={value ?? ''}>
      <input
        {...describedBy(field, props)}
        class={props.isShort === true ? 'short' : undefined}
        name={nameOf(name, kind)}
        {...({ type } as { type: 'text' })}
        value={type === 'password' ? '' : (field.typed?.at(-1) ?? value ?? '')}
        required={isRequired}
        minLength={minLength}
        maxLength={maxLength}
        min={min}
        max={max}
        placeholder={placeholder}
        step={step}
        autocomplete={props.autocomplete ?? 'off'}
        spellcheck={false}
      />
    </Labelled>
  );
}

export function FileField(
  props: Pick<FieldProps, 'name' | 'label' | 'hint'> & { readonly isDrop?: boolean; readonly isMultiple?: boolean },
) {
  const field = useField(props.name);
  return (
    <Labelled {...props} field={field} saved="">
      <input
        {...describedBy(field, props)}
        class={props.isDrop === true ? 'drop' : undefined}
        name={props.name}
        type="file"
        multiple={props.isMultiple}
      />
    </Labelled>
  );
}

export function TextArea(
  props: FieldProps & { readonly rows?: number; readonly isCode?: boolean; readonly maxLength?: number },
) {
  const { name, kind, value = '', isRequired = false, rows = 4, isCode = false, maxLength } = props;
  const field = useField(name);
  return (
    <Labelled {...props} field={field} saved={value ?? ''}>
      <textarea
        {...describedBy(field, props)}
        class={isCode ? 'code' : undefined}
        name={nameOf(name, kind)}
        rows={rows}
        required={isRequired}
        maxLength={maxLength}
        spellcheck={!isCode}
        dir={isCode ? 'ltr' : 'auto'}
      >
        {field.typed?.at(-1) ?? value ?? ''}
      </textarea>
    </Labelled>
  );
}

interface SelectProps extends FieldProps {
  readonly options: readonly Choice[];
  /** The first option means nothing. */
  readonly none?: string;
}

export function SelectField(props: SelectProps) {
  const { name, kind, value = '', options, none, isRequired = false } = props;
  const field = useField(name);
  const chosen = field.typed?.at(-1) ?? value ?? '';
  const saved = options.find((each) => each.value === value)?.name ?? '';
  return (
    <Labelled {...props} field={field} saved={saved} isOvertaken={field.typed?.at(-1) !== (value ?? '')}>
      <select {...describedBy(field, props)} name={nameOf(name, kind)} required={isRequired}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === chosen}>
            {option.name}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

export function Checkbox({ name, label, isChecked = false, hint }: CheckboxProps) {
  const field = useField(name);
  const isOn = field.typed === undefined ? isChecked : field.typed.at(-1) === 'true';
  return (
    <div class="field">
      {/* The hidden field says no where the box is empty, because a browser leaves an empty box out. */}
      <input type="hidden" name={`${name}:flag`} value="" />
      <label class="choice">
        <input id={field.id} type="checkbox" name={`${name}:flag`} value="true" defaultChecked={isOn} />
        <span>
          {label}
          {hint !== undefined && <span class="hint"> {hint}</span>}
        </span>
      </label>
    </div>
  );
}

interface CheckboxProps {
  readonly name: string;
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly isChecked?: boolean;
}

interface ChoicesProps {
  readonly name: string;
  readonly legend: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly options: readonly (Choice & { readonly hint?: string })[];
  readonly chosen?: readonly string[];
}

/** All options are visible; one can be chosen. */
export function Radios({ name, legend, hint, options, chosen = [] }: ChoicesProps) {
  const field = useField(name);
  const on = field.typed?.at(-1) ?? chosen[0];
  return (
    <Group field={field} legend={legend} hint={hint}>
      {options.map((option) => (
        <label key={option.value} class="choice">
          <input type="radio" name={name} value={option.value} defaultChecked={option.value === on} />
          <span>
            {option.name}
            {option.hint !== undefined && <span class="hint"> {option.hint}</span>}
          </span>
        </label>
      ))}
    </Group>
  );
}

/** All options are visible; several can be chosen. */
export function Checkboxes({ name, legend, hint, options, chosen = [] }: ChoicesProps) {
  const field = useField(name);
  const state = useFormState(useContext(FormIdContext));
  const isOn = (index: number, value: string) =>
    state === null ? chosen.includes(value) : state.typed.has(`${name}.${index}`);
  return (
    <Group field={field} legend={legend} hint={hint}>
      {options.map(({ value, name: words, hint: note }, index) => (
        <label key={value} class="choice">
          <input type="checkbox" name={`${name}.${index}`} value={value} defaultChecked={isOn(index, value)} />
          <span>
            {words}
            {note !== undefined && <span class="hint"> {note}</span>}
          </span>
        </label>
      ))}
    </Group>
  );
}

interface GroupProps {
  readonly field: FieldState;
  readonly legend: ComponentChildren;
  readonly hint: ComponentChildren;
  readonly children: ComponentChildren;
}

const Group = ({ field, legend, hint, children }: GroupProps) => (
  <fieldset class="field" id={field.id}>
    <legend>{legend}</legend>
    {hint !== undefined && <p class="hint">{hint}</p>}
    <FieldFault field={field} />
    {children}
  </fieldset>
);

interface LabelledProps extends FieldProps {
  readonly field: FieldState;
  /** The saved value, as people read it. */
  readonly saved: string;
  readonly isOvertaken?: boolean;
  readonly children: ComponentChildren;
}

function Labelled({ label, hint, field, saved, isOvertaken, children }: LabelledProps) {
  const differs = isOvertaken ?? (field.typed !== undefined && field.typed.at(-1) !== saved);
  return (
    <div class={field.error === null ? 'field' : 'field wrong'}>
      <label for={field.id}>{label}</label>
      {hint !== undefined && (
        <p class="hint" id={`${field.id}-hint`}>
          {hint}
        </p>
      )}
      <FieldFault field={field} />
      {children}
      {field.isOvertaken && differs && (
        <p class="hint overtaken">
          {t('Saved now: {saved}', { saved: saved === '' ? t('nothing') : <q dir="auto">{saved}</q> })}
        </p>
      )}
    </div>
  );
}

const FieldFault = ({ field: { id, error } }: { readonly field: FieldState }) =>
  error === null ? null : (
    <p class="fault" id={`${id}-fault`}>
      <span class="unseen">{t('Error: ')}</span>
      {error[0]!.toUpperCase() + error.slice(1)}
    </p>
  );

function describedBy({ id, error }: FieldState, { hint }: FieldProps) {
  const notes = [...(hint === undefined ? [] : [`${id}-hint`]), ...(error === null ? [] : [`${id}-fault`])];
  return {
    id,
    'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
    'aria-invalid': error === null ? undefined : ('true' as const),
  };
}
