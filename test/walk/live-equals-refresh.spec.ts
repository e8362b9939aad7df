import fc from 'fast-check';
import type { Level, TournamentReport } from '@quadrant/tournament';
import type { DataSource } from 'typeorm';
import type { Publisher } from '../../apps/worker/src/publisher.service.js';
import { useTestDatabase } from '../builders/database.js';
import { createPublisher, forgetPublished, handIn, readPublished } from '../builders/history.js';
import { pods, report, round, type RoundText } from '../builders/report.js';

const DAY = 86_400_000;
const EPOCH = Date.parse('2015-01-01T12:00:00Z');
const HANDLES = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus', 'hal'];

interface Submission {
  /** Which tournament; the same number again is a new revision of it. */
  readonly tournament: number;
  readonly day: number;
  /** Days between the tournament and its report; 7 and more wait for a refresh. */
  readonly delay: number;
  readonly level: Level;
  readonly sealed: boolean;
  /** Tribbles instead of 2E. */
  readonly tribbles: boolean;
  readonly masters: boolean;
  readonly unrated: boolean;
  readonly rounds: readonly (readonly number[])[];
  readonly results: readonly number[];
  readonly refreshAfter: boolean;
}

const submission: fc.Arbitrary<Submission> = fc.record({
  tournament: fc.nat(7),
  // Few days, so that starts are often equal and the key must break the tie.
  day: fc.nat(12),
  delay: fc.integer({ min: 0, max: 9 }),
  level: fc.constantFrom<Level>(1, 2, 3, 4, 5),
  sealed: fc.boolean(),
  tribbles: fc.nat(3).map((n) => n === 0),
  masters: fc.boolean(),
  unrated: fc.nat(5).map((n) => n === 0),
  rounds: fc.array(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 4 }), { minLength: 2, maxLength: 4 }),
  results: fc.array(fc.nat(4), { minLength: 16, maxLength: 16 }),
  refreshAfter: fc.nat(6).map((n) => n === 0),
});

const RESULTS = ['100-35 FW', '20-60 FL', '50-40 MW', '30-30 TT', 'FW'] as const;

/** As many rounds as Tribbles needs to be rated, a pod each. */
const podsOf = ({ rounds, results }: Submission): RoundText[] =>
  Array.from({ length: 5 }, (_, round) =>
    pods(
      rounds[round % rounds.length]!.map((player, seat) => `${HANDLES[player]!} ${results[seat + round]!}`).join(','),
    ),
  );

function matchesOf({ rounds, results }: Submission): RoundText[] {
  let next = 0;
  return rounds.map((players) => {
    const matches: string[] = [];
    for (let i = 0; i + 1 < players.length; i += 2) {
      const [score, result] = (RESULTS[results[next++ % results.length]!] as string).split(' ');
      const [first, second] = [HANDLES[players[i]!]!, HANDLES[players[i + 1]!]!];
      matches.push(result ? `${first} ${score} ${second} ${result}` : `${first} ${second} ${score}`);
    }
    if (players.length % 2 === 1) matches.push(`${HANDLES[players.at(-1)!]!} BYE`);
    return round(...matches);
  });
}

function toReport(history: number, played: Submission): TournamentReport {
  const { tournament, day, level, sealed, tribbles, masters, unrated } = played;
  return report(...(tribbles ? podsOf(played) : matchesOf(played)), {
    tournament: {
      game: tribbles ? 'tribbles' : '2e',
      pairing: tribbles ? 'tribbles' : 'swiss',
      externalId: `history-${history}:${tournament}`,
      startsAt: new Date(EPOCH + day * DAY).toISOString(),
      registeredAt: new Date(EPOCH - 30 * DAY).toISOString(),
      level: masters ? 3 : level,
      kind: masters ? 'masters' : 'release',
      format: sealed ? 'sealed' : 'constructed',
      unrated,
    },
  });
}

