import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import {
  BATCH_LIMITS,
  concludeDates,
  findParts,
  type Halves,
  type NotTaken,
  PART_OF,
  type TakenFile,
} from '@quadrant/rules/batches';
import { type Answers, isAnswerKey, openWithGame, refuseTexts, TEXT_ANSWER } from '@quadrant/rules/files';
import type { Finding } from '@quadrant/rules/tournament';
import { type Author, inTransaction } from '@quadrant/store/audit';
import { audit, beginChange } from './batch.repository.js';
import { judgeAgain } from './judge-again.js';
import { leaveFilesOut, takeFilesAgain } from './leave-out-files.js';
import { loadDateEvidence } from './load-date-evidence.js';
import { BatchRefused, loadBatch } from './batch.js';

export interface BatchFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly shape: string | null;
  readonly isRead: boolean;
  readonly kind: 'games' | 'standings' | 'refused' | null;
  readonly open: readonly string[];
  readonly findings: readonly Finding[];
  /** Why it is no tournament, where somebody said so. */
  readonly leftOut: string | null;
}

/** Somebody decides about some files, or about all of a shape. */
export type FilesToDecide = { readonly paths: readonly string[] } | { readonly shape: string };

export interface ReceivedFiles {
  readonly received: number;
  readonly replaced: number;
  readonly unchanged: number;
  readonly refused: readonly NotTaken[];
}

export interface BatchShape {
  readonly fingerprint: string;
  readonly label: string;
  readonly files: number;
  readonly example: string;
  /** The questions that are open in one of its files, and its columns that are not read, as `column.HEADING`. */
  readonly open: readonly string[];
  readonly answers: Readonly<Record<string, string>>;
  /** The answers of the last published batch that had files of this shape; null where none has. */
  readonly earlier: EarlierRecipe | null;
  readonly refused: number;
  /** So many of them are left out: they are no tournaments, and ask nothing. */
  readonly leftOut: number;
  /** The order of days and months that its files prove; null where they prove none. */
  readonly dates: 'day-first' | 'month-first' | null;
}

/** An earlier batch answered so for all files of a shape. */
export interface EarlierRecipe {
  readonly batch: number;
  readonly name: string;
  readonly answers: Readonly<Record<string, string>>;
}

/** The files of a shape are read as in that batch. */
export interface TakenRecipe {
  readonly shape: string;
  readonly batch: number;
}

export interface ManifestRow {
  readonly file: string;
  readonly values: Readonly<Record<string, string>>;
  readonly proposed: Readonly<Record<string, string>>;
  readonly open: readonly string[];
  /** It is the fingerprint of its shape. */
  readonly shape: string | null;
  /** The texts that an answer changed when the file was read. */
  readonly textsRead: readonly string[];
}

/** It holds the answers about a file that somebody sends. */
export interface SentAnswers extends Pick<ManifestRow, 'file' | 'values'> {
  /** These answers they saw before: only what differs from them is stored. Without it, the answers replace all others. */
  readonly before?: Readonly<Record<string, string>> | undefined;
}

/** A file that somebody joined with the one that has another part of its tournament. */
export interface JoinedFile {
  readonly file: string;
  readonly partOf: string;
  readonly decidedBy: string;
  /** It counts since the files were read. */
  readonly isRead: boolean;
}

export interface BatchHalves {
  readonly offers: readonly Halves[];
  readonly joined: readonly JoinedFile[];
}

/** The key of the answer that a finding about an unread column asks for; its pointer escapes / and ~. */
const UNREAD_COLUMN = `replace(replace(substr(u->>'pointer', 2), '~1', '/'), '~0', '~')`;

/** SQL: what the last other batch than $1 that was published answered for files of the shape of `f`. */
const EARLIER = `
  select json_build_object('batch', b.number, 'name', b.name, 'answers', r.answers)
  from batch_recipes r join batches b on b.number = r.batch
  where r.shape = f.shape and r.batch <> $1 and b.published_at is not null and r.answers <> '{}'
  order by b.published_at desc limit 1`;

