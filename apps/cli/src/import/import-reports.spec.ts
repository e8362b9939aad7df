import type { DataSource } from 'typeorm';
import { tournamentKey } from '@quadrant/rules/history';
import { asOwner, useTestDatabase } from '../../../../test/builders/database.js';
import { winterLocal, winterLocalOf } from '../../../../test/builders/winter-local.js';
import { importReports } from './import-reports.js';
import type { Line } from './lines.js';

const lineOf = (document: unknown, index: number): Line => ({
  number: index + 1,
  bytes: Buffer.from(typeof document === 'string' ? document : JSON.stringify(document)),
  offset: index + 1,
});
/** Returns reports whose players occur under no other prefix. */
const locals = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => renamed(winterLocalOf(2000, n, { externalId: `${prefix}:${n}` }), prefix));
const renamed = (document: object, suffix: string): object =>
  JSON.parse(JSON.stringify(document).replaceAll(/"(ann|bob|cy|dee)"/g, `"$1 ${suffix}"`)) as object;

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
    documents[1_050] = winterLocalOf(2000, 7, { externalId: 'many:7', name: 'Corrected' });
    documents[1_060] = winterLocalOf(2010, 1, { externalId: 'many:unrated', unrated: true });
    const seen: number[] = [];
    const { refused, unrated, possibleDuplicates, ...counts } = await importReports(dataSource, documents.map(lineOf), {
      now,
      onLine: ({ number }) => seen.push(number),
    });
    expect(counts).toEqual({ reports: 1_100, imported: 1_097, alreadyThere: 1, revised: 1, interruptedAfter: null });
    expect(possibleDuplicates).toEqual([]);
    expect(refused.map(({ line, findings }) => [line, findings[0]?.code])).toEqual([[4, 'not-json']]);
    expect(unrated.map(({ externalId, rated }) => [externalId, rated.value])).toEqual([['many:unrated', false]]);
    expect(seen).toEqual([1_000, 1_100]);
    expect(await countStored()).toBe(1_098);
  });

  it('does not tell of a tournament that a later line makes a rated one', async () => {
    const documents = [
      winterLocal({ externalId: 'twice:1', unrated: true }),
      winterLocal({ externalId: 'twice:1' }),
      winterLocalOf(2012, 2, { externalId: 'twice:2', unrated: true }),
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

  describe('a report that may be stored already', () => {
    const importAll = (documents: readonly unknown[], others?: ReadonlyMap<number | null, string>) =>
      importReports(dataSource, documents.map(lineOf), { now, onLine: () => undefined, ...(others && { others }) });
    const first = winterLocalOf(2013, 0, { externalId: 'web:1' });
    const again = winterLocalOf(2013, 0, { externalId: 'mine:1', name: 'The same evening' });

    it('is named with the tournament that it may be, and not stored', async () => {
      await importAll([first]);
      const before = await countStored();
      const { imported, possibleDuplicates } = await importAll([
        again,
        winterLocalOf(2013, 9, { externalId: 'mine:2' }),
      ]);
      expect(imported).toBe(1);
      expect(possibleDuplicates).toMatchObject([
        {
          line: 1,
          externalId: 'mine:1',
          name: 'The same evening',
          findings: [
            { code: 'possible-duplicate', message: expect.stringContaining('This may be the same tournament as') },
          ],
        },
      ]);
      expect(await countStored()).toBe(before + 1);
    });

    it('is found among the lines before it, in its batch and in one before', async () => {
      const others = locals('between', 1_000);
      const [one, two, three] = ['a', 'b', 'c'].map((id) =>
        renamed(winterLocalOf(2013, 0, { externalId: `in:${id}` }), 'in'),
      );
      const { imported, possibleDuplicates } = await importAll([one, two, ...others, three]);
      expect(imported).toBe(1_001);
      expect(possibleDuplicates.map(({ line }) => line)).toEqual([2, 1_003]);
    });

    it('is stored when the operator says that it is another tournament, one line or all', async () => {
      const copies = ['x', 'y'].map((id) => winterLocalOf(2013, 0, { externalId: `copy:${id}` }));
      const one = await importAll(copies, new Map([[2, 'two rooms']]));
      expect([one.imported, one.possibleDuplicates.map(({ line }) => line)]).toEqual([1, [1]]);
      const all = await importAll(copies, new Map([[null, 'two rooms']]));
      expect(all).toMatchObject({ imported: 1, alreadyThere: 1, possibleDuplicates: [] });
      const [row] = await dataSource.query<{ confirmations: object[] }[]>(
        `select s.confirmations from submissions s join tournaments t on t.id = s.tournament_id where t.external_id = 'copy:x'`,
      );
      expect(row!.confirmations).toEqual([{ code: 'possible-duplicate', pointer: null, reason: 'two rooms' }]);
    });

    it('is compared with nothing of the same export', async () => {
      const keys = new Set(['e:1', 'e:2'].map((externalId) => tournamentKey(externalId, '')));
      const exported = ['e:1', 'e:2'].map((externalId) => renamed(winterLocalOf(2013, 0, { externalId }), 'exported'));
      const lines = exported.map(lineOf);
      const { imported } = await importReports(dataSource, lines, { now, onLine: () => undefined, countBeside: keys });
      expect(imported).toBe(2);
    });
  });
});
