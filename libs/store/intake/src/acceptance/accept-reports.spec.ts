import * as fc from 'fast-check';
import { foldHandle, type Entry, type TournamentReport } from '@quadrant/rules/tournament';
import { emptyTables, useTestDatabase } from '../../../../../test/builders/database.js';
import { deliveryOf } from '../../../../../test/builders/history.js';
import { stories } from '../../../../../test/builders/length.js';
import { pods, round } from '../../../../../test/builders/round-text.js';
import { report } from '../../../../../test/builders/report.js';
import { SubmissionRepository, type AcceptAnswer } from '../submission.repository.js';
import type { PossibleRepeat } from './store-in-turns.js';
import type { Delivery } from '../acceptance.js';
import type { DataSource } from 'typeorm';

const STARTS_AT = '2014-11-08T10:00:00-05:00';
const receivedAt = new Date('2014-11-09T12:00:00Z');

/** The query returns everything that accepting writes, except row ids, public ids and sequences. */
const STORED = `
  select json_build_object(
    'players', (select json_agg(json_build_array(handle_key, handle, name, country, region, created_at) order by handle_key) from players),
    'tournaments', (select json_agg(json_build_array(key, external_id, submitter_key, current_revision, version, created_at) order by key)
      from tournaments),
    'submissions', (select json_agg(json_build_array(t.key, s.revision, to_jsonb(s) - '{id, public_id, tournament_id}'::text[])
      order by t.key, s.revision) from submissions s join tournaments t on t.id = s.tournament_id),
    'entries', (select json_agg(json_build_array(t.key, s.revision, p.handle_key, to_jsonb(e) - '{submission_id, player_id}'::text[])
      order by t.key, s.revision, e.number) from entries e join players p on p.id = e.player_id
      join submissions s on s.id = e.submission_id join tournaments t on t.id = s.tournament_id),
    'matches', (select json_agg(json_build_array(t.key, s.revision, to_jsonb(m) - 'submission_id') order by t.key, s.revision, m.round, m.number)
      from matches m join submissions s on s.id = m.submission_id join tournaments t on t.id = s.tournament_id),
    'pods', (select json_agg(json_build_array(t.key, s.revision, to_jsonb(m) - 'submission_id') order by t.key, s.revision, m.round, m.number)
      from pods m join submissions s on s.id = m.submission_id join tournaments t on t.id = s.tournament_id),
    'standings', (select json_agg(json_build_array(t.key, s.revision, to_jsonb(r) - 'submission_id') order by t.key, s.revision, r.place)
      from standings r join submissions s on s.id = r.submission_id join tournaments t on t.id = s.tournament_id),
    'scorecards', (select json_agg(json_build_array(t.key, s.revision, to_jsonb(c) - '{submission_id, tournament_id, players}'::text[],
      (select json_agg(p.handle_key order by place) from unnest(c.players) with ordinality named (id, place) join players p using (id)))
      order by t.key, s.revision) from scorecards c join submissions s on s.id = c.submission_id join tournaments t on t.id = s.tournament_id),
    'pending', (select json_agg(json_build_array(t.key, to_jsonb(c) - '{id, tournament_id}'::text[]) order by c.id)
      from pending_changes c join tournaments t on t.id = c.tournament_id),
    'audit', (select json_agg(json_build_array((to_jsonb(a) #- '{detail,submission}') - '{id, key_id, mentions, previous_mac, mac}'::text[], cardinality(mentions)) order by id) from audit_entries a),
    'outbox', (select json_agg(json_build_array(job, payload) order by id) from outbox)
  ) as stored`;

async function readStored(dataSource: DataSource): Promise<unknown> {
  const [row] = await dataSource.query<{ stored: unknown }[]>(STORED);
  return row?.stored;
}

const STORED_TABLES = [
  ...['claim_codes', 'player_handles', 'players', 'scorecards', 'standings', 'pods', 'matches', 'entries', 'venues'],
  ...['submissions', 'tournaments', 'pending_changes', 'audit_entries', 'outbox'],
];

/** Leaves out what is drawn at random each time: the id and the codes of new players. */
const withoutId = (answer: AcceptAnswer | PossibleRepeat) => {
  if (answer.kind !== 'accepted') return answer;
  const claimCodes = answer.acceptance.claimCodes.map(({ handle }) => handle);
  return { ...answer, acceptance: { ...answer.acceptance, id: '', claimCodes } };
};