describe('what live runs publish', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let publisher: Publisher;
  let history = 0;

  beforeAll(async () => {
    dataSource = await database.dataSource();
    publisher = createPublisher(dataSource);
  });

  const refresh = () =>
    publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: false,
      onProgress: () => undefined,
    });

  async function forgetEverything(): Promise<void> {
    await forgetPublished(dataSource);
    await dataSource.query(
      `truncate standings, matches, entries, submissions, tournaments, outbox, pending_changes cascade`,
    );
    history++;
  }

  /** Plays submissions in the order in which they arrive, as the walk would. */
  async function play(submissions: readonly Submission[]): Promise<void> {
    await forgetEverything();
    const arrivals = submissions.map((each) => ({ each, receivedAt: new Date(EPOCH + (each.day + each.delay) * DAY) }));
    arrivals.sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
    for (const { each, receivedAt } of arrivals) {
      const { tournamentId, revision, state } = await handIn(dataSource, toReport(history, each), { receivedAt });
      if (state === 'accepted') await publisher.publishTournament(tournamentId, revision);
      if (each.refreshAfter) await refresh();
    }
  }

  /** Submissions that live runs took in: those that wait, and what they would supersede, make a refresh move numbers. */
  const nobodyWaits = (submissions: readonly Submission[]) =>
    submissions.map((each) => ({ ...each, delay: each.delay % 7 }));

  it('equals, bit for bit, what a refresh and a replay from nothing publish', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(submission, { minLength: 1, maxLength: 14 }), async (submissions) => {
        await play(nobodyWaits(submissions));
        const live = await readPublished(dataSource);
        const [before] = await dataSource.query<{ number: number }[]>(
          `select coalesce(max(number), 0) as number from runs`,
        );

        await refresh();
        expect(await readPublished(dataSource)).toEqual(live);
        const [run] = await dataSource.query<object[]>(
          `select tournaments_changed, rating_changes, awards from runs where number = $1`,
          [before!.number + 1],
        );
        expect(run).toEqual({ tournaments_changed: 0, rating_changes: 0, awards: 0 });

        await forgetPublished(dataSource);
        await refresh();
        expect(await readPublished(dataSource)).toEqual(live);
      }),
      { numRuns: 25, seed: 1504 },
    );
  });

  it('after late reports and refreshes in between equals a replay from nothing once nothing waits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(submission, { minLength: 2, maxLength: 12 }), async (submissions) => {
        await play(submissions);
        await refresh();
        const published = await readPublished(dataSource);
        const waiting = await dataSource.query(
          `select from submission_states where state in ('accepted', 'awaiting-refresh')`,
        );
        expect(waiting).toEqual([]);

        await forgetPublished(dataSource);
        await refresh();
        expect(await readPublished(dataSource)).toEqual(published);
      }),
      { numRuns: 15, seed: 2412 },
    );
  });

  it('numbers runs without gaps and keeps what each run closed', async () => {
    const one = {
      tournament: 1,
      day: 3,
      delay: 0,
      level: 1,
      sealed: false,
      tribbles: false,
      masters: false,
      unrated: false,
    } as const;
    const rounds = [
      [0, 1, 2, 3],
      [0, 2, 1, 3],
      [0, 3, 1, 2],
    ];
    await play([
      { ...one, rounds, results: [0], refreshAfter: false },
      { ...one, delay: 1, rounds, results: [1], refreshAfter: false },
    ]);
    await refresh();
    const runs = await dataSource.query<{ number: number; kind: string }[]>(
      `select number, kind from runs order by number`,
    );
    expect(runs).toEqual([
      { number: 1, kind: 'tournament' },
      { number: 2, kind: 'correction' },
      { number: 3, kind: 'refresh' },
    ]);
    const closed = await dataSource.query(`select distinct since_run, until_run from closed_rating_changes`);
    expect(closed).toEqual([{ since_run: 1, until_run: 2 }]);
    const [head] = await dataSource.query<{ head_run: number }[]>(`select head_run from publication`);
    expect(head!.head_run).toBe(3);
  });
});
