import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { deliveryOf, handIn } from '../../../../test/builders/history.js';
import { report } from '../../../../test/builders/report.js';
import { round } from '../../../../test/builders/round-text.js';
import { SubmissionRepository } from './submission.repository.js';

const receivedAt = new Date('2014-11-09T12:00:00Z');
const rounds = [round('ann 100-35 bob FW', 'cy 100-20 dee FW'), round('ann 100-80 cy FW', 'bob 100-0 dee FW')];
const local = (externalId: string | null, name = 'Winter Local') =>
  report(...rounds, { tournament: { externalId, name } });

describe('SubmissionRepository', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let submissions: SubmissionRepository;

  beforeAll(async () => {
    dataSource = await database.dataSource();
    submissions = new SubmissionRepository(dataSource);
  });

  const count = async (table: string): Promise<number> => {
    const [row] = await dataSource.query<{ n: number }[]>(`select count(*)::integer as n from ${table}`);
    return row!.n;
  };

  it('stores a report whole, with its outbox row and its place in the audit', async () => {
    const acceptance = await handIn(dataSource, local('walk:1'), { receivedAt });
    expect(acceptance).toMatchObject({ revision: 1, state: 'accepted', created: true });
    const [stored] = await dataSource.query<object[]>(
      `select (select count(*)::integer from entries) as entries, (select count(*)::integer from matches) as matches,
         (select count(*)::integer from standings) as standings,
         (select to_json(players) from scorecards) as players,
         (select count(*)::integer from pending_changes) as pending,
         (select payload from outbox) as payload, (select action from audit_entries) as action`,
    );
    expect(stored).toEqual({
      entries: 4,
      matches: 4,
      standings: 4,
      players: [1, 2, 3, 4],
      pending: 0,
      payload: { kind: 'revision', tournamentId: acceptance.tournamentId, revision: 1 },
      action: 'tournament.submit',
    });
  });

  it('notes each player that it creates, and only then', async () => {
    const first = await handIn(dataSource, report(round('zoë bob FW'), { tournament: { externalId: 'walk:2' } }), {
      receivedAt,
    });
    expect(first.findings).toEqual([expect.objectContaining({ code: 'player-created', pointer: '/players/0/handle' })]);
    const second = await handIn(dataSource, report(round('Zoe bob FW'), { tournament: { externalId: 'walk:3' } }), {
      receivedAt,
    });
    expect(second.findings.filter(({ code }) => code === 'player-created')).toEqual([]);
  });

  it('takes the same document as the same submission, other content as a new revision, A-B-A as a third', async () => {
    const a = await handIn(dataSource, local('walk:4'), { receivedAt });
    expect(await handIn(dataSource, local('walk:4'), { receivedAt })).toMatchObject({
      id: a.id,
      revision: 1,
      created: false,
    });
    const b = await handIn(dataSource, local('walk:4', 'Corrected'), { receivedAt });
    expect(b).toMatchObject({ tournamentId: a.tournamentId, revision: 2, created: true });
    expect(await handIn(dataSource, local('walk:4'), { receivedAt })).toMatchObject({ revision: 3, created: true });
    const states = await dataSource.query<object[]>(
      `select s.revision, w.state from submissions s join tournaments t on t.id = s.tournament_id
         join submission_states w on w.submission_id = s.id where t.key = $1 order by 1`,
      [a.tournamentId],
    );
    expect(states).toEqual([
      { revision: 1, state: 'superseded' },
      { revision: 2, state: 'superseded' },
      { revision: 3, state: 'accepted' },
    ]);
  });

  it('knows a document without externalId again by its content, also when it is a correction', async () => {
    const a = await handIn(dataSource, local(null), { receivedAt });
    const b = await submissions.accept(
      { ...deliveryOf(local(null, 'Corrected'), { receivedAt }), revisionOf: a.tournamentId },
      null,
    );
    expect(b).toMatchObject({ kind: 'accepted', acceptance: { tournamentId: a.tournamentId, revision: 2 } });
    expect(await handIn(dataSource, local(null, 'Corrected'), { receivedAt })).toMatchObject({
      tournamentId: a.tournamentId,
      revision: 2,
      created: false,
    });
  });

  it('stores one of twenty that come at the same moment', async () => {
    const before = await count('submissions');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => handIn(dataSource, local('walk:5'), { receivedAt })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(await count('submissions')).toBe(before + 1);
  });

  it('lets reports with the same new players in another order pass side by side', async () => {
    const names = Array.from({ length: 40 }, (_, i) => `crowd${i}`);
    const fixture = (order: string[], n: number) =>
      report(round(...order.flatMap((name, i) => (i % 2 ? [] : [`${name} ${order[i + 1]!} FW`]))), {
        tournament: { externalId: `crowd:${n}` },
      });
    const answers = await Promise.all(
      [names, [...names].reverse(), [...names.slice(20), ...names.slice(0, 20)]].map((order, n) =>
        handIn(dataSource, fixture(order, n), { receivedAt }),
      ),
    );
    expect(answers.map(({ created }) => created)).toEqual([true, true, true]);
  });

  it('refuses a stranger, an unknown tournament and another externalId, and stores only the attempts', async () => {
    const { tournamentId } = await handIn(dataSource, local('walk:6'), { receivedAt });
    const before = [await count('submissions'), await count('players')];
    const attempts = await count('audit_entries');
    const stranger = deliveryOf(local('walk:6', 'Mine now'), { receivedAt, handle: 'mallory', role: 'director' });
    expect(await submissions.accept(stranger, null)).toEqual({ kind: 'not-your-tournament' });
    const lost = {
      ...deliveryOf(local('walk:6'), { receivedAt }),
      revisionOf: '7b7b7b7b-0000-4000-8000-000000000000',
    };
    expect(await submissions.accept(lost, null)).toEqual({ kind: 'tournament-not-found' });
    const other = { ...deliveryOf(local('walk:7'), { receivedAt }), revisionOf: tournamentId };
    expect(await submissions.accept(other, null)).toEqual({ kind: 'external-id-differs' });
    expect([await count('submissions'), await count('players')]).toEqual(before);
    expect(await count('audit_entries')).toBe(attempts + 3);
  });

  it('lets the director of the stored report revise it', async () => {
    await handIn(dataSource, local('walk:8'), { receivedAt });
    const command = deliveryOf(local('walk:8', 'Corrected'), { receivedAt, handle: 'Director', role: 'director' });
    expect(await submissions.accept(command, null)).toMatchObject({ acceptance: { revision: 2 } });
  });

  describe('with an Idempotency-Key', () => {
    let holderId: string;
    const claim = (key: string, bodySha256 = 'aa'.repeat(32)) => ({ holderId, key, bodySha256 });

    beforeAll(() => {
      holderId = randomUUID();
    });

    it('gives the first answer again, and refuses the key for another body', async () => {
      const command = deliveryOf(local('walk:9'), { receivedAt });
      const first = await submissions.accept(command, claim('k1'));
      expect(await submissions.accept(command, claim('k1'))).toEqual(first);
      expect(await submissions.accept(command, claim('k1', 'bb'.repeat(32)))).toEqual({
        kind: 'key-used-for-other-body',
      });
    });

    it('forgets a key after thirty days', async () => {
      await submissions.accept(deliveryOf(local('walk:10'), { receivedAt }), claim('k2'));
      const later = new Date(receivedAt.getTime() + 31 * 86_400_000);
      const command = deliveryOf(local('walk:10', 'Corrected'), { receivedAt: later });
      expect(await submissions.accept(command, claim('k2', 'bb'.repeat(32)))).toMatchObject({
        acceptance: { revision: 2 },
      });
    });

    it('lets one of several requests in flight through', async () => {
      const command = deliveryOf(local('walk:11'), { receivedAt });
      const answers = await Promise.all([1, 2, 3, 4].map(() => submissions.accept(command, claim('k3'))));
      const receipts = answers.flatMap((answer) => (answer.kind === 'accepted' ? [answer.acceptance.id] : []));
      expect(new Set(receipts).size).toBe(1);
      expect(answers.filter(({ kind }) => kind !== 'accepted' && kind !== 'key-in-flight')).toEqual([]);
    });
  });
});
