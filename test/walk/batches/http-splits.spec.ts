import { report, reportDocument } from '../../builders/report.js';
import { round } from '../../builders/round-text.js';
import { useBatches } from './batch-walk.js';

const batches = useBatches();
const { walk } = batches;
let director: string;

const DAYS = ['2014-10-04', '2014-10-11', '2014-10-18'] as const;
const keys: string[] = [];

beforeAll(async () => {
  director = await walk.createToken('director', 'Dora');
  for (const day of DAYS) {
    const document = report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'), {
      tournament: { externalId: `split:${day}`, director: 'Thsch', startsAt: `${day}T12:00:00Z`, endsAt: null },
    });
    const { body } = await walk.post('/api/v1/submissions', batches.token, reportDocument(document)).expect(201);
    keys.push(body.tournamentId as string);
    await walk.publisher.publishTournament(body.tournamentId as string, 1);
  }
});

const split = (body: object, token = batches.token) =>
  batches.send(
    'post',
    '/splits',
    { handle: 'bob', tournaments: [keys[2]], as: 'bob of Berlin', reason: 'two people', ...body },
    token,
  );
const entriesOf = async (handle: string): Promise<string[]> => {
  const { body } = await batches.send('get', `/splits?handle=${encodeURIComponent(handle)}`).expect(200);
  return (body.entries as { day: string }[]).map(({ day }) => day);
};
const playedBy = async (handle: string): Promise<number> => {
  const { body } = await walk.get(`/api/v1/players/${encodeURIComponent(handle)}/tournaments`).expect(200);
  return (body.rows as object[]).length;
};

describe('a split of a player', () => {
  it('shows a coordinator the entries of the player', async () => {
    expect(await entriesOf('BOB')).toEqual([...DAYS]);
    await batches.send('get', '/splits?handle=nobody').expect(404);
    await batches.send('get', '/splits?handle=bob', undefined, director).expect(403);
  });

  it.each([
    ['a tournament of others', { tournaments: ['00000000-0000-4000-8000-000000000000'] }],
    ['every entry', { tournaments: keys }],
    ['no entry', { tournaments: [] }],
    ['a handle that leads to somebody', { as: 'Ann' }],
  ])('is refused with %s, and stores nothing', async (_, body) => {
    const before = await walk.countRows();
    const { status } = await split(body);
    expect([400, 409]).toContain(status);
    expect(await walk.countRows()).toEqual(before);
    await split({}, director).expect(403);
  });

  it('gives the entries to a new player in one run, and says so in the audit and in the history', async () => {
    const { body: asked } = await split({}).expect(202);
    expect(asked).toMatchObject({ number: 1, state: 'publishing', isSplit: true, items: { ready: 1 } });
    const run = await batches.publish(1);
    expect(run).not.toBeNull();
    expect(await entriesOf('bob')).toEqual(DAYS.slice(0, 2));
    expect(await entriesOf('bob of Berlin')).toEqual([DAYS[2]]);
    expect([await playedBy('bob'), await playedBy('bob of Berlin')]).toEqual([2, 1]);
    const { body: changed } = await walk.get(`/api/v1/runs/${run}`).expect(200);
    expect(JSON.stringify(changed)).toContain('two people');
    const { body: revised } = await walk.get(`/api/v1/tournaments/${keys[2]}`).expect(200);
    expect(JSON.stringify(revised)).toContain('bob of Berlin');
    const audited = await walk.dataSource.query(
      `select subject, detail from audit_entries where action = 'player.split'`,
    );
    expect(audited).toEqual([
      {
        subject: 'batch 1',
        detail: { player: 'bob', as: 'bob of Berlin', tournaments: [keys[2]], reason: 'two people' },
      },
    ]);
  });

  it('is undone in one run, which removes the new player', async () => {
    const { body: preview } = await batches.send('get', '/1/undo').expect(200);
    expect(preview).toEqual({ withdrawn: 0, restored: 1, players: 1, kept: [] });
    expect(await batches.undo(1)).not.toBeNull();
    expect(await entriesOf('bob')).toEqual([...DAYS]);
    await batches.send('get', `/splits?handle=${encodeURIComponent('bob of Berlin')}`).expect(404);
    expect(await batches.show(1)).toMatchObject({ state: 'undone' });
  });
});
