import { Client } from 'pg';
import { migrateWithLock } from '@quadrant/store/schema';
import { createDataSource } from '@quadrant/store/setup';
import type { DataSource } from 'typeorm';
import { describeSchema } from '../../tools/schema/describe-schema.mjs';
import { useTestDatabase } from '../builders/database.js';
import { turnsOf } from '../builders/length.js';
import { emptyDatabase, HOMES, loadHome, readFacts, withoutBrackets } from './kept-home.js';

/** Far above the statements of all migrations, each tried twice: an upgrade that gets nowhere ends here. */
const MOST_DEATHS = 5_000;

/** All connections of these clients end at the n-th statement, as those of a killed process do. */
class Death {
  readonly statements: string[] = [];
  private readonly clients = new Set<Client>();

  constructor(private readonly at: number) {}

  meet(client: Client, statement: string): void {
    this.clients.add(client);
    this.statements.push(statement);
    if (this.statements.length !== this.at) return;
    for (const each of this.clients) {
      (each as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    }
  }
}

const textOf = (query: unknown): string => (typeof query === 'string' ? query : (query as { text: string }).text);

describe.each(turnsOf(['an empty database', ...HOMES], 5))('the upgrade of %s', (home) => {
  const database = useTestDatabase();
  let owner: DataSource;
  let fresh = '';
  let before: unknown = null;

  beforeAll(async () => {
    owner = await database.owner();
    fresh = await describeSchema(owner);
    if (!HOMES.includes(home)) return void (await emptyDatabase(owner));
    await loadHome(owner, home, database.home);
    before = await readFacts(owner);
  });

  /** @returns the statements up to the n-th, at which the process died; null when it ended before */
  const upgradeAndDieAt = async (n: number): Promise<string[] | null> => {
    const dataSource = await createDataSource({ url: database.url, poolSize: 1 }).initialize();
    const death = new Death(n);
    const { query } = Client.prototype as unknown as { readonly query: (this: Client, ...args: unknown[]) => unknown };
    const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
      death.meet(this, textOf(args[0]));
      return query.apply(this, args);
    });
    // TypeORM prints each migration that fails.
    const print = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      await migrateWithLock(dataSource, () => undefined);
      return null;
    } catch (error) {
      if (death.statements.length < n) throw error;
      return death.statements;
    } finally {
      spy.mockRestore();
      print.mockRestore();
      await dataSource.destroy();
    }
  };

  it('keeps everything when it is killed at each statement, and run again each time', async () => {
    let deaths = 0;
    for (let at = 1; ; deaths++) {
      const statements = await upgradeAndDieAt(at);
      if (statements === null) break;
      expect(deaths).toBeLessThan(MOST_DEATHS);
      // A committed migration does not run again, so the next statements are counted from the first transaction.
      const isStored = statements.at(-2) === 'COMMIT';
      at = isStored ? statements.indexOf('START TRANSACTION') + 1 : at + 1;
    }
    expect(withoutBrackets(await describeSchema(owner))).toBe(withoutBrackets(fresh));
    if (before !== null) expect(await readFacts(owner)).toEqual(before);
    expect(deaths).toBeGreaterThan(HOMES.includes(home) ? 20 : 10);
  });
});
