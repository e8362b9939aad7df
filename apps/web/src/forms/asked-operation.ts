import type { SentForm } from '@quadrant/http';
import { FIELD_KINDS, type FieldKind } from '../components/form/field-kinds.js';
import type { Typed } from '../components/form/form-state.js';

/** A form of a page asks for one operation of the API, and names what follows. */
export interface AskedOperation {
  /** It must be unique on its page. */
  readonly id: string;
  readonly method: string;
  /** Path and query of the operation, which is called with this body. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The page that follows; its `{names}` stand for members of the answer. */
  readonly then: string | null;
  /** The message that follows; its `{names}` stand for members of the answer. */
  readonly said: string | null;
  /** The answer is shown beside the form, which keeps its input: nothing was stored, or a secret is shown once. */
  readonly showsAnswer: boolean;
  /** The form was only tried: nothing is stored. */
  readonly isTrial: boolean;
  readonly key: string | null;
  readonly version: string | null;
  readonly csrfToken: string | null;
  readonly typed: Typed;
}

/** The form was sent, or a script on its page reads it. */
export type FormFields = Pick<SentForm, 'value' | 'values' | 'has' | 'fields' | 'csrfToken'>;

const OPERATION = /^(POST|PUT|PATCH|DELETE) (\/api\/v1\/\S+?)(?: without=(\S+))?$/;

/** A sign-in in between keeps what people typed, but no password. */
const SECRET = /password/i;

/** Returns null for fields that no form of this site sends. */
export function readOperation(form: FormFields): AskedOperation | null {
  const trial = form.value('_trial');
  const instead = form.value('_instead');
  const match = OPERATION.exec(trial || instead || form.value('_operation'));
  if (match === null) return null;
  const [, method = '', template = '', without = ''] = match;
  const typed = typedIn(form);
  const left = new Set(without.split(','));
  const taken = new Set<string>();
  const path = template.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    taken.add(name);
    return encodeURIComponent(typed.get(name)?.at(-1)?.trim() ?? '');
  });
  return {
    id: form.value('_form'),
    method,
    path,
    body: bodyOf(form, (name) => !taken.has(name) && !left.has(name)),
    then: form.value('_then') || null,
    said: trial === '' ? form.value(instead === '' ? '_said' : '_saidInstead') || null : null,
    showsAnswer: trial !== '' || form.has('_shows'),
    isTrial: trial !== '',
    key: form.value('_key') || null,
    version: form.value('_version') || null,
    csrfToken: form.csrfToken,
    typed,
  };
}

/** Returns the fields as a text that a page can carry along, without passwords. */
export function carriedFields({ fields }: SentForm, from: string): string {
  const kept = fields.filter(([name]) => !SECRET.test(name) && name !== '_key').map(([name, value]) => [name, value]);
  return new URLSearchParams([...kept, ['_from', from]]).toString();
}

const [NAME, KIND] = [0, 1];

const partsOf = (field: string): [name: string, kind: FieldKind | null] => {
  const parts = field.split(':');
  return [parts[NAME] ?? '', FIELD_KINDS.find((kind) => kind === parts[KIND]) ?? null];
};

function typedIn({ fields }: FormFields): Typed {
  const typed = new Map<string, string[]>();
  for (const [field, text] of fields) {
    if (field.startsWith('_') || SECRET.test(field)) continue;
    const [name] = partsOf(field);
    typed.set(name, [...(typed.get(name) ?? []), text]);
  }
  return typed;
}

/** A field named `a.b` is the member b of the member a; one named `a.0` is an element of the list a. */
function bodyOf(form: FormFields, isWanted: (name: string) => boolean): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of new Set(form.fields.map(([name]) => name))) {
    const [name, kind] = partsOf(field);
    if (field.startsWith('_') || !isWanted(name)) continue;
    const value = valueOf(form.values(field), kind);
    if (value !== undefined) put(body, name.split('.'), value);
  }
  return withoutHoles(body) as Record<string, unknown>;
}

/** Undefined means that the member is left out. */
function valueOf(texts: readonly string[], kind: FieldKind | null): unknown {
  const text = texts.at(-1) ?? '';
  switch (kind) {
    case 'flag':
      return text === 'true';
    case 'lines':
      return linesOf(text);
    case 'optional-lines':
      return text.trim() === '' ? undefined : linesOf(text);
    case 'null':
      return text.trim() === '' ? null : text;
    case 'number':
      return text.trim() === '' ? undefined : numberOf(text);
    case 'wholes':
      return text.trim() === '' ? undefined : numbersOf(text);
    case 'json':
      return text.trim() === '' ? undefined : jsonOf(text);
    default:
      return text.trim() === '' ? undefined : unixLines(text);
  }
}

/** A text that is no number stays as it is: the operation refuses it. */
function numberOf(text: string): unknown {
  const number = Number(text.trim().replace(',', '.'));
  return Number.isNaN(number) ? text : number;
}

/** Commas or spaces are between the numbers. */
const numbersOf = (text: string): unknown[] =>
  text
    .split(/[\s,;]+/)
    .filter((each) => each !== '')
    .map(numberOf);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Browsers end the lines of a text with CR and LF (HTML, section 4.10.21.7). */
const unixLines = (text: string): string => text.replaceAll('\r\n', '\n');

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isIndex = (step: string | undefined): boolean => step !== undefined && /^\d{1,3}$/.test(step);

/** These names would reach beyond the body. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

function put(body: Record<string, unknown>, steps: readonly string[], value: unknown): void {
  if (steps.some((step) => UNSAFE.has(step))) return;
  let place = body;
  for (const [at, step] of steps.slice(0, -1).entries()) {
    const inside: unknown = place[step];
    const next = typeof inside === 'object' && inside !== null ? inside : isIndex(steps[at + 1]) ? [] : {};
    place[step] = next;
    place = next as Record<string, unknown>;
  }
  place[steps.at(-1)!] = value;
}

/** Empty rows of a form are left out of the list. */
function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== undefined).map(withoutHoles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutHoles(each)]));
}
