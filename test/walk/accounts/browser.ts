import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ask } from '../../builders/in-process.js';
import type request from 'supertest';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A form sends this file. */
export interface SentFile {
  readonly field: string;
  readonly name: string;
  readonly content: string | Buffer;
}

/** Does what a browser does with our pages: keeps cookies, says where a request comes from, sends the CSRF token. */
export class Browser {
  readonly cookies = new Map<string, string>();
  csrfToken: string | null = null;

  constructor(private readonly app: () => NestFastifyApplication) {}

  /** Returns cookies as the browser sends them. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Builds a request with the cookies of this browser, as one of our pages sends it. */
  open(method: Method, path: string, headers: Readonly<Record<string, string>> = {}): request.Test {
    const asking = ask(this.app(), method, path).set({ 'sec-fetch-site': 'same-origin', ...headers });
    if (this.cookies.size > 0) void asking.set('cookie', this.cookie);
    return asking;
  }

  /** @param body a text is sent as a form does */
  async ask(
    method: Method,
    path: string,
    body?: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<request.Response> {
    const asking = this.open(method, path, headers);
    if (typeof body === 'string') void asking.type('application/x-www-form-urlencoded');
    if (this.csrfToken !== null && method !== 'get') void asking.set('x-csrf-token', this.csrfToken);
    const answer = await (body === undefined ? asking : asking.send(body));
    this.take(answer);
    return answer;
  }

  /**
   * Sends a form of a page, as a browser does without a script: the CSRF token is in a field, or nowhere.
   *
   * @param files null for a form that takes none
   */
  async sendForm(
    path: string,
    fields: readonly (readonly [name: string, value: string])[],
    files: readonly SentFile[] | null,
  ): Promise<request.Response> {
    const asking = this.open('post', path, { accept: 'text/html' });
    if (files === null) void asking.type('form').send(new URLSearchParams(fields.map((pair) => [...pair])).toString());
    else {
      for (const [name, value] of fields) void asking.field(name, value);
      for (const { field, name, content } of files) void asking.attach(field, Buffer.from(content), { filename: name });
    }
    const answer = await asking;
    this.take(answer);
    return answer;
  }

  /** Signs in and expects to succeed. */
  async signIn(handle: string, password: string): Promise<this> {
    const answer = await this.ask('post', '/api/v1/session', { handle, password });
    if (answer.status !== 200) throw new Error(`sign-in of ${handle} answered ${answer.status}: ${answer.text}`);
    return this;
  }

  /** Opens a second window: it begins with the same cookies, and has separate ones from now on. */
  copy(): Browser {
    const copy = new Browser(this.app);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    copy.csrfToken = this.csrfToken;
    return copy;
  }

  private take(answer: request.Response): void {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const { csrfToken } = answer.body as { csrfToken?: unknown };
    if (typeof csrfToken === 'string') this.csrfToken = csrfToken;
  }
}
