import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app';
import type { Queue } from 'bullmq';
import type { QueueSettings } from '@quadrant/settings';
import type { BackendConnection } from './backend-connection.js';
import { createErrorLog, type ErrorLog, type WriteLine } from './error-log.js';
import { JOB_NAMES } from './job-contract.js';
import { openBackend } from './open-backend.js';

/** The board answers with a page, a file or JSON. */
export interface BoardAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const JSON_TYPE = TYPES['.json']!;

/**
 * Bull Board, which shows the jobs in Redis. It is read-only: only its routes for GET are there. It is loaded, and
 * connects, with the first question.
 */
export class QueueBoard {
  readonly #readSettings: () => QueueSettings;
  readonly #log: ErrorLog;
  #open: Promise<OpenBoard> | null = null;

  constructor(readSettings: () => QueueSettings, write: WriteLine) {
    this.#readSettings = readSettings;
    this.#log = createErrorLog(write);
  }

  /** Tells whether there is a board: the queue is in Redis. */
  get isThere(): boolean {
    return this.#readSettings().backend.kind === 'redis';
  }

  /**
   * Answers a GET below `base`.
   *
   * @param base the address of the board, with a slash at its end
   * @param rest of the path after `base`, decoded
   * @returns null where the board has nothing
   * @throws when Redis does not answer
   */
  async answer(base: string, rest: string, query: Record<string, unknown>): Promise<BoardAnswer | null> {
    this.#open ??= this.#openBoard();
    let open: OpenBoard;
    try {
      open = await this.#open;
    } catch (error) {
      this.#open = null;
      throw error;
    }
    return open.board.answer(base, `/${rest}`, query);
  }

  async onApplicationShutdown(): Promise<void> {
    const open = await this.#open?.catch(() => null);
    await Promise.allSettled(open?.queues.map((queue) => queue.close()) ?? []);
    await open?.connection.close();
  }

  async #openBoard(): Promise<OpenBoard> {
    const [{ createBullBoard }, { BullMQAdapter }] = await Promise.all([
      import('@bull-board/api'),
      import('@bull-board/api/bullMQAdapter'),
    ]);
    const connection = await openBackend(this.#readSettings(), 'producer', this.#log);
    const queues = JOB_NAMES.map((name) => connection.queue(name) as unknown as Queue);
    for (const queue of queues) queue.on('error', this.#log);
    const board = new Board();
    createBullBoard({
      queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
      serverAdapter: board,
      options: { uiConfig: { boardTitle: 'Quadrant', hideDocsLink: true } },
    });
    return { connection, queues, board };
  }
}

interface OpenBoard {
  readonly connection: BackendConnection;
  readonly queues: readonly Queue[];
  readonly board: Board;
}

/** Bull Board asks this of a server. It keeps what it is told, and answers without knowing the server. */
class Board implements IServerAdapter {
  #queues: BullBoardQueues = new Map();
  #page = '';
  #files: ReadonlyMap<string, string> = new Map();
  #entry: AppViewRoute | null = null;
  #routes: readonly AppControllerRoute[] = [];
  #config: UIConfig = {};

  setQueues(queues: BullBoardQueues): this {
    this.#queues = queues;
    return this;
  }

  setViewsPath(folder: string): this {
    this.#page = path.join(folder, 'index.ejs');
    return this;
  }

  /** The files are listed once, so no path can lead elsewhere. */
  setStaticPath(address: string, folder: string): this {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    this.#files = new Map(
      names.map((name) => [`${address}/${name.replaceAll(path.sep, '/')}`, path.join(folder, name)]),
    );
    return this;
  }

  setEntryRoute(route: AppViewRoute): this {
    this.#entry = route;
    return this;
  }

  /** Its own handler would show people the text of an error: the caller gets the error instead. */
  setErrorHandler(): this {
    return this;
  }

  setApiRoutes(routes: AppControllerRoute[]): this {
    this.#routes = routes.filter(({ method }) => method === 'get');
    return this;
  }

  setUIConfig(config: UIConfig): this {
    this.#config = config;
    return this;
  }

  async answer(base: string, address: string, query: Record<string, unknown>): Promise<BoardAnswer | null> {
    const file = this.#files.get(address);
    const type = file === undefined ? undefined : TYPES[path.extname(file)];
    if (file !== undefined && type !== undefined) return { status: 200, type, body: await readFile(file) };
    if (this.#entry && pathsOf(this.#entry).some((route) => match(route, address) !== null)) return this.#show(base);
    for (const route of this.#routes) {
      for (const each of pathsOf(route)) {
        const params = match(each, address);
        if (params !== null) return this.#ask(route, params, query);
      }
    }
    return null;
  }

  /** Replaces what the template leaves open. Its font of another site is left out. */
  async #show(base: string): Promise<BoardAnswer> {
    const { params } = this.#entry!.handler({ basePath: base, uiConfig: this.#config });
    const template = await readFile(this.#page, 'utf8');
    const body = template
      .replace(/<link href="https:[^>]{1,400}>/, '')
      .replaceAll(/<%[=-] (\w+) %>/g, (_, name: string) => params[name] ?? '');
    return { status: 200, type: 'text/html; charset=utf-8', body };
  }

  async #ask(
    route: AppControllerRoute,
    params: Record<string, string>,
    query: Record<string, unknown>,
  ): Promise<BoardAnswer> {
    const answer = await route.handler({
      queues: this.#queues,
      uiConfig: this.#config,
      query,
      params,
      body: {},
      headers: {},
    });
    return { status: answer.status ?? 200, type: JSON_TYPE, body: JSON.stringify(answer.body) };
  }
}

const pathsOf = ({ route }: { readonly route: string | string[] }): readonly string[] => [route].flat();

/** Matches an address with a route such as `/queue/:queueName`; null where it does not fit. */
function match(route: string, address: string): Record<string, string> | null {
  const parts = address.split('/');
  const names = route.split('/');
  if (parts.length !== names.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index]!;
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}
