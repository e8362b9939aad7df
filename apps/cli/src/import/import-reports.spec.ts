import type { DataSource } from 'typeorm';
import { asOwner, useTestDatabase } from '../../../../test/builders/database.js';
import { winterLocal } from '../../../../test/builders/winter-local.js';
import { importReports } from './import-reports.js';
import type { Line } from './lines.js';

const lineOf = (document: unknown, index: number): Line => ({
  number: index + 1,
  bytes: Buffer.from(typeof document === 'string' ? document : JSON.stringify(document)),
  offset: index + 1,
});
const locals = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => winterLocal({ externalId: `${prefix}:${n}` }));

describe('importReports', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await database.dataSource();
  });

  const now = () => new Date('2014-11-09T12:00:00Z');
  const countStored = async () => {
    const [row] = await dataSource.query<{ n: number }[]>('select count(*)::integer as n from submissions');
    return row!.n;
  };

  it('counts what stands in several batches, and tells how far it has come after each', async () => {
    const documents: unknown[] = locals('many', 1_100);
    documents[3] = 'ann beat bob';
    documents[4] = documents[2];
    documents[1_050] = winterLocal({ externalId: 'many:7', name: 'Corrected' });
    documents[1_060] = winterLocal({ externalId: 'many:unrated', unrated: true });
    const seen: number[] = [];
    const { refused, unrated, ...counts } = await importReports(dataSource, documents.map(lineOf), {
      now,
      onLine: ({ number }) => seen.push(number),
    });
    expect(counts).toEqual({ reports: 1_100, imported: 1_097, alreadyThere: 1, revised: 1, interruptedAfter: null });
    expect(refused.map(({ line, findings }) => [line, findings[0]?.code])).toEqual([[4, 'not-json']]);
    expect(unrated.map(({ externalId, rated }) => [externalId, rated.value])).toEqual([['many:unrated', false]]);
    expect(seen).toEqual([1_000, 1_100]);
    expect(await countStored()).toBe(1_098);
  });

  it('does not tell of a tournament that a later line makes a rated one', async () => {
    const documents = [
      winterLocal({ externalId: 'twice:1', unrated: true }),
      winterLocal({ externalId: 'twice:1' }),
      winterLocal({ externalId: 'twice:2', unrated: true }),
    ];
    const { unrated } = await importReports(dataSource, documents.map(lineOf), { now, onLine: () => undefined });
    expect(unrated.map(({ externalId }) => externalId)).toEqual(['twice:2']);
  });

  it('stores what was read when somebody interrupts, and names the last line of it', async () => {
    const interruption = new AbortController();
    const before = await countStored();
    let looks = 0;
    const result = await importReports(dataSource, locals('stop', 1_300).map(lineOf), {
      now: () => {
        looks += 1;
        if (looks === 1_050) interruption.abort();
        return now();
      },
      onLine: () => undefined,
      interrupted: interruption.signal,
    });
    expect(result).toMatchObject({ reports: 1_050, imported: 1_050, interruptedAfter: 1_050 });
    expect((await countStored()) - before).toBe(1_050);
  });

  it('keeps the batches before a file that cannot be read any further', async () => {
    const before = await countStored();
    function* lines() {
      yield* locals('torn', 1_010).map(lineOf);
      throw new Error('the disk is gone');
    }
    await expect(importReports(dataSource, lines(), { now, onLine: () => undefined })).rejects.toThrow(
      'the disk is gone',
    );
    expect((await countStored()) - before).toBe(1_000);
  });

  it('says what keeps PostgreSQL from storing', async () => {
    await asOwner(dataSource, 'alter table scorecards rename to lost_scorecards');
    try {
      await expect(
        importReports(dataSource, locals('lost', 1_010).map(lineOf), { now, onLine: () => undefined }),
      ).rejects.toThrow(/scorecards/);
    } finally {
      await asOwner(dataSource, 'alter table lost_scorecards rename to scorecards');
    }
  });
});
