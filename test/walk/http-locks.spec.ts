import { Client } from 'pg';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

let url = '';
const walk = useHttpWalk((address) => {
  url = address;
  return Promise.resolve(address);
});
const document = reportDocument(report(round('ann 100-35 bob FW', 'cy 100-20 dee FW')));
const named = (name: string) => ({ ...document, tournament: { ...(document.tournament as object), name } });
let coordinator: string;
let tournament: string;
/** This is another tournament, because a revision waits for a withdrawal. */
let revised: string;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  const { body } = await walk.post('/api/v1/submissions', coordinator, document).expect(201);
  tournament = body.tournamentId as string;
  await walk.publisher.publishTournament(tournament, 1);
  const other = await walk.post('/api/v1/submissions', coordinator, named('another')).expect(201);
  revised = other.body.tournamentId as string;
});

/** Does something while another transaction, such as that of a refresh, holds the lock that a statement takes. */
async function whileHeld<T>(statement: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    return await work();
  } finally {
    await client.query('rollback');
    await client.end();
  }
}

/** Counts the rows of every table except the audit, which keeps refused attempts. */
async function countStored() {
  const { audit_entries: _audit, ...counts } = await walk.countRows();
  return counts;
}

const PUBLICATION = 'select from publication for update';
const TOURNAMENT = 'select from tournaments for update';
const REASON = { reason: 'spec' };

/** Returns the answer to a request while the lock is never released: the request waits for five seconds, or not at all. */
async function answerTo(path: string, body: object) {
  const begin = Date.now();
  const { status, headers, body: problem } = await walk.post(path, coordinator, body);
  expect(Date.now() - begin).toBeLessThan(120_000);
  return { status, retryAfter: headers['retry-after'], type: problem.type as string, detail: problem.detail as string };
}

describe('while a run is being published for long', () => {
  it('resuming what is not paused is answered at once', async () => {
    const answer = await whileHeld(PUBLICATION, () => answerTo('/api/v1/publication/resume', {}));
    expect(answer).toMatchObject({ status: 409, type: '/problems/not-paused' });
  });

  it('resuming and rolling back say so, and change nothing', async () => {
    await walk.dataSource.query(`update publication set paused_at = now(), paused_by = 'spec', pause_reason = 'spec'`);
    const before = await countStored();
    const answers = await whileHeld(PUBLICATION, async () => [
      await answerTo('/api/v1/publication/resume', {}),
      await answerTo('/api/v1/rollbacks', { run: 0, ...REASON }),
    ]);
    const [row] = await walk.dataSource.query<object[]>('select paused_by from publication');
    await walk.dataSource.query('update publication set paused_at = null, paused_by = null, pause_reason = null');
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 409, type: '/problems/publication-busy', retryAfter: '5' });
      expect(answer.detail).toContain('A run is being published');
    }
    expect(row).toEqual({ paused_by: 'spec' });
    expect(await countStored()).toEqual(before);
  });

  it('whatever changes a tournament that it holds is told that it waited, and changes nothing', async () => {
    const before = await countStored();
    const answers = await whileHeld(TOURNAMENT, () =>
      Promise.all([
        answerTo(`/api/v1/tournaments/${tournament}/withdrawal`, REASON),
        answerTo(`/api/v1/tournaments/${revised}/revisions`, named('another, revised')),
      ]),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 409, type: '/problems/busy', retryAfter: '5' });
      expect(answer.detail).toContain('nothing was changed');
    }
    expect(await countStored()).toEqual(before);
  });

  it('whoever reads a table that it swaps is told to come back', async () => {
    const swapping = 'lock table ratings in access exclusive mode';
    const answer = await whileHeld(swapping, () => walk.get('/api/v1/players/ann'));
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body.detail).toContain('being replaced by a new run');
  });
});