describe('acceptReports', () => {
  const batched = useTestDatabase();
  const single = useTestDatabase();
  let dataSources: readonly [DataSource, DataSource];

  beforeAll(async () => {
    dataSources = [await batched.dataSource(), await single.dataSource()];
  });
  beforeEach(async () => {
    await forgetAll();
  });
  const forgetAll = async () => {
    for (const each of [batched, single]) {
      // One message is one transaction. Deleting a few rows is faster than truncating so many tables.
      const forget = STORED_TABLES.map((table) => `delete from ${table}`).join('; ');
      await (await each.owner()).query(`set local session_replication_role = replica; ${forget}`);
    }
  };

  /** Returns what a batch stores and answers, beside the result of the same deliveries one after the other. */
  async function storeBothWays(deliveries: readonly Delivery[], sizes: readonly number[] = [deliveries.length]) {
    const [inBatches, oneByOne] = dataSources.map((each) => new SubmissionRepository(each)) as [
      SubmissionRepository,
      SubmissionRepository,
    ];
    const answers: (AcceptAnswer | PossibleRepeat)[] = [];
    for (let turn = 0; answers.length < deliveries.length; turn++) {
      const size = sizes[turn % sizes.length]!;
      answers.push(...(await inBatches.acceptAll(deliveries.slice(answers.length, answers.length + size))));
    }
    const expected: (AcceptAnswer | PossibleRepeat)[] = [];
    for (const delivery of deliveries) expected.push(...(await oneByOne.acceptAll([delivery])));
    expect(answers.map(withoutId)).toEqual(expected.map(withoutId));
    expect(await readStored(dataSources[0])).toEqual(await readStored(dataSources[1]));
    return answers;
  }

  const player = fc.record({
    handle: fc.constantFrom('ann', 'Ann', 'bob', 'cy', 'dee', 'Zoë', 'zoe'),
    name: fc.constantFrom(null, null, 'Somebody', 'Other'),
    country: fc.constantFrom(null, 'DE', 'US'),
  });
  const anyReport = fc
    .record({
      players: fc.uniqueArray(player, { minLength: 4, maxLength: 5, selector: ({ handle }) => foldHandle(handle) }),
      externalId: fc.constantFrom(null, 'a:1', 'a:2', 'a:3'),
      name: fc.constantFrom('One', 'Two'),
      level: fc.constantFrom<1 | 2>(1, 2),
      day: fc.constantFrom('08', '07'),
    })
    .map(({ players, externalId, name, level, day }): TournamentReport => {
      const [a, b, c, d] = players.map(({ handle }) => handle) as [string, string, string, string];
      const entries: Record<string, Partial<Entry>> = Object.fromEntries(players.map((each) => [each.handle, each]));
      const startsAt = STARTS_AT.replace('-08T', `-${day}T`);
      return report(round(`${a} 100-35 ${b} FW`, `${c} 80-80 ${d} TT`), {
        tournament: { externalId, name, level, startsAt },
        players: entries,
      });
    });
  const anyDelivery = fc
    .record({
      of: anyReport,
      by: fc.constantFrom(
        { role: 'operator' as const, handle: 'operator' },
        { role: 'coordinator' as const, handle: 'Thsch' },
        { role: 'director' as const, handle: 'mallory' },
      ),
      late: fc.boolean(),
    })
    .map(({ of, by, late }) =>
      deliveryOf(of, { ...by, receivedAt: new Date(receivedAt.getTime() + (late ? 1e9 : 0)) }),
    );

  it('stores and answers in batches what it does one by one', async () => {
    await fc.assert(
      fc
        .asyncProperty(
          fc.array(anyDelivery, { minLength: 1, maxLength: 12 }),
          fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 4 }),
          async (deliveries, sizes) => {
            await storeBothWays(deliveries, sizes);
          },
        )
        .beforeEach(forgetAll),
      { numRuns: stories(15, 40) },
    );
  });

  const local = (externalId: string | null, name = 'Winter Local', role: 'operator' | 'coordinator' = 'operator') =>
    deliveryOf(report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'), { tournament: { externalId, name } }), {
      receivedAt,
      role,
    });

  it('takes revisions and repetitions inside a batch in their order', async () => {
    const answers = await storeBothWays([
      local('a:1'),
      local('a:1'),
      local('a:1', 'Corrected'),
      local('a:2'),
      local('a:1'),
    ]);
    expect(
      answers.map((answer) =>
        answer.kind === 'accepted' ? [answer.acceptance.revision, answer.acceptance.created] : [],
      ),
    ).toEqual([
      [1, true],
      [1, false],
      [2, true],
      [1, true],
      [3, true],
    ]);
  });

  it('finds two contents of one tournament without externalId, both in the batch', async () => {
    const repositories = dataSources.map((each) => new SubmissionRepository(each));
    for (const repository of repositories) {
      const first = await repository.accept(local(null), null);
      if (first.kind !== 'accepted') throw new Error(first.kind);
      await repository.accept({ ...local(null, 'Corrected'), revisionOf: first.acceptance.tournamentId }, null);
    }
    const answers = await storeBothWays([local(null), local(null, 'Corrected'), local(null, 'Corrected')]);
    expect(
      answers.map((answer) =>
        answer.kind === 'accepted' ? [answer.acceptance.revision, answer.acceptance.created] : [],
      ),
    ).toEqual([
      [3, true],
      [4, true],
      [4, false],
    ]);
  });

  it('notes what waits for a refresh, from where it was published when that is earlier', async () => {
    const [dataSource] = dataSources;
    const repository = new SubmissionRepository(dataSource);
    const early = deliveryOf(
      report(round('ann bob FW'), { tournament: { externalId: 'a:1', startsAt: '2014-11-07T10:00:00Z' } }),
      { receivedAt },
    );
    await repository.accept(early, null);
    await dataSource.query(
      `insert into outcomes (tournament_id, submission_id, starts_at, key, level, rated, input_sha256, outcome_sha256, since_run)
       select t.id, s.id, s.starts_at, t.key, s.level, true, '', '', 1 from submissions s join tournaments t on t.id = s.tournament_id`,
    );
    await repository.acceptAll([local('a:1'), local('a:2')]);
    expect(
      await dataSource.query<object[]>(
        `select kind, starts_at at time zone 'UTC' || '' as "startsAt", actor, reason from pending_changes order by id`,
      ),
    ).toEqual([
      {
        kind: 'revision',
        startsAt: '2014-11-07 10:00:00',
        actor: 'operator',
        reason: expect.stringMatching('imported') as string,
      },
      {
        kind: 'tournament',
        startsAt: '2014-11-08 15:00:00',
        actor: 'operator',
        reason: expect.stringMatching('imported') as string,
      },
    ]);
    await emptyTables(dataSource, 'outcomes');
  });

  it('keeps what a coordinator set when a revision is scored', async () => {
    const [dataSource] = dataSources;
    const repository = new SubmissionRepository(dataSource);
    await repository.acceptAll([local('a:1')]);
    await dataSource.query('update tournaments set level_override = 3, rated_override = false');
    await repository.acceptAll([local('a:1', 'Corrected')]);
    expect(
      await dataSource.query<object[]>('select revision, level, rated from scorecards where revision = 2'),
    ).toEqual([{ revision: 2, level: 3, rated: false }]);
  });

  it('refuses alone what PostgreSQL does not take', async () => {
    const broken = local('a:3', 'Winter\0Local');
    const large = deliveryOf(report(round('ann 3000000000-35 bob FW'), { tournament: { externalId: 'a:4' } }), {
      receivedAt,
    });
    const names = ['a:1', 'a:2', 'a:5', 'a:6', 'a:7'];
    const answers = await storeBothWays([
      ...names.slice(0, 2).map((id) => local(id)),
      broken,
      large,
      ...names.slice(2).map((id) => local(id)),
    ]);
    expect(answers.map(({ kind }) => kind === 'accepted')).toEqual([true, true, false, false, true, true, true]);
    expect(answers[2]).toMatchObject({
      kind: 'report-refused',
      findings: [{ severity: 'error', code: 'not-storable' }],
    });
    expect(answers[3]).toMatchObject({ findings: [{ message: expect.stringContaining('3000000000') as string }] });
  });

  it('refuses for its league alone', async () => {
    const lost = deliveryOf(report(round('ann bob FW'), { tournament: { externalId: 'a:9', league: 'nobodys' } }), {
      receivedAt,
    });
    expect((await storeBothWays([local('a:1'), lost, local('a:2')])).map(({ kind }) => kind)).toEqual([
      'accepted',
      'report-refused',
      'accepted',
    ]);
  });

  it('stores pods', async () => {
    const tribbles = deliveryOf(
      report(pods('ann 100 out, bob 50, cy 20, dee 10'), { tournament: { game: 'tribbles', externalId: 'a:1' } }),
      { receivedAt },
    );
    expect((await storeBothWays([tribbles])).map(({ kind }) => kind)).toEqual(['accepted']);
  });

  it('lets two who bring the same tournaments and players in another order pass side by side', async () => {
    const ids = Array.from({ length: 30 }, (_, n) => `crowd:${n}`);
    const deliveries = ids.map((externalId, n) =>
      deliveryOf(
        report(round(`crowd${n} crowd${n + 1} FW`, `crowd${n + 2} crowd${n + 3} FW`), { tournament: { externalId } }),
        {
          receivedAt,
        },
      ),
    );
    const repository = new SubmissionRepository(dataSources[0]);
    const answers = await Promise.all([
      repository.acceptAll(deliveries),
      repository.acceptAll([...deliveries].reverse()),
      repository.acceptAll([...deliveries.slice(15), ...deliveries.slice(0, 15)]),
    ]);
    const created = answers.flat().filter((answer) => answer.kind === 'accepted' && answer.acceptance.created);
    expect(created).toHaveLength(30);
  });
});
