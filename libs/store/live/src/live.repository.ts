import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import {
  heatOf,
  showPeople,
  type Heat,
  type LiveEntry,
  type LiveNews,
  type LivePlayer,
  type LiveState,
  type ShownPeople,
} from '@quadrant/rules/live';
import type { NewEvent } from '@quadrant/rules/events';
import { pairReport } from '@quadrant/rules/next-round';
import { inTransaction, onConnection, recordAudit, type Author } from '@quadrant/store/audit';
import { insertEvents, insertOutboxJob } from '@quadrant/store/database';
import { findHiddenNames, findNames } from '@quadrant/store/players';
import { ACCOUNTS_OF_LIVE } from '@quadrant/store/push';
import { appendGroup, type AppendAnswer, type PairPlanned, type WaitingAct } from './append-group.js';
import { readHeats } from './heats.js';
import { findByLink, linkOf } from './live-links.js';
import { findElsewhere } from './presences.js';
import type {
  AskedLive,
  FollowedTournament,
  LiveAuthor,
  LiveRecord,
  LiveStoreRefusal,
  NewLiveTournament,
} from './live-record.js';
import {
  findKeys,
  findRecord,
  lockRecord,
  readEntries,
  readTournament,
  RECORD,
  type WrittenEntry,
} from './live-rows.js';
import { catchUp, LiveStates } from './live-states.js';
import { LIVE_CHANNEL } from './live-watch.js';

/** So many acts share a transaction, when as many come at once. */
const MOST_TOGETHER = 500;

type BeginAuthor = Author & { readonly accountId: string };

interface Queued extends WaitingAct {
  readonly resolve: (answer: AppendAnswer) => void;
  readonly reject: (error: unknown) => void;
}

const pairHere: PairPlanned = ({ report, question }) => Promise.resolve(pairReport(report, question));

/** A pairing runs alone: when it takes too long, nothing else fails with it. */
function countTogether(waiting: readonly WaitingAct[]): number {
  const pairing = waiting.findIndex(({ asked: { act } }) => act.kind === 'pair');
  return Math.min(MOST_TOGETHER, pairing === -1 ? waiting.length : Math.max(1, pairing));
}

/** One query is in progress, and `next` follows it. */
interface Asking {
  readonly present: Promise<FollowedTournament | null>;
  next: Promise<FollowedTournament | null> | null;
}

/**
 * Stores live tournaments and their logs. An act is acknowledged once it is committed. Simultaneous acts share a
 * transaction, so that many tables can report within a second. The lock of the tournament gives them one order.
 */
@Injectable()
export class LiveRepository {
  /** Committed states, which pages show. */
  private readonly shown = new LiveStates();
  /** The transactions of this process use these states. */
  private readonly ahead = new LiveStates();
  private readonly queues = new Map<string, Queued[]>();
  private readonly asking = new Map<string, Asking>();
  private readonly linkSecrets = new Map<string, Buffer>();

  constructor(private readonly dataSource: DataSource) {}

