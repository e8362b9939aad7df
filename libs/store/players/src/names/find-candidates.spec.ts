import type { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { useTestDatabase } from '../../../../../test/builders/database.js';
import { findCandidates } from './find-candidates.js';

const database = useTestDatabase();

const find = async (dataSource: DataSource, text: string): Promise<string[]> =>
  inTransaction(dataSource, async (client) => {
    const [found] = await findCandidates(client, [{ texts: [text], country: null }], { limit: 3, game: null });
    return found!.map(({ handle }) => handle);
  });

const INSERT = `insert into players (id, counts_as, handle, handle_key, created_at) overriding system value
  select $1, $1, $2, $2, now()`;

describe('candidates for a name', () => {
  it('know at once what was committed, and nothing that was rolled back', async () => {
    const dataSource = await database.dataSource();
    await dataSource.query(INSERT, [1, 'john smith']);
    expect(await find(dataSource, 'jonh smith')).toEqual(['john smith']);

    const runner = dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query(INSERT, [2, 'anna lee']);
      await dataSource.query(INSERT, [3, 'bob kim']);
      expect(await find(dataSource, 'anan lee')).toEqual([]);
      expect(await find(dataSource, 'bobb kim')).toEqual(['bob kim']);
      await runner.commitTransaction();
    } finally {
      await runner.release();
    }
    expect(await find(dataSource, 'anan lee')).toEqual(['anna lee']);

    const undone = inTransaction(dataSource, async (client) => {
      await client.query(INSERT, [4, 'carla nunez']);
      await findCandidates(client, [{ texts: ['carl nunez'], country: null }], { limit: 3, game: null });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await find(dataSource, 'carl nunez')).toEqual([]);
  });

  it('follow a change of name, and leave out hidden players', async () => {
    const dataSource = await database.dataSource();
    await dataSource.query(`update players set handle = 'petra voss', handle_key = 'petra voss' where id = 1`);
    expect(await find(dataSource, 'petar voss')).toEqual(['petra voss']);
    expect(await find(dataSource, 'jonh smith')).toEqual([]);
    await dataSource.query(`update players set hidden_at = now() where id = 1`);
    expect(await find(dataSource, 'petar voss')).toEqual([]);
  });
});
