import type { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { useTestDatabase } from '../../../../../test/builders/database.js';
import { handIn } from '../../../../../test/builders/history.js';
import { untilSomebodyWaits } from '../../../../../test/builders/lock-wait.js';
import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { takeCodedPlayer } from '../claims/claim-at-sign-up.js';
import { lockClaimedPlayer } from '../claims/claimed-player.js';
import { lockPlayer } from '../stored-player.js';

const AT = new Date('2015-03-01T12:00:00Z');

describe('locking the player whom a handle leads to', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let owner: DataSource;
  let code: string;
  const idOf = async (handle: string): Promise<number> =>
    (await owner.query<[{ id: number }]>(`select id from players where handle = $1`, [handle]))[0].id;

  beforeAll(async () => {
    dataSource = await database.dataSource();
    owner = await database.owner();
    const startsAt = new Date(AT.getTime() - 86_400_000).toISOString();
    const played = report(round('ann 100-35 bob FW'), { tournament: { startsAt } });
    const { claimCodes } = await handIn(dataSource, played, { receivedAt: AT });
    code = claimCodes.find(({ handle }) => handle === 'ann')!.code;
  });

  beforeEach(() => owner.query(`update players set counts_as = id`));

  /** Which of ann and bob are locked by work that began while ann was held, and went on when ann had been merged into bob. */
  async function listLocked(work: Parameters<typeof inTransaction>[1]): Promise<string[]> {
    const [ann, bob] = [await idOf('ann'), await idOf('bob')];
    const merging = owner.createQueryRunner();
    await merging.startTransaction();
    await merging.query(`select from players where id = $1 for no key update`, [ann]);
    const locked: string[] = [];
    const working = inTransaction(dataSource, async (client, manager) => {
      await work(client, manager);
      const free = await owner.query<{ handle: string }[]>(
        `select handle from players where id = any($1) for no key update skip locked`,
        [[ann, bob]],
      );
      locked.push(...['ann', 'bob'].filter((handle) => !free.some((each) => each.handle === handle)));
    });
    await untilSomebodyWaits(owner);
    await merging.query(`update players set counts_as = $2 where id = $1`, [ann, bob]);
    await merging.commitTransaction();
    await merging.release();
    await working;
    return locked;
  }

  it('locks everybody who counts as the one into whom the player was merged meanwhile, for a change of the player', async () => {
    const found: unknown[] = [];
    const locked = await listLocked(async (client) => found.push(await lockPlayer(client, 'ann')));
    expect(found).toMatchObject([{ handle: 'bob' }]);
    expect(locked).toEqual(['ann', 'bob']);
  });

  it('locks everybody who counts as the one into whom the player was merged meanwhile, for a claim', async () => {
    const found: unknown[] = [];
    const locked = await listLocked(async (client) => found.push(await lockClaimedPlayer(client, 'ann')));
    expect(found).toMatchObject([{ handle: 'bob', namedHandle: 'ann' }]);
    expect(locked).toEqual(['ann', 'bob']);
  });

  it('locks everybody who counts as the one into whom the player was merged meanwhile, for a claim code at sign-up', async () => {
    const locked = await listLocked((client) => takeCodedPlayer(client, code, AT));
    expect(locked).toEqual(['ann', 'bob']);
  });

  it('locks a player after those who count as them and have a lower id, as a run does', async () => {
    const [ann, bob] = [await idOf('ann'), await idOf('bob')];
    await owner.query(`update players set counts_as = $2 where id = $1`, [ann, bob]);
    const settling = owner.createQueryRunner();
    await settling.startTransaction();
    await settling.query(`select from players where id = $1 for no key update`, [ann]);
    const working = inTransaction(dataSource, (client) => lockPlayer(client, 'bob'));
    await untilSomebodyWaits(owner);
    await settling.query(`select from players where id = $1 for no key update nowait`, [bob]);
    await settling.commitTransaction();
    await settling.release();
    expect(await working).toMatchObject({ handle: 'bob' });
  });

  it('locks nobody for a handle that leads to nobody', async () => {
    expect(await inTransaction(dataSource, (client) => lockPlayer(client, 'zoe'))).toBeNull();
  });
});
