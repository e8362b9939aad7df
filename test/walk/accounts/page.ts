import type { Response } from 'supertest';
import type { Browser, SentFile } from './browser.js';

/** A person fills this into a field. A file is for a field that takes one. */
type Filled = string | readonly string[] | Omit<SentFile, 'field'>;

/** A page in a browser that runs no script. */
export class Page {
  constructor(
    private readonly browser: Browser,
    /** The address of the page, after all redirects. */
    readonly path: string,
    readonly status: number,
    readonly html: string,
  ) {}

  /** Returns what the page says, without its frame and its marks. */
  get text(): string {
    const main = /<main\b.*<\/main>/s.exec(this.html)?.[0] ?? this.html;
    return decode(main.replace(IN_LINE, '').replace(ANY_TAG, ' ').replace(/\s+/g, ' ')).trim();
  }

  /** Returns the fields of a form with their values. Radios and checkboxes are listed when they are chosen. */
  fieldsOf(form: string): [name: string, value: string][] {
    return [...this.formOf(form).fields].flatMap(([name, all]) => all.map((value): [string, string] => [name, value]));
  }

  /**
   * Sends a form with its values, and follows the redirects of the answer. Asked whether they are sure, they say yes.
   *
   * @param form its id, or its label
   * @param filled by the names of fields; the others keep their values
   * @param button text of the button that is pressed, or its `name=value`
   * @throws Error for a form, a field or a button that the page does not have
   */
  async send(form: string, filled: Readonly<Record<string, Filled>> = {}, button = ''): Promise<Page> {
    const { html, action, isUpload, fields } = this.formOf(form);
    const files: SentFile[] = [];
    for (const [name, value] of Object.entries(filled)) {
      const field = [...fields.keys()].find((each) => each === name || each.split(':', 1)[0] === name);
      if (field === undefined)
        throw new Error(`the form ${form} has no field ${name}, but ${[...fields.keys()].join()}`);
      if (typeof value === 'object' && 'content' in value) files.push({ field, ...value });
      else fields.set(field, [value].flat());
    }
    if (button !== '') fields.set(...buttonOf(html, button));
    const sent = [...fields].flatMap(([name, all]) => all.map((value): [string, string] => [name, value]));
    const answer = await this.browser.sendForm(action, sent, isUpload ? files : null);
    const next = await follow(this.browser, action, answer);
    return next.html.includes('<form id="confirm"') ? next.send('confirm', {}, '_confirmed=true') : next;
  }

  private formOf(form: string) {
    for (const [html, head = ''] of this.html.matchAll(FORM)) {
      if (attribute('id', head) !== form && attribute('aria-label', head) !== form) continue;
      const isUpload = attribute('enctype', head) === 'multipart/form-data';
      return { html, action: attribute('action', head) ?? this.path, isUpload, fields: fieldsIn(html) };
    }
    throw new Error(`${this.path} has no form ${form}, but this: ${this.text}`);
  }
}

/** Requests a page and follows its redirects. */
export async function pageOf(browser: Browser, path: string): Promise<Page> {
  const [asked = path] = path.split('#', 1);
  return follow(browser, path, await browser.ask('get', asked, undefined, { accept: 'text/html' }));
}

function follow(browser: Browser, path: string, answer: Response): Page | Promise<Page> {
  if (answer.status === 303) return pageOf(browser, answer.headers['location']!);
  return new Page(browser, path, answer.status, answer.text);
}

/** A tag may hold this: a value may have a ">". */
const INSIDE = `(?:"[^"]*"|[^">])*`;
const ANY_TAG = new RegExp(`<${INSIDE}>`, 'g');
const IN_LINE = new RegExp(`</?(?:a|bdi|strong|em|code|q|time|abbr)\\b${INSIDE}>`, 'g');
const FORM = new RegExp(`<form\\b(${INSIDE})>.*?</form>`, 'gs');
const CONTROL = new RegExp(`<input\\b${INSIDE}>|<select\\b.*?</select>|<textarea\\b.*?</textarea>`, 'gs');
const OPTION = new RegExp(`<option\\b${INSIDE}>`, 'g');
const BUTTON = new RegExp(`<button\\b(${INSIDE})>(.*?)</button>`, 'gs');

/** Returns what a browser sends of an untouched form, by the names of its fields. */
function fieldsIn(form: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [control] of form.matchAll(CONTROL)) {
    const [head = ''] = control.match(ANY_TAG) ?? [];
    const name = attribute('name', head);
    if (name !== null) fields.set(name, [...(fields.get(name) ?? []), ...valuesOf(control, head)]);
  }
  return fields;
}

function valuesOf(control: string, head: string): string[] {
  const value = attribute('value', head);
  if (control.startsWith('<textarea')) return [decode(/>(.*)<\/textarea>/s.exec(control)![1]!.replace(/^\n/, ''))];
  if (control.startsWith('<select')) {
    const options = [...control.matchAll(OPTION)].map(([option]) => option);
    const chosen = options.find((option) => attribute('selected', option) !== null) ?? options[0] ?? '';
    return [attribute('value', chosen) ?? ''];
  }
  const type = attribute('type', head);
  if (type === 'checkbox' || type === 'radio') return attribute('checked', head) === null ? [] : [value ?? 'on'];
  return type === 'file' ? [] : [value ?? ''];
}

function buttonOf(form: string, wanted: string): [name: string, value: [string]] {
  for (const [, head = '', inside = ''] of form.matchAll(BUTTON)) {
    const [name, value] = [attribute('name', head) ?? '', attribute('value', head) ?? ''];
    if (inside.includes(wanted) || `${name}=${value}` === wanted) return [name, [value]];
  }
  throw new Error(`the form has no button "${wanted}"`);
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" };

const decode = (text: string): string => text.replace(/&(quot|amp|lt|gt|#39);/g, (_, name: string) => ENTITIES[name]!);

function attribute(name: string, tag: string): string | null {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>]|$)`, 'i').exec(tag);
  return found === null ? null : decode(found[1] ?? '');
}
