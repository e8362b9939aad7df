import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { handIn } from '../../../../test/builders/history.js';
import { untilSomebodyWaits } from '../../../../test/builders/lock-wait.js';
import { report } from '../../../../test/builders/report.js';
import { round } from '../../../../test/builders/round-text.js';
import { lockProposal } from '@quadrant/store/proposals';
import { lockDispute } from './dispute-rows.js';

describe('whoever waits for the lock of a dispute or a proposal', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let account: string;

  beforeAll(async () => {
    dataSource = await database.dataSource();
    await handIn(dataSource, report(round('ann 100-35 bob FW')), { receivedAt: new Date('2014-11-09T12:00:00Z') });
    const [row] = await dataSource.query<[{ id: string }]>(`select id from accounts`);
    account = row.id;
  });

  const insert = async (columns: string, values: string): Promise<string> => {
    const [row] = await dataSource.query<[{ id: string }]>(
      `insert into ${columns} select id, 1, $1, ${values} from tournaments returning id`,
      [account],
    );
    return row.id;
  };

  /** Returns what the second transaction sees after the first has changed the row that both lock. */
  async function readBehind<T>(
    lock: (client: PoolClient) => Promise<T>,
    change: (client: PoolClient) => Promise<unknown>,
  ): Promise<T> {
    let second: Promise<T> | null = null;
    await inTransaction(dataSource, async (client) => {
      await lock(client);
      second = inTransaction(dataSource, lock);
      await untilSomebodyWaits(await database.owner());
      await change(client);
    });
    return second!;
  }

  it('reads the answer that the dispute was given meanwhile', async () => {
    const id = await insert(
      'disputes (tournament_id, revision, reporter_id, version, about, text, created_at, addressed_to, withheld_from)',
      `1, 'result', 'It was a tie.', now(), 'director', '{}'`,
    );
    const dispute = await readBehind(
      (client) => lockDispute(client, id),
      async (client) => {
        await client.query(
          `insert into dispute_answers (dispute_id, number, account_id, answered_as, at, words)
           values ($1, 1, $2, 'director', now(), 'It was not.')`,
          [id, account],
        );
        await client.query(`update disputes set answered_at = now() where id = $1`, [id]);
      },
    );
    expect(dispute?.answeredAt).not.toBeNull();
    expect(dispute?.answers).toEqual([expect.objectContaining({ words: 'It was not.' })]);
  });

  it('reads who decided about the proposal meanwhile', async () => {
    const id = await insert(
      'correction_proposals (tournament_id, revision, proposer_id, patch, evidence, links, created_at, state)',
      `'[]', 'I was there.', '{}', now(), 'open'`,
    );
    const proposal = await readBehind(
      (client) => lockProposal(client, id),
      (client) =>
        client.query(
          `update correction_proposals set state = 'refused', reason = 'spec', decided_by = $2, decided_at = now() where id = $1`,
          [id, account],
        ),
    );
    expect(proposal).toMatchObject({ storedState: 'refused', decidedBy: 'Thsch' });
  });
});
