import type { Browser } from './browser.js';
import type request from 'supertest';

/** What somebody fills into a field; a file for a field that takes one. */
type Filled = string | readonly string[] | { readonly name: string; readonly text: string | Buffer };

/** A page as a browser without JavaScript has it. */
export class Page {
  constructor(
    private readonly browser: Browser,
    readonly path: string,
    readonly status: number,
    readonly text: string,
  ) {}

  /** What the page says, without its frame. */
  get words(): string {
    return plain(this.text.replace(/^.*<main[^>]*>|<\/main>.*$/gs, ''));
  }

  /** The fields of a form with what stands in them; of radios and checkboxes those that are chosen. */
  fieldsOf(label: string): [string, string][] {
    const { body } = this.form(label);
    return [...body.matchAll(/<(input|textarea|select)\b((?:\"[^\"]*\"|[^\">])*)>(?:(.*?)<\/\1>)?/gs)].flatMap(
      ([, tag, attributes = '', inner = '']): [string, string][] => {
        const name = attribute('name', attributes);
        const type = attribute('type', attributes);
        if (name === undefined || type === 'file') return [];
        if (type === 'radio' || type === 'checkbox') {
          return /\schecked/.test(attributes) ? [[name, attribute('value', attributes) ?? 'on']] : [];
        }
        if (tag === 'textarea') return [[name, plain(inner)]];
        if (tag === 'select') {
          const chosen = /<option[^>]*\sselected[^>]*>/.exec(inner)?.[0] ?? '';
          return [[name, attribute('value', chosen) ?? '']];
        }
        return [[name, attribute('value', attributes) ?? '']];
      },
    );
  }

  /**
   * Fills a form in and presses a button of it, as `then=check`; the answer is the page that follows.
   *
   * @param filled by the names of fields; the others keep what stands in them
   */
  async send(label: string, filled: Readonly<Record<string, Filled>> = {}, button = ''): Promise<Page> {
    const { action, isUpload } = this.form(label);
    const isFilled = (name: string) => Object.hasOwn(filled, name);
    const kept = this.fieldsOf(label).filter(([name]) => !isFilled(name));
    const typed = Object.entries(filled).flatMap(([name, value]): [string, string][] =>
      [value].flat().flatMap((each) => (typeof each === 'string' ? [[name, each]] : [])),
    );
    const [buttonName, buttonValue = ''] = button.split('=');
    const fields = [...kept, ...typed, ...(buttonName ? [[buttonName, buttonValue] as [string, string]] : [])];
    const post = this.browser.open('post', action).set('accept', 'text/html').redirects(0);
    if (isUpload) {
      for (const [name, value] of fields) void post.field(name, value);
      for (const [name, value] of Object.entries(filled)) {
        if (typeof value === 'object' && 'text' in value) {
          void post.attach(name, Buffer.from(value.text as string), { filename: value.name });
        }
      }
    } else void post.type('form').send(new URLSearchParams(fields).toString());
    return this.follow(await post, action);
  }

  private async follow(answer: request.Response, from: string): Promise<Page> {
    const to = answer.headers['location'];
    if (answer.status !== 303 || to === undefined) return new Page(this.browser, from, answer.status, answer.text);
    return pageOf(this.browser, to);
  }

  private form(label: string): { readonly action: string; readonly isUpload: boolean; readonly body: string } {
    for (const [, head = '', body = ''] of this.text.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)) {
      if (attribute('aria-label', head) !== label) continue;
      return { action: attribute('action', head) ?? '', isUpload: head.includes('multipart/form-data'), body };
    }
    throw new Error(`${this.path} has no form "${label}".`);
  }
}

/** Opens a page and follows where it sends its reader. */
export async function pageOf(browser: Browser, path: string): Promise<Page> {
  const answer = await browser.open('get', path.replace(/#.*$/, '')).set('accept', 'text/html').redirects(0);
  const to = answer.headers['location'];
  if (answer.status === 303 && to !== undefined) return pageOf(browser, to);
  return new Page(browser, path, answer.status, answer.text);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const plain = (html: string): string =>
  html.replace(/<[^>]+>/g, '').replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

function attribute(name: string, text: string): string | undefined {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s>/]|$)`, 'i').exec(text);
  return found === null ? undefined : plain(found[1] ?? '');
}
