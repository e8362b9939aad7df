import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import { readDraft, unpackFiles } from '@quadrant/rules/batches';
import type { BatchSettings } from '@quadrant/settings';
import {
  answersOf,
  type Batch,
  type BatchAuthor,
  BatchFileRepository,
  BatchPeopleRepository,
  BatchRefused,
  BatchRepository,
  BatchWorkRepository,
  type ItemResults,
} from '@quadrant/store/batches';
import { problemOfBatch } from './batch-refusal.js';

export const BATCH_SETTINGS = Symbol('settings of batches');

/** Says who asks, and in which request. */
export interface Asked {
  readonly actor: Actor;
  readonly requestId: string;
}

/** Answers requests about batches. */
@Injectable()
export class Batches {
  constructor(
    readonly repository: BatchRepository,
    readonly files: BatchFileRepository,
    readonly people: BatchPeopleRepository,
    private readonly work: BatchWorkRepository,
    private readonly clock: Clock,
    @Inject(BATCH_SETTINGS) readonly settings: BatchSettings,
  ) {}

  /** Does something with a batch. @throws Problem where that is refused */
  async try<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof BatchRefused ? problemOfBatch(error.problem) : error;
    }
  }

  /** Changes something of a batch. @returns the batch after that. @throws Problem where that is refused */
  change(number: number, work: () => Promise<unknown>): Promise<Batch> {
    return this.try(async () => {
      await work();
      return this.repository.find(number);
    });
  }

  authorOf({ actor, requestId }: Asked): BatchAuthor {
    return { handle: actor.handle, accountId: actor.accountId, at: this.clock.now(), requestId };
  }

  /**
   * Takes a file, or the files of an archive.
   *
   * @param told sha256 is that of what was checked, and replaces that of the file in whose place it comes; null when nobody
   *   says it
   */
  receive(
    number: number,
    bytes: Uint8Array,
    told: { readonly path: string; readonly sha256: string | null; readonly replaces: string | null },
    asked: Asked,
  ) {
    const { path, sha256, replaces } = told;
    return this.try(() => {
      if (sha256 !== null && createHash('sha256').update(bytes).digest('hex') !== sha256)
        throw new BatchRefused({ kind: 'batch-file-changed', path });
      return this.files.receive(
        number,
        unpackFiles(bytes, path),
        this.authorOf(asked),
        replaces === null ? null : { path, sha256: replaces },
      );
    });
  }

  /** Returns the report of a tournament whose facts are missing, as far as its file says it. */
  async readDraft(number: number, { item: { item, file, state } }: ItemResults): Promise<Buffer | null> {
    if (state !== 'asks') return null;
    const asked = (await this.work.listFiles(number)).find(({ path }) => path === file);
    if (asked === undefined || asked.parts === null) return null;
    const [whole, ...parts] = await Promise.all(
      [asked, ...asked.parts].map(async (part) => ({
        path: part.path,
        bytes: await this.files.read(number, part.path),
        answers: answersOf(part),
      })),
    );
    const { path, bytes, answers } = whole!;
    const index = item === file ? 0 : Number(item.slice(file.length + 1)) - 1;
    const draft = readDraft(bytes, path, index, answers, this.clock.now(), parts);
    return draft && Buffer.from(draft);
  }

  listLeases(number: number, { accountId }: Actor) {
    return this.people.listLeases(number, accountId, this.clock.now());
  }

  listClaimCodes(number: number) {
    return this.try(() => this.repository.listClaimCodes(number, this.clock.now()));
  }
}
