import { Client } from 'pg';
import { useTestDatabase } from '../../../../../test/builders/database.js';
import { deliveryOf } from '../../../../../test/builders/history.js';
import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { SubmissionRepository } from '../submission.repository.js';

const LOCKS = `select locktype, mode from pg_locks where pid = pg_backend_pid() and granted
  and (locktype = 'advisory' or mode in ('RowShareLock', 'RowExclusiveLock'))`;

const held: unknown[] = [];

/** Records the locks of the connection that compares names, just before it compares them. */
function watchComparisons(): void {
  type Query = (this: Client, ...asked: unknown[]) => unknown;
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  jest.spyOn(prototype, 'query').mockImplementation(function (this: Client, ...asked) {
    const { text } = asked[0] as { text?: string };
    if (!text?.includes('pg_current_snapshot() as now')) return query.apply(this, asked);
    const locks = query.call(this, LOCKS) as Promise<{ rows: unknown[] }>;
    return locks.then(({ rows }) => {
      held.push(rows);
      return query.apply(this, asked);
    });
  });
}

const database = useTestDatabase();

describe('comparing the names of a report', () => {
  it('holds nothing that other reports wait for, and the receipt has what it found', async () => {
    const submissions = new SubmissionRepository(await database.dataSource());
    const receivedAt = new Date('2014-11-09T12:00:00Z');
    const take = (lines: string[], externalId: string) =>
      submissions.accept(
        {
          ...deliveryOf(report(round(...lines), { tournament: { externalId } }), { receivedAt }),
          unknownPlayers: 'create',
        },
        null,
      );
    await take(['johnsmith 100-35 bob FW', 'cy 100-20 dee FW'], 'compared:1');
    watchComparisons();
    const answer = await take(['jonhsmith 100-35 bob FW', 'cy 100-20 dee FW'], 'compared:2');
    jest.restoreAllMocks();
    expect(held).toEqual([[]]);
    expect(answer).toMatchObject({
      kind: 'accepted',
      acceptance: {
        findings: expect.arrayContaining([
          expect.objectContaining({ candidates: [expect.objectContaining({ handle: 'johnsmith' })] }),
        ]) as unknown,
      },
    });
  });

  it('proposes nobody whom the report itself creates', async () => {
    const submissions = new SubmissionRepository(await database.dataSource());
    const players = report(round('evalind 100-35 evalindt FW', 'evalint 100-20 ewalind FW'), {
      tournament: { externalId: 'compared:3' },
    });
    const delivery = deliveryOf(players, { receivedAt: new Date('2014-11-09T12:00:00Z') });
    const answer = await submissions.accept({ ...delivery, unknownPlayers: 'create' }, null);
    const findings = answer.kind === 'accepted' ? answer.acceptance.findings : [];
    const created = findings.filter(({ code }) => code === 'player-created');
    expect(created.map(({ candidates }) => candidates)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await submissions.accept({ ...delivery, unknownPlayers: 'create' }, null)).toMatchObject({
      kind: 'accepted',
      acceptance: { created: false, findings },
    });
  });
});
