import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { BatchPublicationRepository, BatchWorkRepository } from '@quadrant/store/batches';
import { PreviewRepository } from '@quadrant/store/previews';
import type { DataSource } from 'typeorm';
import { Batches } from '../../../apps/worker/src/batches.service.js';
import { ask } from '../../builders/in-process.js';
import type { HttpWalk } from '../http-walk.js';

const BATCHES = '/api/v1/batches';

/** Does what a coordinator and a worker do with a batch, through the HTTP API and the jobs. */
export interface BatchWalk {
  send(method: Method, path: string, body?: object, token?: string): SentRequest;
  file(batch: number, path: string, content: string | Uint8Array): SentRequest;
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

/** @param token of a coordinator, who asks unless another token is given */
export function batchWalk(walk: HttpWalk, token: () => string, now: () => Date): BatchWalk {
  const request = (method: Method, path: string, by: string) => {
    const asked = method === 'get' ? walk.get(path) : ask(walk.app, method, path);
    return asked.set('authorization', `Bearer ${by}`);
  };
  return {
    send(method, path, body, by = token()) {
      const asked = request(method, `${BATCHES}${path}`, by);
      return body === undefined ? asked : asked.send(body);
    },
    file(batch, path, content) {
      const asked = request('put', `${BATCHES}/${batch}/files?path=${encodeURIComponent(path)}`, token());
      return asked
        .set('content-type', 'application/octet-stream')
        .serialize((bytes: unknown) => bytes as string)
        .send(Buffer.from(content));
    },
    work: (batch, step) => createBatches(walk.dataSource, now).work(batch, step),
    async publish(batch, undo = false) {
      await createBatches(walk.dataSource, now).work(batch, undo ? 'undo' : 'publish');
      return walk.publisher.publish({ kind: 'batch', batch, undo });
    },
  };
}
