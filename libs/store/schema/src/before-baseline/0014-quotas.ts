import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** Approved accounts, what others have used of their quotas, and refusals that the audit counts instead of listing them. */
export class Quotas1700000000014 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- null: nobody vouches for the account, so its quotas are small
      alter table accounts add column approved_at timestamptz;

      create table usage_counts (
        -- id of an account, or the hash of an address
        subject text not null,
        quota text not null,
        window_begin timestamptz not null,
        used integer not null,
        -- the limit when it was last counted
        most integer not null,
        constraint usage_counts_pkey primary key (subject, quota, window_begin)
      );
      create index usage_counts_window_begin_idx on usage_counts (window_begin);

      create table audit_refusals (
        actor_key text not null,
        action text not null,
        refusal text not null,
        hour timestamptz not null,
        actor text not null,
        -- the last one of them
        subject text not null,
        seen integer not null,
        first_at timestamptz not null,
        last_at timestamptz not null,
        constraint audit_refusals_pkey primary key (actor_key, action, refusal, hour)
      );
      create index audit_refusals_hour_idx on audit_refusals (hour);
    `);
    await approveByTokens(runner);
  }
}

/**
 * Approves the accounts for which the operator made a token with which reports can be submitted. The audit says which tokens
 * their owners made themselves; its entries may still wait to be sealed.
 */
async function approveByTokens(runner: QueryRunner): Promise<void> {
  const [{ waiting }] = (await runner.query(
    `select to_regclass('public.unsealed_audit_entries') is not null as waiting`,
  )) as [{ waiting: boolean }];
  const madeByOwner = ['audit_entries', ...(waiting ? ['unsealed_audit_entries'] : [])].map(
    (table) => `select detail ->> 'id' from ${table} where action = 'token.create' and actor <> 'operator'`,
  );
  await runner.query(`
    update accounts a set approved_at = t.at
    from (select account_id, min(created_at) as at from tokens
      where 'results:write' = any(scopes) and id::text not in (
        select id from (${madeByOwner.join(' union all ')}) as own (id) where id is not null)
      group by account_id) t
    where t.account_id = a.id`);
}
