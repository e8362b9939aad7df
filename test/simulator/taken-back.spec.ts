import { Logger } from '@nestjs/common';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import type { TournamentReport } from '@quadrant/rules/tournament';
import { RefreshDecisionRepository, RefreshRequestRepository, type RefreshScope } from '@quadrant/store/refreshes';
import { RollbackRepository, RunReadModel } from '@quadrant/store/runs';
import { CorrectionRepository } from '@quadrant/store/corrections';
import { RunDiffReadModel } from '@quadrant/store/history-diff';
import { ExplanationReadModel } from '@quadrant/store/explanations';
import type { SpecPublisher } from '../builders/publisher.js';
import type { Refresher } from '../../apps/worker/src/refresher.service.js';
import { emptyTables, useTestDatabase } from '../builders/database.js';
import {
  createPublisher,
  deliveryOf,
  forgetPublished,
  handIn,
  readPublished,
  createRefresher,
} from '../builders/history.js';
import { stories } from '../builders/length.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import fc from 'fast-check';
import type { DataSource } from 'typeorm';

const DAY = 86_400_000;
const EPOCH = Date.parse('2015-03-01T12:00:00Z');
const NOW = new Date(EPOCH + 400 * DAY);
const AUTHOR = { handle: 'thsch', at: NOW, requestId: null };
const HANDLES = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gil', 'hal'];

interface Arrival {
  /** It identifies the tournament: the same number again is a revision. */
  readonly tournament: number;
  readonly day: number;
  readonly isLate: boolean;
  readonly players: readonly string[];
  readonly level: 1 | 2 | 4;
  /** It is requested after the arrival. */
  readonly refresh: RefreshScope | null;
}

const arrival: fc.Arbitrary<Arrival> = fc.record({
  tournament: fc.integer({ min: 1, max: 6 }),
  day: fc.integer({ min: 0, max: 60 }),
  isLate: fc.boolean(),
  players: fc.shuffledSubarray(HANDLES, { minLength: 4, maxLength: 4 }),
  level: fc.constantFrom(1, 2, 4),
  refresh: fc.constantFrom(null, null, 'full', 'incremental'),
});

const reportOf = ({ tournament, day, players: [a, b, c, d], level }: Arrival): TournamentReport =>
  report(
    round(`${a} 100-35 ${b} FW`, `${c} 100-55 ${d} FW`),
    round(`${a} 100-80 ${c} FW`, `${d} 100-0 ${b} FW`),
    round(`${d} 100-0 ${a} FW`, `${b} 20-20 ${c} TT`),
    {
      tournament: {
        externalId: `taken-back:${tournament}`,
        level,
        kind: 'masters',
        startsAt: new Date(EPOCH + day * DAY).toISOString(),
        registeredAt: new Date(EPOCH - 30 * DAY).toISOString(),
      },
    },
  );