  /** Begins a tournament; an announcement can have only one. */
  begin(
    { facts, announcementId, directorKeys, invitedKeys }: NewLiveTournament,
    author: BeginAuthor,
  ): Promise<LiveRecord | LiveStoreRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<LiveRecord>(
        `insert into live_tournaments as l (account_id, announcement_id, facts, director_keys, invited_keys, began_at, changed_at)
         values ($1, $2, $3, $4, $5, $6, $6) on conflict (announcement_id) do nothing returning ${RECORD}`,
        [author.accountId, announcementId, JSON.stringify(facts), directorKeys, invitedKeys, author.at],
      );
      const [begun] = rows;
      if (begun === undefined) {
        const there = await client.query<{ id: string }>(`select id from live_tournaments where announcement_id = $1`, [
          announcementId,
        ]);
        return { kind: 'live-begun-already', id: there.rows[0]!.id };
      }
      await prepareBegun(client, begun, author);
      return begun;
    });
  }

  beginHeat(finalsId: string, author: BeginAuthor): Promise<LiveRecord | LiveStoreRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const finals = await lockRecord(client, finalsId);
      if (finals === null) return { kind: 'live-not-found' };
      const state = await this.read(client, this.shown, finals);
      if (state.heats === null) return { kind: 'live-no-heats' };
      const before = await readHeats(client, finals.id, null, (heat) => this.read(client, this.shown, heat));
      if (state.qualified !== null || state.isFinished || before.length >= state.heats.heats) {
        return { kind: 'live-heats-complete', heats: state.heats.heats };
      }
      const number = before.length + 1;
      const { rows } = await client.query<LiveRecord>(
        `insert into live_tournaments as l (account_id, finals_id, heat, facts, director_keys, invited_keys, began_at, changed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7) returning ${RECORD}`,
        [
          ...[
            author.accountId,
            finals.id,
            number,
            JSON.stringify(heatOf(state.tournament, number, author.at.getTime())),
          ],
          ...[finals.directorKeys, finals.invitedKeys, author.at],
        ],
      );
      const begun = rows[0]!;
      await prepareBegun(client, begun, author);
      // Followers of the finals see the new heat.
      await client.query(`select pg_notify($1, $2)`, [LIVE_CHANNEL, finals.id]);
      return begun;
    });
  }

  /** Lists the heats of finals with the states that their logs give, in their order; empty for a tournament without heats. */
  listHeats(finalsId: string): Promise<Heat[]> {
    return onConnection(this.dataSource, (client) =>
      readHeats(client, finalsId, null, (heat) => this.read(client, this.shown, heat)),
    );
  }

  /**
   * Finds a tournament with everything that is committed; null for an unknown id. Callers who come during a query share
   * the next one, so that thousands of followers who return at once take one connection.
   */
  find(id: string): Promise<FollowedTournament | null> {
    const asking = this.asking.get(id);
    if (asking === undefined) return this.ask(id);
    // The query in progress began before some of the commits that these callers have to see.
    asking.next ??= asking.present.then(
      () => this.ask(id),
      () => this.ask(id),
    );
    return asking.next;
  }

  /** Finds the tournament of an announcement; null when it was not begun. */
  async findByAnnouncement(announcementId: string): Promise<LiveRecord | null> {
    const rows = await this.dataSource.query<LiveRecord[]>(
      `select ${RECORD} from live_tournaments l where l.announcement_id = $1`,
      [announcementId],
    );
    return rows[0] ?? null;
  }

  /**
   * Lists the tournaments that an account began or that the person with this folded handle has agreed to direct, newest
   * first.
   */
  listOf(accountId: string, handleKey: string, limit: number): Promise<LiveRecord[]> {
    return this.dataSource.query<LiveRecord[]>(
      `select ${RECORD} from live_tournaments l where l.account_id = $1 or $2 = any(l.director_keys)
       order by l.began_at desc, l.id limit $3`,
      [accountId, handleKey, limit],
    );
  }

  /** Tells whether all acts with these keys were entered before. */
  async knows(id: string, keys: readonly string[]): Promise<boolean> {
    const known = await onConnection(this.dataSource, (client) => findKeys(client, id, keys));
    return keys.every((key) => known.has(key));
  }

  /** Lists the entries of the log after a version, in order. */
  listEntries(id: string, after: number): Promise<LiveEntry[]> {
    return onConnection(this.dataSource, (client) => readEntries(client, id, after));
  }

  /**
   * Takes acts in the given order. Each answer tells the result of one act, which is committed by then.
   *
   * @param pair pairs rounds; in a thread, the process answers others meanwhile
   */
  append(
    id: string,
    asked: readonly AskedLive[],
    author: LiveAuthor,
    pair: PairPlanned = pairHere,
  ): Promise<AppendAnswer[]> {
    const queue = this.queues.get(id);
    const waiting = queue ?? [];
    const answers = asked.map(
      (each) =>
        new Promise<AppendAnswer>((resolve, reject) => waiting.push({ asked: each, author, pair, resolve, reject })),
    );
    if (queue === undefined) {
      this.queues.set(id, waiting);
      void this.work(id, waiting);
    }
    return Promise.all(answers);
  }

  /** Lists the secrets of the players' links. The key is the folded handle. */
  async listLinks({ record, state }: FollowedTournament): Promise<ReadonlyMap<string, string>> {
    const secret = await this.linkSecretOf(record.id);
    return new Map([...state.players.values()].map((player) => [player.key, linkOf(secret, player)]));
  }

  /** Lists the handles of players who play here, and also in another live tournament at a table. */
  async listElsewhere({ record, state }: FollowedTournament): Promise<readonly string[]> {
    if (state.isFinished) return [];
    const playing = [...state.players.values()].filter(({ presence }) => presence === 'playing');
    const found = await onConnection(this.dataSource, (client) =>
      findElsewhere(
        client,
        record,
        playing.map(({ handle }) => handle),
      ),
    );
    return found.map(({ handle }) => handle);
  }

  /** Returns the player of a link; null for an unknown one, and after the tournament. */
  async findByLink({ record, state }: FollowedTournament, link: string): Promise<LivePlayer | null> {
    return state.isFinished ? null : findByLink(await this.linkSecretOf(record.id), state, link);
  }

  /** Returns how everybody sees the people of a tournament: hidden ones have labels. */
  async showPublicly({ state }: FollowedTournament): Promise<ShownPeople> {
    const [hidden, stored] = await Promise.all([findHiddenNames(this.dataSource), this.findNames(state)]);
    return showPeople(state, (handle) => hidden.show(handle), stored);
  }

  /** Returns how those who run or play a tournament see its people: by the handles that were entered. */
  async showInside({ state }: FollowedTournament): Promise<ShownPeople> {
    return showPeople(state, (handle) => handle, await this.findNames(state));
  }

  private findNames({ players }: LiveState): Promise<ReadonlyMap<string, string>> {
    return findNames(
      this.dataSource,
      [...players.values()].filter(({ name }) => name === null).map(({ key }) => key),
    );
  }

  private ask(id: string): Promise<FollowedTournament | null> {
    const present = onConnection(this.dataSource, async (client) => {
      const record = await findRecord(client, id);
      return record && { record, state: await this.read(client, this.shown, record) };
    });
    const asking: Asking = { present, next: null };
    this.asking.set(id, asking);
    const end = () => {
      if (this.asking.get(id) === asking && asking.next === null) this.asking.delete(id);
    };
    present.then(end, end);
    return present;
  }

  private async work(id: string, waiting: Queued[]): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.splice(0, countTogether(waiting));
      try {
        const { answers, written } = await this.appendTogether(id, group);
        // Entries that others wrote meanwhile are read before the next answer.
        const shown = this.shown.find(id, null);
        if (shown !== undefined && written[0]?.version === shown.version + 1) catchUp(shown, written);
        group.forEach(({ resolve }, index) => resolve(answers[index]!));
      } catch (error) {
        this.ahead.forget(id);
        for (const { reject } of group) reject(error);
      }
    }
    this.queues.delete(id);
  }

  private appendTogether(
    id: string,
    group: readonly Queued[],
  ): Promise<{ readonly answers: AppendAnswer[]; readonly written: readonly WrittenEntry[] }> {
    return inTransaction(this.dataSource, async (client) => {
      const record = await lockRecord(client, id);
      if (record === null) return { answers: group.map(() => ({ kind: 'live-not-found' as const })), written: [] };
      const state = await this.read(client, this.ahead, record);
      const wasFinished = state.isFinished;
      const done = await appendGroup(client, record, state, group, (other) => this.read(client, this.shown, other));
      await askForNotices(client, record, state, done.news);
      if (done.written.length > 0) await client.query(`select pg_notify($1, $2)`, [LIVE_CHANNEL, id]);
      await insertEvents(client, pairedRounds(id, done.written));
      if (wasFinished !== state.isFinished) await this.settle(client, record, state, group.at(-1)!.author);
      return done;
    });
  }

  private async settle(
    client: PoolClient,
    { id, facts }: LiveRecord,
    { isFinished, version }: LiveState,
    author: LiveAuthor,
  ): Promise<void> {
    await client.query(`update live_tournaments set finished_at = $2 where id = $1`, [
      id,
      isFinished ? author.at : null,
    ]);
    await recordAudit(client, {
      at: author.at,
      actor: author.handle,
      action: isFinished ? 'live.finish' : 'live.reopen',
      subject: id,
      detail: { name: facts.header.name, version },
      requestId: author.requestId,
    });
  }

  /** Returns a state that has everything in the log that this client sees. */
  private async read(client: PoolClient, states: LiveStates, record: LiveRecord): Promise<LiveState> {
    let state = states.find(record.id, record.rewritten);
    if (state === undefined) state = states.begin(await readTournament(client, record), record.rewritten);
    if (state.version < record.version) catchUp(state, await readEntries(client, record.id, state.version));
    return state;
  }

  private async linkSecretOf(id: string): Promise<Buffer> {
    const known = this.linkSecrets.get(id);
    if (known !== undefined) return known;
    const rows = await this.dataSource.query<{ secret: Buffer }[]>(
      `select link_secret as secret from live_secrets where tournament_id = $1`,
      [id],
    );
    const { secret } = rows[0]!;
    this.linkSecrets.set(id, secret);
    return secret;
  }
}

