import type { RefreshScope } from '@quadrant/store/refreshes';
import { useTestDatabase } from '../builders/database.js';
import { createPublisher, handIn, readPublished } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import type { DataSource } from 'typeorm';

const STARTS_AT = '2015-01-04T12:00:00Z';
const DAY = 86_400_000;

const local = (second: string) =>
  report(round('ann 100-35 bob FW', 'cy 100-35 dee FW'), round('ann 100-35 cy FW', second), round('ann bob TT'), {
    tournament: { externalId: 'runs:1', startsAt: STARTS_AT, registeredAt: '2014-12-01T12:00:00Z' },
  });

describe('runs', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await database.dataSource();
  });

  const refresh = (scope: RefreshScope) =>
    createPublisher(dataSource).publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope,
      isOfficial: false,
      onProgress: () => undefined,
    });

  it('are numbered without gaps, and keep what each of them closed', async () => {
    const publisher = createPublisher(dataSource);
    const receive = async (second: string, day: number) => {
      const receivedAt = new Date(Date.parse(STARTS_AT) + day * DAY);
      const { tournamentId, revision } = await handIn(dataSource, local(second), { receivedAt });
      await publisher.publishTournament(tournamentId, revision);
    };
    await receive('bob 100-35 dee FW', 0);
    await receive('bob 20-100 dee FL', 1);
    await refresh('full');

    expect(await dataSource.query(`select number, kind from runs order by number`)).toEqual([
      { number: 1, kind: 'tournament' },
      { number: 2, kind: 'correction' },
      { number: 3, kind: 'refresh' },
    ]);
    expect(await dataSource.query(`select distinct since_run, until_run from closed_rating_changes`)).toEqual([
      { since_run: 1, until_run: 2 },
    ]);
    expect(await dataSource.query(`select distinct since_run from rating_changes`)).toEqual([{ since_run: 2 }]);
    expect(await dataSource.query(`select head_run from publication`)).toEqual([{ head_run: 3 }]);
  });

  it('write everything anew where somebody damaged it', async () => {
    const whole = await readPublished(dataSource);
    await dataSource.query(`update rating_changes set after = after + 1 where category = 'overall'`);
    await dataSource.query(`update ratings set rating = rating - 1`);
    await dataSource.query(`delete from history_chain`);
    await refresh('full');
    expect(await readPublished(dataSource)).not.toEqual(whole);
    await refresh('rewrite');
    expect(await readPublished(dataSource)).toEqual(whole);
  });
});
