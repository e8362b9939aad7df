import { Logger } from '@nestjs/common';
import type { Correction } from '@quadrant/rules/corrections';
import type { MergeRefusal } from '@quadrant/rules/player-merges';
import { tournamentKey } from '@quadrant/rules/history';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { foldHandle } from '@quadrant/rules/tournament';
import { OutboxRepository } from '@quadrant/store/database';
import {
  RefreshDecisionRepository,
  RefreshRefused,
  RefreshRequest,
  RefreshRequestRepository,
} from '@quadrant/store/refreshes';
import { RollbackRepository, RunNoticeRepository } from '@quadrant/store/runs';
import { CorrectionRepository } from '@quadrant/store/corrections';
import { PlayerMergeRepository, type MergeStored } from '@quadrant/store/player-merges';
import { SubmissionRepository } from '@quadrant/store/intake';
import { EventRepository } from '@quadrant/store/events';
import { LeagueRepository } from '@quadrant/store/leagues';
import { PlayerRepository, type PlayerChange } from '@quadrant/store/players';
import { VerificationRepository } from '@quadrant/store/verification';
import type { Publisher } from '../../apps/worker/src/publisher.service.js';
import type { Refresher } from '../../apps/worker/src/refresher.service.js';
import { createPublisher, deliveryOf, createRefresher } from '../builders/history.js';
import { actingAs } from '../builders/principals.js';
import { changeRules } from '../../libs/store/leagues/src/change-rules.js';
import { inTransaction } from '../../libs/store/audit/src/transaction.js';
import { isOfLeague, isOfPerson, type Command, type LeagueCommand, type PersonCommand } from './commands.js';
import { externalIdOf, ALL_HANDLES, LEAGUES, tellReport, SUBMITTER as HANDLE } from './content.js';
import { announce, editRules } from './league-edits.js';
import { uuidOf } from './model-leagues.js';
import type { Answer } from './model.js';
import { receivedOn, roleOf, type TossSeeds } from './model-store.js';
import type { DataSource } from 'typeorm';

const SUBMITTER = actingAs('coordinator', HANDLE);

/** Runs write these tables. */
const PUBLISHED = [
  ...['outcomes', 'history_chain', 'rating_changes', 'awards', 'entitlements', 'badges', 'ratings'],
  ...[
    'closed_inputs',
    'closed_outcome_hashes',
    'closed_change_packs',
    'closed_awards',
    'closed_entitlements',
    'closed_badges',
  ],
  ...['closed_fields', 'closed_rating_packs', 'board_rows', 'board_counts', 'official_ranks', 'movers', 'runs'],
];
/** People fill these tables. */
const RECEIVED = [
  ...[
    'scorecards',
    'standings',
    'matches',
    'pods',
    'entries',
    'submissions',
    'tournaments',
    'player_merges',
    'player_handles',
    'players',
  ],
  ...[
    'pending_changes',
    'events',
    'outbox',
    'refresh_requests',
    'audit_entries',
    'league_seasons',
    'league_rules',
    'leagues',
  ],
];

const CLOCK = { now: () => new Date() };

/** A worker does the jobs of the outbox. */
export interface Worker {
  /** It is called after a command, and does its jobs or lets others know. */
  work(): Promise<void>;
  /** It is called after a request for a refresh whose result is needed. */
  refreshed(requestId: string): Promise<void>;
}

/** Runs Quadrant on a database, with a worker that does the jobs of the outbox at once, unless there are others. */
export class Quadrant {
  /** These are the ids of acknowledged submissions. */
  readonly acknowledged = new Set<string>();
  private readonly submissions: SubmissionRepository;
  private readonly corrections: CorrectionRepository;
  private readonly leagues: LeagueRepository;
  private readonly merges: PlayerMergeRepository;
  private readonly players: PlayerRepository;
  private readonly rollbacks: RollbackRepository;
  private readonly requests: RefreshRequestRepository;
  private readonly decisions: RefreshDecisionRepository;
  private readonly verifications: VerificationRepository;
  private readonly outbox: OutboxRepository;
  private readonly events: EventRepository;
  private readonly runNotices: RunNoticeRepository;
  private readonly publisher: Publisher;
  private readonly refresher: Refresher;

  /** @param owner of the same database, who may tamper with it */
  constructor(
    readonly dataSource: DataSource,
    private readonly owner: DataSource,
    private readonly others: Worker | null = null,
  ) {
    Logger.overrideLogger(false);
    this.submissions = new SubmissionRepository(dataSource);
    this.corrections = new CorrectionRepository(dataSource);
    this.merges = new PlayerMergeRepository(dataSource);
    this.players = new PlayerRepository(dataSource);
    this.leagues = new LeagueRepository(dataSource);
    this.rollbacks = new RollbackRepository(dataSource);
    this.requests = new RefreshRequestRepository(dataSource);
    this.decisions = new RefreshDecisionRepository(dataSource);
    this.verifications = new VerificationRepository(dataSource);
    this.outbox = new OutboxRepository(dataSource);
    this.events = new EventRepository(dataSource);
    this.runNotices = new RunNoticeRepository(dataSource);
    this.publisher = createPublisher(dataSource);
    this.refresher = createRefresher(dataSource, this.publisher, CLOCK.now);
  }

