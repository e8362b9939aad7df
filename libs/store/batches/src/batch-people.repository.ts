import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type ChosenName,
  type DoubleGroup,
  type ItemDecision,
  type ItemState,
  type ItemToJudge,
  judgeAnswer,
  judgeChange,
  listCopies,
  NAME_DECISION,
  PART_OF,
  type PeopleTold,
  type PersonSide,
  questionKey,
  type Resemblance,
  type StandingAnswer,
  tellDoubles,
  textOf,
} from '@quadrant/rules/batches';
import type { Answer } from '@quadrant/rules/identity';
import { say } from '@quadrant/rules/message';
import {
  findHandleFault,
  type Finding,
  foldHandle,
  isReservedHandle,
  normaliseHandle,
} from '@quadrant/rules/tournament';
import { type Author, inTransaction } from '@quadrant/store/audit';
import { readHiddenNames, type WithheldNames } from '@quadrant/store/players';
import type { PoolClient } from 'pg';
import { audit, type BatchAuthor, beginChange } from './batch.repository.js';
import { BatchRefused, loadBatch, lockBatch } from './batch.js';
import { judgeAgain, loadItemsToJudge } from './judge-again.js';
import { takeFilesAgain } from './leave-out-files.js';

export interface BatchItem {
  readonly item: string;
  readonly file: string;
  /** Other files that hold parts of it. */
  readonly parts: readonly string[];
  readonly state: ItemState;
  readonly name: string | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly place: string | null;
  readonly players: number;
  readonly kind: 'games' | 'standings' | 'refused' | null;
  readonly open: readonly string[];
  readonly findings: readonly Finding[];
  /** Another tournament that this one may be. */
  readonly doubleOf: Resemblance | null;
  readonly decision: ItemDecision | null;
  readonly reason: string | null;
  readonly decidedBy: string | null;
  /** The key of its tournament, once it is published. */
  readonly tournament: string | null;
}

/** SQL: the files that were read as parts of item `i`. They have no item of their own. */
const PARTS = `coalesce((
  with recursive part (path) as (
    select m.path from batch_manifest m where m.batch = i.batch and m.answers->>'${PART_OF}' = i.path
    union
    select m.path from part p join batch_manifest m on m.batch = i.batch and m.answers->>'${PART_OF}' = p.path)
  select json_agg(p.path order by p.path collate "C")
  from part p join batch_files o on o.batch = i.batch and o.path = p.path
  where p.path <> i.path and o.read_with is not null
    and not exists (select from batch_items n where n.batch = i.batch and n.path = p.path)), '[]')`;

/** SQL: tournaments of batches, for {@link BatchItem}. */
const ITEMS = `
  select i.item, i.path as file, ${PARTS} as parts, i.state, i.name, i.first_day::text as "firstDay", i.last_day::text as "lastDay", i.place,
  jsonb_array_length(i.told->'people') as players, f.kind, f.open, i.findings || f.findings as findings,
  i.double_of as "doubleOf", i.decision, i.decision_reason as reason, i.decided_by as "decidedBy",
  case when not t.is_aside then t.key end as tournament
  from batch_items i join batch_files f on f.batch = i.batch and f.path = i.path left join tournaments t on t.id = i.tournament_id`;

/** Entries of stored tournaments begin with it; their spellings are handles. */
const STORED = 'stored:';

/** SQL: an entry of an answer `one` or `other`, with when and where its tournament was. */
const keptEntry = (side: 'one' | 'other'): string => `(
  select json_build_object('tournament', ${side}_item, 'spelling', ${side}_spelling, 'firstDay', min(i.first_day)::text,
    'lastDay', min(i.last_day)::text, 'place', min(i.place))
  from batch_items i where i.batch = batch_answers.batch and i.item = ${side}_item)`;

