import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { settleEntitlements } from '@quadrant/rules/prizes';
import { inTransaction } from '@quadrant/store/audit';
import { tellPeople } from '@quadrant/store/notices';
import { dayOf, loadEntitlementFacts } from './entitlement-facts.js';

/** Entitlements for a year expire with it. Their owner hears of it so many days before. */
const TOLD_BEFORE_DAYS = 60;

/** Tells players that Earned Byes and head starts of theirs are about to expire. */
@Injectable()
export class EntitlementNoticeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Tells everybody with an account whose entitlements expire with this year. Doing it twice does no harm. @returns how many */
  remind(at: Date): Promise<number> {
    const today = dayOf(at);
    const year = Number(today.slice(0, 4));
    const day = `${year}-12-31`;
    if (Date.parse(day) - at.getTime() > TOLD_BEFORE_DAYS * 86_400_000) return Promise.resolve(0);
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ account: string; player: number }>(
        `select a.id as account, p.counts_as as player from accounts a join players p on p.id = a.player_id
         where a.disabled_at is null and exists (select from entitlements e where e.player_id = p.counts_as)`,
      );
      if (rows.length === 0) return 0;
      const { facts } = await loadEntitlementFacts(client, [...new Set(rows.map(({ player }) => player))], today);
      let told = 0;
      for (const { entitlement, championship, state } of settleEntitlements(facts).entitlements) {
        if (championship.year !== year || (state !== 'open' && state !== 'needs-choice')) continue;
        const accounts = rows.filter(({ player }) => player === entitlement.player).map(({ account }) => account);
        const notice = { about: entitlement.id, facts: { into: championship.kind, year, day } };
        told += await tellPeople(client, { kind: 'entitlement-expires', ...notice }, accounts, at);
      }
      return told;
    });
  }
}