  /** Resets the database as if it had just been installed, apart from its leagues. */
  async forgetEverything(): Promise<void> {
    await this.empty([...PUBLISHED, ...RECEIVED]);
    // Otherwise PostgreSQL expects 710 rows of this table, and verification of movers takes 47 ms instead of 3.
    await this.owner.query('analyze publication');
    this.acknowledged.clear();
    for (const slug of LEAGUES) await this.leagues.create({ slug, name: slug, director: HANDLE }, authorOn(0));
  }

  /** Resets the database as if there had been no run. */
  async forgetPublished(): Promise<void> {
    await this.empty(PUBLISHED);
    await this.dataSource.query(`update player_merges set in_effect = '{[1,)}' where state = 'published'`);
    await this.dataSource.query(`update league_rules set in_effect = '{}'`);
  }

  async play(command: Command): Promise<Answer> {
    const answer = await this.ask(command);
    await this.work();
    return answer;
  }

  /** Stores the effect of a command while the worker is busy: its publication waits. */
  playWhileBusy(command: Command): Promise<Answer> {
    return this.ask(command);
  }

  async countRuns(): Promise<number> {
    const [row] = await this.dataSource.query<{ head: number }[]>(`select head_run as head from publication`);
    return row!.head;
  }

  /** Returns how a replay of the stored documents differs from what is published; null when it does not. */
  async verify(): Promise<string | null> {
    const { difference } = await this.verifications.verify(DEFAULT_RATING_RULES);
    return difference && JSON.stringify(difference);
  }

  /** Lists public ids in the order of {@link ALL_HANDLES}; they are null for unknown players. */
  async listPublicIds(): Promise<(Uint8Array | null)[]> {
    const rows = await this.dataSource.query<{ handle: string; id: Buffer }[]>(
      `select handle, decode(replace(public_id::text, '-', ''), 'hex') as id from players`,
    );
    return ALL_HANDLES.map((handle) => rows.find((row) => row.handle === handle)?.id ?? null);
  }

  /** Lists the toss seeds of reports that were not imported. */
  async listTossSeeds(): Promise<TossSeeds> {
    const rows = await this.dataSource.query<{ key: string; seed: string }[]>(
      `select key, encode(toss_seed, 'hex') as seed from tournaments where toss_seed is not null`,
    );
    return new Map(rows.map(({ key, seed }) => [key, seed]));
  }

  private async ask(command: Command): Promise<Answer> {
    if (isOfLeague(command)) return this.editLeague(command);
    if (isOfPerson(command)) return this.changePlayer(command);
    switch (command.does) {
      case 'submit': {
        const { tournament, content, day } = command;
        const handing = { receivedAt: receivedOn(day), role: roleOf(command) };
        const answer = await this.submissions.accept(deliveryOf(tellReport(tournament, content), handing), null);
        if (answer.kind !== 'accepted') return 'refused';
        this.acknowledged.add(answer.acceptance.id);
        return 'done';
      }
      case 'withdraw':
        return this.correct(command, { kind: 'withdrawal' });
      case 'reinstate':
        return this.correct(command, { kind: 'reinstatement' });
      case 'merge':
        return this.correct(command, { kind: 'merge', into: keyOf(command.into) });
      case 'merge-players': {
        const [handle, into] = [ALL_HANDLES[command.player]!, ALL_HANDLES[command.into]!];
        return this.answerTo(await this.merges.merge({ handle, into, ...orderOn(command.day) }));
      }
      case 'undo-player-merge':
        return this.undoMerge(command);
      case 'set-level':
        return this.correct(command, { kind: 'level', level: command.level, rated: command.rated });
      case 'refresh':
        return this.refresh(command, false);
      case 'publish-dry-run':
        return this.refresh(command, true);
      case 'weekly-refresh':
        return this.refreshWeekly(command.week);
      case 'roll-back': {
        const target = (await this.countRuns()) - command.runs;
        const rolledBack = await this.rollbacks.rollBack(target, 'simulated', authorOn(command.day));
        return typeof rolledBack === 'number' ? 'done' : 'refused';
      }
      case 'resume':
        return (await this.rollbacks.resume(authorOn(command.day))) === null ? 'refused' : 'done';
    }
  }

  /** Requests the refresh of a week, as the schedule does. */
  private async refreshWeekly(week: number): Promise<Answer> {
    const [row] = await this.dataSource.query<[{ begun: Date }]>(`select created_at as begun from publication`);
    await this.requests.requestScheduled(new Date(row.begun.getTime() + week * 1_000), CLOCK.now());
    return 'done';
  }