/** SQL: what every kept answer has. */
const KEPT = `id::integer, ${keptEntry('one')} as one, reason, decided_by as "decidedBy", decided_at as "decidedAt",
  taken_back_by as "takenBackBy"`;

/** A tournament of a batch beside others that it may be. */
export type DoubleItem = Pick<
  BatchItem,
  'file' | 'state' | 'name' | 'firstDay' | 'lastDay' | 'doubleOf' | 'decision' | 'reason' | 'decidedBy'
> & { readonly id: string };

export interface BatchDoubles {
  /** They may be a stored tournament. */
  readonly stored: readonly DoubleItem[];
  readonly groups: readonly (Omit<DoubleGroup, 'items'> & { readonly items: readonly DoubleItem[] })[];
  /** Nothing of these tournaments stays in the batch, although each was brought twice or more. */
  readonly lost: readonly (readonly DoubleItem[])[];
  readonly decided: readonly DoubleItem[];
}

/** It is a tournament of a batch with its report. */
export interface ItemResults {
  readonly item: BatchItem;
  /** It is null while facts are missing, and when the batch was published long ago. */
  readonly document: Buffer | null;
  /** Its players have the handles that they are published with; otherwise their names are those of the file. */
  readonly isSettled: boolean;
}

export interface ShownHandle {
  readonly handle: string;
  readonly hasPage: boolean;
}

/** It is a name in a tournament of a batch. */
export interface BatchEntry {
  /** An answer names the entry by this tournament and the spelling. */
  readonly tournament: string;
  readonly spelling: string;
  readonly name: string | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly place: string | null;
  /** The handle with which the person would be published; null before people were settled. */
  readonly handle: string | null;
}

/** Entries of people with a name, and one entry in a stored tournament of each stored player among them. */
export interface EntriesOfName {
  readonly entries: readonly BatchEntry[];
  readonly stored: readonly (Answer['one'] & { readonly handle: string })[];
}

/** When and where the tournament of an entry was, as far as a file of the batch says it. */
interface KeptEntry {
  readonly tournament: string;
  readonly spelling: string;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly place: string | null;
}

interface Kept {
  readonly id: number;
  readonly reason: string | null;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  readonly takenBackBy: string | null;
}

/** An answer about people, as it is kept. */
export interface KeptAnswer extends Answer, Kept {
  readonly one: KeptEntry;
  readonly other: KeptEntry;
}

/** A chosen name of a person, as it is kept. */
export interface KeptName extends ChosenName, Kept {
  readonly one: KeptEntry;
}

/** Somebody says this about people in one step. */
export interface GivenAnswers {
  readonly answers: readonly (Answer & { readonly reason: string | null })[];
  readonly names?: readonly ChosenName[];
  /** These are the ids of earlier answers, which are taken back. */
  readonly instead?: readonly number[];
}

/** Somebody has a question of a batch open until then. */
export interface Lease {
  /** It is the key of the question: see `questionKey`. */
  readonly question: string;
  readonly by: string;
  readonly until: Date;
}

/** confirm: all links of a kind are right; open: each of them is asked; link: neither. */
export type KindDecision = 'confirm' | 'open' | 'link';

export interface KindDecided {
  readonly kind: string;
  readonly decision: Exclude<KindDecision, 'link'>;
  /** So many links the kind had then. */
  readonly links: number;
  readonly decidedBy: string;
}

/** So long somebody may look at a card before others get it. The page asks again while it is open. */
const LEASE_MINUTES = 2;

