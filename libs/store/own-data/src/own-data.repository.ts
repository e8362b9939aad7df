import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ACCOUNT_TABLES, PLAYER_TABLES } from './account-tables.js';

/** A file of the archive with everything that is stored about somebody. */
export interface OwnFile {
  readonly name: string;
  readonly content: Buffer;
}

/** It reads this many audit entries at most, the newest; `audit.json` says so when there are more. */
const MOST_ENTRIES = 50_000;

const SHOWN_ACCOUNT = `select a.handle, a.created_at as "createdAt", a.last_signed_in_at as "lastSignedInAt", a.language,
  a.disabled_at as "disabledAt", a.password_hash is not null as "hasPassword" from accounts a where a.id = $1`;

/** Reads everything that is stored about an account and its player. */
@Injectable()
export class OwnDataRepository {
  constructor(private readonly dataSource: DataSource) {}

  async read({ id, handleKey }: { readonly id: string; readonly handleKey: string }): Promise<OwnFile[]> {
    const [account] = await this.dataSource.query<object[]>(SHOWN_ACCOUNT, [id]);
    return [
      jsonFile('account.json', account),
      ...(await this.readAccountTables(id)),
      ...(await this.readPlayer(id)),
      jsonFile('audit.json', await this.readAudit(handleKey)),
    ];
  }

  private async readAccountTables(accountId: string): Promise<OwnFile[]> {
    const files: OwnFile[] = [];
    for (const { table, columns, without = [], file, notDownloaded } of ACCOUNT_TABLES) {
      if (notDownloaded !== undefined) continue;
      const hidden = [...without, ...(file === undefined ? [] : [file.column])];
      const rows = await this.dataSource.query<{ row: object; id: string; content: Buffer | null }[]>(
        `select to_jsonb(t) - $2::text[] as row, ${file === undefined ? 'null' : `t.id::text`} as id,
           ${file === undefined ? 'null' : `t.${file.column}`} as content
         from ${table} t where t.${columns[0]} = $1`,
        [accountId, hidden],
      );
      files.push(
        jsonFile(
          `account/${table}.json`,
          rows.map(({ row }) => row),
        ),
      );
      for (const { id, content } of rows) {
        if (file !== undefined && content !== null && content.length > 0) {
          files.push({ name: `account/${table}/${file.named}-${id}`, content });
        }
      }
    }
    return files;
  }

  /** Reads the rows of the player, and of every player who counts as the same person. */
  private async readPlayer(accountId: string): Promise<OwnFile[]> {
    const people = await this.dataSource.query<{ id: number; row: object }[]>(
      `select p.id, to_jsonb(p) - array['id', 'counts_as', 'merged_into', 'named_by', 'search_name'] as row
       from accounts a join players n on n.id = coalesce(a.player_id, a.removed_player_id) join players p on p.counts_as = n.counts_as
       where a.id = $1 order by p.id`,
      [accountId],
    );
    if (people.length === 0) return [];
    const files = [
      jsonFile(
        'player/players.json',
        people.map(({ row }) => row),
      ),
    ];
    for (const table of PLAYER_TABLES) {
      const rows = await this.dataSource.query<{ row: object }[]>(
        `select ${ROW_OF[table] ?? 'to_jsonb(t)'} as row from ${table} t where t.player_id = any($1)`,
        [people.map(({ id }) => id)],
      );
      files.push(
        jsonFile(
          `player/${table}.json`,
          rows.map(({ row }) => row),
        ),
      );
    }
    return files;
  }

  /** Reads what the person did, and what others did about the account. It does not say who the others are. */
  private readAudit(handleKey: string): Promise<object[]> {
    return this.dataSource.query(
      `select at, action, case when actor_key = $1 then 'you' else 'somebody else' end as who,
         case when actor_key = $1 then subject end as subject, case when actor_key = $1 then detail end as detail
       from audit_entries where actor_key = $1 or mentions <> '{}' and mentions && array['account:' || $1] order by id desc limit ${MOST_ENTRIES}`,
      [handleKey],
    );
  }
}

/** A row of these tables says which tournament it belongs to only by a number of the program. */
const TOURNAMENT = `to_jsonb(t) || jsonb_build_object('tournament', (select n.key from tournaments n where n.id = t.tournament_id))`;
const ROW_OF: Readonly<Partial<Record<string, string>>> = {
  rating_changes: `(${TOURNAMENT}) - array['met']`,
  awards: TOURNAMENT,
  badges: TOURNAMENT,
  entitlements: TOURNAMENT,
  entitlement_choices: TOURNAMENT,
  entitlement_forfeits: TOURNAMENT,
  entries: `to_jsonb(t) || (select jsonb_build_object('tournament', n.key, 'revision', s.revision)
    from submissions s join tournaments n on n.id = s.tournament_id where s.id = t.submission_id)`,
};

const jsonFile = (name: string, value: unknown): OwnFile => ({
  name,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});