describe('what was published', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let publisher: SpecPublisher;
  let refresher: Refresher;
  let requests: RefreshRequestRepository;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    dataSource = await database.dataSource();
    publisher = createPublisher(dataSource, () => NOW);
    refresher = createRefresher(dataSource, publisher, () => NOW);
    requests = new RefreshRequestRepository(dataSource);
  });

  async function refresh(scope: RefreshScope): Promise<void> {
    const { id } = await requests.request('spec', AUTHOR, { scope });
    await refresher.work(id);
    expect(await requests.findById(id)).toMatchObject({ state: 'done' });
  }

  const headOf = async (): Promise<number> =>
    (await dataSource.query<{ head: number }[]>(`select head_run as head from publication`))[0]!.head;

  /** Plays arrivals one after the other; returns what was published at each run. */
  async function play(arrivals: readonly Arrival[]): Promise<Map<number, unknown>> {
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
    const published = new Map<number, unknown>();
    for (const each of arrivals) {
      const receivedAt = new Date(EPOCH + (each.day + (each.isLate ? 100 : 1)) * DAY);
      const { tournamentId, revision, state } = await handIn(dataSource, reportOf(each), { receivedAt });
      if (state === 'accepted') await publisher.publishTournament(tournamentId, revision);
      published.set(await headOf(), await readRatings(dataSource));
      if (each.refresh === null) continue;
      await refresh(each.refresh);
      published.set(await headOf(), await readRatings(dataSource));
    }
    return published;
  }

  it('comes back with a rollback to any run, and resuming takes everything in again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arrival, { minLength: 3, maxLength: 9 }), fc.nat(), async (arrivals, chosen) => {
        const published = await play(arrivals);
        const earlier = [...published.keys()].filter((run) => run > 0).slice(0, -1);
        fc.pre(earlier.length > 0);
        const run = earlier[chosen % earlier.length]!;
        const rollbacks = new RollbackRepository(dataSource);
        const rolledBack = await rollbacks.rollBack(run, 'spec', AUTHOR);
        expect(rolledBack).toBe(Math.max(...published.keys()) + 1);
        expect(await readRatings(dataSource)).toEqual(published.get(run));

        await refresher.work((await rollbacks.resume(AUTHOR))!);
        const resumed = await readPublished(dataSource);
        await forgetPublished(dataSource);
        await refresh('full');
        expect(await readPublished(dataSource)).toEqual(resumed);
      }),
      { numRuns: stories(5, 15), seed: 604 },
    );
  });

  it('by way of a dry run is, bit for bit, what a refresh publishes, and its run moves what was said', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arrival, { minLength: 2, maxLength: 8 }), async (arrivals) => {
        await play(arrivals);
        const { id } = await requests.request('spec', AUTHOR, { isDryRun: true });
        await refresher.work(id);
        const said = await requests.findDiff(id);
        expect(await new RefreshDecisionRepository(dataSource).publish(id, AUTHOR)).toMatchObject({
          state: 'publishing',
        });
        await refresher.work(id);
        const { state, run } = (await requests.findById(id))!;
        expect(state).toBe('done');
        expect(await new RunDiffReadModel(dataSource).find(run!)).toEqual(said);
        const viaDryRun = await readPublished(dataSource);

        await play(arrivals);
        await refresh('incremental');
        expect(await readPublished(dataSource)).toEqual(viaDryRun);
      }),
      { numRuns: stories(4, 12), seed: 1711 },
    );
  });

  describe('by another level', () => {
    const played = {
      tournament: 1,
      day: 1,
      isLate: false,
      players: HANDLES.slice(0, 4),
      level: 1,
      refresh: null,
    } as const;
    let key: string;

    beforeEach(async () => {
      await play([played, { ...played, tournament: 2, day: 2 }]);
      ({ tournamentId: key } = await handIn(dataSource, reportOf(played), { receivedAt: NOW }));
      const { submitter } = deliveryOf(reportOf(played), { receivedAt: NOW });
      const correction = { kind: 'level', level: 4 } as const;
      const command = { tournamentKey: key, correction, reason: 'spec', submitter, versions: null, at: NOW };
      const answer = await new CorrectionRepository(dataSource).correct({ ...command, requestId: null });
      expect(answer).toMatchObject({ kind: 'corrected' });
      expect(await publisher.publishCorrection(key)).toBe(3);
    });

    afterEach(() => new RollbackRepository(dataSource).resume(AUTHOR));

    const rollBack = () => new RollbackRepository(dataSource).rollBack(2, 'spec', AUTHOR);
    const counted = async (run: number) => {
      const { tournamentsChanged, ratingChanges, awards } = (await new RunReadModel(dataSource).findByNumber(run))!;
      return { tournamentsChanged, ratingChanges, awards };
    };
    const diffOf = async (run: number) => (await new RunDiffReadModel(dataSource).find(run))!;

    it('is explained as it was rated then, before the level and after a rollback past it', async () => {
      await rollBack();
      await rollBack();
      const explanations = new ExplanationReadModel(dataSource, DEFAULT_RATING_RULES);
      const levels: number[] = [];
      for (const run of [1, 2, 3, 4, 5]) {
        for (const handle of played.players) {
          const explained = (await explanations.find(key, handle, 'constructed', run))!;
          expect(explained).toMatchObject({ isReproduced: true, difference: null, recomputedAfter: explained.after });
        }
        levels.push((await explanations.find(key, 'ann', 'constructed', run))!.tournament.level);
      }
      expect(levels).toEqual([1, 1, 4, 1, 1]);
    });

    it('is taken back by a run that counts what differs, and tells apart what was done from what only moved', async () => {
      // Level 4 gives no Masters points.
      expect(await counted(3)).toEqual({ tournamentsChanged: 2, ratingChanges: 16, awards: 4 });
      expect(await rollBack()).toBe(4);
      expect(await counted(4)).toEqual({ tournamentsChanged: 2, ratingChanges: 16, awards: 8 });
      const { tournaments, causes } = await diffOf(4);
      expect(tournaments).toEqual({ takenIn: 0, corrected: 1, withdrawn: 0, moved: 1 });
      expect(causes.largest).toMatchObject([{ kind: 'rollback', tournament: null, players: 4 }]);
    });

    it('is taken back once: the same rollback again changes nothing', async () => {
      await rollBack();
      const published = await readPublished(dataSource);
      expect(await rollBack()).toBe(5);
      expect(await readPublished(dataSource)).toEqual(published);
      expect(await counted(5)).toEqual({ tournamentsChanged: 0, ratingChanges: 0, awards: 0 });
      expect(await diffOf(5)).toMatchObject({
        tournaments: { takenIn: 0, corrected: 0, withdrawn: 0, moved: 0 },
        players: 0,
        leaderboards: [],
      });
    });
  });
});

/** Reads what is published, without standings: these belong to reports, which stay. */
async function readRatings(dataSource: DataSource): Promise<unknown> {
  return { ...((await readPublished(dataSource)) as object), standings: null };
}
