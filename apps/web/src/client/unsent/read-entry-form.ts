import { readOperation, type FormFields } from '../../forms/asked-operation.js';

export interface FormEntry {
  readonly key: string;
  readonly basedOn: number | null;
  readonly act: unknown;
  /** Secret link of the player who makes the entry; null on the page of a director. */
  readonly link: string | null;
  /** Says what the entry does, and everything that was filled in. */
  readonly text: string;
}

/** It is null for every other form. */
export function readEntryForm(form: HTMLFormElement, live: string): FormEntry | null {
  const asked = readOperation(fieldsOf(form));
  const base = `/api/v1/live/${live}`;
  if (asked?.path !== `${base}/entries` && asked?.path !== `${base}/own-entries`) return null;
  const { key, basedOn, act, link } = asked.body;
  return {
    key: String(key),
    basedOn: typeof basedOn === 'number' ? basedOn : null,
    act,
    link: typeof link === 'string' ? link : null,
    text: [form.getAttribute('aria-label') ?? '', ...filledIn(form)].join('; '),
  };
}

function fieldsOf(form: HTMLFormElement): FormFields {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const values = (name: string): string[] => fields.flatMap(([each, value]) => (each === name ? [value] : []));
  return {
    fields,
    values,
    value: (name) => (values(name)[0] ?? '').trim(),
    has: (name) => values(name).length > 0,
    csrfToken: null,
  };
}

function filledIn(form: HTMLFormElement): string[] {
  const selector = 'input:not([type=hidden]), select, textarea';
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(selector)].flatMap(
    (field) => {
      // The value of a choice is for the server; its label says what was chosen.
      if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox'))
        return field.checked ? [field.labels?.[0]?.textContent ?? ''] : [];
      const value = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value;
      return field.value === '' ? [] : [`${field.labels?.[0]?.textContent ?? ''} ${value ?? ''}`.trim()];
    },
  );
}