/** Stores the files of batches, and the answers that read them. */
@Injectable()
export class BatchFileRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Takes files into a batch, in one transaction. One of the same path is replaced, unless it has the same bytes.
   *
   * @param replaced the file that somebody corrected, as they saw it; null: nobody says it
   * @throws BatchRefused for a batch that takes no files any more, or that has too many, and where the corrected file changed
   */
  receive(
    number: number,
    files: Iterable<TakenFile>,
    author: Author,
    replaced: Pick<BatchFile, 'path' | 'sha256'> | null = null,
  ): Promise<ReceivedFiles> {
    return inTransaction(this.dataSource, async (client) => {
      await beginChange(client, number, 'files');
      if (replaced !== null) await requireUnchanged(client, number, replaced);
      const counts = { received: 0, replaced: 0, unchanged: 0 };
      const refused: NotTaken[] = [];
      for (const taken of files) {
        if ('notTaken' in taken) {
          refused.push(taken.notTaken);
          continue;
        }
        const { path, content } = taken.file;
        const sha256 = hash('sha256', content, 'buffer');
        const { rows } = await client.query<{ sha256: Buffer; hasContent: boolean }>(
          `select sha256, content is not null as "hasContent" from batch_files where batch = $1 and path = $2`,
          [number, path],
        );
        if (rows[0]?.sha256.equals(sha256) === true) {
          counts.unchanged += 1;
          continue;
        }
        if (rows[0]) await client.query(`delete from batch_items where batch = $1 and path = $2`, [number, path]);
        await client.query(
          `insert into batch_files (batch, path, content, bytes, sha256, received_at, sent_by) values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (batch, path) do update set content = excluded.content, bytes = excluded.bytes, sha256 = excluded.sha256,
             received_at = excluded.received_at, sent_by = excluded.sent_by, read_with = null, kind = null, shape = null,
             shape_label = null, open = '[]', proposals = '{}', findings = '[]', left_out_reason = null, left_out_by = null,
             left_out_at = null`,
          [number, path, Buffer.from(content), content.length, sha256, author.at, author.handle],
        );
        counts[rows[0] ? 'replaced' : 'received'] += 1;
      }
      const { files: stored } = await loadBatch(client, number);
      if (stored > BATCH_LIMITS.files) throw new BatchRefused({ kind: 'batch-too-large', limit: 'files' });
      await audit(client, 'batch.receive', number, { ...counts, refused: refused.length }, author);
      return { ...counts, refused };
    });
  }

  /**
   * Lists files by path, from behind one.
   *
   * @param only refused ones that somebody still has to correct, or those that were left out; null: all
   * @throws BatchRefused
   */
  list(number: number, after: string, limit: number, only: 'refused' | 'left-out' | null = null): Promise<BatchFile[]> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<BatchFile>(
        `select path, bytes, encode(sha256, 'hex') as sha256, shape, read_with is not null as "isRead", kind, open, findings,
           left_out_reason as "leftOut"
         from batch_files where batch = $1 and path collate "C" > $2 and case $4
           when 'refused' then kind = 'refused' and left_out_reason is null
           when 'left-out' then left_out_reason is not null
           else true end order by path collate "C" limit $3`,
        [number, after, limit, only],
      );
      return rows;
    });
  }

  /** Returns a file as it came. @throws BatchRefused for one that is not there, or no longer kept */
  read(number: number, path: string): Promise<Buffer> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<{ content: Buffer | null }>(
        `select content from batch_files where batch = $1 and path = $2`,
        [number, path],
      );
      const content = rows[0]?.content ?? null;
      if (content === null) throw new BatchRefused({ kind: 'batch-file-not-found', path });
      return content;
    });
  }

  /** @throws BatchRefused */
  remove(number: number, path: string, author: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await beginChange(client, number, 'files');
      const { rowCount } = await client.query(`delete from batch_files where batch = $1 and path = $2`, [number, path]);
      if (rowCount === 0) throw new BatchRefused({ kind: 'batch-file-not-found', path });
      await audit(client, 'batch.remove-file', number, { path }, author);
    });
  }

  /** @throws BatchRefused */
  listShapes(number: number): Promise<BatchShape[]> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<BatchShape>(
        `select f.shape as fingerprint, min(f.shape_label) as label, count(*)::integer as files, min(f.path) as example,
           (select coalesce(json_agg(distinct o), '[]') from batch_files g, lateral (
                select jsonb_array_elements_text(g.open) as o
                union all select ${UNREAD_COLUMN} from jsonb_array_elements(g.findings) u
                  where u->>'code' = 'column-not-used' and u->>'pointer' like '/column.%') asked
             where g.batch = $1 and g.shape = f.shape and g.left_out_reason is null) as open,
           count(*) filter (where f.kind = 'refused')::integer as refused,
           count(*) filter (where f.left_out_reason is not null)::integer as "leftOut",
           case when count(distinct f.proposals->>'dates') = 1 then min(f.proposals->>'dates') end as dates,
           coalesce((select r.answers from batch_recipes r where r.batch = $1 and r.shape = f.shape), '{}') as answers,
           (${EARLIER}) as earlier
         from batch_files f where f.batch = $1 and f.shape is not null group by f.shape order by count(*) desc, f.shape`,
        [number],
      );
      return rows;
    });
  }

  /**
   * Leaves files out that are no tournaments, with all that was read in them, or takes them again.
   *
   * @param reason null: they are taken again
   * @returns how many files that concerns
   * @throws BatchRefused for a file or a shape that is not there
   */
  decideFiles(number: number, files: FilesToDecide, reason: string | null, author: Author): Promise<number> {
    return inTransaction(this.dataSource, async (client) => {
      await beginChange(client, number, 'answers');
      const { rows } = await client.query<{ path: string; isOut: boolean }>(
        `select path, left_out_reason is not null as "isOut" from batch_files
         where batch = $1 and case when $2::text is null then path = any($3) else shape = $2 end`,
        [number, 'shape' in files ? files.shape : null, 'paths' in files ? files.paths : []],
      );
      if (rows.length === 0 && 'shape' in files) throw new BatchRefused({ kind: 'batch-shape-not-found' });
      const known = new Set(rows.map(({ path }) => path));
      const lost = 'paths' in files ? files.paths.find((path) => !known.has(path)) : undefined;
      if (lost !== undefined) throw new BatchRefused({ kind: 'batch-file-not-found', path: lost });
      const changed = rows.filter(({ isOut }) => isOut === (reason === null)).map(({ path }) => path);
      if (reason === null) await takeFilesAgain(client, number, changed);
      else await leaveFilesOut(client, number, changed, reason, author);
      await judgeAgain(client, number);
      const decided = { files: changed.length, decision: reason === null ? 'take' : 'leave-out', reason };
      await audit(client, 'batch.decide', number, { ...files, ...decided }, author);
      return changed.length;
    });
  }

  /** Stores what all files of a shape mean. @throws BatchRefused */
  decideShape(number: number, shape: string, answers: Answers, author: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await beginChange(client, number, 'files');
      const { rowCount } = await client.query(`select from batch_files where batch = $1 and shape = $2 limit 1`, [
        number,
        shape,
      ]);
      if (rowCount === 0) throw new BatchRefused({ kind: 'batch-shape-not-found' });
      await storeRecipe(client, number, shape, Object.fromEntries(answers), author);
    });
  }

  /**
   * Takes what earlier batches answered for shapes that have no answer in this one.
   *
   * @param shape only for this one; null for all
   * @returns the shapes with the batches whose answers they have now
   * @throws BatchRefused
   */
  takeEarlier(number: number, shape: string | null, author: Author): Promise<TakenRecipe[]> {
    return inTransaction(this.dataSource, async (client) => {
      await beginChange(client, number, 'files');
      const { rows } = await client.query<{ shape: string; earlier: EarlierRecipe }>(
        `select f.shape, f.earlier from (
           select f.shape, (${EARLIER}) as earlier
           from (select distinct shape from batch_files where batch = $1 and ($2::text is null or shape = $2)) f
           where not exists (select from batch_recipes r where r.batch = $1 and r.shape = f.shape and r.answers <> '{}')) f
         where f.earlier is not null order by f.shape`,
        [number, shape],
      );
      for (const { shape: taken, earlier } of rows) await storeRecipe(client, number, taken, earlier.answers, author);
      return rows.map(({ shape: taken, earlier }) => ({ shape: taken, batch: earlier.batch }));
    });
  }

  /** Lists the answers of each file, what its names and the other files suggest, and what is open. @throws BatchRefused */
  listManifest(number: number): Promise<ManifestRow[]> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<ManifestRow & { readonly gameOfShape: string | null }>(
        `select f.path as file, coalesce(m.answers, '{}') as values, f.proposals as proposed,
           case when f.left_out_reason is null then f.open else '[]' end as open, f.shape,
           (select coalesce(json_agg(u->>'value'), '[]') from jsonb_array_elements(f.findings) u
             where u->>'code' = 'text-read-as') as "textsRead",
           (select nullif(r.answers->>'game', '') from batch_recipes r where r.batch = f.batch and r.shape = f.shape) as "gameOfShape"
         from batch_files f left join batch_manifest m on m.batch = f.batch and m.path = f.path
         where f.batch = $1 order by f.path collate "C"`,
        [number],
      );
      const concluded = concludeDates(await loadDateEvidence(client, number));
      return rows.map(({ gameOfShape, open, ...row }) => {
        const proposed = { ...row.proposed, ...Object.fromEntries(concluded.get(row.file) ?? []) };
        const game = [row.values['game'], gameOfShape, proposed['game']].find((each) => each != null && each !== '');
        return { ...row, proposed, open: openWithGame(open, proposed, game ?? undefined) };
      });
    });
  }

  /**
   * Stores the answers of files; a file without answers loses its row. Rows of other files stay.
   *
   * @throws BatchRefused for a file that is not there, one that has two rows, one that is a part of no other file, a key
   *   that is no answer, or an answer that somebody else changed meanwhile; nothing is stored
   */
  decideManifest(number: number, rows: readonly SentAnswers[], author: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await beginChange(client, number, 'files');
      const known = await listPaths(client, number);
      const seen = new Set<string>();
      for (const { file, values } of rows) {
        if (!known.has(file)) throw new BatchRefused({ kind: 'batch-manifest', file, fault: 'unknown' });
        if (seen.has(file)) throw new BatchRefused({ kind: 'batch-manifest', file, fault: 'twice' });
        const key = Object.keys(values).find((each) => !isAnswerKey(each));
        if (key !== undefined) throw new BatchRefused({ kind: 'batch-manifest', file, fault: 'key', key });
        seen.add(file);
      }
      const stored = await loadAnswers(client, number, [...seen]);
      const changed = rows.flatMap((row) => changedRow(row, stored.get(row.file)) ?? []);
      for (const { values } of changed) {
        const reason = refuseTexts(new Map(Object.entries(values)));
        if (reason !== null) throw new BatchRefused({ kind: 'batch-recipe', key: TEXT_ANSWER, reason });
      }
      const given = changed.filter(({ values }) => Object.keys(values).length > 0);
      await client.query(`delete from batch_manifest where batch = $1 and path = any($2)`, [
        number,
        changed.map(({ file }) => file),
      ]);
      await client.query(
        `insert into batch_manifest (batch, path, answers, decided_by, decided_at)
         select $1, said.path, said.answers::jsonb, $4, $5 from unnest($2::text[], $3::text[]) as said (path, answers)`,
        [
          number,
          given.map(({ file }) => file),
          given.map(({ values }) => JSON.stringify(values)),
          author.handle,
          author.at,
        ],
      );
      await requireWholes(client, number, seen);
      await audit(client, 'batch.manifest', number, { files: rows.length }, author);
    });
  }

  /** Lists files that may hold parts of one tournament, and those that somebody joined. @throws BatchRefused */
  listHalves(number: number): Promise<BatchHalves> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<{ halves: readonly Halves[] | null; items: readonly string[] }>(
        `select halves, coalesce((select json_agg(item) from batch_items i
             where i.batch = b.number and i.state <> 'left-out'
               and not exists (select from batch_manifest m where m.batch = i.batch and m.path = i.path and m.answers->>'${PART_OF}' <> '')), '[]') as items
         from batches b where number = $1`,
        [number],
      );
      const items = new Set(rows[0]!.items);
      const { rows: joined } = await client.query<JoinedFile>(
        `select m.path as file, m.answers->>'${PART_OF}' as "partOf", m.decided_by as "decidedBy",
           f.read_with is not null and not exists (select from batch_items i where i.batch = m.batch and i.path = m.path) as "isRead"
         from batch_manifest m join batch_files f on f.batch = m.batch and f.path = m.path
         where m.batch = $1 and m.answers->>'${PART_OF}' <> '' order by m.path collate "C"`,
        [number],
      );
      const offers = (rows[0]!.halves ?? []).filter(({ first, other }) => items.has(first) && items.has(other));
      return { offers, joined };
    });
  }

  /**
   * Deletes the bytes of batches that were published 30 days ago, and everything that was read in them; the hashes stay. A
   * batch can still be undone.
   */
  forgetOld(now: Date): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ number: number }>(
        `select number from batches where published_at < $1 and (people is not null
           or exists (select from batch_items i where i.batch = batches.number and i.prepared is not null)) order by number for update`,
        [new Date(now.getTime() - KEPT_MS)],
      );
      const numbers = rows.map(({ number }) => number);
      if (numbers.length === 0) return;
      await client.query(
        `update batch_files set content = null, findings = '[]', proposals = '{}' where batch = any($1)`,
        [numbers],
      );
      await client.query(
        `update batch_items set document = null, prepared = null, findings = '[]', resembles = '[]', told = '{"people": [], "pairings": []}'
         where batch = any($1)`,
        [numbers],
      );
      for (const table of ['batch_answers', 'batch_leases'])
        await client.query(`delete from ${table} where batch = any($1)`, [numbers]);
      await client.query(
        `update batches set people = null, aliases = null, halves = null, diff = null, winners = null where number = any($1)`,
        [numbers],
      );
    });
  }
}

