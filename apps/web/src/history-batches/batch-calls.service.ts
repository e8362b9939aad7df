import { Injectable } from '@nestjs/common';
import type { ChosenName } from '@quadrant/rules/batches';
import type { Operation } from '../components/form/form.js';
import { ApiCalls, type ApiAnswer, type ApiCall } from '../forms/api-calls.service.js';
import type { AskedBatch } from './asked-batch.js';
import type {
  Batch,
  BatchDiff,
  BatchDoubles,
  BatchHalves,
  BatchPeople,
  BatchResults,
  BatchShape,
  EntriesOfName,
  ItemPage,
  LeftOutFile,
  ManifestRow,
  PlayerToSplit,
  RefusedFile,
  UndoPreview,
} from './shapes.js';
import type { FastifyRequest } from 'fastify';

type Asked = Pick<AskedBatch, 'number' | 'request'>;
type Query = Readonly<Record<string, string | null>>;

const BATCHES = '/api/v1/batches';
/** A page shows so many cards. */
export const CARDS_A_PAGE = 50;
export const PEOPLE_A_PAGE = 50;
/** A batch has fewer. */
const MOST_PEOPLE = 100_000;

/** A question that somebody keeps without a script is theirs for so long. */
export const KEPT_MINUTES = 10;

/** It holds the answers about one file. */
export interface SentRow {
  readonly file: string;
  readonly values: Readonly<Record<string, string>>;
  /** The page showed these: what others answer meanwhile stays. */
  readonly before: Readonly<Record<string, string>>;
}

/** Somebody says that files, or all of a shape, are no tournaments, or takes that back. */
export interface FilesDecision {
  readonly paths?: readonly string[];
  readonly shape?: string;
  readonly decision: 'leave-out' | 'take';
  readonly reason: string;
}

/** Calls the operations that the pages of a batch need. */
@Injectable()
export class BatchCalls {
  constructor(private readonly api: ApiCalls) {}

  async list(request: FastifyRequest): Promise<readonly Batch[]> {
    return (await this.api.get<{ batches: Batch[] }>(request, BATCHES)).batches;
  }

  /** Returns a player with their entries, of which some may be somebody else's. */
  toSplit(request: FastifyRequest, handle: string): Promise<PlayerToSplit> {
    return this.api.get(request, `${BATCHES}/splits?${new URLSearchParams({ handle }).toString()}`);
  }

  find(asked: Asked): Promise<Batch> {
    return this.get(asked);
  }

  items(asked: Asked, query: Query): Promise<ItemPage> {
    return this.get(asked, 'items', query);
  }

  /** Returns the results of a tournament; refused for a file that has none, or several. */
  results(asked: Asked, item: string): Promise<ApiAnswer<BatchResults>> {
    return this.api.ask(asked.request, { path: pathOf(asked, 'items/results', { item }) });
  }

  doubles(asked: Asked): Promise<BatchDoubles> {
    return this.get(asked, 'doubles');
  }

  decideDouble(
    asked: Asked,
    decision: { readonly items: readonly string[]; readonly kept: string | null; readonly reason: string },
  ): Promise<ApiAnswer<unknown>> {
    return this.send(asked, `POST /api/v1/batches/${asked.number}/items/doubles`, { body: decision });
  }

  decideFiles(asked: Asked, decision: FilesDecision): Promise<ApiAnswer<{ readonly files: number }>> {
    return this.send(asked, `POST /api/v1/batches/${asked.number}/files/decision`, { body: decision });
  }

  halves(asked: Asked): Promise<BatchHalves> {
    return this.get(asked, 'halves');
  }

  /** Lets a worker read what changed. */
  read(asked: Asked): Promise<ApiAnswer<unknown>> {
    return this.send(asked, `POST /api/v1/batches/${asked.number}/reading`, { body: {} });
  }

  /** Lists all files of which nothing can be read. */
  refused(asked: Asked): Promise<readonly RefusedFile[]> {
    return this.allFiles(asked, 'refused');
  }

  /** Lists all files that are no tournaments. */
  leftOut(asked: Asked): Promise<readonly LeftOutFile[]> {
    return this.allFiles(asked, 'leftOut');
  }

  private async allFiles<File>(asked: Asked, only: 'refused' | 'leftOut'): Promise<File[]> {
    const all: File[] = [];
    for (let after: string | null = ''; after !== null;) {
      const query = { [only]: 'true', limit: '1000', ...(after !== '' && { after }) };
      const page: { files: File[]; next: string | null } = await this.get(asked, 'files', query);
      all.push(...page.files);
      after = page.next;
    }
    return all;
  }

