import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { Dice } from '@quadrant/demo';

/** A few milliseconds decide who comes first here: taking the lock, the moment of a snapshot, the commit. */
const CROSSING = /^\s*(select from publication|begin transaction isolation|commit|select p\.head_run)|; commit$/i;
const COPY = /^\s*copy\s/i;
const AT_CROSSING = { chance: 0.4, most: 6 };
const ELSEWHERE = { chance: 0.03, most: 2 };

type Ask = (...of: unknown[]) => unknown;

/** It replaces a query. Undefined means that the query itself is run. */
export type Plant = (
  text: string,
  client: object,
  ask: (text: string) => Promise<unknown>,
) => Promise<unknown> | undefined;

/**
 * Delays the queries of a data source a little, as the dice of a seed say. So a seed finds the same races repeatedly
 * although PostgreSQL decides who comes first.
 */
export class Pace {
  private dice: Dice | null = null;

  /** @param name distinguishes its dice from others @param plant a fault that the program once had; null: none */
  constructor(
    private readonly name: string,
    private readonly plant: Plant | null,
  ) {}

  /** Follows this seed from now on; null means that nothing waits. */
  begin(seed: number | null): void {
    this.dice = seed === null ? null : new Dice(`pace ${seed} ${this.name}`);
  }

  /** Delays every connection of a data source from its next use on. */
  hold(dataSource: DataSource): void {
    const pool = (dataSource.driver as unknown as { master: Pool }).master;
    const held = new WeakSet<PoolClient>();
    pool.on('acquire', (client) => {
      if (!held.has(client)) this.holdClient(client);
      held.add(client);
    });
  }

  private holdClient(client: PoolClient): void {
    const ask = client.query.bind(client) as Ask;
    // They keep their order, as without waiting: not everybody awaits one query before the next.
    let last: Promise<unknown> = Promise.resolve();
    const paced: Ask = (query, ...rest) => {
      const text = typeof query === 'string' ? query : (query as { text?: string }).text;
      const hasCallback = [query, ...rest].some((each) => typeof each === 'function');
      // Streams of COPY and queries with callbacks are awaited in another way.
      if (text === undefined || hasCallback || COPY.test(text)) return ask(query, ...rest);
      // Queries that are sent together return their answers separately.
      if ((query as { submit?: unknown }).submit !== undefined) {
        last = last.then(async () => {
          const delay = this.delayOf(text);
          if (delay > 0) await sleep(delay);
          ask(query, ...rest);
        });
        return query;
      }
      const answer = last.then(async () => {
        const delay = this.delayOf(text);
        if (delay > 0) await sleep(delay);
        try {
          const planted = this.plant?.(text, client, (other) => ask(other) as Promise<unknown>);
          return await (planted ?? ask(query, ...rest));
        } catch (error) {
          throw Object.assign(error as Error, { asked: text });
        }
      });
      last = answer.then(
        () => undefined,
        () => undefined,
      );
      return answer;
    };
    (client as { query: unknown }).query = paced;
  }

  private delayOf(text: string): number {
    if (this.dice === null) return 0;
    const { chance, most } = CROSSING.test(text) ? AT_CROSSING : ELSEWHERE;
    return this.dice.chance(chance) ? this.dice.between(1, most) : 0;
  }
}
