import type { Response } from 'supertest';
import type { HttpWalk } from '../http-walk.js';
import { Browser } from './browser.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
};

const decode = (text: string): string => text.replace(/&(?:quot|amp|lt|gt|#39);/g, (entity) => ENTITIES[entity]!);

const attribute = (name: string, text: string): string | null => {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>]|$)`, 'i').exec(text);
  return found === null ? null : decode(found[1] ?? '');
};

/** What somebody sees who reads our pages in a browser that runs no script. */
export class Reader {
  /** Where they are. */
  path = '/';
  html = '';
  status = 0;

  constructor(readonly browser: Browser) {}

  static of(walk: HttpWalk): Reader {
    return new Reader(new Browser(() => walk.app));
  }

  /** Signs in by the page, and expects to succeed. */
  async signIn(handle: string, password: string): Promise<this> {
    await this.open('/sign-in?to=/account');
    await this.send('sign-in', { handle, password });
    if (this.path !== '/account') throw new Error(`the sign-in of ${handle} ended at ${this.path}: ${this.text}`);
    return this;
  }

  /** Asks for a page and follows where it leads. */
  async open(path: string): Promise<this> {
    this.path = path;
    return this.follow(await this.browser.ask('get', path, undefined, HTML));
  }

  /**
   * Sends a form of the page with what stands in it, but for `values`; follows where the answer leads.
   *
   * @param button what the button that is pressed adds
   */
  async send(form: string, values: Readonly<Record<string, string | string[]>> = {}, button = ''): Promise<this> {
    const found = new RegExp(`<form\\b[^>]*\\bid="${form}"${INSIDE}>.*?</form>`, 's').exec(this.html)?.[0];
    if (found === undefined) throw new Error(`${this.path} has no form ${form}, but this: ${this.text}`);
    const fields = fieldsOf(found);
    for (const [name, value] of Object.entries(values)) {
      const field = [...fields.keys()].find((each) => each.split(':', 1)[0] === name);
      if (field === undefined)
        throw new Error(`the form ${form} has no field ${name}, but ${[...fields.keys()].join()}`);
      fields.set(field, [value].flat());
    }
    const body = new URLSearchParams([...fields].flatMap(([name, all]) => all.map((value) => [name, value])));
    if (button !== '') body.set(...buttonOf(found, button));
    const address = attribute('action', found)!;
    this.path = address;
    return this.follow(await this.browser.ask('post', address, body.toString(), HTML));
  }

  /** What the page says, without its marks. */
  get text(): string {
    const main = /<main\b.*<\/main>/s.exec(this.html)?.[0] ?? this.html;
    return decode(main.replace(/<(?:"[^"]*"|[^">])+>/g, ' ').replace(/\s+/g, ' ')).trim();
  }

  private async follow(answer: Response): Promise<this> {
    if (answer.status === 303) return this.open(answer.headers['location']!);
    this.html = answer.text;
    this.status = answer.status;
    return this;
  }
}

/** What a tag may hold: a value may have a ">". */
const INSIDE = `(?:"[^"]*"|[^">])*`;

const HTML = { accept: 'text/html' };

/** What a browser sends of a form that nobody touched. */
function fieldsOf(form: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  const add = (name: string | null, ...values: string[]) => {
    if (name !== null) fields.set(name, [...(fields.get(name) ?? []), ...values]);
  };
  const controls = /<input\b(?:"[^"]*"|[^">])*>|<select\b.*?<\/select>|<textarea\b.*?<\/textarea>/gs;
  for (const [control] of form.matchAll(controls)) {
    const head = /^<(?:"[^"]*"|[^">])*>/.exec(control)![0];
    const name = attribute('name', head);
    const type = attribute('type', head);
    if (control.startsWith('<textarea')) add(name, decode(/>(.*)<\/textarea>/s.exec(control)![1]!.replace(/^\n/, '')));
    else if (control.startsWith('<select')) {
      const options = [...control.matchAll(/<option\b(?:"[^"]*"|[^">])*>/g)].map(([option]) => option);
      const chosen = options.find((option) => attribute('selected', option) !== null) ?? options[0] ?? '';
      add(name, attribute('value', chosen) ?? '');
    } else if (type === 'checkbox' || type === 'radio') {
      add(name, ...(attribute('checked', head) === null ? [] : [attribute('value', head) ?? 'on']));
    } else add(name, attribute('value', head) ?? '');
  }
  return fields;
}

function buttonOf(form: string, words: string): [name: string, value: string] {
  for (const [, head = '', inside = ''] of form.matchAll(/<button\b((?:"[^"]*"|[^">])*)>(.*?)<\/button>/gs)) {
    if (!inside.includes(words)) continue;
    return [attribute('name', head) ?? '', attribute('value', head) ?? ''];
  }
  throw new Error(`the form has no button "${words}"`);
}
