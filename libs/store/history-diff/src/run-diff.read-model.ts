import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { DiffCollector, type HistoryDiff, type NamedHistoryDiff } from '@quadrant/rules/history-diff';
import { inTransaction } from '@quadrant/store/audit';
import { openSnapshot } from '@quadrant/store/database';
import { findMovingRun, type MovingRun } from './moving-run.js';
import { nameHistoryDiff } from './name-history-diff.js';
import { loadLeaderboard, loadPointsTable } from './published-tables.js';
import { listRunDifferences } from './run-differences.js';
import { pairSeason } from './season-pair.js';
import { loadSeasonSide } from './season-side.js';

/** So many diffs are kept: what a run moved never changes. */
const KEPT = 200;

/** Says what runs moved, by the rows that they opened and closed. */
@Injectable()
export class RunDiffReadModel {
  /** With numbers for people: what they are called may change. */
  private readonly known = new LRUCache<number, Promise<HistoryDiff | null>>({ max: KEPT });
  /** One at a time: that of a run over all of history reads all of it. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataSource: DataSource) {}

  /** Returns null for a run that does not exist. */
  async find(number: number): Promise<NamedHistoryDiff | null> {
    const diff = await this.findNumbers(number);
    return diff && inTransaction(this.dataSource, (client) => nameHistoryDiff(client, diff));
  }

  private findNumbers(number: number): Promise<HistoryDiff | null> {
    const known = this.known.get(number);
    if (known !== undefined) return known;
    const asked = this.last.then(() => this.compute(number));
    this.last = asked.catch(() => undefined);
    this.known.set(number, asked);
    const forget = () => this.known.delete(number);
    asked.then((diff) => diff === null && forget(), forget);
    return asked;
  }

  private async compute(number: number): Promise<HistoryDiff | null> {
    const snapshot = await openSnapshot(this.dataSource);
    try {
      const { client } = snapshot;
      const run = await findMovingRun(client, number);
      return run && (await diffRun(client, run));
    } finally {
      await snapshot.close();
    }
  }
}

async function diffRun(client: PoolClient, run: MovingRun): Promise<HistoryDiff> {
  const collector = new DiffCollector(run.kind === 'rollback' ? 'rollback' : 'rules');
  for await (const difference of listRunDifferences(client, run)) collector.addTournament(difference);
  for (const { game, category } of collector.listTracks()) {
    const before = await loadLeaderboard(client, game, category, run.number - 1);
    const after = await loadLeaderboard(client, game, category, run.number);
    const rows = [...new Set([...before.keys(), ...after.keys()])].map((player) => ({
      player,
      before: before.get(player) ?? null,
      after: after.get(player) ?? null,
    }));
    collector.addLeaderboard({ game, category, rows });
  }
  for (const table of collector.listTables()) {
    collector.addTable(table, await loadPointsTable(client, table, run.number - 1));
  }
  const moment = { run: run.number - 1, today: run.publishedAt.toISOString().slice(0, 10) };
  for (const season of collector.listSeasons()) {
    const before = await loadSeasonSide(client, season, run.number - 1);
    const after = await loadSeasonSide(client, season, run.number);
    collector.addSeason(await pairSeason(client, season, { before, after }, moment));
  }
  return collector.finish();
}
