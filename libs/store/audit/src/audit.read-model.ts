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
  /** It is the key of a tournament. */
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
    const key = value(tournament.toLowerCase());
    const mentioned = mentions(value([mention('tournament', tournament.toLowerCase())]));
    conditions.push(`(subject = ${key} and action like 'tournament.%' or ${mentioned})`);
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
