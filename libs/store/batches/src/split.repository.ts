import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { prepareReport } from '@quadrant/rules/batches';
import { refuseSplit, type SplitAsked } from '@quadrant/rules/player-merges';
import { readReport } from '@quadrant/rules/report';
import { foldHandle, normaliseHandle, spanOfDate } from '@quadrant/rules/tournament';
import { inTransaction } from '@quadrant/store/audit';
import { shownDateOfReport } from '@quadrant/store/database';
import { readPause } from '@quadrant/store/history';
import { readHiddenNames } from '@quadrant/store/players';
import { audit, type BatchAuthor, beginStep } from './batch.repository.js';
import { type Batch, BatchRefused, loadBatch } from './batch.js';

/** An entry of a player in the current report of a tournament that counts. */
export interface OwnEntry {
  /** It is the key of the tournament. */
  readonly tournament: string;
  readonly name: string;
  /** The local date as far as it is known: a day, a month, a year or `unknown`. */
  readonly day: string;
  readonly venue: string | null;
  /** The handle that this entry leads through; another one after a merge. */
  readonly as: string;
}

/** A player whose entries may belong to two people. Hidden players have their label. */
export interface PlayerToSplit {
  readonly handle: string;
  readonly country: string | null;
  readonly region: string | null;
  /** They are sorted by day. */
  readonly entries: readonly OwnEntry[];
}

export interface Split extends SplitAsked {
  /** Handle of the player, as it leads to them now. */
  readonly handle: string;
  readonly reason: string;
}

interface EntryRow extends OwnEntry {
  /** The last day that it may be. */
  readonly lastDay: string;
  readonly raw: Buffer;
  /** It counts the entries of the report before this one. */
  readonly index: number;
}

/** Splits a player who is two people. A split is a batch of revisions, so that it is published and undone like every other batch. */
@Injectable()
export class SplitRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns null for a handle that leads to nobody. */
  find(handle: string): Promise<PlayerToSplit | null> {
    return inTransaction(this.dataSource, async (client) => {
      const player = await findPlayer(client, handle);
      if (player === null) return null;
      const names = await readHiddenNames(client);
      const entries = await listEntries(client, player.id);
      return {
        handle: names.show(player.handle),
        country: player.country,
        region: player.region,
        entries: entries.map(({ raw: _raw, index: _index, lastDay: _lastDay, as, ...entry }) => ({
          ...entry,
          as: names.show(as),
        })),
      };
    });
  }

  /** Asks for the run that splits a player. @throws BatchRefused; then nothing is stored */
  split({ handle, tournaments, as, reason }: Split, author: BatchAuthor): Promise<Batch> {
    return inTransaction(this.dataSource, async (client) => {
      const player = await findPlayer(client, handle);
      if (player === null) throw new BatchRefused({ kind: 'split-player-not-found' });
      const pause = await readPause(client);
      if (pause !== null) throw new BatchRefused({ kind: 'publishing-paused', since: pause.pausedAt });
      const entries = await listEntries(client, player.id);
      const own = normaliseHandle(as);
      const { rows: taken } = await client.query<{ key: string }>(
        `select handle_key as key from player_handles where handle_key = $1`,
        [foldHandle(own)],
      );
      const entered = entries.map(({ tournament }) => tournament);
      const refusal = refuseSplit({ tournaments, as }, entered, new Set(taken.map(({ key }) => key)));
      if (refusal !== null) throw new BatchRefused(refusal);
      const { rows } = await client.query<{ number: number }>(
        `insert into batches (name, state, opened_by, account_id, opened_at, published_by, publish_reason, asked_at, splits)
         values ($1, 'publishing', $2, $3, $4, $2, $5, $4, $6) returning number`,
        [`${player.handle} / ${own}`, author.handle, author.accountId, author.at, reason, player.id],
      );
      const { number } = rows[0]!;
      const leaving = new Set(tournaments);
      for (const entry of entries)
        if (leaving.has(entry.tournament)) await insertRevision(client, number, { entry, as: own, author });
      const detail = { player: player.handle, as: own, tournaments: [...leaving], reason };
      await audit(client, 'player.split', number, detail, author);
      await beginStep(client, number, 'publish', author);
      return loadBatch(client, number);
    });
  }
}

interface PlayerRow {
  readonly id: number;
  readonly handle: string;
  readonly country: string | null;
  readonly region: string | null;
}

async function findPlayer(client: PoolClient, handle: string): Promise<PlayerRow | null> {
  const { rows } = await client.query<PlayerRow>(
    `select id, handle, country, region from players where id = find_player($1) and not is_aside`,
    [foldHandle(handle)],
  );
  return rows[0] ?? null;
}

async function listEntries(client: PoolClient, playerId: number): Promise<EntryRow[]> {
  const { rows } = await client.query<EntryRow>(
    `select t.key as tournament, s.name, ${shownDateOfReport('s')} as day, s.local_date::text as "lastDay", s.header->>'venue' as venue, p.handle as "as", s.raw,
       (select count(*)::integer from entries o where o.submission_id = s.id and o.number < e.number) as index
     from entries e join players p on p.id = e.player_id join submissions s on s.id = e.submission_id
       join tournaments t on t.id = s.tournament_id and t.current_revision = s.revision
     where p.counts_as = $1 and t.withdrawn_at is null and t.merged_into is null order by s.local_date, t.key`,
    [playerId],
  );
  return rows;
}

interface Leaving {
  readonly entry: EntryRow;
  readonly as: string;
  readonly author: BatchAuthor;
}

/** The next revision of a tournament: it names the new player where it named the other one. */
async function insertRevision(client: PoolClient, batch: number, { entry, as, author }: Leaving): Promise<void> {
  const { raw, index, tournament, name, lastDay } = entry;
  const { report } = readReport(raw, { now: author.at });
  if (report === null) throw new Error(`The current report of tournament ${tournament} cannot be read.`);
  const prepared = Buffer.from(prepareReport(raw, [report.entries[index]!.handle], [as]));
  await client.query(
    `insert into batch_files (batch, path, bytes, sha256, received_at, sent_by, kind) values ($1, $2, $3, $4, $5, $6, 'games')`,
    [batch, tournament, prepared.length, hash('sha256', prepared, 'buffer'), author.at, author.handle],
  );
  await client.query(
    `insert into batch_items (batch, item, path, number, state, name, first_day, last_day, told, prepared, revises)
     values ($1, $2, $2, 1, 'ready', $3, $4, $6, '{"people": [], "pairings": []}', $5, $2::text::uuid)`,
    [batch, tournament, name, spanOfDate(entry.day)?.first ?? null, prepared, lastDay],
  );
}
