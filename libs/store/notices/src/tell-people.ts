import type { PoolClient } from 'pg';
import { type FactsOf, isToldLive, NOTICE_KINDS, type NoticeKind, usualPush } from '@quadrant/rules/notices';
import { OUTBOX_CHANNEL } from '@quadrant/store/database';

export interface Notice<K extends NoticeKind = NoticeKind> {
  readonly kind: K;
  /** It identifies what the notice is about: nobody is told the same of it twice. */
  readonly about: string;
  readonly facts: FactsOf<K>;
}

/** Tells accounts something, in the transaction that causes it: both are committed, or neither is. */
export function tellPeople<K extends NoticeKind>(
  client: PoolClient,
  { kind, about, facts }: Notice<K>,
  accountIds: readonly string[],
  at: Date,
): Promise<number> {
  if (accountIds.length === 0) return Promise.resolve(0);
  const sql = `select account_id, $2::text as about, $3::jsonb as facts from unnest($1::uuid[]) account_id`;
  return tellPeopleOf(client, kind, { sql, values: [accountIds, about, JSON.stringify(facts)] }, at);
}

/**
 * Tells the people that a query selects, in one statement however many they are.
 *
 * @param source selects `account_id`, `about` and `facts` (jsonb)
 * @returns how many were told
 */
export async function tellPeopleOf(
  client: PoolClient,
  kind: NoticeKind,
  source: { readonly sql: string; readonly values: readonly unknown[] },
  at: Date,
): Promise<number> {
  const first = source.values.length + 1;
  const [ofKind, ofTime, ofChoice, ofPush] = [first, first + 1, first + 2, first + 3].map((place) => `$${place}`);
  const { rows } = await client.query<{ told: number; sent: number }>(
    `with source as (${source.sql}), told as (
       insert into notices (account_id, kind, about, facts, created_at, on_site, mail, push)
       select s.account_id, ${ofKind}, s.about, s.facts, ${ofTime}, coalesce(site.choice, 'on') = 'on',
         case when d.account_id is null then 'off' else coalesce(mail.choice, ${ofChoice}::text) end,
         coalesce(push.choice, ${ofPush}::text, 'off') = 'on' and exists (select from push_subscriptions p where p.account_id = a.id)
       from source s join accounts a on a.id = s.account_id and a.disabled_at is null
         left join account_addresses d on d.account_id = a.id and d.refused_at is null
         left join notice_choices site on site.account_id = a.id and site.kind = ${ofKind} and site.channel = 'site'
         left join notice_choices mail on mail.account_id = a.id and mail.kind = ${ofKind} and mail.channel = 'mail'
         left join notice_choices push on push.account_id = a.id and push.kind = ${ofKind} and push.channel = 'push' and ${ofPush}::text is not null
       on conflict on constraint notices_once_key do nothing
       returning id, account_id, mail, push),
     mailed as (
       insert into mails (account_id, purpose, created_at, notice_id) select account_id, 'notice', ${ofTime}, id from told where mail = 'at-once'
       order by id returning id),
     enqueued as (
       insert into outbox (job, payload) select 'mail', jsonb_build_object('mail', id) from mailed order by id returning id),
     pushed as (
       insert into outbox (job, payload) select 'push', jsonb_build_object('notice', id) from told where push order by id returning id)
     select (select count(*) from told)::integer as told,
       (select count(*) from enqueued)::integer + (select count(*) from pushed)::integer as sent`,
    [...source.values, kind, at, NOTICE_KINDS[kind].mail, isToldLive(kind) ? null : usualPush(kind)],
  );
  const { told, sent } = rows[0]!;
  if (sent > 0) await client.query(`select pg_notify($1, '')`, [OUTBOX_CHANNEL]);
  return told;
}
