import { DataSource } from 'typeorm';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { askPrepared } from './ask-prepared.js';

describe('a prepared question', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await new DataSource({ type: 'postgres', url: database.url, extra: { max: 1 } }).initialize();
  });
  afterAll(() => dataSource.destroy());

  const listPrepared = () =>
    dataSource.query<object[]>('select custom_plans + generic_plans as asked from pg_prepared_statements');

  it('is prepared once on a connection, and asked with other values each time', async () => {
    const ask = (n: number) => askPrepared(dataSource, 'select $1::integer + 1 as n', [n]);
    expect([await ask(1), await ask(5)]).toEqual([[{ n: 2 }], [{ n: 6 }]]);
    expect(await listPrepared()).toEqual([{ asked: '2' }]);
  });

  it('gives its connection back when it fails, and can be asked again', async () => {
    const ask = (n: number) => askPrepared(dataSource, 'select 10 / $1::integer as n', [n]);
    await expect(ask(0)).rejects.toThrow('division by zero');
    expect(await ask(5)).toEqual([{ n: 2 }]);
  });

  it('is asked without being prepared when hundreds of other texts were asked before', async () => {
    for (let n = 0; n < 310; n++) expect(await askPrepared(dataSource, `select ${n} as n`, [])).toEqual([{ n }]);
    expect((await listPrepared()).length).toBe(300);
  });
});
