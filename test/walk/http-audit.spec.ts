import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../libs/store/audit/src/audit.js';
import { inTransaction } from '../../libs/store/audit/src/transaction.js';
import { reportDocument, report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let coordinator: string;
let tournament: string;
let other: string;

interface Row {
  readonly id: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Record<string, unknown>;
  readonly requestId: string | null;
  readonly mentions: string[];
}

const read = async (query: string): Promise<{ rows: Row[]; next: string | null }> =>
  (await walk.get(`/api/v1/audit${query}`).set('authorization', `Bearer ${coordinator}`).expect(200)).body as never;
const actions = async (query: string) => (await read(query)).rows.map(({ action }) => action);

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Carla');
  const submit = async (externalId: string, text: string) => {
    const document = reportDocument(report(round(text, 'cy 100-20 dee FW'), { tournament: { externalId } }));
    const { body } = await walk.post('/api/v1/submissions', coordinator, document).expect(201);
    return String(body.tournamentId);
  };
  tournament = await submit('audit:1', 'ann 100-35 bob FW');
  other = await submit('audit:2', 'zo\u00eb 100-35 bob FW');
  const withdrawal = { reason: '=cmd|"calc", not played' };
  await walk.post(`/api/v1/tournaments/${tournament}/withdrawal`, coordinator, withdrawal).expect(200);
});

