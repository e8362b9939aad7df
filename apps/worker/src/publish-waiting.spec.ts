import { Logger } from '@nestjs/common';
import { OutboxRepository } from '@quadrant/store/database';
import { PublicationRepository, RollbackRepository, RunReadModel } from '@quadrant/store/runs';
import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import { CorrectionRepository } from '@quadrant/store/corrections';
import { CauseReadModel } from '@quadrant/store/explanations';
import { asOwner, emptyTables, useTestDatabase } from '../../../test/builders/database.js';
import { createPublisher, forgetPublished, handIn, readPublished } from '../../../test/builders/history.js';
import { actingAs } from '../../../test/builders/principals.js';
import { report } from '../../../test/builders/report.js';
import { round } from '../../../test/builders/round-text.js';
import type { SpecPublisher } from '../../../test/builders/publisher.js';
import type { DataSource } from 'typeorm';

const DAY = 86_400_000;
const EPOCH = Date.parse('2015-03-01T12:00:00Z');
const AUTHOR = { handle: 'thsch', at: new Date(EPOCH + 6.9 * DAY), requestId: null };

type Four = readonly [string, string, string, string];
const CATS: Four = ['ann', 'bob', 'cy', 'dee'];
const DOGS: Four = ['eve', 'fay', 'gil', 'hal'];

/** Returns a rated tournament of four on a day; the player named first wins everything. */
const playedOn = (day: number, [one, two, three, four]: Four, name = `Day ${day}`) =>
  report(
    round(`${one} 100-35 ${two} FW`, `${three} 100-20 ${four} FW`),
    round(`${one} 100-80 ${three} FW`, `${two} 100-0 ${four} FW`),
    round(`${one} 100-0 ${four} FW`, `${two} 20-20 ${three} TT`),
    {
      tournament: {
        name,
        externalId: `waiting:${name.replaceAll(' ', '-')}`,
        startsAt: new Date(EPOCH + day * DAY).toISOString(),
        registeredAt: new Date(EPOCH - 30 * DAY).toISOString(),
      },
    },
  );

