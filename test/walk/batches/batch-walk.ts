import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import type { Role } from '@quadrant/rules/permissions';
import { BatchPublicationRepository, BatchWorkRepository } from '@quadrant/store/batches';
import { PreviewRepository } from '@quadrant/store/previews';
import type { DataSource } from 'typeorm';
import { Batches } from '../../../apps/worker/src/batches.service.js';
import { ask } from '../../builders/in-process.js';
import { makeAccount, PASSWORD } from '../accounts/people.js';
import { Reader } from '../accounts/reader.js';
import { type HttpWalk, ON_TIME, useHttpWalk } from '../http-walk.js';

const BATCHES = '/api/v1/batches';

/** A file, and what is answered about it: its day with the usual facts, or facts of its own. Without them it has to say everything. */
export type Brought = readonly [path: string, content: string, facts?: string | Readonly<Record<string, string>>];

/** As much of a batch as most tests look at. */
export interface ShownBatch {
  readonly number: number;
  readonly state: string;
  readonly fingerprint: string;
  readonly items: Readonly<Record<string, number>>;
}

/** Does what a coordinator and a worker do with a batch, through the HTTP API and the jobs. */
export interface BatchWalk {
  readonly walk: HttpWalk;
  /** It is the token of who brings the batches. */
  readonly token: string;
  send(method: Method, path: string, body?: object, token?: string): SentRequest;
  file(batch: number, path: string, content: string | Uint8Array): SentRequest;
  /** Opens a batch. @returns its number */
  open(name?: string): Promise<number>;
  /** Opens a batch with files and what is answered about them, and reads them. @returns its number */
  bring(...files: readonly Brought[]): Promise<number>;
  /** Answers about files; what was answered about others stays. */
  answer(batch: number, ...files: readonly (readonly [path: string, facts: string | object])[]): Promise<void>;
  /** Reads what changed, and settles people again. */
  read(batch: number): Promise<void>;
  /** Computes what changes. @returns the batch after that */
  compare(batch: number): Promise<ShownBatch>;
  show(batch: number): Promise<ShownBatch>;
  list<Row>(batch: number, what: 'items' | 'shapes' | 'files'): Promise<readonly Row[]>;
  /** Asks to publish what a diff shows. */
  askToPublish(batch: Pick<ShownBatch, 'number' | 'fingerprint'>, token?: string): SentRequest;
  /** Computes what changes, and publishes that. @returns the run */
  publishAll(batch: number): Promise<number | null>;
  /** Takes a published batch back. @returns the run */
  undo(batch: number): Promise<number | null>;
  /** Does the step that the batch waits for. */
  work(batch: number, step: string): Promise<void>;
  /** Does the step, and the run that it asks for. */
  publish(batch: number, undo?: boolean): Promise<number | null>;
}

type Method = 'get' | 'post' | 'put' | 'delete';
type SentRequest = ReturnType<HttpWalk['get']>;

export const createBatches = (dataSource: DataSource, now: () => Date): Batches =>
  new Batches(
    new BatchWorkRepository(dataSource),
    new BatchPublicationRepository(dataSource),
    new PreviewRepository(dataSource),
    { now },
    DEFAULT_RATING_RULES,
  );

interface Bringer {
  readonly handle?: string;
  readonly role?: Role;
  readonly walk?: HttpWalk;
  readonly now?: () => Date;
}

/** Call it at the top of a spec file: a site, and somebody who brings batches to it. */
export function useBatches({
  handle = 'Thsch',
  role = 'coordinator',
  walk = useHttpWalk(),
  now = () => ON_TIME,
}: Bringer = {}): BatchWalk {
  let token: string;
  beforeAll(async () => {
    token = await walk.createToken(role, handle);
  });
  const request = (method: Method, path: string, by: string) => {
    const asked = method === 'get' ? walk.get(path) : ask(walk.app, method, path);
    return asked.set('authorization', `Bearer ${by}`);
  };
  const batches: BatchWalk = {
    walk,
    get token() {
      return token;
    },
    send(method, path, body, by = token) {
      const asked = request(method, `${BATCHES}${path}`, by);
      return body === undefined ? asked : asked.send(body);
    },
    file(batch, path, content) {
      const asked = request('put', `${BATCHES}/${batch}/files?path=${encodeURIComponent(path)}`, token);
      return asked
        .set('content-type', 'application/octet-stream')
        .serialize((bytes: unknown) => bytes as string)
        .send(Buffer.from(content));
    },
    async open(name = 'The club') {
      return ((await batches.send('post', '', { name }).expect(201)).body as ShownBatch).number;
    },
    async bring(...files) {
      const batch = await batches.open();
      for (const [path, content] of files) await batches.file(batch, path, content).expect(200);
      const answered = files.flatMap(([path, , facts]) => (facts === undefined ? [] : [[path, facts] as const]));
      await batches.answer(batch, ...answered);
      await batches.read(batch);
      return batch;
    },
    async answer(batch, ...files) {
      const rows = files.map(([file, facts]) => ({
        file,
        values: typeof facts === 'string' ? { game: '2e', director: 'Thsch', name: file, startsAt: facts } : facts,
      }));
      await batches.send('put', `/${batch}/manifest`, { rows }).expect(200);
    },
    async read(batch) {
      await batches.send('post', `/${batch}/reading`).expect(202);
      await batches.work(batch, 'read');
    },
    async compare(batch) {
      await batches.send('post', `/${batch}/diff`).expect(202);
      await batches.work(batch, 'diff');
      return batches.show(batch);
    },
    show: async (batch) => (await batches.send('get', `/${batch}`).expect(200)).body as ShownBatch,
    list: async <Row>(batch: number, what: string) =>
      ((await batches.send('get', `/${batch}/${what}`).expect(200)).body as Record<string, Row[]>)[what]!,
    askToPublish: ({ number, fingerprint }, by = token) =>
      batches.send('post', `/${number}/publication`, { fingerprint, reason: 'our past' }, by),
    async publishAll(batch) {
      await batches.askToPublish(await batches.compare(batch)).expect(202);
      return batches.publish(batch);
    },
    async undo(batch) {
      await batches.send('post', `/${batch}/undo`, { reason: 'wrong years' }).expect(202);
      return batches.publish(batch, true);
    },
    work: (batch, step) => createBatches(walk.dataSource, now).work(batch, step),
    async publish(batch, undo = false) {
      await createBatches(walk.dataSource, now).work(batch, undo ? 'undo' : 'publish');
      return walk.publisher.publish({ kind: 'batch', batch, undo });
    },
  };
  return batches;
}

/** A coordinator opens the pages of batches in a browser that runs no script. */
export function useCoordinator({ walk }: BatchWalk): Reader {
  const reader = Reader.of(walk);
  beforeAll(async () => {
    await makeAccount(walk.dataSource, 'Anna', { role: 'coordinator', continent: 'europe' });
    await reader.signIn('Anna', PASSWORD);
  });
  return reader;
}
