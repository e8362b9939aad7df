import { say } from '../../client-texts/say.js';
import { fieldsOfAct, placeOfAct } from './entry-place.js';
import { readEntryForm } from './read-entry-form.js';
import type { SortedUnsent } from './sort-unsent.js';
import type { Unsent } from './unsent-store.js';

/**
 * Shows entries that this device holds beside the forms in which they were made, with their input. A kept page shows
 * them after a reload.
 */
export function showAtForms({ waiting, refused }: SortedUnsent, live: string): void {
  for (const note of document.querySelectorAll('[data-held-here]')) note.remove();
  const held = [...waiting, ...refused].filter((entry) => entry.live === live);
  if (held.length === 0) return;
  const forms = listForms(live);
  for (const entry of held) {
    const form = forms.get(placeOfAct(entry.act));
    if (form !== undefined) showAt(form, entry);
  }
}

/** The key says what a form is about. */
function listForms(live: string): ReadonlyMap<string, HTMLFormElement> {
  const forms = new Map<string, HTMLFormElement>();
  for (const form of document.forms) {
    const entry = readEntryForm(form, live);
    if (entry === null) continue;
    const place = placeOfAct(entry.act);
    if (!forms.has(place)) forms.set(place, form);
  }
  return forms;
}

function showAt(form: HTMLFormElement, { act, text, refused }: Unsent): void {
  const note = document.createElement('p');
  note.className = 'notice';
  note.dataset['heldHere'] = '';
  note.textContent = refused === null ? say('Not sent yet: {text}', { text }) : say('Not accepted: {text}', { text });
  const row = form.closest('li');
  if (row === null) form.before(note);
  else row.firstElementChild?.after(note);
  // Another result was entered since, which is the one to correct.
  if (refused !== null && row?.classList.contains('settled') === true) return;
  const fields = fieldsOfAct(act);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type !== 'hidden') fill(field, fields);
    else if (field instanceof HTMLSelectElement) choose(field, fields);
  }
}

const partOf = (name: string, fields: ReadonlyMap<string, unknown>): unknown => fields.get(name.split(':', 1)[0] ?? '');

/** The input must look like saved text, because nobody is typing it. */
function fill(field: HTMLInputElement, fields: ReadonlyMap<string, unknown>): void {
  const part = partOf(field.name, fields);
  if (typeof part !== 'string' && typeof part !== 'number') return;
  field.defaultValue = String(part);
  field.value = field.defaultValue;
}

function choose(field: HTMLSelectElement, fields: ReadonlyMap<string, unknown>): void {
  const part = partOf(field.name, fields);
  const wanted = typeof part === 'string' ? part : part === undefined ? null : JSON.stringify(part);
  for (const option of field.options) {
    if (option.value !== wanted) continue;
    for (const other of field.options) other.defaultSelected = other === option;
    field.value = option.value;
  }
}
