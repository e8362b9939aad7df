import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { columnsOf } from '@quadrant/store/database';
import { DraftEntity } from './draft.entity.js';
import {
  DRAFT_DAYS,
  draftOf,
  MOST_DRAFTS,
  summaryOf,
  type Draft,
  type DraftChange,
  type DraftOfLive,
  type DraftRefusal,
  type DraftSummary,
  type NewDraft,
} from './draft.js';

const DAY_MS = 86_400_000;

/** SQL: a draft as {@link draftOf} reads it, for statements that write it. */
const STORED = `${columnsOf(DraftEntity)}, content`;

/** Stores unfinished uploads. Every query names the account: nobody else sees them. */
@Injectable()
export class DraftRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists drafts; the newest comes first. */
  async list(accountId: string): Promise<DraftSummary[]> {
    const drafts = await this.dataSource
      .getRepository(DraftEntity)
      .find({ where: { accountId }, order: { changedAt: 'DESC', id: 'ASC' } });
    return drafts.map(summaryOf);
  }

  /** Returns null for a missing draft, and for one that belongs to another account. */
  async find(accountId: string, id: string): Promise<Draft | null> {
    const drafts = this.dataSource.getRepository(DraftEntity).createQueryBuilder('d').addSelect('d.content');
    const found = await drafts.where({ accountId, id }).getOne();
    return found && draftOf(found);
  }

  /** Stores a new draft. One of a live tournament replaces the account's earlier draft of it. */
  create(accountId: string, draft: NewDraft, at: Date, most: number = MOST_DRAFTS): Promise<Draft | DraftRefusal> {
    return inTransaction(this.dataSource, async (client, manager) => {
      await client.query(`select pg_advisory_xact_lock(hashtextextended('drafts of ' || $1, 0))`, [accountId]);
      const replaced = draft.live === null ? null : await replaceOfLive(client, accountId, draft, draft.live, at);
      if (replaced !== null) return replaced;
      if ((await manager.countBy(DraftEntity, { accountId })) >= most) return { kind: 'too-many-drafts', most };
      const { name, content, file, answers, live } = draft;
      const created = await client.query<DraftEntity>(
        `insert into drafts (account_id, name, content, file_format, file_sha256, answers, created_at, changed_at, live_id, live_version, live_report)
         values ($1, $2, $3, $4, decode($5, 'hex'), $6, $7, $7, $8, $9, $10) returning ${STORED}`,
        [
          ...[accountId, name, content, file?.format ?? null, file?.sha256 ?? null, JSON.stringify(answers), at],
          ...[live?.id ?? null, live?.version ?? null, live?.report ?? null],
        ],
      );
      return draftOf(created.rows[0]!);
    });
  }

  /** @param versions that it may have now; null for any */
  change(
    accountId: string,
    id: string,
    { name, answers, document }: DraftChange,
    versions: readonly number[] | null,
    at: Date,
  ): Promise<Draft | DraftRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const refusal = await lockDraft(client, accountId, id, versions);
      if (refusal !== null) return refusal;
      const { rows } = await client.query<DraftEntity>(
        `update drafts set version = version + 1, changed_at = $3, name = coalesce($4, name), answers = coalesce($5, answers),
           content = coalesce($6, content), file_format = case when $6::bytea is null then file_format end,
           file_sha256 = case when $6::bytea is null then file_sha256 end, live_id = case when $6::bytea is null then live_id end,
           live_version = case when $6::bytea is null then live_version end, live_report = case when $6::bytea is null then live_report end
         where account_id = $1 and id = $2 returning ${STORED}`,
        [accountId, id, at, name ?? null, answers === undefined ? null : JSON.stringify(answers), document ?? null],
      );
      return draftOf(rows[0]!);
    });
  }

  /** @returns null when it is deleted; it may have another version by now */
  delete(accountId: string, id: string, versions: readonly number[] | null = null): Promise<DraftRefusal | null> {
    return inTransaction(this.dataSource, async (client) => {
      const refusal = await lockDraft(client, accountId, id, versions);
      if (refusal !== null) return refusal;
      await client.query(`delete from drafts where account_id = $1 and id = $2`, [accountId, id]);
      return null;
    });
  }

  /** Deletes drafts that nobody has changed for 90 days. */
  async forgetOld(now: Date): Promise<void> {
    await this.dataSource.query(`delete from drafts where changed_at < $1`, [
      new Date(now.getTime() - DRAFT_DAYS * DAY_MS),
    ]);
  }
}

async function replaceOfLive(
  client: PoolClient,
  accountId: string,
  { name, content }: NewDraft,
  { id, version, report }: DraftOfLive,
  at: Date,
): Promise<Draft | null> {
  const { rows } = await client.query<DraftEntity>(
    `update drafts set version = version + 1, changed_at = $3, name = $4, content = $5, file_format = null, file_sha256 = null,
       answers = '{}', live_version = $6, live_report = $7
     where account_id = $1 and live_id = $2 returning ${STORED}`,
    [accountId, id, at, name, content, version, report],
  );
  return rows[0] === undefined ? null : draftOf(rows[0]);
}

async function lockDraft(
  client: PoolClient,
  accountId: string,
  id: string,
  versions: readonly number[] | null,
): Promise<DraftRefusal | null> {
  const { rows } = await client.query<{ version: number }>(
    `select version from drafts where account_id = $1 and id = $2 for update`,
    [accountId, id],
  );
  const [found] = rows;
  if (found === undefined) return { kind: 'draft-not-found' };
  if (versions !== null && !versions.includes(found.version)) return { kind: 'draft-changed', version: found.version };
  return null;
}