/** Lets phones be told what is new, where any phone of the tournament, or of an account in it, wants to know. */
async function askForNotices(
  client: PoolClient,
  { id, directorKeys }: LiveRecord,
  { players, helpers }: LiveState,
  news: readonly LiveNews[],
): Promise<void> {
  if (news.length === 0) return;
  const { rows } = await client.query(
    `select from push_subscriptions where tournament_id = $3
       or account_id in (select account_id from (${ACCOUNTS_OF_LIVE}) people) limit 1`,
    [[...directorKeys, ...helpers.keys()], [...players.keys()], id],
  );
  if (rows.length === 0) return;
  for (const each of news) await insertOutboxJob(client, 'push', { tournamentId: id, ...each });
}

const pairedRounds = (subject: string, written: readonly WrittenEntry[]): NewEvent[] =>
  written.flatMap(({ act, at }) =>
    act.kind === 'pair' ? [{ kind: 'live.round-paired', at: new Date(at), subject, facts: { round: act.round } }] : [],
  );

/** Stores the secrets of a tournament that begins, and its audit entry. */
async function prepareBegun(client: PoolClient, begun: LiveRecord, author: BeginAuthor): Promise<void> {
  const { id, facts, announcementId, finalsId } = begun;
  await client.query(`insert into live_secrets (tournament_id, seed, link_secret) values ($1, $2, $3)`, [
    id,
    randomBytes(16).toString('hex'),
    randomBytes(32),
  ]);
  await recordAudit(client, {
    at: author.at,
    actor: author.handle,
    action: 'live.begin',
    subject: id,
    detail: { name: facts.header.name, announcementId, finalsId },
    requestId: author.requestId,
  });
}
