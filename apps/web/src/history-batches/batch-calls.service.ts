import { Injectable } from '@nestjs/common';
import { ApiCalls, type ApiAnswer } from '../forms/api-calls.service.js';
import type {
  Batch,
  BatchDiff,
  BatchEntry,
  BatchHalves,
  BatchPeople,
  BatchResults,
  BatchShape,
  ItemPage,
  ManifestRow,
  PlayerToSplit,
  RefusedFile,
  RefusedFiles,
  UndoPreview,
} from './shapes.js';
import type { FastifyRequest } from 'fastify';

const BATCHES = '/api/v1/batches';
/** A page shows so many cards. */
export const CARDS_A_PAGE = 50;

/** A question that somebody keeps without a script is theirs for so long. */
export const KEPT_MINUTES = 10;

/** Calls the operations that the pages of a batch need. */
@Injectable()
export class BatchCalls {
  constructor(private readonly api: ApiCalls) {}

  async list(request: FastifyRequest): Promise<readonly Batch[]> {
    return (await this.api.get<{ batches: Batch[] }>(request, BATCHES)).batches;
  }

  find(request: FastifyRequest, number: string): Promise<Batch> {
    return this.api.get(request, pathOf(number));
  }

  items(request: FastifyRequest, number: string, query: Record<string, string | null>): Promise<ItemPage> {
    return this.api.get(request, pathOf(number, 'items', query));
  }

  /** Returns the results of a tournament; refused for a file that has none, or several. */
  results(request: FastifyRequest, number: string, item: string): Promise<ApiAnswer<BatchResults>> {
    return this.api.ask(request, { path: pathOf(number, 'items/results', { item }) });
  }

  halves(request: FastifyRequest, number: string): Promise<BatchHalves> {
    return this.api.get(request, pathOf(number, 'halves'));
  }

  /** Lets a worker read what changed. */
  read(request: FastifyRequest, number: string): Promise<ApiAnswer<unknown>> {
    return this.api.ask(request, { method: 'POST', path: pathOf(number, 'reading'), body: {} });
  }

  /** Lists files of which nothing can be read; only the first ones where there are many. */
  async refused(request: FastifyRequest, number: string): Promise<RefusedFiles> {
    const path = pathOf(number, 'files', { refused: 'true', limit: String(CARDS_A_PAGE) });
    const { files, next } = await this.api.get<{ files: RefusedFile[]; next: string | null }>(request, path);
    return { files, hasMore: next !== null };
  }

  async shapes(request: FastifyRequest, number: string): Promise<readonly BatchShape[]> {
    return (await this.api.get<{ shapes: BatchShape[] }>(request, pathOf(number, 'shapes'))).shapes;
  }

  async manifest(request: FastifyRequest, number: string): Promise<readonly ManifestRow[]> {
    return (await this.api.get<{ rows: ManifestRow[] }>(request, pathOf(number, 'manifest'))).rows;
  }

  /** Returns who is who, with one page of cards. */
  people(request: FastifyRequest, number: string, skip: number): Promise<BatchPeople> {
    return this.api.get(request, pathOf(number, 'people', { skip: String(skip), limit: String(CARDS_A_PAGE) }));
  }

  /** Lists the tournaments in which a name is. */
  async entries(request: FastifyRequest, number: string, text: string): Promise<readonly BatchEntry[]> {
    return (await this.api.get<{ entries: BatchEntry[] }>(request, pathOf(number, 'entries', { text }))).entries;
  }

  answer(
    request: FastifyRequest,
    number: string,
    answers: readonly object[],
    toQuestions: boolean,
  ): Promise<ApiAnswer<unknown>> {
    return this.api.ask(request, {
      method: 'POST',
      path: `/api/v1/batches/${encodeURIComponent(number)}/answers`,
      body: { answers, toQuestions },
    });
  }

  /** Keeps a question for a reader whose page has no script to ask again. */
  keepQuestion(request: FastifyRequest, number: string, question: object): Promise<ApiAnswer<unknown>> {
    return this.api.ask(request, {
      method: 'POST',
      path: `/api/v1/batches/${encodeURIComponent(number)}/leases`,
      body: { ...question, minutes: KEPT_MINUTES },
    });
  }

  leaveOut(request: FastifyRequest, number: string, item: string, reason: string): Promise<ApiAnswer<unknown>> {
    return this.api.ask(request, {
      method: 'POST',
      path: `/api/v1/batches/${encodeURIComponent(number)}/items/decision`,
      body: { item, decision: 'leave-out', reason },
    });
  }

  saveRecipe(
    request: FastifyRequest,
    number: string,
    fingerprint: string,
    answers: Readonly<Record<string, string>>,
  ): Promise<ApiAnswer<Batch>> {
    const path = `/api/v1/batches/${encodeURIComponent(number)}/shapes/${encodeURIComponent(fingerprint)}`;
    return this.api.ask(request, { method: 'PUT', path, body: { answers } });
  }

  saveManifest(
    request: FastifyRequest,
    number: string,
    rows: readonly { readonly file: string; readonly values: Readonly<Record<string, string>> }[],
  ): Promise<ApiAnswer<unknown>> {
    return this.api.ask(request, {
      method: 'PUT',
      path: `/api/v1/batches/${encodeURIComponent(number)}/manifest`,
      body: { rows },
    });
  }

  sendFile(request: FastifyRequest, number: string, path: string, body: Buffer): Promise<ApiAnswer<SentFiles>> {
    return this.api.ask(request, {
      method: 'PUT',
      path: `/api/v1/batches/${encodeURIComponent(number)}/files?${new URLSearchParams({ path }).toString()}`,
      body,
      type: 'application/octet-stream',
    });
  }

  /** It is null while no diff was computed. */
  async diff(request: FastifyRequest, number: string): Promise<BatchDiff | null> {
    const answer = await this.api.ask<BatchDiff>(request, { path: pathOf(number, 'diff') });
    return answer.kind === 'done' ? answer.value : null;
  }

  /** Returns a player with their entries, of which some may be somebody else's. */
  toSplit(request: FastifyRequest, handle: string): Promise<PlayerToSplit> {
    return this.api.get(request, `/api/v1/batches/splits?${new URLSearchParams({ handle }).toString()}`);
  }

  undo(request: FastifyRequest, number: string): Promise<ApiAnswer<UndoPreview>> {
    return this.api.ask(request, { path: pathOf(number, 'undo') });
  }
}

/** The answer to sent files. */
export interface SentFiles {
  readonly received: number;
  readonly replaced: number;
  readonly unchanged: number;
  readonly refused: readonly { readonly path: string; readonly reason: string }[];
}

function pathOf(number: string, part = '', query: Readonly<Record<string, string | null>> = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  const path = `${BATCHES}/${encodeURIComponent(number)}${part === '' ? '' : `/${part}`}`;
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
