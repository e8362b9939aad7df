import type { HttpWalk } from '../http-walk.js';
import { Browser } from './browser.js';
import { Page, pageOf } from './page.js';

/** A person who goes from page to page in a browser that runs no script. */
export class Reader {
  /** They see this page. */
  page: Page;

  constructor(readonly browser: Browser) {
    this.page = new Page(browser, '/', 0, '');
  }

  static of(walk: HttpWalk): Reader {
    return new Reader(new Browser(() => walk.app));
  }

  get path(): string {
    return this.page.path;
  }

  get status(): number {
    return this.page.status;
  }

  get html(): string {
    return this.page.html;
  }

  /** Returns what the page says, without its marks. */
  get text(): string {
    return this.page.text;
  }

  /** Signs in by the page, and expects to succeed. */
  async signIn(handle: string, password: string): Promise<this> {
    await this.open('/sign-in?to=/account');
    await this.send('sign-in', { handle, password });
    if (this.path !== '/account') throw new Error(`the sign-in of ${handle} ended at ${this.path}: ${this.text}`);
    return this;
  }

  /** Requests a page and follows its redirects. */
  async open(path: string): Promise<this> {
    this.page = await pageOf(this.browser, path);
    return this;
  }

  /** Does the same as {@link Page.send}, and stays on the page that follows. */
  async send(...sent: Parameters<Page['send']>): Promise<this> {
    this.page = await this.page.send(...sent);
    return this;
  }
}