  private async changePlayer(command: PersonCommand): Promise<Answer> {
    const { does, player, day } = command;
    const change: PlayerChange =
      does === 'move-player' ? { kind: 'change', country: command.country, region: command.region } : { kind: does };
    const order = { author: SUBMITTER, versions: null, reason: 'simulated', at: receivedOn(day), requestId: null };
    const { kind } = await this.players.change({ handle: ALL_HANDLES[player]!, change, ...order });
    return kind === 'changed' ? 'done' : 'refused';
  }

  private async editLeague(command: LeagueCommand): Promise<Answer> {
    if (command.does === 'add-season') {
      const league = (await this.leagues.findBySlug(command.league))!;
      const conflict = await this.leagues.addSeason(league, announce(command.plan), authorOn(command.day));
      return conflict === null ? 'done' : 'refused';
    }
    const publicIds = await this.listPublicIds();
    const playerId = (player: number) => (publicIds[player] ? uuidOf(publicIds[player]) : null);
    const changed = await inTransaction(this.dataSource, (client) =>
      changeRules(client, command.league, authorOn(command.day), (rules) => {
        const edit = editRules(rules, command, playerId);
        const words = { action: 'league.change' as const, reason: 'simulated', detail: command };
        return Promise.resolve(edit ? { ...edit, ...words } : { refusal: 'refused' });
      }),
    );
    return changed === null || 'refusal' in changed ? 'refused' : 'done';
  }

  private async undoMerge({ player, day }: Extract<Command, { does: 'undo-player-merge' }>): Promise<Answer> {
    const [merge] = await this.dataSource.query<{ id: string }[]>(
      `select public_id as id from player_merges where player_id = named_player($1) and state in ('requested', 'published')`,
      [foldHandle(ALL_HANDLES[player]!)],
    );
    if (merge === undefined) return 'refused';
    return this.answerTo(await this.merges.undo({ mergeId: merge.id, ...orderOn(day) }));
  }

  /** Undoes all merges; the last one comes first. */
  async undoMerges(): Promise<void> {
    const merges = await this.dataSource.query<{ id: string }[]>(
      `select public_id as id from player_merges where state in ('requested', 'published') order by id desc`,
    );
    for (const { id } of merges) {
      await this.merges.undo({ mergeId: id, ...orderOn(0) });
      await this.work();
    }
  }

  private answerTo({ kind }: MergeStored | MergeRefusal): Answer {
    return kind === 'stored' ? 'done' : 'refused';
  }

  /** Deletes row by row: there are few, and truncating so many tables takes ten times as long. */
  private async empty(tables: readonly string[]): Promise<void> {
    const commands = [
      'set local session_replication_role = replica',
      ...tables.map((table) => `delete from ${table}`),
      'update publication set head_run = 0, paused_at = null, paused_by = null, pause_reason = null',
    ];
    // Several commands in one query are one transaction.
    await this.owner.query(commands.join('; '));
  }

  private async correct(
    { tournament, day }: { readonly tournament: number; readonly day: number },
    correction: Correction,
  ): Promise<Answer> {
    const { kind } = await this.corrections.correct({
      tournamentKey: keyOf(tournament),
      correction,
      reason: 'simulated',
      submitter: SUBMITTER,
      versions: null,
      at: receivedOn(day),
      requestId: null,
    });
    return kind === 'corrected' ? 'done' : 'refused';
  }

  private async refresh(
    { scope, day }: { readonly scope: 'full' | 'incremental'; readonly day: number },
    isDryRun: boolean,
  ): Promise<Answer> {
    try {
      const { id } = await this.requests.request('simulated', authorOn(day), { scope, isDryRun });
      if (isDryRun && this.others !== null) await this.others.refreshed(id);
      else await this.work();
      if (!isDryRun) return 'done';
      const published = await this.decisions.publish(id, authorOn(day));
      return published instanceof RefreshRequest ? 'done' : 'refused';
    } catch (error) {
      if (error instanceof RefreshRefused) return 'refused';
      throw error;
    }
  }

  /** Does the jobs of the outbox as the worker does: publishes what waits, then runs the refreshes. */
  private async work(): Promise<void> {
    if (this.others !== null) return this.others.work();
    await this.publisher.publishWaiting();
    for (const { job, payload } of await this.outbox.listNew(100)) {
      if (job === 'event') {
        await this.events.place(CLOCK.now());
        continue;
      }
      if (job === 'notices') {
        await this.runNotices.tell((payload as { run: number }).run, CLOCK.now());
        await this.outbox.remove(job, payload as object);
        continue;
      }
      if (job !== 'refresh') throw new Error(`${job} ${JSON.stringify(payload)} was left in the outbox`);
      await this.refresher.work((payload as { requestId: string }).requestId);
      await this.outbox.remove(job, payload as object);
    }
  }
}

const keyOf = (tournament: number): string => tournamentKey(externalIdOf(tournament), '');

const orderOn = (day: number) => ({ reason: 'simulated', versions: null, actor: SUBMITTER, author: authorOn(day) });

const authorOn = (day: number) => ({ handle: HANDLE, at: receivedOn(day), requestId: null });
