import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOfChain, type TossSeed } from '@quadrant/rules/tournament';
import { inTransaction, openAuditHome } from '@quadrant/store/audit';
import { createDataSource } from '@quadrant/store/setup';
import type { DataSource } from 'typeorm';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { handIn } from '../../../../test/builders/history.js';
import { report } from '../../../../test/builders/report.js';
import { round } from '../../../../test/builders/round-text.js';
import { drawSeed } from './draw-seed.js';
import { publishChains } from './publish-chains.js';
import { CHAIN_LENGTH, SeedChain } from './seed-chain.js';
import { drawTossesFrom } from './seed-source.js';

const database = useTestDatabase();
let dataSource: DataSource;

beforeAll(async () => {
  dataSource = await database.dataSource();
  drawTossesFrom(dataSource, 'chain');
});

const receivedAt = new Date('2014-11-09T12:00:00Z');
const TIED = [round('ann 100-0 cy FW', 'bob 100-0 dee FW'), round('ann 100-0 dee FW', 'bob 100-0 cy FW')];

const submit = (externalId: string, handing: { role?: 'operator' } = {}) =>
  handIn(dataSource, report(...TIED, { tournament: { externalId } }), { receivedAt, ...handing });

const listSeeds = (): Promise<TossSeed[]> =>
  dataSource.query<TossSeed[]>(
    `select encode(toss_seed, 'hex') as seed, toss_number as number, encode(toss_chain, 'hex') as chain
     from tournaments where toss_seed is not null order by toss_chain, toss_number`,
  );

const listChains = (): Promise<{ end: string; used: number; ordinal: number }[]> =>
  dataSource.query(
    `select encode(end_sha256, 'hex') as end, used, ordinal from toss_chains order by published_at, ordinal`,
  );

const draw = (of: DataSource = dataSource) => inTransaction(of, (client) => drawSeed(client));

describe('B.3: chains of seeds', () => {
  it('are published before the first seed is drawn, the next one too', async () => {
    await publishChains(dataSource);
    expect(await listChains()).toEqual([
      { end: expect.stringMatching(/^[0-9a-f]{64}$/), used: 0, ordinal: 1 },
      { end: expect.any(String), used: 0, ordinal: 2 },
    ]);
    await publishChains(dataSource);
    expect(await listChains()).toHaveLength(2);
  });

  it('give each of many reports at once another seed, without leaving one out', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => submit(`toss:${index}`)));
    const seeds = await listSeeds();
    expect(seeds.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(seeds.every(isOfChain)).toBe(true);
    expect((await listChains()).map(({ used }) => used)).toEqual([8, 0]);
  });

  it('give an import, a revision and a refused report nothing', async () => {
    const before = await listSeeds();
    await submit('toss:imported', { role: 'operator' });
    await handIn(dataSource, report(...TIED, { tournament: { externalId: 'toss:1', name: 'Revised' } }), {
      receivedAt,
    });
    expect(await listSeeds()).toEqual(before);
  });

  it('draw a seed again whose transaction was undone', async () => {
    const undone = inTransaction(dataSource, async (client) => {
      await drawSeed(client);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await draw()).toMatchObject({ number: 9 });
  });

  it('go on with the next when one is used up, and publish another', async () => {
    await dataSource.query(`update toss_chains set used = length - 1 where ordinal = 1`);
    await submit('toss:last');
    expect((await listChains()).map(({ ordinal, used }) => [ordinal, used])).toEqual([
      [1, CHAIN_LENGTH],
      [2, 0],
      [3, 0],
    ]);
    expect(await draw()).toMatchObject({ number: 1, chain: (await listChains())[1]!.end });
  });

  it('are published by a report that finds none', async () => {
    await dataSource.query(`update toss_chains set used = length`);
    await submit('toss:none-left');
    const chains = await listChains();
    expect(chains.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3, 4, 5]);
    expect((await listSeeds()).filter(({ chain }) => chain === chains[3]!.end)).toHaveLength(1);
  });

  it('are others for another secret, as after its file was lost', async () => {
    const other = path.join(database.home, 'other');
    const audit = openAuditHome(other);
    mkdirSync(path.join(other, 'secrets'), { recursive: true });
    writeFileSync(path.join(other, 'secrets', 'toss-key'), 'ab'.repeat(32));
    const reader = await createDataSource({ url: database.url, audit }).initialize();
    try {
      await expect(draw(reader)).rejects.toThrow('No published chain has a seed left.');
      await publishChains(reader);
      expect(await draw(reader)).toMatchObject({ number: 1 });
    } finally {
      await reader.destroy();
    }
  });

  it('refuse a chain in the database that the secret does not make', async () => {
    await dataSource.query(`update toss_chains set end_sha256 = sha256(end_sha256) where used < length`);
    await expect(draw()).rejects.toThrow('somebody changed the table toss_chains');
  });

  it('have no seed beyond their ends', () => {
    const chain = new SeedChain(Buffer.alloc(32), 2);
    expect(chain.seedAt(2)).toEqual(Buffer.alloc(32));
    expect(() => chain.seedAt(3)).toThrow('The chain has no seed 3.');
    expect(() => chain.seedAt(0)).toThrow('The chain has no seed 0.');
  });
});
