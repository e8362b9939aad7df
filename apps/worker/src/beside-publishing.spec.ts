import { Logger } from '@nestjs/common';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { OutboxRepository } from '@quadrant/store/database';
import {
  PublicationRepository,
  FailedReportRepository,
  RollbackRepository,
  type Publication,
  type WaitingJob,
} from '@quadrant/store/runs';
import { RefreshDecisionRepository, RefreshRequestRepository, RefreshWorkRepository } from '@quadrant/store/refreshes';
import { CorrectionRepository } from '@quadrant/store/corrections';
import { PlayerMergeRepository } from '@quadrant/store/player-merges';
import { VerificationRepository } from '@quadrant/store/verification';
import { asOwner, emptyTables, useTestDatabase } from '../../../test/builders/database.js';
import { createPublisher, createRefresher, forgetPublished, handIn } from '../../../test/builders/history.js';
import { untilSomebodyWaits } from '../../../test/builders/lock-wait.js';
import { actingAs } from '../../../test/builders/principals.js';
import { report } from '../../../test/builders/report.js';
import { round } from '../../../test/builders/round-text.js';
import type { DataSource } from 'typeorm';

const DAY = 86_400_000;
const EPOCH = Date.parse('2015-03-01T12:00:00Z');
const NOW = new Date(EPOCH + 50 * DAY);
const AUTHOR = { handle: 'thsch', at: NOW, requestId: null };

/** Returns a tournament on a day, in which the player named first wins. */
const playedOn = (day: number, [one, two]: readonly [string, string], externalId = 'beside:1') =>
  report(round(`${one} 100-35 ${two} FW`), {
    tournament: { externalId, startsAt: new Date(EPOCH + day * DAY).toISOString() },
  });

