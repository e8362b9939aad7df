import { Logger } from '@nestjs/common';
import { tournamentKey } from '@quadrant/rules/history';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import { CorrectionRepository } from '@quadrant/store/corrections';
import { PlayerMergeRepository } from '@quadrant/store/player-merges';
import { VerificationRepository } from '@quadrant/store/verification';
import type { DataSource } from 'typeorm';
import { useTestDatabase } from '../../../test/builders/database.js';
import { createPublisher, forgetPublished, handIn } from '../../../test/builders/history.js';
import { untilSomebodyWaits } from '../../../test/builders/lock-wait.js';
import { actingAs } from '../../../test/builders/principals.js';
import { report } from '../../../test/builders/report.js';
import { round } from '../../../test/builders/round-text.js';

const DAY = 86_400_000;
const EPOCH = Date.parse('2015-03-01T12:00:00Z');
const AUTHOR = { handle: 'thsch', at: new Date(EPOCH + 6.5 * DAY), requestId: null };

/** Returns a rated tournament on a day; the player named first wins. */
const playedOn = (day: number, [one, two, three, four]: readonly string[], name: string) =>
  report(
    round(`${one} 100-35 ${two} FW`, `${three} 100-20 ${four} FW`),
    round(`${one} 100-80 ${three} FW`, `${two} 100-0 ${four} FW`),
    round(`${one} 100-0 ${four} FW`, `${two} 20-20 ${three} TT`),
    {
      tournament: {
        name,
        externalId: `races:${name}`,
        startsAt: new Date(EPOCH + day * DAY).toISOString(),
        registeredAt: new Date(EPOCH - 30 * DAY).toISOString(),
      },
    },
  );

// The simulator with three workers found each of these.
describe('publishing, reports and merges at the same moment', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let owner: DataSource;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    dataSource = await database.dataSource();
    owner = await database.owner();
  });

  const publisher = () => createPublisher(dataSource, () => AUTHOR.at);
  const submit = (day: number, players: string, name: string, receivedAt = AUTHOR.at) =>
    handIn(dataSource, playedOn(day, players.split(' '), name), { receivedAt });
  const refresh = (scope: 'full' | 'incremental') =>
    publisher().publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope,
      isOfficial: false,
      onProgress: () => undefined,
    });
  const merge = (handle: string, into: string) =>
    new PlayerMergeRepository(dataSource).merge({
      handle,
      into,
      reason: 'one person',
      actor: actingAs('coordinator', 'thsch'),
      author: AUTHOR,
      versions: null,
    });
  const findDifference = async () =>
    (await new VerificationRepository(dataSource).verify(DEFAULT_RATING_RULES)).difference;

  it('links the chain anew where a revision left, when an incremental refresh takes the revision before its run', async () => {
    await submit(1, 'ann bob cy dee', 'Moved');
    const { tournamentId } = await submit(3, 'eve fay gil hal', 'Gone');
    await publisher().publishWaiting();
    await submit(5, 'ann bob cy dee', 'Moved');
    await new CorrectionRepository(dataSource).correct({
      tournamentKey: tournamentId,
      correction: { kind: 'withdrawal' },
      reason: 'spec',
      submitter: actingAs('coordinator', 'thsch'),
      versions: null,
      at: AUTHOR.at,
      requestId: null,
    });
    await refresh('incremental');
    expect(await findDifference()).toBeNull();
  });

  it('refuses a merge of two who play each other in a revision that a running refresh publishes', async () => {
    const late = new Date(EPOCH + 40 * DAY);
    await submit(10, 'kim lee mo nan', 'Late', late);
    await submit(10, 'kim ola mo nan', 'Late', late);
    const requests = new RefreshRequestRepository(dataSource);
    expect((await merge('lee', 'kim')).kind).toBe('stored');
    await dataSource.query(`update player_merges set state = 'undone'`);
    const { id } = await requests.request('spec', AUTHOR);
    await dataSource.query(`update refresh_requests set state = 'running' where id = $1`, [id]);
    expect((await merge('lee', 'kim')).kind).toBe('players-have-met');
    await dataSource.query(`update refresh_requests set state = 'cancelled' where id = $1`, [id]);
  });

  it('lets somebody who holds a player read what is published while a refresh waits for that player', async () => {
    await submit(2, 'pat quin ron sue', 'First');
    await submit(2, 'tim uma val wim', 'Second');
    await merge('pat', 'tim');
    // A refresh without any published run loads fresh tables, which then replace the old ones.
    await forgetPublished(dataSource);
    const holder = dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query(`select from players where handle_key = 'pat' for no key update`);
    const refreshed = refresh('full');
    await untilSomebodyWaits(owner);
    await holder.query(`set local lock_timeout = '1s'`);
    await expect(holder.query(`select count(*) from outcomes`)).resolves.toBeDefined();
    await holder.commitTransaction();
    await holder.release();
    await refreshed;
    expect(await findDifference()).toBeNull();
  });

  it('locks players in one order, whoever was merged into whom', async () => {
    // The merged player has the higher row id.
    await submit(2, 'xan yve zoe abe', 'Third');
    await submit(3, 'ben cal don eli', 'Fourth');
    await refresh('incremental');
    await merge('ben', 'xan');
    const holder = dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query(`select from players where handle_key = 'xan' for no key update`);
    const refreshed = refresh('incremental');
    await untilSomebodyWaits(owner);
    await expect(
      holder.query(`select from players where handle_key = 'ben' for no key update nowait`),
    ).resolves.toBeDefined();
    await holder.commitTransaction();
    await holder.release();
    await refreshed;
    expect(await findDifference()).toBeNull();
  });

  it('corrects no tournament beside a revision, when its first report is stored in the same moment', async () => {
    await dataSource.query(
      `insert into leagues (slug, name, director, created_at) values ('races', 'Races', 'thsch', now())`,
    );
    const hold = async (sql: string) => {
      const runner = owner.createQueryRunner();
      await runner.startTransaction();
      await runner.query(sql);
      return async () => {
        await runner.commitTransaction();
        await runner.release();
      };
    };
    const releaseLeague = await hold(`select from leagues for update`);
    const releaseFirst = await hold('lock table outbox in share mode');
    const first = submit(4, 'fox gnu hen ibis', 'Revised');
    await untilSomebodyWaits(owner);
    const corrected = new CorrectionRepository(dataSource).correct({
      tournamentKey: tournamentKey('races:Revised', ''),
      correction: { kind: 'level', level: 2 },
      reason: 'spec',
      submitter: actingAs('coordinator', 'thsch'),
      versions: null,
      at: AUTHOR.at,
      requestId: null,
    });
    await untilSomebodyWaits(owner, 2);
    await releaseFirst();
    await first;
    const releaseSecond = await hold('lock table outbox in share mode');
    const second = submit(4, 'gnu fox hen ibis', 'Revised');
    await untilSomebodyWaits(owner, 2);
    await releaseLeague();
    await untilSomebodyWaits(owner, 2);
    await releaseSecond();
    await Promise.all([second, corrected]);
    await publisher().publishWaiting();
    expect(await findDifference()).toBeNull();
  });
});
