import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { getPolicy } from '@quadrant/rules/rating';
import { OutboxRepository } from '@quadrant/store/database';
import { type Publication, PublicationRepository, RollbackRepository } from '@quadrant/store/runs';
import {
  RefreshDecisionRepository,
  RefreshRefused,
  RefreshRequestRepository,
  type RefreshRequest,
} from '@quadrant/store/refreshes';
import { RunDiffReadModel } from '@quadrant/store/history-diff';
import { emptyTables, useTestDatabase } from '../../../test/builders/database.js';
import {
  createPublisher,
  forgetPublished,
  handIn,
  readPublished,
  createRefresher,
} from '../../../test/builders/history.js';
import { report, reportDocument } from '../../../test/builders/report.js';
import { round } from '../../../test/builders/round-text.js';
import type { SpecPublisher } from '../../../test/builders/publisher.js';
import type { Refresher } from './refresher.service.js';

const DAY = 86_400_000;
const EPOCH = Date.parse('2015-03-01T12:00:00Z');
const NOW = new Date(EPOCH + 100 * DAY);
const AUTHOR = { handle: 'thsch', at: NOW, requestId: 'request-1' };

/** Returns a rated tournament of four on a day; the player named first wins everything. */
const playedOn = (day: number, [one, two, three, four]: readonly [string, string, string, string], level: 1 | 2 = 1) =>
  report(
    round(`${one} 100-35 ${two} FW`, `${three} 100-20 ${four} FW`),
    round(`${one} 100-80 ${three} FW`, `${two} 100-0 ${four} FW`),
    round(`${one} 100-0 ${four} FW`, `${two} 20-20 ${three} TT`),
    {
      tournament: {
        externalId: `refreshes:${day}`,
        kind: level === 1 ? 'local' : 'regional',
        level,
        startsAt: new Date(EPOCH + day * DAY).toISOString(),
        registeredAt: new Date(EPOCH - 30 * DAY).toISOString(),
      },
    },
  );

