import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Rows } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import { mention } from './audit.js';
import { rowCondition } from '@quadrant/store/database';

/** Something that was done, or refused. */
export interface AuditRow {
  /** Ids begin at 1 and have no gaps. */
  readonly id: number;
  readonly at: Date;
  /** The handle of the person who did it. */
  readonly actor: string;
  /** It reads `thing.verb`. */
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  /** An entry may mention `player:` and a public id, `tournament:` and a key, or `account:` and a folded handle. */
  readonly mentions: readonly string[];
}

/** An entry must meet all filters that are not null. */
export interface AuditFilters {
  /** Handle of the person who did it, or to whose account it was done. */
  readonly person: string | null;
  /** It is the key of a tournament, or the name that tournaments have now, whatever the case. */
  readonly tournament: string | null;
  /** Public id of a player, or any handle that leads to them, also one that they had before. */
  readonly player: string | null;
  /** `tournament.submit`, or `tournament` for all that is done to tournaments. */
  readonly action: string | null;
  /** Entries at this instant are included. */
  readonly from: Date | null;
  /** Entries at this instant are not included. */
  readonly to: Date | null;
}

/** How things that entries are about are called now. A thing that is gone or hidden has no name. */
export interface AuditNames {
  /** It has the names by key. */
  readonly tournaments: ReadonlyMap<string, string>;
  /** It has the names by id. */
  readonly announcements: ReadonlyMap<string, string>;
  /** It has the names by slug. */
  readonly leagues: ReadonlyMap<string, string>;
  /** It has the handles by public id. */
  readonly players: ReadonlyMap<string, string>;
  /** These folded handles lead to a player. */
  readonly handles: ReadonlySet<string>;
  /** It has the accounts by folded handle. */
  readonly accounts: ReadonlyMap<string, { readonly isPlayer: boolean }>;
}

/** SQL: $1 has texts that may be a key, an id or a slug, and $2 folded handles. */
const NAMES = `
  select 'tournaments' as kind, t.key::text as key, s.header->>'name' as name from tournaments t
    join submissions s on s.tournament_id = t.id and s.revision = t.current_revision where t.key::text = any($1)
  union all select 'announcements', id::text, facts->>'name' from announcements where id::text = any($1)
  union all select 'leagues', slug, name from leagues where slug = any($1)
  union all select 'players', public_id::text, handle from players
    where public_id::text = any($1) and hidden_at is null and anonymised_at is null
  union all select 'handles', key, null from unnest($2::text[]) key where exists (
    select from players where id = named_player(key) and hidden_at is null and anonymised_at is null)
  union all select 'accounts', handle_key, null from accounts
    where handle_key = any($2) and handle_key not like 'removed-%'`;

const COLUMNS = `id::float8 as id, at, actor, action, subject, detail, request_id as "requestId", mentions`;

const STREAMED = 1_000;

/** SQL: a fact about the place of an entry's tournament or player. It is null when the entry has no place. */
const ofSubject = (ofTournament: string, ofPlayer: string): string => `case
  when action like 'tournament.%' then (select ${ofTournament} from tournaments t
    join submissions s on s.tournament_id = t.id and s.revision = t.current_revision where t.key::text = audit_entries.subject)
  when action like 'player.%' then (select ${ofPlayer} from players p where p.public_id::text = audit_entries.subject) end`;

const PLACE = {
  country: `(${ofSubject(`s.header->>'country'`, 'p.country')})`,
  region: `(${ofSubject(`lower(s.header->>'region')`, 'lower(p.region)')})`,
};

/** SQL: changes of accounts are visible only to those who manage accounts, whatever place they belong to. */
const ABOUT_ACCOUNTS = `action ~ '^(account|password|role|session|token)\\.'`;

