import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { isRevoked, validateRuling, withRulings, type Policies, type Ruling } from '@quadrant/rules/policy';
import type { Finding } from '@quadrant/rules/tournament';
import type { AuditAction } from '@quadrant/rules/events';
import { inTransaction, recordAudit, type Author } from '@quadrant/store/audit';
import { moveBySwitch, type RulingEffectTime } from './move-by-switch.js';
import { loadRulings, RulingEntity } from '@quadrant/store/history';

export type NewRuling = Omit<Ruling, 'number'>;

/** A ruling as it is stored now. */
export interface StoredRuling extends Ruling {
  /** When readers see the numbers that it moves; `never`: it moves none. */
  readonly takesEffect: RulingEffectTime;
}

export type RulingRefusal =
  | { readonly kind: 'ruling-refused'; readonly findings: readonly Finding[] }
  | { readonly kind: 'ruling-not-found'; readonly number: number }
  /** It ends no later already. */
  | { readonly kind: 'ruling-ended'; readonly number: number; readonly to: string };

/** Interim rulings (000, section 14.3). None is ever changed but for its end, and none is deleted. */
@Injectable()
export class RulingRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Every ruling, in the order in which they were made. */
  list(): Promise<Ruling[]> {
    return this.dataSource.getRepository(RulingEntity).find({ order: { number: 'ASC' } });
  }

  /** The policies with what rulings set. */
  async policies(): Promise<Policies> {
    return withRulings(await this.list());
  }

  /** Stores a ruling, or says what keeps it from being stored. */
  make(ruling: NewRuling, author: Author): Promise<StoredRuling | RulingRefusal> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const others = await lockRulings(client);
      const made: Ruling = { number: (others.at(-1)?.number ?? 0) + 1, ...ruling };
      const findings = validateRuling(made, others);
      if (findings.length > 0) {
        await audit(client, author, 'ruling.make', 'refused', { after: ruling, findings });
        return { kind: 'ruling-refused', findings };
      }
      await manager.insert(RulingEntity, { ...made, madeBy: author.handle, madeAt: author.at });
      await audit(client, author, 'ruling.make', String(made.number), { after: made });
      return { ...made, takesEffect: await moveBySwitch(client, made, made, author) };
    });
  }

  /**
   * Lets a ruling end earlier.
   *
   * @param to the first day on which it is no longer in force; its own first day, or one before: it never was
   */
  end(number: number, to: string, reason: string, author: Author): Promise<StoredRuling | RulingRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const before = (await lockRulings(client)).find((each) => each.number === number);
      if (before === undefined) return { kind: 'ruling-not-found', number };
      if (before.to !== null && (to >= before.to || isRevoked(before))) {
        return { kind: 'ruling-ended', number, to: before.to };
      }
      const after: Ruling = { ...before, to };
      await client.query(`update rulings set to_day = $2 where number = $1`, [number, to]);
      await audit(client, author, 'ruling.end', String(number), { before, after, reason });
      const ended = { from: isRevoked(after) ? before.from : to, to: before.to };
      return { ...after, takesEffect: await moveBySwitch(client, after, ended, author) };
    });
  }
}

/** Two who make rulings at once would not see each other's. */
async function lockRulings(client: PoolClient): Promise<Ruling[]> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('rulings', 0))`);
  return loadRulings(client);
}

const audit = (
  client: PoolClient,
  { handle: actor, at, requestId }: Author,
  action: AuditAction,
  subject: string,
  detail: object,
): Promise<void> => recordAudit(client, { at, actor, action, subject, detail, requestId });