describe('refreshes', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let publisher: SpecPublisher;
  let refresher: Refresher;
  let requests: RefreshRequestRepository;
  let decisions: RefreshDecisionRepository;
  let rollbacks: RollbackRepository;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    dataSource = await database.dataSource();
    publisher = createPublisher(dataSource, () => NOW);
    refresher = createRefresher(dataSource, publisher, () => NOW);
    requests = new RefreshRequestRepository(dataSource);
    decisions = new RefreshDecisionRepository(dataSource);
    rollbacks = new RollbackRepository(dataSource);
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
    await emptyTables(dataSource, 'refresh_requests', 'audit_entries');
    await dataSource.query(`update publication set paused_at = null, paused_by = null, pause_reason = null`);
  });

  const onTime = async (day: number, players: readonly [string, string, string, string], level: 1 | 2 = 1) => {
    const receivedAt = new Date(EPOCH + (day + 1) * DAY);
    const { tournamentId, revision } = await handIn(dataSource, playedOn(day, players, level), { receivedAt });
    return publisher.publishTournament(tournamentId, revision);
  };
  const late = (day: number, players: readonly [string, string, string, string]) =>
    handIn(dataSource, playedOn(day, players), { receivedAt: new Date(EPOCH + (day + 20) * DAY) });

  const ask = async (wish: Parameters<RefreshRequestRepository['request']>[2] = {}): Promise<RefreshRequest> => {
    const { id } = await requests.request('because', AUTHOR, wish);
    await refresher.work(id);
    return stateOf(id);
  };
  const dryRun = () => ask({ isDryRun: true });
  const stateOf = async (id: string): Promise<RefreshRequest> => (await requests.findById(id))!;
  const headOf = async (): Promise<number> =>
    (await dataSource.query<{ head: number }[]>(`select head_run as head from publication`))[0]!.head;
  const audited = async (): Promise<string[]> => {
    const rows = await dataSource.query<{ action: string; refused: string | null }[]>(
      `select action, detail->>'refused' as refused from audit_entries where action !~ '^tournament' order by id`,
    );
    return rows.map(({ action, refused }) => (refused === null ? action : `${action} refused: ${refused}`));
  };

  /** Plays three tournaments that are published, and a late one between them that waits. */
  async function playSeason(): Promise<void> {
    await onTime(1, ['ann', 'bob', 'cy', 'dee']);
    await onTime(10, ['bob', 'cy', 'eve', 'fay'], 2);
    await onTime(20, ['gil', 'hal', 'ida', 'jo']);
    await late(5, ['cy', 'dee', 'ann', 'bob']);
  }

  describe('a dry run', () => {
    it('says what would move and publishes nothing', async () => {
      await playSeason();
      const before = await readPublished(dataSource);
      const dry = await dryRun();
      expect(dry).toMatchObject({ state: 'computed', baseRun: 3, run: null, tournamentsDone: 3, gamesDone: 18 });
      expect(dry.summary).toMatch(/^1 later tournament, 5 players, largest [+-]\d/);
      expect(await readPublished(dataSource)).toEqual(before);
      const diff = (await requests.findDiff(dry.id))!;
      expect(diff.tournaments).toEqual({ takenIn: 1, corrected: 0, withdrawn: 0, moved: 1 });
      expect(diff.causes).toMatchObject({ total: 1, largest: [{ kind: 'tournament', players: 5 }] });
      expect(diff.largest.map(({ player }) => player)).not.toContain('gil');
    });

    it('publishes, bit for bit, what a refresh would have published, and what it said', async () => {
      await playSeason();
      const dry = await dryRun();
      await decisions.publish(dry.id, AUTHOR);
      await refresher.work(dry.id);
      expect(await stateOf(dry.id)).toMatchObject({ state: 'done', run: 4 });
      const published = await readPublished(dataSource);
      expect(await new RunDiffReadModel(dataSource).find(4)).toEqual(await requests.findDiff(dry.id));

      await forgetPublished(dataSource);
      expect(await ask({ scope: 'full' })).toMatchObject({ state: 'done' });
      expect(await readPublished(dataSource)).toEqual(published);
      expect(await audited()).toEqual(['refresh.request', 'refresh.publish', 'refresh.request']);
    });

    it('is not published once another run was, and names that run', async () => {
      await playSeason();
      const dry = await dryRun();
      await onTime(30, ['ann', 'cy', 'eve', 'jo']);
      const refusal = await decisions.publish(dry.id, AUTHOR);
      expect(refusal).toMatchObject({ kind: 'base-moved', baseRun: 3, run: { number: 4, kind: 'tournament' } });
      expect((await stateOf(dry.id)).state).toBe('computed');
      expect(await audited()).toEqual(['refresh.request', 'refresh.publish refused: base-moved']);
    });

    it('is not published once something else came in', async () => {
      await playSeason();
      const dry = await dryRun();
      await late(6, ['ann', 'bob', 'cy', 'dee']);
      expect(await decisions.publish(dry.id, AUTHOR)).toEqual({ kind: 'inputs-changed', baseRun: 3 });
      expect(await headOf()).toBe(3);
    });

    it('is outdated when what comes out is no longer what it said', async () => {
      await playSeason();
      const dry = await dryRun();
      await decisions.publish(dry.id, AUTHOR);
      const before = await readPublished(dataSource);
      await dataSource.query(`update refresh_requests set chain_sha256 = '\\x00'`);
      await refresher.work(dry.id);
      expect(await stateOf(dry.id)).toMatchObject({ state: 'outdated', error: 'something else came in' });
      expect(await readPublished(dataSource)).toEqual(before);
      expect(await headOf()).toBe(3);
    });

    it('can be dropped, and is then not published any more', async () => {
      await playSeason();
      const { id } = await dryRun();
      expect(await decisions.callOff(id, AUTHOR)).toMatchObject({ state: 'dropped' });
      expect(await decisions.publish(id, AUTHOR)).toMatchObject({ kind: 'nothing-to-publish', state: 'dropped' });
      expect(await decisions.callOff(id, AUTHOR)).toMatchObject({ kind: 'refresh-over', state: 'dropped' });
      expect(await audited()).toEqual([
        'refresh.request',
        'refresh.drop',
        'refresh.publish refused: nothing-to-publish',
        'refresh.cancel refused: refresh-over',
      ]);
    });

    it('of history without anything published takes everything in', async () => {
      await late(5, ['dee', 'cy', 'bob', 'ann']);
      const { id, summary } = await dryRun();
      expect(summary).toMatch(/^0 later tournaments, 4 players, largest [+-]/);
      const { leaderboards } = (await requests.findDiff(id))!;
      expect(leaderboards).toMatchObject([
        { category: 'constructed', playersMoved: 4, entered: 4 },
        { category: 'overall', playersMoved: 4, entered: 4 },
      ]);
    });
  });

  describe('calling off', () => {
    it('takes a waiting one away with its job', async () => {
      await playSeason();
      await emptyTables(dataSource, 'outbox');
      const { id } = await requests.request('because', AUTHOR);
      expect(await decisions.callOff(id, AUTHOR)).toMatchObject({ state: 'cancelled' });
      expect(await new OutboxRepository(dataSource).listNew(10)).toEqual([]);
      await refresher.work(id);
      expect(await headOf()).toBe(3);
    });

    it('stops one that runs, wherever it is, and the old numbers stay', async () => {
      await playSeason();
      const before = await readPublished(dataSource);
      const { id } = await requests.request('because', AUTHOR);
      // After the last batch, only the transaction that publishes can still see the cancellation.
      const complete = jest
        .spyOn(PublicationRepository.prototype, 'publish')
        .mockImplementationOnce(async ({ work, whilePaused }) => {
          complete.mockRestore();
          const spied = async (publication: Publication) => {
            const finish = publication.finishRequest.bind(publication);
            publication.finishRequest = async (...facts) => {
              expect(await decisions.callOff(id, AUTHOR)).toMatchObject({ state: 'cancelling' });
              return finish(...facts);
            };
            return work(publication);
          };
          return new PublicationRepository(dataSource).publish({ work: spied, whilePaused });
        });
      await refresher.work(id);
      expect(await stateOf(id)).toMatchObject({ state: 'cancelled', run: null });
      expect(await readPublished(dataSource)).toEqual(before);
      expect(await headOf()).toBe(3);
    });

    it('comes too late once it is published', async () => {
      await playSeason();
      const { id, run } = await ask();
      expect(await decisions.callOff(id, AUTHOR)).toEqual({ kind: 'refresh-over', state: 'done', run });
      expect(await audited()).toEqual(['refresh.request', 'refresh.cancel refused: refresh-over']);
    });
  });

  describe('a rollback', () => {
    it('publishes again what was published at a run, and resuming takes everything in again', async () => {
      await onTime(1, ['ann', 'bob', 'cy', 'dee']);
      await onTime(10, ['bob', 'cy', 'eve', 'fay'], 2);
      const atTwo = await readPublished(dataSource);
      const [two] = await dataSource.query<{ chain: string }[]>(
        `select encode(chain_sha256, 'hex') as chain from runs where number = 2`,
      );
      await onTime(5, ['dee', 'cy', 'bob', 'ann']);
      await late(3, ['ann', 'dee', 'eve', 'fay']);
      await ask();

      expect(await rollbacks.rollBack(2, 'wrong level', AUTHOR)).toBe(5);
      const atFive = (await readPublished(dataSource)) as Record<string, unknown>;
      // Standings belong to reports, which stay.
      expect({ ...atFive, standings: null }).toEqual({ ...(atTwo as Record<string, unknown>), standings: null });
      const [run] = await dataSource.query<object[]>(
        `select kind, rolled_back_to, official_run, encode(chain_sha256, 'hex') as chain from runs where number = 5`,
      );
      expect(run).toEqual({ kind: 'rollback', rolled_back_to: 2, official_run: null, chain: two!.chain });

      const request = await rollbacks.resume(AUTHOR);
      await refresher.work(request!);
      expect(await stateOf(request!)).toMatchObject({ state: 'done', run: 6, scope: 'full' });
      const resumed = await readPublished(dataSource);
      await forgetPublished(dataSource);
      await ask({ scope: 'full' });
      expect(await readPublished(dataSource)).toEqual(resumed);
      expect((await audited()).slice(1, 4)).toEqual(['run.roll-back', 'refresh.request', 'publication.resume']);
    });

    it('keeps what was official', async () => {
      await onTime(1, ['ann', 'bob', 'cy', 'dee']);
      await dataSource.query(`update publication set created_at = '2000-01-01'`);
      await requests.requestScheduled(NOW, NOW);
      const [weekly] = await requests.list(1);
      expect(weekly).toMatchObject({ kind: 'weekly', scope: 'full' });
      await refresher.work(weekly!.id);
      await onTime(10, ['bob', 'cy', 'eve', 'fay']);
      const official = async () =>
        (
          await dataSource.query<{ official: number }[]>(`select official_run as official from runs order by number`)
        ).map((row) => row.official);
      expect(await official()).toEqual([null, 2, 2]);
      await rollbacks.rollBack(1, 'before that week', AUTHOR);
      expect(await official()).toEqual([null, 2, 2, null]);
    });

    it('publishes nothing until it is resumed: live runs and refreshes wait', async () => {
      await onTime(1, ['ann', 'bob', 'cy', 'dee']);
      await onTime(10, ['bob', 'cy', 'eve', 'fay']);
      await rollbacks.rollBack(1, 'wrong', AUTHOR);
      expect(await onTime(30, ['ann', 'cy', 'eve', 'jo'])).toBeNull();
      await expect(requests.request('because', AUTHOR)).rejects.toThrow(RefreshRefused);
      const waiting = await requests.requestWhenPossible('the rules changed', AUTHOR);
      await refresher.work(waiting.id);
      expect((await stateOf(waiting.id)).state).toBe('waiting');
      expect(await headOf()).toBe(3);
      const states = await dataSource.query<{ state: string }[]>(
        `select w.state from submissions s join submission_states w on w.submission_id = s.id order by s.starts_at`,
      );
      expect(states.map(({ state }) => state)).toEqual(['processed', 'awaiting-refresh', 'awaiting-refresh']);

      expect(await rollbacks.resume(AUTHOR)).toBe(waiting.id);
      await refresher.work(waiting.id);
      expect(await stateOf(waiting.id)).toMatchObject({ state: 'done', run: 4, scope: 'full', tournamentsDone: 3 });
      expect(await rollbacks.resume(AUTHOR)).toBeNull();
    });

    it.each([
      [0, { kind: 'run-unknown', head: 2 }],
      [2, { kind: 'run-not-before-head', head: 2 }],
      [7, { kind: 'run-not-before-head', head: 2 }],
    ])('refuses run %i', async (number, refusal) => {
      await onTime(1, ['ann', 'bob', 'cy', 'dee']);
      await onTime(10, ['bob', 'cy', 'eve', 'fay']);
      expect(await rollbacks.rollBack(number, 'why not', AUTHOR)).toEqual(refusal);
      expect(await headOf()).toBe(2);
      expect(await audited()).toEqual([`run.roll-back refused: ${refusal.kind}`]);
    });

    it('changes nothing when what is stored does not give the hash of the run', async () => {
      await onTime(1, ['ann', 'bob', 'cy', 'dee']);
      await onTime(10, ['bob', 'cy', 'eve', 'fay']);
      const before = await readPublished(dataSource);
      await dataSource.query(`update runs set chain_sha256 = '\\x00' where number = 1`);
      expect(await rollbacks.rollBack(1, 'wrong', AUTHOR)).toEqual({ kind: 'chain-differs' });
      expect(await readPublished(dataSource)).toEqual(before);
      const [pause] = await dataSource.query<{ paused_at: Date | null }[]>(`select paused_at from publication`);
      expect(pause!.paused_at).toBeNull();
    });
  });

  describe('a what-if', () => {
    const answer = async (question: { rules?: object; tournament?: object; from?: string }) => {
      const { rules = null, tournament = null, from = null } = question;
      const { id } = await requests.askWhatIf({ rules, tournament, from }, 'what if', AUTHOR);
      await refresher.work(id);
      return { ...(await stateOf(id)), diff: (await requests.findDiff(id))! };
    };
    const kTable = { from: null, to: null, kFactors: { 1: 32, 2: 32, 3: 32, 4: 32, 5: 32 } };

    it('rates all of history by other rules, and stores nothing else', async () => {
      await playSeason();
      const before = await readPublished(dataSource);
      const { state, diff } = await answer({ rules: { kTables: { 'opg-4.2': [kTable] } } });
      expect(state).toBe('computed');
      expect(diff.tournaments).toEqual({ takenIn: 0, corrected: 3, withdrawn: 0, moved: 0 });
      expect(diff.causes.largest).toMatchObject([{ kind: 'rules', tournament: null, players: 6 }]);
      expect(await readPublished(dataSource)).toEqual(before);
    });

    it('begins with the rules where it is told to', async () => {
      await playSeason();
      const from = new Date(EPOCH + 15 * DAY).toISOString();
      const { diff } = await answer({ rules: { kTables: { 'opg-4.2': [kTable] } }, from });
      expect(diff.tournaments).toEqual({ takenIn: 0, corrected: 1, withdrawn: 0, moved: 0 });
      expect(diff.largest.map(({ player }) => player)).toContain('gil');
    });

    it('starts everybody where the policy says', async () => {
      await onTime(1, ['ann', 'bob', 'cy', 'dee']);
      const policy = { ...getPolicy('opg-4.2'), name: 'from-1000', start: 1000 };
      const { diff, error } = await answer({ rules: { policies: { 'opg-4.2': [{ from: null, to: null, policy }] } } });
      expect(error).toBeNull();
      expect(diff.largest[0]!.after).toBeLessThan(1100);
    });

    it('takes in a tournament that nobody has submitted', async () => {
      await playSeason();
      const { diff, id } = await answer({ tournament: reportDocument(playedOn(15, ['new', 'ann', 'gil', 'fay'])) });
      expect(diff.tournaments).toEqual({ takenIn: 1, corrected: 0, withdrawn: 0, moved: 1 });
      expect(diff.largest.map(({ player }) => player)).toContain('new');
      expect(await decisions.publish(id, AUTHOR)).toMatchObject({ kind: 'nothing-to-publish', isWhatIf: true });
    });
  });
});