/** Reads audit entries that the reader may see, filtered by person, tournament, player, action and time. */
@Injectable()
export class AuditReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Lists entries; the newest comes first.
   *
   * @param shown the entries that the reader may see: those of their area, or all
   * @param before id of the last entry already seen
   */
  list(filters: AuditFilters, shown: Rows, limit: number, before: number | null): Promise<AuditRow[]> {
    const { conditions, values } = conditionsOf(filters, before);
    if (shown.kind !== 'all') {
      const area = rowCondition(shown, PLACE, values.length + 1);
      conditions.push(`not ${ABOUT_ACCOUNTS}`, area.sql);
      values.push(...area.values);
    }
    return this.dataSource.query<AuditRow[]>(
      `select ${COLUMNS} from audit_entries where ${conditions.join(' and ') || 'true'} order by id desc limit ${limit}`,
      values,
    );
  }

  /** Finds how the people and things of entries are called now. */
  async findNames(entries: readonly AuditRow[]): Promise<AuditNames> {
    const mentioned = entries.flatMap(({ mentions }) => mentions.map((each) => each.slice(each.indexOf(':') + 1)));
    const subjects = entries.map(({ subject }) => subject);
    const told = entries.flatMap(({ detail: { player, director } }) => [player, director]);
    const handles = [...entries.map(({ actor }) => actor), ...subjects, ...mentioned, ...told];
    const rows = await this.dataSource.query<{ kind: keyof AuditNames; key: string; name: string }[]>(NAMES, [
      [...new Set([...subjects, ...mentioned])],
      [...new Set(handles.flatMap((handle) => (typeof handle === 'string' ? [foldHandle(handle)] : [])))],
    ]);
    const of = (kind: keyof AuditNames) =>
      new Map(rows.flatMap((row) => (row.kind === kind ? [[row.key, row.name] as const] : [])));
    const known = new Set(of('handles').keys());
    return {
      tournaments: of('tournaments'),
      announcements: of('announcements'),
      leagues: of('leagues'),
      players: of('players'),
      handles: known,
      accounts: new Map([...of('accounts').keys()].map((key) => [key, { isPlayer: known.has(key) }])),
    };
  }

  /** Yields all entries, newest first, without those that are written meanwhile. */
  async *stream(filters: AuditFilters, shown: Rows): AsyncGenerator<AuditRow> {
    for (let before: number | null = null; ;) {
      const rows = await this.list(filters, shown, STREAMED, before);
      yield* rows;
      if (rows.length < STREAMED) return;
      before = rows.at(-1)!.id;
    }
  }
}

function conditionsOf({ person, tournament, player, action, from, to }: AuditFilters, before: number | null) {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  // The index has only entries that mention anything.
  const mentions = (things: string): string => `(mentions <> '{}' and mentions && ${things})`;

  if (before !== null) conditions.push(`id < ${value(before)}`);
  if (person !== null) {
    const key = foldHandle(person);
    conditions.push(`(actor_key = ${value(key)} or ${mentions(value([mention('account', key)]))})`);
  }
  if (tournament !== null) {
    const asked = value(tournament.toLowerCase());
    const keys = `array(select t.key::text from tournaments t join submissions s on s.tournament_id = t.id
      and s.revision = t.current_revision where lower(s.header->>'name') = ${asked} union select ${asked})`;
    const mentioned = mentions(`array(select 'tournament:' || key from unnest(${keys}) key)`);
    conditions.push(`(subject = any(${keys}) and action like 'tournament.%' or ${mentioned})`);
  }
  if (player !== null) {
    // Whether it is a handle or an id, few have it.
    const ids = `array(select public_id::text from players where id = named_player(${value(foldHandle(player))}) union select ${value(player.toLowerCase())})`;
    const mentioned = mentions(`array(select 'player:' || id from unnest(${ids}) id)`);
    conditions.push(`(subject = any(${ids}) and action like 'player.%' or ${mentioned})`);
  }
  if (action !== null) conditions.push(`(action = ${value(action)} or starts_with(action, ${value(`${action}.`)}))`);
  if (from !== null) conditions.push(`at >= ${value(from)}`);
  if (to !== null) conditions.push(`at < ${value(to)}`);
  return { conditions, values };
}
