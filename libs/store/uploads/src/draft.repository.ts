import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { columnsOf } from '@quadrant/store/database';
import { DraftEntity } from './draft.entity.js';
import {
  draftOf,
  MOST_DRAFTS,
  summaryOf,
  type Draft,
  type DraftChange,
  type DraftRefusal,
  type DraftSummary,
  type NewDraft,
} from './draft.js';

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

  /**
   * Stores a new draft. One of a live tournament, and a correction, replace the account's earlier draft of the same
   * tournament.
   *
   * @param keepsEarlier gives the earlier draft as it is instead
   */
  create(
    accountId: string,
    draft: NewDraft,
    at: Date,
    { most = MOST_DRAFTS, keepsEarlier = false }: { readonly most?: number; readonly keepsEarlier?: boolean } = {},
  ): Promise<Draft | DraftRefusal> {
    return inTransaction(this.dataSource, async (client, manager) => {
      await client.query(`select pg_advisory_xact_lock(hashtextextended('drafts of ' || $1, 0))`, [accountId]);
      const earlier = await findEarlier(client, accountId, draft);
      if (earlier !== null) return keepsEarlier ? earlier : replace(client, earlier.id, draft, at);
      if ((await manager.countBy(DraftEntity, { accountId })) >= most) return { kind: 'too-many-drafts', most };
      const { name, content, file, answers, live, corrects } = draft;
      const created = await client.query<DraftEntity>(
        `insert into drafts (account_id, name, content, file_format, file_sha256, answers, created_at, changed_at, live_id, live_version, live_report,
           tournament_key, tournament_revision, tournament_version)
         values ($1, $2, $3, $4, decode($5, 'hex'), $6, $7, $7, $8, $9, $10, $11, $12, $13) returning ${STORED}`,
        [
          ...[accountId, name, content, file?.format ?? null, file?.sha256 ?? null, JSON.stringify(answers), at],
          ...[live?.id ?? null, live?.version ?? null, live?.report ?? null],
          ...[corrects?.tournamentId ?? null, corrects?.revision ?? null, corrects?.version ?? null],
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
}

/** Finds the account's draft of the same live tournament, or its correction of the same stored one. */
async function findEarlier(client: PoolClient, accountId: string, { live, corrects }: NewDraft): Promise<Draft | null> {
  const { rows } = await client.query<DraftEntity>(
    `select ${STORED} from drafts where account_id = $1 and (live_id = $2 or tournament_key = $3)`,
    [accountId, live?.id ?? null, corrects?.tournamentId ?? null],
  );
  return rows[0] === undefined ? null : draftOf(rows[0]);
}

async function replace(
  client: PoolClient,
  id: string,
  { name, content, answers, live, corrects }: NewDraft,
  at: Date,
): Promise<Draft> {
  const { rows } = await client.query<DraftEntity>(
    `update drafts set version = version + 1, changed_at = $2, name = $3, content = $4, file_format = null, file_sha256 = null,
       answers = $5, live_version = $6, live_report = $7, tournament_revision = $8, tournament_version = $9
     where id = $1 returning ${STORED}`,
    [
      ...[id, at, name, content, JSON.stringify(answers), live?.version ?? null, live?.report ?? null],
      ...[corrects?.revision ?? null, corrects?.version ?? null],
    ],
  );
  return draftOf(rows[0]!);
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