const KEPT_MS = 30 * 86_400_000;

async function requireUnchanged(
  client: PoolClient,
  number: number,
  { path, sha256 }: Pick<BatchFile, 'path' | 'sha256'>,
): Promise<void> {
  const { rowCount } = await client.query(
    `select from batch_files where batch = $1 and path = $2 and sha256 = decode($3, 'hex')`,
    [number, path, sha256],
  );
  if (rowCount === 0) throw new BatchRefused({ kind: 'batch-file-replaced', path });
}

async function loadAnswers(
  client: PoolClient,
  number: number,
  files: readonly string[],
): Promise<ReadonlyMap<string, ManifestRow['values']>> {
  const { rows } = await client.query<Pick<ManifestRow, 'file' | 'values'>>(
    `select path as file, answers as values from batch_manifest where batch = $1 and path = any($2)`,
    [number, files],
  );
  return new Map(rows.map(({ file, values }) => [file, values]));
}

/**
 * Returns all answers about a file after somebody changed some; null where nothing changes.
 *
 * @throws BatchRefused when somebody else changed the same answer meanwhile
 */
function changedRow(
  { file, values, before }: SentAnswers,
  stored: ManifestRow['values'] = {},
): Pick<ManifestRow, 'file' | 'values'> | null {
  if (before === undefined) return { file, values };
  const answers = new Map(Object.entries(stored));
  const keys = [...new Set([...Object.keys(values), ...Object.keys(before)])];
  const changed = keys.filter((key) => (values[key] ?? '') !== (before[key] ?? ''));
  for (const key of changed) {
    const [told, seen, now] = [values[key] ?? '', before[key] ?? '', answers.get(key) ?? ''];
    if (now !== seen && now !== told) throw new BatchRefused({ kind: 'batch-manifest', file, fault: 'changed', key });
    if (told === '') answers.delete(key);
    else answers.set(key, told);
  }
  return changed.length === 0 ? null : { file, values: Object.fromEntries(answers) };
}