describe('the audit', () => {
  it('is for coordinators', async () => {
    const director = await walk.createToken('director', 'Dora');
    for (const path of ['/api/v1/audit', '/api/v1/audit.csv']) {
      await walk.get(path).expect(401);
      await walk.get(path).set('authorization', `Bearer ${director}`).expect(403);
    }
  });

  it('tells who did what, newest first', async () => {
    const { rows } = await read('?action=tournament');
    expect(rows.map(({ action, subject, actor }) => [action, subject, actor])).toEqual([
      ['tournament.withdraw', tournament, 'Carla'],
      ['tournament.submit', other, 'Carla'],
      ['tournament.submit', tournament, 'Carla'],
    ]);
    expect(rows[0]).toMatchObject({
      at: ON_TIME.toISOString(),
      requestId: expect.any(String),
      detail: { reason: '=cmd|"calc", not played', version: 2, before: { withdrawnAt: null } },
    });
    // The last number counts the players that a report made known.
    expect(rows.map(({ mentions }) => mentions.length)).toEqual([0, 1, 4]);
  });

  it('is filtered by person, whatever the case, and by the account that it was done to', async () => {
    expect(new Set((await read('?person=CARLA')).rows.map(({ actor }) => actor))).toEqual(
      new Set(['Carla', 'operator']),
    );
    expect(await actions('?person=dora')).toEqual(['token.create']);
    expect(await actions('?person=nobody')).toEqual([]);
  });

  it('is filtered by tournament, player, action and time', async () => {
    expect(await actions(`?tournament=${tournament.toUpperCase()}`)).toEqual([
      'tournament.withdraw',
      'tournament.submit',
    ]);
    expect(await actions(`?tournament=${other}&action=tournament.submit`)).toEqual(['tournament.submit']);
    expect((await read('?player=Zoe')).rows.map(({ subject }) => subject)).toEqual([other]);
    const [mentioned] = (await read('?player=zo%C3%AB')).rows[0]!.mentions;
    expect((await read(`?player=${mentioned!.replace('player:', '')}`)).rows.map(({ subject }) => subject)).toEqual([
      other,
    ]);
    expect(await actions('?player=nobody')).toEqual([]);
    expect(await actions('?action=tourna')).toEqual([]);
    expect(await actions(`?from=${ON_TIME.toISOString()}&action=tournament.withdraw`)).toHaveLength(1);
    expect(await actions(`?to=${ON_TIME.toISOString()}`)).toEqual([]);
  });

  it('is filtered by the name of tournaments, whatever the case', async () => {
    const { body } = await walk.get(`/api/v1/tournaments/${other}`).expect(200);
    const name = encodeURIComponent((body as { header: { name: string } }).header.name.toUpperCase());
    const subjects = (await read(`?tournament=${name}`)).rows.map(({ subject }) => subject);
    expect(subjects).toEqual([tournament, other, tournament]);
    expect(await actions('?tournament=No%20such%20tournament')).toEqual([]);
  });

  it('mentions both tournaments of a merge', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const facts = { at: ON_TIME, actor: 'Eve', detail: {}, requestId: null };
    await inTransaction(walk.dataSource, (client) =>
      recordAudit(client, { ...facts, action: 'tournament.merge', subject: one, mentions: [`tournament:${two}`] }),
    );
    for (const each of [one, two]) expect(await actions(`?tournament=${each}`)).toEqual(['tournament.merge']);
  });

  it('has pages that follow each other', async () => {
    const all = (await read('')).rows.map(({ id }) => id);
    const seen: number[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page = await read(`?limit=2${next && `&cursor=${next}`}`);
      seen.push(...page.rows.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toEqual(all);
    expect(all.at(-1)).toBe(1);
    const { next } = await read('?limit=2');
    const foreign = walk.get(`/api/v1/audit?person=carla&cursor=${next}`).set('authorization', `Bearer ${coordinator}`);
    expect((await foreign.expect(400)).body).toMatchObject({ type: '/problems/invalid-cursor' });
  });

  it.each([
    'person=%00',
    `tournament=${'x'.repeat(301)}`,
    `player=${'x'.repeat(65)}`,
    'action=',
    'action=%E2%80%AE',
    'from=yesterday',
    'to=2014-02-30',
    'person=a&person=b',
    'owner=me',
    'limit=0',
    'cursor=x',
  ])('refuses %s', async (query) => {
    await walk.get(`/api/v1/audit?${query}`).set('authorization', `Bearer ${coordinator}`).expect(400);
  });

  it('is a CSV file that starts no formula', async () => {
    await inTransaction(walk.dataSource, async (client) => {
      const facts = { at: ON_TIME, action: 'league.create' as const, detail: {}, requestId: null };
      for (const actor of ['=1+1', '+1', '-1', '@SUM(A1)', 'plain, "quoted"'])
        await recordAudit(client, { ...facts, actor, subject: 'csv' });
    });
    const answer = await walk
      .get('/api/v1/audit.csv?action=league')
      .set('authorization', `Bearer ${coordinator}`)
      .expect(200)
      .expect('content-type', 'text/csv; charset=utf-8')
      .expect('content-disposition', 'attachment; filename="audit.csv"');
    const [header, ...lines] = answer.text.trimEnd().split('\n');
    expect(header).toBe('id,at,actor,action,subject,mentions,detail,request_id');
    const shown = lines.map((line) => line.replace(/^\d+,2014-11-10T12:00:00.000Z,/, ''));
    expect(shown).toEqual(
      ['"plain, ""quoted"""', "'@SUM(A1)", "'-1", "'+1", "'=1+1"].map((cell) => `${cell},league.create,csv,,{},`),
    );
    const none = walk.get('/api/v1/audit.csv?action=none').set('authorization', `Bearer ${coordinator}`);
    expect((await none.expect(200)).text).toBe(`${header}\n`);
  });

  it('is exported as a whole, however long', async () => {
    await inTransaction(walk.dataSource, async (client) => {
      for (let number = 0; number < 2_500; number++) {
        const facts = {
          at: ON_TIME,
          actor: 'Long',
          action: 'league.change' as const,
          detail: { number },
          requestId: null,
        };
        await recordAudit(client, { ...facts, subject: `${number}` });
      }
    });
    const answer = walk.get('/api/v1/audit.csv?person=long').set('authorization', `Bearer ${coordinator}`);
    const { text } = await answer.expect(200);
    expect(text.trimEnd().split('\n')).toHaveLength(2_501);
  });
});
