import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type AliasTold,
  type BatchState,
  type ChosenName,
  type BatchStep,
  concludeDates,
  concludedOrders,
  findParts,
  type Halves,
  type ItemBase,
  type ItemDecision,
  type KnownPlayers,
  NAME_DECISION,
  partOfIn,
  type PeopleTold,
  type ReadBatchFile,
  type Resemblance,
  type SentTournament,
  type StoredBeside,
  type ToldItem,
  withoutPartOf,
} from '@quadrant/rules/batches';
import { type Answers, NOT_KNOWN } from '@quadrant/rules/files';
import type { NamedHistoryDiff } from '@quadrant/rules/history-diff';
import type { Answer } from '@quadrant/rules/identity';
import { packJson, type Text, textJson } from '@quadrant/rules/message';
import { type Finding, spanOfDate, type TournamentReport } from '@quadrant/rules/tournament';
import { inTransaction } from '@quadrant/store/audit';
import { shownDateOfReport } from '@quadrant/store/database';
import { loadReports } from '@quadrant/store/history';
import { leaveOutWithFiles } from './leave-out-files.js';
import { loadDateEvidence } from './load-date-evidence.js';
import { judgeAgain } from './judge-again.js';
import type { PreparedItem } from './deliver.js';

/** A step that waits for a worker, or that one has begun. */
export interface StepToWork {
  readonly number: number;
  readonly name: string;
  readonly state: BatchState;
  readonly step: BatchStep;
  readonly askedBy: string;
}

/** A file with the answers by which it is read now. */
export interface FileToRead {
  readonly path: string;
  readonly recipe: Readonly<Record<string, string>>;
  readonly manifest: Readonly<Record<string, string>>;
  readonly shape: string | null;
  readonly isStale: boolean;
  /** It changes with everything by which the file is read: answers, and the content of other parts. */
  readonly mark: Buffer;
  /** Files that hold other parts of its tournament; null where it is a part itself. */
  readonly parts: readonly Pick<FileToRead, 'path' | 'recipe' | 'manifest'>[] | null;
}

/** A tournament of a batch with its report, for settling. */
export interface ItemToSettle extends ToldItem {
  readonly path: string;
  readonly sha256: string;
  readonly document: Buffer | null;
  readonly open: readonly string[];
  readonly decision: ItemDecision | null;
  /** Somebody answered that its game is unknown, and its file does not say it. */
  readonly isGameUnknown: boolean;
}

export interface SettledFacts {
  readonly item: string;
  /** It lists the handle of each of its people, in the order of the file. */
  readonly handles: readonly string[];
  readonly base: Exclude<ItemBase, 'read'>;
  readonly findings: readonly Finding[];
  readonly resembles: readonly Resemblance[];
  readonly prepared: Uint8Array | null;
}

export interface ComputedBatch {
  readonly fingerprint: string;
  readonly baseRun: number;
  readonly pendingMark: string;
  readonly summary: Text;
  readonly diff: NamedHistoryDiff;
  readonly winners: readonly SentTournament[];
}