  async shapes(asked: Asked): Promise<readonly BatchShape[]> {
    return (await this.get<{ shapes: BatchShape[] }>(asked, 'shapes')).shapes;
  }

  async manifest(asked: Asked): Promise<readonly ManifestRow[]> {
    return (await this.get<{ rows: ManifestRow[] }>(asked, 'manifest')).rows;
  }

  /** Returns who is who, with one page of cards and one of people. */
  people(
    asked: Asked,
    { skip, name, from }: { readonly skip: number; readonly name: string; readonly from: number },
  ): Promise<BatchPeople> {
    return this.get(asked, 'people', {
      skip: String(skip),
      limit: String(CARDS_A_PAGE),
      name: name === '' ? null : name,
      from: String(from),
      most: String(PEOPLE_A_PAGE),
    });
  }

  /** Returns everybody, the people in the files and stored players, with the answers so far. */
  everybody(asked: Asked): Promise<Pick<BatchPeople, 'everybody' | 'answers' | 'names'>> {
    const query = { limit: '1', most: String(MOST_PEOPLE), stored: 'true' };
    return this.get(asked, 'people', query);
  }

  /** Lists the tournaments of the people with a name. */
  entries(asked: Asked, text: string): Promise<EntriesOfName> {
    return this.get(asked, 'entries', { text });
  }

  answer(
    asked: Asked,
    answers: readonly object[],
    toQuestions: boolean,
    more: { readonly names?: readonly ChosenName[]; readonly instead?: readonly number[] } = {},
  ): Promise<ApiAnswer<unknown>> {
    const { names = [], instead = [] } = more;
    const body = { answers, toQuestions, names, ...(instead.length > 0 && { instead }) };
    return this.send(asked, `POST /api/v1/batches/${asked.number}/answers`, { body });
  }

  /** Keeps a question for a reader whose page has no script to ask again. */
  keepQuestion(asked: Asked, question: object): Promise<ApiAnswer<unknown>> {
    return this.send(asked, `POST /api/v1/batches/${asked.number}/leases`, {
      body: { ...question, minutes: KEPT_MINUTES },
    });
  }

  saveRecipe(
    asked: Asked,
    fingerprint: string,
    answers: Readonly<Record<string, string>>,
  ): Promise<ApiAnswer<unknown>> {
    return this.send(asked, `PUT /api/v1/batches/${asked.number}/shapes/${encodeURIComponent(fingerprint)}`, {
      body: { answers },
    });
  }

  saveManifest(asked: Asked, rows: readonly SentRow[]): Promise<ApiAnswer<unknown>> {
    return this.send(asked, `PUT /api/v1/batches/${asked.number}/manifest`, { body: { rows } });
  }

  /** Returns a file as it came; null for one that is not there, or no longer kept. */
  content(asked: Asked, path: string): Promise<Buffer | null> {
    return this.api.bytes(asked.request, pathOf(asked, 'files/content', { path }));
  }

  /** @param replaces SHA-256 of the version that it corrects; a file that changed meanwhile is refused */
  sendFile(asked: Asked, path: string, body: Buffer, replaces?: string): Promise<ApiAnswer<SentFiles>> {
    const query = new URLSearchParams({ path, ...(replaces !== undefined && { replaces }) }).toString();
    const type = 'application/octet-stream';
    return this.send(asked, `PUT /api/v1/batches/${asked.number}/files?${query}`, { body, type });
  }

  /** It is null while no diff was computed. */
  async diff(asked: Asked): Promise<BatchDiff | null> {
    const answer = await this.api.ask<BatchDiff>(asked.request, { path: pathOf(asked, 'diff') });
    return answer.kind === 'done' ? answer.value : null;
  }

  undo(asked: Asked): Promise<ApiAnswer<UndoPreview>> {
    return this.api.ask(asked.request, { path: pathOf(asked, 'undo') });
  }

  private get<Value>(asked: Asked, part = '', query: Query = {}): Promise<Value> {
    return this.api.get(asked.request, pathOf(asked, part, query));
  }

  private send<Value>(
    { request }: Asked,
    operation: Operation,
    sent: Pick<ApiCall, 'body' | 'type'>,
  ): Promise<ApiAnswer<Value>> {
    const [method, path] = operation.split(' ') as ['POST' | 'PUT', string];
    return this.api.ask(request, { method, path, ...sent });
  }
}

/** The answer to sent files. */
export interface SentFiles {
  readonly received: number;
  readonly replaced: number;
  readonly unchanged: number;
  readonly refused: readonly { readonly path: string; readonly reason: string }[];
}

function pathOf({ number }: Asked, part: string, query: Query = {}): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null);
  const path = `${BATCHES}/${number}${part === '' ? '' : `/${part}`}`;
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