async function storeRecipe(
  client: PoolClient,
  number: number,
  shape: string,
  answers: Readonly<Record<string, string>>,
  author: Author,
): Promise<void> {
  await client.query(
    `insert into batch_recipes (batch, shape, answers, decided_by, decided_at) values ($1, $2, $3, $4, $5)
     on conflict (batch, shape) do update set answers = excluded.answers, decided_by = excluded.decided_by,
       decided_at = excluded.decided_at`,
    [number, shape, JSON.stringify(answers), author.handle, author.at],
  );
  await audit(client, 'batch.recipe', number, { shape, answers }, author);
}

async function listPaths(client: PoolClient, number: number): Promise<Set<string>> {
  const { rows } = await client.query<{ path: string }>(`select path from batch_files where batch = $1`, [number]);
  return new Set(rows.map(({ path }) => path));
}

/** @throws BatchRefused when one of the files is called a part of no other file of the batch */
async function requireWholes(client: PoolClient, number: number, files: ReadonlySet<string>): Promise<void> {
  const { rows } = await client.query<{ file: string; partOf: string | null }>(
    `select f.path as file, nullif(m.answers->>'${PART_OF}', '') as "partOf"
     from batch_files f left join batch_manifest m on m.batch = f.batch and m.path = f.path where f.batch = $1`,
    [number],
  );
  const joined = new Set([...findParts(rows).values()].flat());
  const lost = rows.find(({ file, partOf }) => files.has(file) && partOf !== null && !joined.has(file));
  if (lost) throw new BatchRefused({ kind: 'batch-manifest', file: lost.file, fault: 'part' });
}