/** Reads and writes batches for the worker that does their steps. */
@Injectable()
export class BatchWorkRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the step that a batch waits for; null when it waits for another one, or for none. */
  async findStep(number: number, step: string): Promise<StepToWork | null> {
    const [found] = await this.dataSource.query<StepToWork[]>(
      `select number, name, state, step, step_asked_by as "askedBy" from batches where number = $1 and step = $2`,
      [number, step],
    );
    return found ?? null;
  }

  async reportProgress(number: number, done: number, total: number): Promise<void> {
    await this.dataSource.query(`update batches set step_done = $2, step_total = $3 where number = $1`, [
      number,
      done,
      total,
    ]);
  }

  /** A step that failed is not tried again before somebody asks; one that publishes or undoes is. */
  async fail(number: number, step: string, reason: Text): Promise<void> {
    await this.dataSource.query(`update batches set step_error = $3 where number = $1 and step = $2`, [
      number,
      step,
      textJson(reason),
    ]);
  }

  /** Lists files with the answers that hold for them now. */
  async listFiles(number: number): Promise<FileToRead[]> {
    const stored = await this.dataSource.query<
      (Omit<FileToRead, 'isStale' | 'mark' | 'parts'> & { sha256: string; readWith: Buffer | null })[]
    >(
      `select f.path, coalesce(r.answers, '{}') as recipe, coalesce(m.answers, '{}') as manifest, f.read_with as "readWith", f.shape,
         encode(f.sha256, 'hex') as sha256
       from batch_files f left join batch_recipes r on r.batch = f.batch and r.shape = f.shape
         left join batch_manifest m on m.batch = f.batch and m.path = f.path
       where f.batch = $1 order by f.path collate "C"`,
      [number],
    );
    const concluded = concludeDates(await inTransaction(this.dataSource, (client) => loadDateEvidence(client, number)));
    const rows = stored.map((row) => {
      const orders = concludedOrders(concluded.get(row.path));
      return { ...row, recipe: { ...Object.fromEntries(orders), ...row.recipe } };
    });
    const partsOf = findParts(
      rows.map(({ path, manifest }) => ({ file: path, partOf: partOfIn(new Map(Object.entries(manifest))) })),
    );
    const areParts = new Set([...partsOf.values()].flat());
    const byPath = new Map(rows.map((row) => [row.path, row]));
    return rows.map(({ readWith, sha256: _, ...row }) => {
      const parts = areParts.has(row.path) ? null : (partsOf.get(row.path) ?? []).map((path) => byPath.get(path)!);
      const mark = markOf(
        answersOf(row),
        parts?.map((part) => [part.path, part.sha256, ...sorted(answersOf(part))]) ?? null,
      );
      return { ...row, parts, mark, isStale: readWith?.equals(mark) !== true };
    });
  }

  async readContent(number: number, path: string): Promise<Buffer> {
    const [row] = await this.dataSource.query<{ content: Buffer }[]>(
      `select content from batch_files where batch = $1 and path = $2`,
      [number, path],
    );
    return row!.content;
  }

  /** Stores what a file tells, with its tournaments. Decisions about the same tournaments stay. */
  storeRead(number: number, file: FileToRead, read: ReadBatchFile): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query(
        `update batch_files set read_with = $3, kind = $4, shape = $5, shape_label = $6, open = $7, proposals = $8, findings = $9
         where batch = $1 and path = $2`,
        [
          number,
          file.path,
          file.mark,
          read.kind,
          read.shape?.fingerprint ?? null,
          read.shape?.label ?? null,
          JSON.stringify(read.open),
          JSON.stringify(Object.fromEntries(read.proposals)),
          JSON.stringify(read.findings, packJson),
        ],
      );
      const items = read.tournaments.map((_, index) =>
        read.tournaments.length > 1 ? `${file.path}#${index + 1}` : file.path,
      );
      await client.query(`delete from batch_items where batch = $1 and path = $2 and item <> all($3)`, [
        number,
        file.path,
        items,
      ]);
      for (const [index, { document, people, pairings, ...facts }] of read.tournaments.entries()) {
        const { first, last } = daysOf(facts.startsAt, read.proposals);
        await client.query(
          `insert into batch_items (batch, item, path, number, state, name, first_day, last_day, place, told, document)
           values ($1, $2, $3, $4, 'read', $5, $6, $7, $8, $9, $10)
           on conflict (batch, item) do update set state = 'read', name = excluded.name, first_day = excluded.first_day,
             last_day = excluded.last_day, place = excluded.place, told = excluded.told, document = excluded.document,
             findings = '[]', double_of = null, prepared = null, revises = null, base = null,
             resembles = '[]', handles = null`,
          [
            number,
            items[index],
            file.path,
            index + 1,
            facts.name,
            first,
            last,
            facts.place ?? folderOf(file.path),
            JSON.stringify({ people, pairings }),
            document === null ? null : Buffer.from(document),
          ],
        );
      }
      await leaveOutWithFiles(client, number, [file.path]);
    });
  }

  /** Loads the tournaments of a batch, in the order of their ids. */
  async listItems(number: number): Promise<ItemToSettle[]> {
    return this.dataSource.query<ItemToSettle[]>(
      `select i.item, i.path, encode(f.sha256, 'hex') as sha256, i.first_day::text as first, i.last_day::text as last, i.place, i.told,
         i.document, f.open, i.decision, i.decision is not distinct from 'leave-out' as "isLeftOut", coalesce(i.name, f.proposals->>'name') as name,
         case when i.item = i.path and f.shape_label not like 'quadrant/%' then i.path end as half,
         i.document is null and coalesce(nullif(m.answers->>'game', ''), r.answers->>'game', '') = $2 as "isGameUnknown"
       from batch_items i join batch_files f on f.batch = i.batch and f.path = i.path
         left join batch_recipes r on r.batch = f.batch and r.shape = f.shape
         left join batch_manifest m on m.batch = f.batch and m.path = f.path
       where i.batch = $1 order by i.item collate "C"`,
      [number, NOT_KNOWN],
    );
  }

  async listAnswers(number: number): Promise<Answer[]> {
    return this.dataSource.query<Answer[]>(
      `select json_build_object('tournament', one_item, 'spelling', one_spelling) as one,
         json_build_object('tournament', other_item, 'spelling', other_spelling) as other, verdict
       from batch_answers where batch = $1 and taken_back_at is null and verdict <> '${NAME_DECISION}' order by id`,
      [number],
    );
  }

  /** Lists the names under which people are published, the oldest first. */
  async listNames(number: number): Promise<ChosenName[]> {
    return this.dataSource.query<ChosenName[]>(
      `select json_build_object('tournament', one_item, 'spelling', one_spelling) as one, other_spelling as name
       from batch_answers where batch = $1 and taken_back_at is null and verdict = '${NAME_DECISION}' order by id`,
      [number],
    );
  }

  /** Returns why the inferred results of a batch are rated; null where they are not. */
  async findInferredRated(number: number): Promise<string | null> {
    const [row] = await this.dataSource.query<{ reason: string | null }[]>(
      `select inferred_rated as reason from batches where number = $1`,
      [number],
    );
    return row?.reason ?? null;
  }

  /** Lists the kinds of links that are asked one by one. */
  async listAskedKinds(number: number): Promise<ReadonlySet<string>> {
    const rows = await this.dataSource.query<{ kind: string }[]>(
      `select kind from batch_kinds where batch = $1 and decision = 'open'`,
      [number],
    );
    return new Set(rows.map(({ kind }) => kind));
  }

  /** Loads the stored tournaments that count, with their players as they count today. */
  async listStored(): Promise<StoredBeside[]> {
    const rows = await this.dataSource.query<(Omit<StoredBeside, 'first' | 'last'> & { readonly date: string })[]>(
      `select t.key, ${shownDateOfReport('s')} as date, s.header->>'venue' as place,
         (select json_agg(c.handle order by e.number) from entries e join players p on p.id = e.player_id
            join players c on c.id = p.counts_as where e.submission_id = s.id) as handles,
         (select coalesce(json_agg(json_build_object('round', m.round, 'players', json_build_array(m.entry_a, m.entry_b))), '[]')
            from matches m where m.submission_id = s.id and m.entry_b is not null) as pairings,
         (select coalesce(json_agg(json_build_array(r.place, r.entry)), '[]') from standings r where r.submission_id = s.id) as places
       from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
       where t.withdrawn_at is null and exists (select from entries e where e.submission_id = s.id) order by t.key`,
    );
    return rows.map(({ date, ...stored }) => {
      const span = spanOfDate(date);
      return { ...stored, first: span?.first ?? null, last: span?.last ?? null };
    });
  }

  async listPlayers(): Promise<KnownPlayers> {
    const rows = await this.dataSource.query<{ key: string; handle: string; isUnplayed: boolean }[]>(
      `select h.handle_key as key, c.handle, h.kind = 'current' and c.id = p.id and c.hidden_at is null
           and not exists (select from entries e where e.player_id = p.id) as "isUnplayed"
       from player_handles h join players p on p.id = h.player_id join players c on c.id = p.counts_as where not p.is_aside`,
    );
    // Nobody is led to a hidden player.
    const aliases = await this.dataSource.query<KnownPlayers['aliases']>(
      `select distinct a.name, c.handle, a.scene from player_aliases a join players p on p.id = a.player_id
         join players c on c.id = p.counts_as where c.hidden_at is null and not c.is_aside order by 1, 2, 3`,
    );
    return {
      aliases,
      handles: new Set(rows.map(({ key }) => key)),
      unplayed: new Map(rows.flatMap(({ key, handle, isUnplayed }) => (isUnplayed ? [[key, handle]] : []))),
    };
  }

  /** Loads the current report of a stored tournament, and the handle of each of its players as they count today. */
  loadStored(key: string): Promise<{ readonly report: TournamentReport; readonly people: readonly string[] } | null> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ id: number; people: string[] }>(
        `select s.id, (select json_agg(c.handle order by e.number) from entries e join players p on p.id = e.player_id
            join players c on c.id = p.counts_as where e.submission_id = s.id) as people
         from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision where t.key = $1`,
        [key],
      );
      if (!rows[0]) return null;
      const [stored] = await loadReports(client, [rows[0].id]);
      return { report: stored!.report, people: rows[0].people };
    });
  }

  /** Finds the stored tournaments that count and have these external ids, by external id. */
  async findExternalIds(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.dataSource.query<{ id: string; key: string }[]>(
      `select external_id as id, key from tournaments where external_id = any($1) and withdrawn_at is null`,
      [ids],
    );
    return new Map(rows.map(({ id, key }) => [id, key]));
  }

  /** Stores how the people and the doubles of a batch were settled. */
  storeSettled(
    number: number,
    items: readonly SettledFacts[],
    people: PeopleTold,
    aliases: readonly AliasTold[],
    halves: readonly Halves[],
  ): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      for (const { item, handles, base, findings, resembles, prepared } of items) {
        await client.query(
          `update batch_items set base = $3, findings = $4, resembles = $5, prepared = $6, handles = $7
           where batch = $1 and item = $2`,
          [
            number,
            item,
            base,
            JSON.stringify(findings, packJson),
            JSON.stringify(resembles),
            prepared && Buffer.from(prepared),
            JSON.stringify(handles),
          ],
        );
      }
      await judgeAgain(client, number);
      await client.query(`update batches set people = $2, aliases = $3, halves = $4 where number = $1`, [
        number,
        JSON.stringify(people),
        JSON.stringify(aliases),
        JSON.stringify(halves),
      ]);
    });
  }

  /** Ends a step that reads: the batch waits for people again. */
  async finishReading(number: number): Promise<void> {
    await this.dataSource.query(
      `update batches set step = null, state = case when exists (
           select from batch_items where batch = $1 and state in ('ready', 'double', 'left-out')) then 'settling' else 'read' end
       where number = $1 and step = 'read'`,
      [number],
    );
  }

  /** Lists the reports that are published with a batch, in the order of history. */
  async listPrepared(number: number): Promise<(PreparedItem & { readonly sender: string })[]> {
    return this.dataSource.query<(PreparedItem & { readonly sender: string })[]>(
      `select i.item, i.prepared, i.revises, f.sent_by as sender from batch_items i join batch_files f on f.batch = i.batch and f.path = i.path
       where i.batch = $1 and i.state = 'ready' order by i.first_day nulls first, i.item collate "C"`,
      [number],
    );
  }

  /** Ends the step that says what publishing would move. */
  async storeDiff(number: number, computed: ComputedBatch, now: Date): Promise<void> {
    await this.dataSource.query(
      `update batches set step = null, state = case when state = 'sent' then 'sent' else 'ready' end, fingerprint = decode($2, 'hex'), base_run = $3, pending_mark = $4,
         summary = $5, diff = $6, diffed_at = $7, winners = $8 where number = $1 and step = 'diff'`,
      [
        number,
        computed.fingerprint,
        computed.baseRun,
        computed.pendingMark,
        textJson(computed.summary),
        JSON.stringify(computed.diff),
        now,
        JSON.stringify(computed.winners),
      ],
    );
  }

  /** Notes that a tournament of a batch is stored already. */
  async doubleItem(number: number, item: string, tournament: string): Promise<void> {
    await this.dataSource.query(
      `update batch_items set state = 'double', double_of = $3, resembles = jsonb_build_array($3::jsonb) || resembles
       where batch = $1 and item = $2`,
      [number, item, JSON.stringify({ item: null, tournament, relation: 'equal' } satisfies Resemblance)],
    );
  }

  /** Notes that a report of a batch cannot be stored. */
  async refuseItem(number: number, item: string, findings: readonly Finding[]): Promise<void> {
    await this.dataSource.query(
      `update batch_items set state = 'refused', base = 'refused', findings = $3, prepared = null where batch = $1 and item = $2`,
      [number, item, JSON.stringify(findings, packJson)],
    );
  }
}

/** Returns the answers by which a file is read: those about the file come before those about its shape. */
export const answersOf = ({ recipe, manifest }: Pick<FileToRead, 'recipe' | 'manifest'>): Answers =>
  withoutPartOf(new Map(Object.entries({ ...recipe, ...manifest }).filter(([, value]) => value !== '')));

/** The program may read files otherwise after an update: raise it then. */
const READER = 5;

const sorted = (answers: Answers): (readonly [string, string])[] => [...answers].sort(([a], [b]) => (a < b ? -1 : 1));

const markOf = (answers: Answers, parts: readonly unknown[] | null): Buffer =>
  hash('sha256', JSON.stringify([READER, sorted(answers), parts]), 'buffer');

const folderOf = (path: string): string | null => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null);

function daysOf(
  startsAt: string | null,
  proposals: Answers,
): { readonly first: string | null; readonly last: string | null } {
  const said = (startsAt ?? proposals.get('startsAt') ?? proposals.get('year'))?.slice(0, 'YYYY-MM-DD'.length);
  return spanOfDate(said ?? '') ?? { first: null, last: null };
}