describe('publishing what waits', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let publisher: SpecPublisher;
  let runs: RunReadModel;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    dataSource = await database.dataSource();
    publisher = createPublisher(dataSource, () => AUTHOR.at);
    runs = new RunReadModel(dataSource);
  });

  beforeEach(async () => {
    await forgetPublished(dataSource);
    await emptyTables(dataSource, 'standings', 'matches', 'pods', 'entries', 'tournaments', 'outbox');
    await emptyTables(dataSource, 'pending_changes', 'refresh_requests');
    await dataSource.query(`update publication set paused_at = null, paused_by = null, pause_reason = null`);
  });

  const submit = (day: number, players: Four, name?: string, handle?: string) =>
    handIn(dataSource, playedOn(day, players, name), { receivedAt: AUTHOR.at, ...(handle && { handle }) });
  const outbox = async (): Promise<string[]> =>
    (await dataSource.query<{ job: string }[]>(`select job from outbox where job <> 'event' order by id`)).map(
      ({ job }) => job,
    );
  const statesOf = async (): Promise<string[]> =>
    (
      await dataSource.query<{ state: string }[]>(
        `select w.state from submissions s join submission_states w on w.submission_id = s.id order by s.id`,
      )
    ).map(({ state }) => state);
  const refresh = () =>
    publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: false,
      onProgress: () => undefined,
    });
  const withdraw = (tournamentKey: string) =>
    new CorrectionRepository(dataSource).correct({
      tournamentKey,
      correction: { kind: 'withdrawal' },
      reason: 'never played',
      submitter: actingAs('coordinator', 'thsch'),
      versions: null,
      at: AUTHOR.at,
      requestId: null,
    });
  /** Makes PostgreSQL refuse the results of a tournament; returns a function that ends this. */
  async function spoil(tournamentKey: string): Promise<() => Promise<void>> {
    await asOwner(
      dataSource,
      `create function spoil() returns trigger language plpgsql as
         'begin if new.key = ''${tournamentKey}'' then raise exception ''spoilt %'', new.key; end if; return new; end';
       create trigger spoil before insert on outcomes for each row execute function spoil()`,
    );
    return () => asOwner(dataSource, `drop trigger spoil on outcomes; drop function spoil`);
  }

  it('takes all reports into one run that names each, and leaves nothing to do for their other jobs', async () => {
    const sent = [await submit(5, CATS), await submit(2, DOGS), await submit(3, ['ann', 'eve', 'bob', 'fay'])];
    expect(await publisher.publishWaiting()).toEqual([1]);
    expect(await statesOf()).toEqual(['processed', 'processed', 'processed']);
    expect(await outbox()).toEqual([]);
    expect(await publisher.publishWaiting()).toEqual([]);
    const run = (await runs.findByNumber(1))!;
    expect(run).toMatchObject({ kind: 'tournament', requestedBy: 'Thsch', reason: '3 tournaments', changeCount: 3 });
    expect(run.changes.map(({ tournament, revision }) => [tournament, revision])).toEqual(
      sent.map(({ tournamentId }) => [tournamentId, 1]),
    );
    const live = await readPublished(dataSource);
    await forgetPublished(dataSource);
    await refresh();
    expect(await readPublished(dataSource)).toEqual(live);
  });

  it('names the first five changes in a list of runs, and all of them in the run', async () => {
    for (let day = 0; day < 7; day++) await submit(day, CATS, undefined, day === 0 ? 'Ada' : 'Bea');
    await publisher.publishWaiting();
    const [listed] = await runs.list(1, null);
    expect([listed!.changeCount, listed!.changes.length]).toEqual([7, 5]);
    const run = (await runs.findByNumber(1))!;
    expect([run.requestedBy, run.changes.length]).toEqual(['several', 7]);
    expect(run.changes[0]!.requestedBy).toBe('Ada');
  });

  it('tells of each moved rating the tournament that moved it, of two that share no player', async () => {
    await submit(4, CATS, 'Later Cats');
    await submit(5, DOGS, 'Later Dogs');
    await publisher.publishWaiting();
    await submit(2, CATS, 'Early Cats');
    await submit(3, DOGS, 'Early Dogs');
    expect(await publisher.publishWaiting()).toEqual([2]);
    const { lastRun } = await new PublicationRepository(dataSource).findWaiting();
    expect(lastRun).toMatchObject({ publishedAgain: 2, publishedAgainLately: 2 });
    const causes = new CauseReadModel(dataSource);
    const causeOf = async (handle: string) =>
      (await causes.find({ run: 2, handle, game: '2e', category: 'overall', tournamentKey: null }))?.text;
    expect(await causeOf('ann')).toBe('Early Cats was added -> ann in Later Cats');
    expect(await causeOf('hal')).toBe('Early Dogs was added -> hal in Later Dogs');
  });

  it('publishes reports and corrections together, as a full refresh does', async () => {
    const gone = await submit(1, CATS, 'Gone');
    await submit(4, CATS, 'Kept');
    await publisher.publishWaiting();
    await withdraw(gone.tournamentId);
    await submit(2, DOGS, 'New');
    expect(await publisher.publishWaiting()).toEqual([2]);
    expect(await runs.findByNumber(2)).toMatchObject({
      kind: 'several',
      reason: '1 tournament, 1 withdrawal',
      changes: [{ kind: 'tournament' }, { kind: 'withdrawal', tournament: gone.tournamentId, reason: 'never played' }],
    });
    const live = await readPublished(dataSource);
    const { tournaments } = await refresh();
    expect(tournaments).toBe(2);
    expect(await readPublished(dataSource)).toEqual(live);
    expect(await runs.findByNumber(3)).toMatchObject({ tournamentsChanged: 0, changes: [] });
  });

  it('takes only the last of two revisions that wait', async () => {
    await submit(1, CATS, 'Twice');
    await submit(1, ['bob', 'ann', 'cy', 'dee'], 'Twice');
    expect(await publisher.publishWaiting()).toEqual([1]);
    expect((await runs.findByNumber(1))!.changes).toMatchObject([{ kind: 'correction', revision: 2 }]);
    expect(await outbox()).toEqual([]);
  });

  it('publishes the others when one makes the run fail, and leaves that one to its own job', async () => {
    await submit(1, CATS, 'Good');
    const bad = await submit(2, DOGS, 'Bad');
    await submit(3, CATS, 'Better');
    const repair = await spoil(bad.tournamentId);
    expect(await publisher.publishWaiting()).toEqual([1, 2]);
    expect(await statesOf()).toEqual(['processed', 'accepted', 'processed']);
    const change = { kind: 'revision', tournamentId: bad.tournamentId, revision: 1 } as const;
    expect(await new OutboxRepository(dataSource).isSetAside('publish', change)).toBe(true);
    await submit(4, CATS, 'Next');
    expect(await publisher.publishWaiting()).toEqual([3]);
    await expect(publisher.publish(change)).rejects.toThrow(`spoilt ${bad.tournamentId}`);
    await repair();
    expect(await publisher.publish(change)).toBe(4);
    expect(await outbox()).toEqual([]);
  });

  it('lets everything wait while publishing is paused, and the refresh of the resuming takes it in', async () => {
    await submit(1, CATS, 'Before');
    await publisher.publishWaiting();
    await submit(2, CATS, 'Taken back');
    await publisher.publishWaiting();
    await new RollbackRepository(dataSource).rollBack(1, 'wrong', AUTHOR);
    await submit(3, CATS, 'Meanwhile');
    await submit(4, DOGS, 'Meanwhile too');
    expect(await publisher.publishWaiting()).toEqual([]);
    expect(await outbox()).toEqual([]);
    expect(await statesOf()).toEqual(['processed', ...Array.from({ length: 3 }, () => 'awaiting-refresh')]);
  });

  it('is done for what a refresh has published: its jobs leave the outbox with the refresh', async () => {
    const first = await submit(1, CATS, 'First');
    await publisher.publishWaiting();
    await submit(2, CATS, 'Second');
    await withdraw(first.tournamentId);
    await refresh();
    expect(await outbox()).toEqual([]);
    expect(await publisher.publishWaiting()).toEqual([]);
  });
});

describe('jobs that the queue has lost', () => {
  const database = useTestDatabase();

  it('come back with the next look for them, refreshes too, behind however many older reports', async () => {
    const dataSource = await database.dataSource();
    const outbox = new OutboxRepository(dataSource);
    await dataSource.query(
      `insert into outbox (job, payload) select 'publish', jsonb_build_object('kind', 'revision', 'tournamentId', gen_random_uuid(), 'revision', 1)
       from generate_series(1, 600)`,
    );
    const { id } = await new RefreshRequestRepository(dataSource).request('spec', AUTHOR);
    await dataSource.query(`update outbox set enqueued_at = now() - interval '1 minute'`);
    const overdue = await outbox.listOverdue(500);
    expect(overdue.filter(({ job }) => job === 'refresh')).toEqual([
      expect.objectContaining({ payload: { requestId: id } }),
    ]);
    expect(overdue).toHaveLength(501);
  });
});
