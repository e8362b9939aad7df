import { describeOpenApi } from '@quadrant/http';
import { inTransaction } from '@quadrant/store/audit';
import { markStored, RequestKeyRepository, type RequestAttempt } from '@quadrant/store/accounts';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const DISPUTES = '/api/v1/disputes';

let player: string;
let coordinator: string;
let tournament: string;

beforeAll(async () => {
  player = await walk.createToken('player', 'ann');
  coordinator = await walk.createToken('coordinator', 'Thsch');
  const document = reportDocument(report(round('ann 100-35 bob FW', 'cy 100-20 dee FW')));
  const { body } = await walk
    .post('/api/v1/submissions', await walk.createToken('director', 'Director'), document)
    .expect(201);
  tournament = String(body.tournamentId);
});

const dispute = (key: string, text = 'It was 100-40.', token = player) =>
  walk.post(`/api/v1/tournaments/${tournament}/disputes`, token, { about: 'result', text }).set('idempotency-key', key);
const countDisputes = async (): Promise<number> => {
  const [row] = await walk.dataSource.query<{ n: number }[]>(`select count(*)::integer as n from disputes`);
  return row!.n;
};

describe('an Idempotency-Key on an operation that creates something', () => {
  it('makes one dispute of the same request three times, and gives the same answer', async () => {
    const before = await countDisputes();
    const answers = [];
    for (let time = 0; time < 3; time++) answers.push(await dispute('d-1').expect(201));
    expect(await countDisputes()).toBe(before + 1);
    const [first] = answers;
    expect(first!.body).toMatchObject({ id: expect.any(String) });
    for (const { body, headers } of answers) {
      expect(body).toEqual(first!.body);
      expect(headers['location']).toBe(first!.headers['location']);
    }
  });

  it('makes one of three that come at once; those that come too early are asked to wait', async () => {
    const before = await countDisputes();
    const answers = await Promise.all(['', '', ''].map(() => dispute('d-2')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    expect(await countDisputes()).toBe(before + 1);
    await dispute('d-2').expect(201);
    expect(await countDisputes()).toBe(before + 1);
  });

  it('refuses another body and another address with the same key', async () => {
    await dispute('d-3').expect(201);
    const { body } = await dispute('d-3', 'It was 100-45.').expect(422);
    expect(body.type).toBe('/problems/idempotency-key-reused');
    const region = { name: 'North', continent: 'europe', country: 'DE', described: 'Everything above the river' };
    await walk.post('/api/v1/regions', coordinator, region).set('idempotency-key', 'd-3').expect(201);
  });

  it('is shared with reports: a key of one is refused by the other', async () => {
    await dispute('d-4', 'Who won?', coordinator).expect(201);
    const document = reportDocument(report(round('ann 100-35 bob FW'), { tournament: { externalId: 'keys:1' } }));
    const { body } = await walk
      .post('/api/v1/submissions', coordinator, document)
      .set('idempotency-key', 'd-4')
      .expect(422);
    expect(body.type).toBe('/problems/idempotency-key-reused');
  });

  it('is free after a refusal', async () => {
    await dispute('d-5', '').expect(400);
    await dispute('d-5').expect(201);
  });

  it('is free again after 30 days', async () => {
    const { body: first } = await dispute('d-6').expect(201);
    walk.setTime(new Date('2014-12-10T12:00:01Z'));
    const { body: second } = await dispute('d-6').expect(201);
    expect(second.id).not.toBe(first.id);
  });

  it('does nothing again when the server stopped between the commit and the answer', async () => {
    const keys = walk.app.get(RequestKeyRepository, { strict: false });
    const keep = jest.spyOn(keys, 'keep').mockRejectedValueOnce(new Error('the server stops'));
    const before = await countDisputes();
    await dispute('d-7').expect(500);
    keep.mockRestore();
    const { body } = await dispute('d-7').expect(409);
    expect(body.type).toBe('/problems/idempotency-answer-lost');
    expect(await countDisputes()).toBe(before + 1);
  });

  it('takes over from a request that died before it stored anything', async () => {
    const [{ id } = { id: '' }] = await walk.dataSource.query<{ id: string }[]>(
      `select t.id from tokens t join accounts a on a.id = t.account_id where a.handle = 'ann'`,
    );
    const { body: made } = await dispute('d-8').expect(201);
    // As the first attempt left it when its process was killed.
    await walk.dataSource.query(
      `update idempotency_keys set answer = null, effect_at = null where holder_id = $1 and key = 'd-8'`,
      [id],
    );
    const { body: early } = await dispute('d-8').expect(409);
    expect(early.type).toBe('/problems/idempotency-key-in-flight');
    walk.setTime(new Date(ON_TIME.getTime() + 3 * 60_000));
    const { body: again } = await dispute('d-8').expect(201);
    expect(again.id).not.toBe(made.id);
  });

  it('keeps a request that was taken over from storing anything', async () => {
    const keys = walk.app.get(RequestKeyRepository, { strict: false });
    const wanted = { holderId: '00000000-0000-4000-8000-000000000001', key: 'd-10', requestSha256: 'ab'.repeat(32) };
    const slow = await keys.take(wanted, ON_TIME);
    const later = new Date(ON_TIME.getTime() + 3 * 60_000);
    const taken = await keys.take(wanted, later);
    if (slow.kind !== 'free' || taken.kind !== 'free') throw new Error('Both attempts should have got the key.');
    const store = ({ attempt }: { readonly attempt: RequestAttempt }) =>
      inTransaction(walk.dataSource, (client) => markStored(client, attempt, later));
    await expect(store(slow)).rejects.toThrow('Another attempt has taken this idempotency key over.');
    await store(taken);
    expect(await keys.take(wanted, later)).toEqual({ kind: 'answer-lost' });
  });

  it('repeats nothing to somebody else', async () => {
    await dispute('d-9').expect(201);
    const before = await countDisputes();
    await dispute('d-9', 'It was 100-40.', coordinator).expect(201);
    expect(await countDisputes()).toBe(before + 1);
    await walk.get(DISPUTES).set('authorization', `Bearer ${coordinator}`).expect(200);
  });
});

describe('an Idempotency-Key on an operation that answers with a secret', () => {
  it('is refused, and nothing is done', async () => {
    const before = await walk.countRows();
    const { body } = await walk
      .post('/api/v1/players/cy/claim-code', coordinator, {})
      .set('idempotency-key', 't-1')
      .expect(400);
    expect(body.type).toBe('/problems/idempotency-key-refused');
    expect(await walk.countRows()).toEqual(before);
  });

  it('is refused where nobody is asked who they are', async () => {
    const { body } = await walk
      .post('/api/v1/accounts', null, { handle: 'new', password: 'correct horse battery' })
      .set('idempotency-key', 't-2')
      .expect(400);
    expect(body.type).toBe('/problems/idempotency-key-refused');
  });
});

/** Each gives or takes a secret, opens a session, or has a key in its body. */
const WITHOUT_KEY = [
  'POST /api/v1/accounts',
  'POST /api/v1/accounts/{handle}/password-link',
  'POST /api/v1/address/confirmation',
  'POST /api/v1/held-reports/{id}/approval',
  'POST /api/v1/inquiries/visitors',
  'POST /api/v1/invitations',
  'POST /api/v1/live/{id}/own-entries',
  'POST /api/v1/live/{id}/own-notices',
  'POST /api/v1/password',
  'POST /api/v1/password/requests',
  'POST /api/v1/players/{handle}/claim-code',
  'POST /api/v1/second-factor',
  'POST /api/v1/second-factor/confirmation',
  'POST /api/v1/second-factor/recovery-codes',
  'POST /api/v1/second-factor/removal',
  'POST /api/v1/session',
  'POST /api/v1/session/second-factor',
  'POST /api/v1/tokens',
  'POST /api/v1/unsubscriptions',
  'POST /api/v1/webhooks',
];

describe('every POST', () => {
  it('takes an Idempotency-Key, or is one of those that refuse it', () => {
    const { paths } = describeOpenApi(walk.app);
    const posts = Object.entries(paths).flatMap(([path, { post }]) => (post ? [{ path, post }] : []));
    const without = posts.filter(
      ({ post }) => !(post.parameters ?? []).some((each) => 'name' in each && each.name === 'Idempotency-Key'),
    );
    expect(posts.length).toBeGreaterThan(40);
    expect(without.map(({ path }) => `POST ${path}`).sort()).toEqual(WITHOUT_KEY);
  });
});