/** Stores what people decide about the tournaments and the people of batches. */
@Injectable()
export class BatchPeopleRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the tournaments whose ids follow on `after`, sorted by id. @throws BatchRefused */
  listItems(
    number: number,
    { state, after, limit }: { readonly state: ItemState | null; readonly after: string; readonly limit: number },
  ): Promise<BatchItem[]> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<BatchItem>(
        `${ITEMS}
         where i.batch = $1 and i.item collate "C" > $2 and ($3::text is null or i.state = $3)
         order by i.item collate "C" limit $4`,
        [number, after, state, limit],
      );
      return rows;
    });
  }

  /** Returns a tournament of a batch with its report, as far as it is read. @throws BatchRefused */
  findResults(number: number, item: string): Promise<ItemResults> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<BatchItem>(`${ITEMS} where i.batch = $1 and i.item = $2`, [number, item]);
      const [found] = rows;
      if (!found) throw new BatchRefused({ kind: 'batch-item-not-found', item });
      const { rows: documents } = await client.query<{ document: Buffer | null; prepared: Buffer | null }>(
        `select document, prepared from batch_items where batch = $1 and item = $2`,
        [number, item],
      );
      const { document, prepared } = documents[0]!;
      return { item: found, document: prepared ?? document, isSettled: prepared !== null };
    });
  }

  /** Returns the handles as everybody may see them, and whether each has a page of its own. */
  showHandles(handles: readonly string[]): Promise<readonly ShownHandle[]> {
    return inTransaction(this.dataSource, async (client) => {
      const names = await readHiddenNames(client);
      const { rows } = await client.query<{ key: string }>(
        `select h.handle_key as key from player_handles h join players p on p.id = h.player_id join players c on c.id = p.counts_as
         where h.handle_key = any($1) and not c.is_aside`,
        [handles.map(foldHandle)],
      );
      const known = new Set(rows.map(({ key }) => key));
      return handles.map((handle) => ({ handle: names.show(handle), hasPage: known.has(foldHandle(handle)) }));
    });
  }

  /** Decides about a tournament of a batch; the doubles of all others follow. @throws BatchRefused */
  decide(number: number, item: string, decision: ItemDecision, reason: string, author: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await beginChange(client, number, 'answers');
      const path = await requireItems(client, number, [item]);
      // The tournament of a file that is no tournament is taken by itself.
      if (decision === 'take') await takeFilesAgain(client, number, path);
      await storeDecision(client, { number, items: [item], decision, reason }, author);
      if (decision === 'other') await storeOthers(client, number, await loadItemsToJudge(client, number), [item], null);
      await judgeAgain(client, number);
      await audit(client, 'batch.decide', number, { item, decision, reason }, author);
    });
  }

  /**
   * Says which of some tournaments that resemble each other is right: the others are left out.
   *
   * @param kept null: they are different tournaments
   * @throws BatchRefused
   */
  decideDouble(
    number: number,
    {
      items,
      kept,
      reason,
    }: { readonly items: readonly string[]; readonly kept: string | null; readonly reason: string },
    author: Author,
  ): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await beginChange(client, number, 'answers');
      await requireItems(client, number, kept === null ? items : [...items, kept]);
      const all = await loadItemsToJudge(client, number);
      const those = all.filter(({ item }) => items.includes(item));
      if (kept === null) {
        const isLater = ({ resembles }: ItemToJudge) =>
          resembles.some(({ item }) => item !== null && items.includes(item));
        const others = those.filter(isLater).map(({ item }) => item);
        await storeDecision(client, { number, items: others, decision: 'other', reason }, author);
        await storeOthers(client, number, those, others, items);
      } else {
        const others = items.filter((item) => item !== kept);
        await storeDecision(client, { number, items: others, decision: 'leave-out', reason }, author);
        const isOut = all.find(({ item }) => item === kept)?.decision === 'leave-out';
        if (isOut) await storeDecision(client, { number, items: [kept], decision: 'take', reason }, author);
      }
      await judgeAgain(client, number);
      await audit(client, 'batch.decide', number, { items, kept, reason }, author);
    });
  }

  /**
   * Leaves out all copies that say the same as a tournament that stays in the batch, or that is stored, and about which
   * nobody decided. @returns how many
   */
  leaveCopiesOut(number: number, reason: string, author: Author): Promise<number> {
    return inTransaction(this.dataSource, async (client) => {
      await beginChange(client, number, 'answers');
      const items = listCopies(await loadItemsToJudge(client, number));
      await storeDecision(client, { number, items, decision: 'leave-out', reason }, author);
      await judgeAgain(client, number);
      const copies = items.length;
      await audit(client, 'batch.decide', number, { copies, decision: 'leave-out', reason }, author);
      return copies;
    });
  }

  /** Lists the tournaments about which somebody has to decide, and those about which somebody did. @throws BatchRefused */
  listDoubles(number: number): Promise<BatchDoubles> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { stored, groups, lost } = tellDoubles(await loadItemsToJudge(client, number));
      const { rows } = await client.query<DoubleItem>(
        `select item as id, path as file, state, name, first_day::text as "firstDay", last_day::text as "lastDay",
           double_of as "doubleOf", decision, decision_reason as reason, decided_by as "decidedBy"
         from batch_items where batch = $1 and resembles <> '[]' or batch = $1 and item = any($2) order by item collate "C"`,
        [number, [...groups.flatMap(({ items }) => items), ...lost.flat()]],
      );
      const byItem = new Map(rows.map((row) => [row.id, row]));
      const told = (items: readonly string[]): DoubleItem[] => items.flatMap((item) => byItem.get(item) ?? []);
      return {
        stored: told(stored),
        groups: groups.map((group) => ({ ...group, items: told(group.items) })),
        lost: lost.map(told),
        decided: rows.filter(({ decision }) => decision !== null),
      };
    });
  }

  /** Returns how people were settled, hidden players under their labels; null before that. @throws BatchRefused */
  findPeople(number: number): Promise<PeopleTold | null> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<{ people: PeopleTold | null }>(
        `select people from batches where number = $1`,
        [number],
      );
      const { people } = rows[0]!;
      return people && showPeople(people, await readHiddenNames(client));
    });
  }

  /**
   * Lists entries whose spelling has all words of a text, and all other entries of these people, the oldest first. A
   * tournament that writes somebody in two ways has one entry of theirs.
   *
   * @throws BatchRefused
   */
  listEntries(number: number, text: string, limit: number): Promise<EntriesOfName> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<BatchEntry>(
        `with entry as (
           select i.item as tournament, p.told->>'name' as spelling, i.name, i.first_day::text as "firstDay",
             i.last_day::text as "lastDay", i.place, i.handles->>(p.at::integer - 1) as handle, not exists (
               select from unnest($2::text[]) word where position(lower(word) in lower(p.told->>'name')) = 0) as fits,
             row_number() over (partition by i.item, coalesce(i.handles->>(p.at::integer - 1), p.told->>'name') order by p.at) as nth
           from batch_items i, jsonb_array_elements(i.told->'people') with ordinality p (told, at) where i.batch = $1)
         select tournament, spelling, name, "firstDay", "lastDay", place, handle from entry
         where nth = 1 and (handle in (select o.handle from entry o where o.fits) or handle is null and fits)
         order by "firstDay" nulls last, tournament collate "C", spelling limit $3`,
        [number, text.split(/\s+/u).filter((word) => word !== ''), limit],
      );
      const handles = new Set(rows.flatMap(({ handle }) => handle ?? []));
      const { rows: stored } = await client.query<EntriesOfName['stored'][number]>(
        `select distinct on (c.handle) '${STORED}' || t.key as tournament, c.handle as spelling, c.handle
         from player_handles h join players p on p.id = h.player_id join players c on c.id = p.counts_as
           join players own on own.counts_as = c.id join entries e on e.player_id = own.id
           join submissions s on s.id = e.submission_id
           join tournaments t on t.id = s.tournament_id and t.current_revision = s.revision and t.withdrawn_at is null
         where h.handle_key = any($1) order by c.handle, t.key`,
        [[...handles].map(foldHandle)],
      );
      const names = await readHiddenNames(client);
      return {
        entries: rows.map((entry) => ({ ...entry, handle: entry.handle && names.show(entry.handle) })),
        stored: stored.map((entry) => ({ ...showEntry(entry, names), handle: names.show(entry.handle) })),
      };
    });
  }

  /** Lists answers in the order in which they were given, with those that were taken back. @throws BatchRefused */
  listAnswers(number: number): Promise<KeptAnswer[]> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<KeptAnswer>(
        `select ${KEPT}, ${keptEntry('other')} as other, verdict
         from batch_answers where batch = $1 and verdict <> '${NAME_DECISION}' order by id`,
        [number],
      );
      const names = await readHiddenNames(client);
      return rows.map((answer) => showAnswer(answer, names));
    });
  }

  /** Lists the names that people chose, in the order in which they did, with those that were taken back. @throws BatchRefused */
  listNames(number: number): Promise<KeptName[]> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<KeptName>(
        `select ${KEPT}, other_spelling as name
         from batch_answers where batch = $1 and verdict = '${NAME_DECISION}' order by id`,
        [number],
      );
      const names = await readHiddenNames(client);
      return rows.map((each) => ({ ...each, name: names.show(each.name) }));
    });
  }

  /**
   * Stores answers about people, and names under which they are published. People are settled again with the next reading
   * or diff.
   *
   * @param toQuestions whether each has to answer a question that the batch asks now, and that nobody else has open
   * @throws BatchRefused; then none of them is stored
   */
  answer(
    number: number,
    { answers, names = [], instead = [] }: GivenAnswers,
    toQuestions: boolean,
    author: BatchAuthor,
  ): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await beginChange(client, number, 'answers');
      await takeBackAll(client, number, instead, author);
      const repeated = toQuestions ? await requireQuestions(client, number, answers, author) : new Set<string>();
      const given = await listGiven(client, number);
      for (const { one, other, verdict, reason } of answers) {
        if (repeated.has(questionKey({ one, other }))) continue;
        // A table that was downloaded has the earlier answers, too.
        if (given.get(questionKey({ one, other })) === verdict) continue;
        await client.query(
          `insert into batch_answers (batch, one_item, one_spelling, other_item, other_spelling, verdict, reason, decided_by, decided_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
          [
            number,
            one.tournament,
            await spellingOf(client, one),
            other.tournament,
            await spellingOf(client, other),
            verdict,
            reason,
            author.handle,
            author.at,
          ],
        );
      }
      for (const name of names) await storeName(client, number, name, author);
      const counts = { answers: answers.length, names: names.length, instead: instead.length };
      const detail = Object.fromEntries(
        Object.entries(counts).filter(([key, count]) => key === 'answers' || count > 0),
      );
      await audit(client, 'batch.answer', number, detail, author);
    });
  }

  /**
   * Gives a question to somebody who answers it, for a short time. Asking again makes it longer.
   *
   * @param minutes two by default: a page with a script asks again
   * @throws BatchRefused when somebody else has it open
   */
  lease(
    number: number,
    question: Pick<Answer, 'one' | 'other'>,
    author: BatchAuthor,
    minutes = LEASE_MINUTES,
  ): Promise<Lease> {
    return inTransaction(this.dataSource, async (client) => {
      await lockBatch(client, number);
      await requireLease(client, number, question, author);
      const until = new Date(author.at.getTime() + minutes * 60_000);
      await client.query(`delete from batch_leases where batch = $1 and (until <= $2 or account_id = $3)`, [
        number,
        author.at,
        author.accountId,
      ]);
      await client.query(
        `insert into batch_leases (batch, question, account_id, handle, until) values ($1, $2, $3, $4, $5)`,
        [number, questionKey(question), author.accountId, author.handle, until],
      );
      return { question: questionKey(question), by: author.handle, until };
    });
  }

  /** Lists the questions that others have open. @throws BatchRefused */
  listLeases(number: number, accountId: string | null, now: Date): Promise<Lease[]> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<Lease>(
        `select question, handle as by, until from batch_leases
         where batch = $1 and until > $2 and account_id is distinct from $3 order by question`,
        [number, now, accountId],
      );
      return rows;
    });
  }

  /** Lists what was decided about all links of a kind. @throws BatchRefused */
  listKinds(number: number): Promise<KindDecided[]> {
    return inTransaction(this.dataSource, async (client) => {
      await loadBatch(client, number);
      const { rows } = await client.query<KindDecided>(
        `select kind, decision, links, decided_by as "decidedBy" from batch_kinds where batch = $1 order by kind`,
        [number],
      );
      return rows;
    });
  }

  /**
   * Confirms all links of a kind, opens them so that each is asked, or takes the decision back.
   *
   * @throws BatchRefused for a kind that has no links, and no decision
   */
  decideKind(number: number, kind: string, decision: KindDecision, author: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      const batch = await lockBatch(client, number);
      const { rows } = await client.query<{ links: number; decision: KindDecision | null }>(
        `select coalesce((select (l->>'count')::integer from jsonb_array_elements(b.people->'links') l where l->>'reason' = $2), 0) as links,
           (select decision from batch_kinds k where k.batch = b.number and k.kind = $2) as decision
         from batches b where b.number = $1`,
        [number, kind],
      );
      const before = rows[0]!;
      if (before.links === 0 && before.decision === null)
        throw new BatchRefused({ kind: 'batch-kind-not-found', link: kind });
      // Confirmed links stay as they are; everything else settles people otherwise.
      if (decision === 'open' || before.decision === 'open') await beginChange(client, number, 'answers');
      const refusal = judgeChange(batch);
      if (refusal !== null) throw new BatchRefused(refusal);
      await client.query(`delete from batch_kinds where batch = $1 and kind = $2`, [number, kind]);
      if (decision !== 'link') {
        await client.query(
          `insert into batch_kinds (batch, kind, decision, links, decided_by, decided_at) values ($1, $2, $3, $4, $5, $6)`,
          [number, kind, decision, before.links, author.handle, author.at],
        );
      }
      await audit(client, 'batch.kind', number, { kind, decision, links: before.links }, author);
    });
  }

  /** Takes an answer back; the record of it stays. @throws BatchRefused */
  takeBack(number: number, id: number, author: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      await beginChange(client, number, 'answers');
      await takeBackAll(client, number, [id], author);
      await audit(client, 'batch.take-back', number, { answer: id }, author);
    });
  }
}

/** Takes answers back. @throws BatchRefused unless the batch has all of them, and each counts */
async function takeBackAll(client: PoolClient, number: number, ids: readonly number[], author: Author): Promise<void> {
  const { rowCount } = await client.query(
    `update batch_answers set taken_back_by = $3, taken_back_at = $4 where batch = $1 and id = any($2) and taken_back_at is null`,
    [number, ids, author.handle, author.at],
  );
  if (rowCount !== new Set(ids).size) throw new BatchRefused({ kind: 'batch-answer-not-found' });
}

/** Stores a name in place of an earlier one for the same entry. @throws BatchRefused where nobody can have it, or somebody has it */
async function storeName(client: PoolClient, number: number, { one, name }: ChosenName, author: Author): Promise<void> {
  const own = normaliseHandle(name);
  const fault = findHandleFault(own) ?? (isReservedHandle(own) ? say`is the label of a removed player` : null);
  if (fault !== null) throw new BatchRefused({ kind: 'batch-name', name: own, reason: fault });
  const { rowCount: taken } = await client.query(`select from player_handles where handle_key = $1`, [foldHandle(own)]);
  if (taken !== 0)
    throw new BatchRefused({ kind: 'batch-name', name: own, reason: say`is the name of a stored player` });
  await client.query(
    `update batch_answers set taken_back_by = $4, taken_back_at = $5
     where batch = $1 and one_item = $2 and one_spelling = $3 and verdict = '${NAME_DECISION}' and taken_back_at is null`,
    [number, one.tournament, one.spelling, author.handle, author.at],
  );
  await client.query(
    `insert into batch_answers (batch, one_item, one_spelling, other_spelling, verdict, decided_by, decided_at)
     values ($1, $2, $3, $4, '${NAME_DECISION}', $5, $6)`,
    [number, one.tournament, one.spelling, own, author.handle, author.at],
  );
}

/** @returns their files @throws BatchRefused unless the batch has all these tournaments */
async function requireItems(client: PoolClient, number: number, items: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ item: string; path: string }>(
    `select item, path from batch_items where batch = $1 and item = any($2)`,
    [number, items],
  );
  const known = new Set(rows.map(({ item }) => item));
  const lost = items.find((item) => !known.has(item));
  if (lost !== undefined) throw new BatchRefused({ kind: 'batch-item-not-found', item: lost });
  return rows.map(({ path }) => path);
}

interface DecisionToStore {
  readonly number: number;
  readonly items: readonly string[];
  readonly decision: ItemDecision;
  readonly reason: string;
}

async function storeDecision(
  client: PoolClient,
  { number, items, decision, reason }: DecisionToStore,
  author: Author,
): Promise<void> {
  const values = decision === 'take' ? [null, null, null, null] : [decision, reason, author.handle, author.at];
  await client.query(
    `update batch_items set decision = $3, decision_reason = $4, decided_by = $5, decided_at = $6,
       other_than = case when $3 = 'other' then other_than end
     where batch = $1 and item = any($2)`,
    [number, items, ...values],
  );
}

/**
 * Notes against which tournaments “another tournament” holds: those that were shown, with those of earlier decisions.
 *
 * @param all the items as they were before, or after, the decision
 * @param shown items of the batch that were shown together; null: the stored tournament that an item may be, which is shown
 *   first, otherwise all items that it resembles
 */
async function storeOthers(
  client: PoolClient,
  number: number,
  all: readonly ItemToJudge[],
  items: readonly string[],
  shown: readonly string[] | null,
): Promise<void> {
  const decided = all.filter(({ item }) => items.includes(item));
  const others = decided.map(({ resembles, otherThan }) => {
    const before = otherThan ?? [];
    const stored = resembles.filter((each) => each.item === null && !before.includes(textOf(each)));
    const inBatch = resembles.filter(({ item }) => item !== null && (shown === null || shown.includes(item)));
    const meant = shown === null && stored.length > 0 ? stored : inBatch;
    return JSON.stringify([...new Set([...before, ...meant.map(textOf)])]);
  });
  await client.query(
    `update batch_items i set other_than = said.others::jsonb from unnest($2::text[], $3::text[]) as said (item, others)
     where i.batch = $1 and i.item = said.item`,
    [number, decided.map(({ item }) => item), others],
  );
}

/** @throws BatchRefused when somebody else has the question open */
async function requireLease(
  client: PoolClient,
  number: number,
  question: Pick<Answer, 'one' | 'other'>,
  { accountId, at }: BatchAuthor,
): Promise<void> {
  const { rows } = await client.query<{ by: string; until: Date }>(
    `select handle as by, until from batch_leases where batch = $1 and question = $2 and until > $3 and account_id <> $4`,
    [number, questionKey(question), at, accountId],
  );
  if (rows[0]) throw new BatchRefused({ kind: 'batch-question-open', ...rows[0] });
}

/**
 * Returns the keys of questions that the author has answered in the same way.
 *
 * @throws BatchRefused unless the batch asks all these questions, and nobody else has answered or opened one
 */
async function requireQuestions(
  client: PoolClient,
  number: number,
  answers: readonly Answer[],
  author: BatchAuthor,
): Promise<ReadonlySet<string>> {
  const names = await readHiddenNames(client);
  const { rows: told } = await client.query<{ people: PeopleTold | null }>(
    `select people from batches where number = $1`,
    [number],
  );
  const people = told[0]!.people && showPeople(told[0]!.people, names);
  const { rows: standing } = await client.query<StandingAnswer>(
    `select json_build_object('tournament', one_item, 'spelling', one_spelling) as one,
       json_build_object('tournament', other_item, 'spelling', other_spelling) as other, verdict, decided_by as "decidedBy"
     from batch_answers where batch = $1 and taken_back_at is null and verdict <> '${NAME_DECISION}' order by id`,
    [number],
  );
  const shown = standing.map((answer) => ({ ...answer, ...showAnswer(answer, names) }));
  for (const answer of answers) {
    await requireLease(client, number, answer, author);
    const refusal = judgeAnswer(answer, author.handle, shown, people);
    if (refusal !== null) throw new BatchRefused(refusal);
  }
  const keys = answers.map(questionKey);
  await client.query(`delete from batch_leases where batch = $1 and question = any($2)`, [number, keys]);
  return new Set(shown.map(questionKey));
}

/** Returns the last answer that counts, by the key of its question. */
async function listGiven(client: PoolClient, number: number): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<Answer>(
    `select json_build_object('tournament', one_item, 'spelling', one_spelling) as one,
       json_build_object('tournament', other_item, 'spelling', other_spelling) as other, verdict
     from batch_answers where batch = $1 and taken_back_at is null and verdict <> '${NAME_DECISION}' order by id`,
    [number],
  );
  return new Map(rows.map((answer) => [questionKey(answer), answer.verdict]));
}

type Entry = Answer['one'];

const showEntry = <Each extends Entry>(entry: Each, names: WithheldNames): Each =>
  entry.tournament.startsWith(STORED) ? { ...entry, spelling: names.show(entry.spelling) } : entry;

const showAnswer = <Each extends Answer>(answer: Each, names: WithheldNames): Each => ({
  ...answer,
  one: showEntry(answer.one, names),
  other: showEntry(answer.other, names),
});

/** Shows hidden players under their labels. The text by which an answer names an entry of a file stays. */
function showPeople(people: PeopleTold, names: WithheldNames): PeopleTold {
  const side = (told: PersonSide): PersonSide => ({
    ...showEntry(told, names),
    spellings: told.spellings.map((each) => ({ ...each, spelling: names.show(each.spelling) })),
    handle: told.handle && names.show(told.handle),
  });
  const both = <Each extends { readonly one: PersonSide; readonly other: PersonSide }>(pair: Each): Each => ({
    ...pair,
    one: side(pair.one),
    other: side(pair.other),
  });
  return {
    ...people,
    cards: people.cards.map((card) => ({
      ...card,
      questions: card.questions.map((question) => ({
        ...both(question),
        inCommon: question.inCommon.map((name) => names.show(name)),
      })),
    })),
    links: people.links.map((link) => ({ ...link, sample: link.sample.map(both) })),
    refused: people.refused.map((each) => ({ ...each, answer: showAnswer(each.answer, names) })),
    everybody: (people.everybody ?? []).map(({ handle, written, ...person }) => ({
      ...person,
      handle: handle && names.show(handle),
      written: written.map((each) => showEntry(each, names)),
    })),
  };
}

/** An answer may name a hidden player by the label that was shown; the handle is kept. */
async function spellingOf(client: PoolClient, { tournament, spelling }: Entry): Promise<string> {
  if (!tournament.startsWith(STORED)) return spelling;
  const { rows } = await client.query<{ handle: string }>(
    `select p.handle from players p join shown_players s on s.id = p.id
     where s.handle = $1 and p.hidden_at is not null and p.counts_as = p.id`,
    [spelling],
  );
  return rows[0]?.handle ?? spelling;
}
