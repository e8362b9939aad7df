import { useTestDatabase } from '../../../../test/builders/database.js';
import { BOARDS_CHANNEL, BoardsWatch } from './boards-watch.js';
import { DataSource } from 'typeorm';

const database = useTestDatabase();
let dataSource: DataSource;
let watch: BoardsWatch;

beforeAll(async () => {
  dataSource = await new DataSource({ type: 'postgres', url: database.url, extra: {} }).initialize();
  watch = new BoardsWatch(dataSource);
  while (watch.state === null) await new Promise((done) => setTimeout(done, 5));
});
afterAll(async () => {
  await watch.onModuleDestroy();
  await dataSource.destroy();
});

describe('a watch of the leaderboards', () => {
  it('knows every change that was committed before it was asked to catch up', async () => {
    for (let change = 0; change < 20; change += 1) {
      const before = watch.state!;
      await dataSource.query(`notify ${BOARDS_CHANNEL}`);
      await watch.catchUp();
      expect(watch.state).toBeGreaterThan(before);
    }
  });

  it('keeps that promise to each of many who ask at the same time, with one statement at a time', async () => {
    const warnings: string[] = [];
    const keep = (warning: Error) => warnings.push(warning.message);
    process.on('warning', keep);
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const before = watch.state!;
        await dataSource.query(`notify ${BOARDS_CHANNEL}`);
        await watch.catchUp();
        expect(watch.state).toBeGreaterThan(before);
      }),
    );
    process.off('warning', keep);
    expect(warnings).toEqual([]);
  });

  it('remembers an answer until the next change, and no failure', async () => {
    let asked = 0;
    const ask = watch.remember(() => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('fails once')) : Promise.resolve(asked);
    });
    await expect(ask()).rejects.toThrow('fails once');
    expect([await ask(), await ask()]).toEqual([2, 2]);
    await dataSource.query(`notify ${BOARDS_CHANNEL}`);
    await watch.catchUp();
    expect([await ask(), await ask()]).toEqual([3, 3]);
  });
});
