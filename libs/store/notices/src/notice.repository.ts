import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  isNoticeKind,
  type MailChoice,
  NOTICE_KIND_NAMES,
  NOTICE_KINDS,
  type NoticeKind,
  type SwitchChoice,
  usualPush,
} from '@quadrant/rules/notices';
import { inTransaction } from '@quadrant/store/audit';

export interface StoredNotice {
  readonly id: string;
  /** A row may be of a release with other kinds. */
  readonly kind: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

/** It says how notices of a kind reach an account. */
export interface NoticeChoice {
  readonly kind: NoticeKind;
  readonly site: SwitchChoice;
  readonly mail: MailChoice;
  /** It is for the devices of the account. */
  readonly push: SwitchChoice;
}

/** A notice that goes to the devices of an account now. */
export interface PushedNotice extends Pick<StoredNotice, 'id' | 'kind' | 'facts'> {
  readonly accountId: string;
  /** Two letters; null where its owner chose none. */
  readonly language: string | null;
}

/** The account that an unsubscribe link belongs to. */
export interface Unsubscribed {
  readonly handle: string;
}

/** An account with the kinds of notices that reach it by mail. */
export interface Mailed extends Unsubscribed {
  readonly kinds: readonly NoticeKind[];
}

/** The header shows no more than this. */
const MOST_COUNTED = 100;

/** Reads the notices of an account, and stores how they reach it. */
@Injectable()
export class NoticeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the notices of an account, the newest first, from before an id if one is given. */
  list(accountId: string, limit: number, before: string | null): Promise<StoredNotice[]> {
    return this.dataSource.query<StoredNotice[]>(
      `select id, kind, facts, created_at as "createdAt", read_at as "readAt" from notices
       where account_id = $1 and on_site and ($3::bigint is null or id < $3) order by id desc limit $2`,
      [accountId, limit, before],
    );
  }

  /** Counts the notices that an account has not read, up to a hundred. */
  async countUnread(accountId: string): Promise<number> {
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `select count(*)::integer as count from (select from notices where account_id = $1 and read_at is null and on_site limit ${MOST_COUNTED}) n`,
      [accountId],
    );
    return row.count;
  }

  /** Marks what an account has seen, up to an id: what came since stays unread. @returns how many */
  async markRead(accountId: string, upTo: string, at: Date): Promise<number> {
    const rows = await this.dataSource.query<[{ count: number }]>(
      `with read as (update notices set read_at = $3 where account_id = $1 and id <= $2 and read_at is null and on_site returning id)
       select count(*)::integer as count from read`,
      [accountId, upTo, at],
    );
    return rows[0].count;
  }

  /** Lists how each kind reaches an account, in the order of the table of kinds. */
  async listChoices(accountId: string): Promise<NoticeChoice[]> {
    const rows = await this.dataSource.query<{ kind: string; channel: string; choice: string }[]>(
      `select kind, channel, choice from notice_choices where account_id = $1`,
      [accountId],
    );
    const chosen = new Map(rows.map(({ kind, channel, choice }) => [`${kind} ${channel}`, choice]));
    const choiceOf = (kind: string, channel: string): string | undefined => chosen.get(`${kind} ${channel}`);
    return NOTICE_KIND_NAMES.map((kind) => ({
      kind,
      site: (choiceOf(kind, 'site') ?? 'on') as SwitchChoice,
      mail: (choiceOf(kind, 'mail') ?? NOTICE_KINDS[kind].mail) as MailChoice,
      push: (choiceOf(kind, 'push') ?? usualPush(kind)) as SwitchChoice,
    }));
  }

  /** Stores how kinds reach an account; the others stay as they are. */
  async choose(accountId: string, choices: readonly NoticeChoice[]): Promise<void> {
    const rows = choices.flatMap(({ kind, site, mail, push }) => [
      { kind, channel: 'site', choice: site },
      { kind, channel: 'mail', choice: mail },
      { kind, channel: 'push', choice: push },
    ]);
    await this.dataSource.query(
      `insert into notice_choices (account_id, kind, channel, choice)
       select $1, r.kind, r.channel, r.choice from json_to_recordset($2) as r (kind text, channel text, choice text)
       on conflict (account_id, kind, channel) do update set choice = excluded.choice`,
      [accountId, JSON.stringify(rows)],
    );
  }

  /**
   * Takes a notice for the devices of its account. Nobody gets it a second time, whatever becomes of it: a device that
   * is told twice is worse than one that is not, because the site has the notice, too.
   *
   * @returns null for one that was taken, read or switched off meanwhile
   */
  async takeForPush(id: number, now: Date): Promise<PushedNotice | null> {
    const [taken] = await this.dataSource.query<[PushedNotice[], number]>(
      `update notices n set pushed_at = $2 from accounts a
       where n.id = $1 and n.push and n.pushed_at is null and n.read_at is null and a.id = n.account_id
         and a.disabled_at is null and not exists (
           select from notice_choices c
           where c.account_id = n.account_id and c.kind = n.kind and c.channel = 'push' and c.choice = 'off')
       returning n.id, n.kind, n.facts, n.account_id as "accountId", a.language`,
      [id, now],
    );
    return taken[0] ?? null;
  }

  /** Finds the account of an unsubscribe link; null for an unknown link, as after a change of the address. */
  async findByUnsubscribeKey(key: string): Promise<Mailed | null> {
    const [row] = await this.dataSource.query<{ id: string; handle: string }[]>(
      `select a.id, a.handle from account_addresses d join accounts a on a.id = d.account_id where d.unsubscribe_key = $1`,
      [key],
    );
    if (row === undefined) return null;
    const choices = await this.listChoices(row.id);
    return { handle: row.handle, kinds: choices.filter(({ mail }) => mail !== 'off').map(({ kind }) => kind) };
  }

  /**
   * Switches mails off by a link of a mail. The link can do nothing else, so it needs no sign-in.
   *
   * @param kind a kind, or `all`
   * @returns null for an unknown link or kind
   */
  unsubscribe(key: string, kind: string): Promise<Unsubscribed | null> {
    const kinds = kind === 'all' ? NOTICE_KIND_NAMES : isNoticeKind(kind) ? [kind] : [];
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ id: string; handle: string }>(
        `select a.id, a.handle from account_addresses d join accounts a on a.id = d.account_id where d.unsubscribe_key = $1`,
        [key],
      );
      const [account] = rows;
      if (account === undefined || kinds.length === 0) return null;
      await client.query(
        `insert into notice_choices (account_id, kind, channel, choice) select $1, kind, 'mail', 'off' from unnest($2::text[]) kind
         on conflict (account_id, kind, channel) do update set choice = excluded.choice`,
        [account.id, kinds],
      );
      return { handle: account.handle };
    });
  }
}
