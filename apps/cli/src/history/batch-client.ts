import { unpackJson } from '@quadrant/rules/message';
import { setTimeout as sleep } from 'node:timers/promises';
import { askAny, type FrontDoor, readFrontDoor, type ShownProblem } from '../front-door-client.js';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { printJson, type OutputOptions } from '../output.js';
import { showProgress } from '../progress.js';
import type { Surroundings } from '../surroundings.js';
import { tell } from '../ask-and-tell.js';

/** The site refused a request. */
export class BatchRefused extends Error {
  constructor(readonly problem: ShownProblem) {
    super(problem.detail);
  }
}

export interface ShownBatch {
  readonly number: number;
  readonly name: string;
  readonly state: string;
  /** A director brings it in this history window. */
  readonly window: number | null;
  readonly files: number;
  readonly items: Readonly<Record<string, number>>;
  readonly job: { readonly step: keyof typeof STEPS; readonly done: number; readonly total: number } | null;
  readonly error: string | null;
  readonly fingerprint: string | null;
  readonly run: number | null;
  readonly undoRun: number | null;
}

const STEPS = {
  read: ['Reading', 'files'],
  diff: ['Computing what changes', 'tournaments'],
  publish: ['Publishing', 'tournaments'],
  undo: ['Taking back', 'tournaments'],
} as const;

/** The state of a batch is asked for so often. */
const LOOK_MS = 700;

/** Asks the operations under /api/v1/batches. Every method throws {@link BatchRefused} for a refusal. */
export class BatchClient {
  private readonly frontDoor: FrontDoor;

  constructor(private readonly surroundings: Surroundings) {
    this.frontDoor = readFrontDoor(surroundings);
  }

  async ask<Body>(
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    { query = {}, body }: { readonly query?: Record<string, string>; readonly body?: object } = {},
  ): Promise<Body> {
    const bytes = await this.bytes(method, path, {
      query,
      ...(body !== undefined && { body: new TextEncoder().encode(JSON.stringify(body)) }),
      type: 'application/json',
    });
    return JSON.parse(new TextDecoder().decode(bytes), unpackJson) as Body;
  }

  async bytes(
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    {
      query = {},
      body,
      type,
    }: { readonly query?: Record<string, string>; readonly body?: Uint8Array; readonly type?: string } = {},
  ): Promise<Uint8Array> {
    const answer = await askAny(this.frontDoor, {
      method,
      path: `/api/v1/batches${path}`,
      params: { path: {}, query, header: {} },
      ...(body !== undefined && { body }),
      ...(body !== undefined && type !== undefined && { headers: { 'content-type': type } }),
    });
    if (!answer.accepted) throw new BatchRefused(answer.problem);
    return answer.body;
  }

  /** Returns the rows of all pages of a list. */
  async pages<Row>(path: string, member: string, query: Record<string, string> = {}): Promise<Row[]> {
    const rows: Row[] = [];
    for (let after: string | null = null; ;) {
      const page: Record<string, unknown> = await this.ask('get', path, {
        query: { ...query, limit: '1000', ...(after !== null && { after }) },
      });
      rows.push(...(page[member] as Row[]));
      after = page['next'] as string | null;
      if (after === null) return rows;
    }
  }

  /** Begins a step, and follows it to its end. */
  async step(number: string, path: string, body?: object): Promise<ShownBatch> {
    return this.follow(await this.ask<ShownBatch>('post', `/${number}/${path}`, body === undefined ? {} : { body }));
  }

  /** Follows the step of a batch with a bar to its end. */
  async follow(asked: ShownBatch): Promise<ShownBatch> {
    let batch = asked;
    if (batch.job === null) return this.ended(batch);
    const [title, unit] = STEPS[batch.job.step];
    const progress = showProgress(this.surroundings, title, unit, 10_000);
    try {
      while (batch.job !== null && batch.error === null) {
        progress.update(batch.job.done, batch.job.total);
        await sleep(LOOK_MS);
        batch = await this.ask<ShownBatch>('get', `/${batch.number}`);
      }
    } finally {
      progress.stop();
    }
    return this.ended(batch);
  }

  private ended(batch: ShownBatch): ShownBatch {
    if (batch.error === null) return batch;
    const advice = `The batch is ${batch.state}. Correct the reason, then call this again.`;
    throw new BatchRefused({ title: 'The step failed', detail: String(batch.error), advice });
  }
}

/** Something to print: as JSON, and as text. */
export interface Told {
  readonly json: unknown;
  readonly text: string;
  readonly code?: ExitCode;
}

/** Does the work of a call, and prints its end or why it was refused. */
export async function withBatches(
  surroundings: Surroundings,
  { json }: OutputOptions,
  work: (client: BatchClient) => Promise<Told>,
): Promise<ExitCode> {
  try {
    const told = await work(new BatchClient(surroundings));
    if (json) printJson(surroundings, told.json);
    else surroundings.out(told.text);
    return told.code ?? DONE;
  } catch (error) {
    if (!(error instanceof BatchRefused)) throw error;
    tell(surroundings, { accepted: false, problem: error.problem }, json, () => '');
    return REFUSED;
  }
}

const ITEM_STATES = [
  ['ready', 'ready'],
  ['asks', 'without a fact'],
  ['double', 'brought twice'],
  ['refused', 'refused'],
  ['leftOut', 'left out'],
  ['read', 'read'],
] as const;

/** Says in a line or two how far a batch is. */
export function describeBatch({ number, name, state, files, items, run, undoRun }: ShownBatch): string {
  const counts = ITEM_STATES.flatMap(([key, word]) => (items[key] ? [`${items[key]} ${word}`] : []));
  return (
    `Batch ${number} “${name}” is ${state}: ${files === 1 ? '1 file' : `${files} files`}` +
    `${counts.length === 0 ? '' : `; tournaments: ${counts.join(', ')}`}.\n` +
    (run === null ? '' : `It was published as run ${run}.\n`) +
    (undoRun === null ? '' : `It was undone as run ${undoRun}.\n`)
  );
}