describe('what happens beside a publication', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let owner: DataSource;
  let failedReports: FailedReportRepository;
  let rollbacks: RollbackRepository;
  let requests: RefreshRequestRepository;
  let outbox: OutboxRepository;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    dataSource = await database.dataSource();
    owner = await database.owner();
    failedReports = new FailedReportRepository(dataSource);
    rollbacks = new RollbackRepository(dataSource);
    requests = new RefreshRequestRepository(dataSource);
    outbox = new OutboxRepository(dataSource);
  });

  beforeEach(async () => {
    await forgetPublished(dataSource);
    await emptyTables(
      dataSource,
      'standings',
      'matches',
      'pods',
      'entries',
      'tournaments',
      'outbox',
      'pending_changes',
    );
    await emptyTables(dataSource, 'refresh_requests');
    await asOwner(dataSource, `update publication set paused_at = null, paused_by = null, pause_reason = null`);
  });

  const publisher = () => createPublisher(dataSource, () => NOW);
  const refresher = () => createRefresher(dataSource, publisher(), () => NOW);
  const submit = (day: number, players: readonly [string, string], receivedOn = day, imported = false) =>
    handIn(dataSource, playedOn(day, players), {
      receivedAt: new Date(EPOCH + receivedOn * DAY + DAY / 4),
      ...(imported && { role: 'operator' as const }),
    });
  const readTournament = async () => {
    const [row] = await dataSource.query<{ due: number | null; current: number; state: string }[]>(
      `select t.due_revision as due, t.current_revision as current, w.state from tournaments t
         join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
         join submission_states w on w.submission_id = s.id
       where t.external_id = 'beside:1'`,
    );
    return row!;
  };
  const listJobs = async () =>
    (await outbox.listNew(10)).filter(({ job }) => job === 'refresh').map(({ payload }) => payload);
  const withdraw = (tournamentKey: string) =>
    new CorrectionRepository(dataSource).correct({
      tournamentKey,
      correction: { kind: 'withdrawal' },
      reason: 'spec',
      submitter: actingAs('coordinator', 'thsch'),
      versions: null,
      at: NOW,
      requestId: null,
    });
  /** Runs work in a publication whose snapshot is older than a withdrawal. */
  const afterWithdrawal = (
    tournamentKey: string,
    work: (publication: Publication, jobs: readonly WaitingJob[]) => Promise<unknown>,
  ) =>
    new PublicationRepository(dataSource).publish({
      work: async (publication) => {
        const jobs = await publication.findJobs({ kind: 'revision', tournamentId: tournamentKey, revision: 1 });
        expect(jobs).toHaveLength(1);
        expect(await withdraw(tournamentKey)).toMatchObject({ kind: 'corrected' });
        await work(publication, jobs);
      },
      whilePaused: () => Promise.reject(new Error('publishing is paused')),
    });

  it('does not make a report fail that a run publishes at the same moment', async () => {
    const { tournamentId } = await submit(1, ['ann', 'bob']);
    const runner = owner.createQueryRunner();
    await runner.startTransaction();
    await runner.query('lock table runs in share mode');
    const published = publisher().publishTournament(tournamentId, 1);
    await untilSomebodyWaits(owner);
    const failed = failedReports.mark(tournamentId, 1, 'spec');
    await Promise.race([failed, untilSomebodyWaits(owner, 2)]);
    await runner.commitTransaction();
    await runner.release();
    await Promise.all([published, failed]);
    expect(await readTournament()).toEqual({ due: 1, current: 1, state: 'processed' });
  });

  it('does not let the retry of a failed report take the place of a revision that is stored at the same moment', async () => {
    const { tournamentId } = await submit(1, ['ann', 'bob']);
    await failedReports.mark(tournamentId, 1, 'spec');
    const runner = owner.createQueryRunner();
    await runner.startTransaction();
    await runner.query('lock table outbox in share mode');
    const revised = submit(1, ['bob', 'ann'], 2);
    await untilSomebodyWaits(owner);
    const retried = failedReports.retryAll();
    await untilSomebodyWaits(owner, 2);
    await runner.commitTransaction();
    await runner.release();
    await Promise.all([revised, retried]);
    expect(await readTournament()).toEqual({ due: 2, current: 2, state: 'accepted' });
  });

  it('leaves a tournament out that was withdrawn while a paused worker let its report wait', async () => {
    const { tournamentId } = await submit(1, ['ann', 'bob']);
    await afterWithdrawal(tournamentId, (publication, jobs) => publication.letWait(jobs, NOW));
    expect(await readTournament()).toMatchObject({ due: null, state: 'withdrawn' });
  });

  it('leaves a tournament out that was withdrawn while its failed report was tried again', async () => {
    const { tournamentId } = await submit(1, ['ann', 'bob']);
    await failedReports.mark(tournamentId, 1, 'spec');
    await afterWithdrawal(tournamentId, (publication, jobs) => publication.take(jobs));
    expect(await readTournament()).toMatchObject({ due: null, state: 'withdrawn' });
  });

  it('refreshes from where a revision had moved the tournament that was published after the next one came', async () => {
    await handIn(dataSource, playedOn(4, ['ann', 'cy'], 'beside:2'), { receivedAt: new Date(EPOCH + 4.5 * DAY) });
    await handIn(dataSource, playedOn(12, ['cy', 'bob'], 'beside:3'), { receivedAt: new Date(EPOCH + 12.5 * DAY) });
    const { tournamentId } = await submit(10, ['ann', 'bob'], 10);
    const order = { requestedBy: 'spec', reason: 'spec', isOfficial: false, onProgress: () => undefined } as const;
    await publisher().publishRefresh({ ...order, scope: 'full' });
    // The second revision is on time and earlier; the third waits for a refresh, and comes before the second is published.
    await submit(2, ['ann', 'bob'], 3);
    await submit(11, ['ann', 'bob'], 30, true);
    await publisher().publishTournament(tournamentId, 2);
    await publisher().publishRefresh({ ...order, scope: 'incremental' });
    expect(await readTournament()).toEqual({ due: 3, current: 3, state: 'processed' });
    const { difference } = await new VerificationRepository(dataSource).verify(DEFAULT_RATING_RULES);
    expect(difference).toBeNull();
  });

  describe('with a superseded revision that is on time, while the current one waits for a refresh', () => {
    const merge = () =>
      new PlayerMergeRepository(dataSource).merge({
        handle: 'fay',
        into: 'eve',
        reason: 'spec',
        versions: null,
        actor: actingAs('coordinator', 'thsch'),
        author: AUTHOR,
      });
    const submitBoth = async () => {
      const { tournamentId } = await submit(1, ['eve', 'fay']);
      await submit(1, ['eve', 'gil'], 30, true);
      return tournamentId;
    };

    it('refuses to merge two who meet in it, since it is still to be published', async () => {
      const tournamentId = await submitBoth();
      expect(await merge()).toMatchObject({ kind: 'players-have-met', tournaments: [{ id: tournamentId }] });
      expect(await publisher().publishWaiting()).toEqual([1]);
      expect(await merge()).toMatchObject({ kind: 'players-have-met' });
    });

    it('merges two who meet in it once a refresh has published the current one', async () => {
      await submitBoth();
      const order = { requestedBy: 'spec', reason: 'spec', isOfficial: false, onProgress: () => undefined } as const;
      await publisher().publishRefresh({ ...order, scope: 'full' });
      expect(await merge()).toMatchObject({ kind: 'stored' });
      // The job of the superseded revision comes once more, and publishes nothing.
      expect(await publisher().publishWaiting()).toEqual([2]);
      expect(await readTournament()).toEqual({ due: 2, current: 2, state: 'processed' });
      await asOwner(dataSource, `update players set merged_into = null, counts_as = id; delete from player_merges`);
    });
  });

  it('keeps the job of a dry run that is to be published when the job that computed it ends', async () => {
    await submit(1, ['ann', 'bob']);
    await publisher().publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: false,
      onProgress: () => undefined,
    });
    await emptyTables(dataSource, 'outbox');
    const { id } = await requests.request('spec', AUTHOR, { isDryRun: true });
    const [computing] = await listJobs();
    await refresher().work(id);
    expect(await new RefreshDecisionRepository(dataSource).publish(id, AUTHOR)).toMatchObject({ state: 'publishing' });
    await outbox.remove('refresh', computing as object);
    expect(await listJobs()).toEqual([expect.objectContaining({ requestId: id })]);
  });

  describe('while publishing is paused', () => {
    const publishTwo = async () => {
      const { tournamentId } = await submit(1, ['ann', 'bob']);
      await publisher().publishTournament(tournamentId, 1);
      const { tournamentId: other } = await handIn(dataSource, playedOn(2, ['ann', 'cy'], 'beside:2'), {
        receivedAt: new Date(EPOCH + 2.5 * DAY),
      });
      await publisher().publishTournament(other, 1);
      await emptyTables(dataSource, 'outbox');
    };
    const pause = async () => {
      await publishTwo();
      expect(await rollbacks.rollBack(1, 'spec', AUTHOR)).toBe(3);
    };

    it('keeps the job that resuming gives to a refresh that waits when its first job ends', async () => {
      await pause();
      const { id } = await requests.requestWhenPossible('spec', AUTHOR);
      const [first] = await listJobs();
      await refresher().work(id);
      expect(await rollbacks.resume(AUTHOR)).toBe(id);
      await outbox.remove('refresh', first as object);
      expect(await listJobs()).toEqual([expect.objectContaining({ requestId: id })]);
    });

    it('lets a dry run be outdated that was to be published before the rollback', async () => {
      await publishTwo();
      const { id } = await requests.request('spec', AUTHOR, { isDryRun: true });
      await refresher().work(id);
      expect(await new RefreshDecisionRepository(dataSource).publish(id, AUTHOR)).toMatchObject({
        state: 'publishing',
      });
      expect(await rollbacks.rollBack(1, 'spec', AUTHOR)).toBe(3);
      await refresher().work(id);
      expect(await requests.findById(id)).toMatchObject({
        state: 'outdated',
        error: 'publishing was paused by a rollback',
      });
    });

    it('lets only one of two refreshes wait that begin to wait at the same moment', async () => {
      const works = new RefreshWorkRepository(dataSource);
      const { id: first } = await requests.request('spec', AUTHOR);
      await works.start(first, NOW);
      const { id: second } = await requests.request('spec', AUTHOR);
      await works.start(second, NOW);
      await pause();
      const runner = owner.createQueryRunner();
      await runner.startTransaction();
      await runner.query(`update refresh_requests set state = 'waiting' where id = $1`, [first]);
      const waiting = works.wait(second, NOW);
      await untilSomebodyWaits(owner);
      await runner.commitTransaction();
      await runner.release();
      await waiting;
      expect(await requests.findById(first)).toMatchObject({ state: 'waiting' });
      expect(await requests.findById(second)).toMatchObject({ state: 'cancelled' });
    });

    it('gives a job to a refresh that begins to wait only after publishing was resumed', async () => {
      const works = new RefreshWorkRepository(dataSource);
      const { id } = await requests.request('spec', AUTHOR);
      await works.start(id, NOW);
      await pause();
      const resuming = await rollbacks.resume(AUTHOR);
      await works.start(resuming!, NOW);
      await emptyTables(dataSource, 'outbox');
      await works.wait(id, NOW);
      expect(await requests.findById(id)).toMatchObject({ state: 'waiting' });
      expect(await listJobs()).toEqual([expect.objectContaining({ requestId: id })]);
    });
  });
});
