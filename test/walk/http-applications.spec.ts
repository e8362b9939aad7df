import { randomBytes } from 'node:crypto';
import { generateToken, hashToken } from '@quadrant/http';
import { scopesOf, type Grant, type Role } from '@quadrant/rules/permissions';
import { TokenRepository } from '@quadrant/store/accounts';
import type { AllottedKind } from '@quadrant/rules/championships';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const APPLICATIONS = '/api/v1/applications';

const walk = useHttpWalk();
let director: string;
let stranger: string;
let europe: string;
let australia: string;
let hanse: string;
let organiser: string;

async function tokenOf(role: Role, handle: string, grant: Grant | null): Promise<string> {
  const text = generateToken(randomBytes);
  await new TokenRepository(walk.dataSource).create(
    { hash: hashToken(text), handle, name: 'spec', scopes: scopesOf(role), expiresAt: null, grant },
    ON_TIME,
  );
  return text;
}

beforeAll(async () => {
  director = await tokenOf('director', 'Director', null);
  stranger = await tokenOf('director', 'Stranger', null);
  europe = await tokenOf('coordinator', 'Thsch', { role: 'coordinator', continent: 'europe' });
  australia = await tokenOf('coordinator', 'Chompers', { role: 'coordinator', continent: 'australia' });
  hanse = await tokenOf('regional-coordinator', 'Hein', { role: 'regional-coordinator', region: 'hanse' });
  organiser = await tokenOf('director-of-organized-play', 'Stoovie', { role: 'director-of-organized-play' });
});

interface Applied {
  readonly id: string;
  readonly state: string;
  readonly findings: readonly { readonly code: string }[];
  readonly [key: string]: unknown;
}

let years = 2020;
/** A year that no other test applies for: its first of May. */
const nextMay = () => `${++years}-05-01`;

const bodyOf = (kind: AllottedKind, plannedOn: string, changes: object = {}) => ({
  kind,
  games: ['2e'],
  name: `A ${kind}`,
  plannedOn,
  country: 'DE',
  message: 'There are many of us.\nWe have a hall.',
  ...changes,
});

const send = (body: object, token = director) => walk.post(APPLICATIONS, token, body);

async function apply(kind: AllottedKind, plannedOn: string, changes: object = {}): Promise<Applied> {
  const { body } = await send(bodyOf(kind, plannedOn, changes)).expect(201);
  return body as Applied;
}

const decide = (id: string, verb: 'approval' | 'refusal' | 'withdrawal', token: string) =>
  walk.post(`${APPLICATIONS}/${id}/${verb}`, token, { reason: `the ${verb}` });

async function list(token: string, query = '?limit=200'): Promise<Applied[]> {
  const { body } = await walk.get(`${APPLICATIONS}${query}`).set('authorization', `Bearer ${token}`).expect(200);
  return (body as { rows: Applied[] }).rows;
}

describe('an application', () => {
  it('is open, names who applies as its director, and is in the audit', async () => {
    const plannedOn = nextMay();
    const { id, ...made } = await apply('regional', plannedOn, { country: 'de', region: 'Hanse', venue: ' Kanal ' });
    expect(made).toEqual({
      kind: 'regional',
      games: ['2e'],
      name: 'A regional',
      plannedOn,
      country: 'DE',
      region: 'hanse',
      venue: 'Kanal',
      director: 'Director',
      applicant: 'Director',
      message: 'There are many of us.\nWe have a hall.',
      findings: [],
      state: 'open',
      createdAt: ON_TIME.toISOString(),
      decidedBy: null,
      decidedAt: null,
      reason: null,
      usedFor: [],
      link: `${APPLICATIONS}/${id}`,
    });
    const audit = await walk.dataSource.query<object[]>(`select actor, action from audit_entries where subject = $1`, [
      id,
    ]);
    expect(audit).toEqual([{ actor: 'Director', action: 'application.make' }]);
  });

  it('is shown to whoever applied and to those who coordinate its place, and to nobody else', async () => {
    const { id } = await apply('regional', nextMay(), { region: 'hanse' });
    const elsewhere = await apply('regional', nextMay(), { region: 'bavaria' });
    const nowhere = await apply('masters', nextMay(), { country: undefined });
    const seen = async (token: string) => {
      const ids = (await list(token)).map((each) => each.id);
      return [id, elsewhere.id, nowhere.id].map((each) => ids.includes(each));
    };
    expect(await seen(director)).toEqual([true, true, true]);
    expect(await seen(stranger)).toEqual([false, false, false]);
    expect(await seen(europe)).toEqual([true, true, true]);
    expect(await seen(australia)).toEqual([false, false, true]);
    expect(await seen(hanse)).toEqual([true, false, false]);
    expect(await seen(organiser)).toEqual([true, true, true]);
    const read = (token: string) => walk.get(`${APPLICATIONS}/${id}`).set('authorization', `Bearer ${token}`);
    await read(director).expect(200);
    await read(hanse).expect(200);
    await read(stranger).expect(403);
    await read(australia).expect(403);
  });

  it('is listed a page at a time, and by state', async () => {
    const all = await list(director);
    const paged: Applied[] = [];
    let next: string | null = null;
    do {
      const query: string = next === null ? '' : `&cursor=${encodeURIComponent(next)}`;
      const { body } = await walk
        .get(`${APPLICATIONS}?limit=2${query}`)
        .set('authorization', `Bearer ${director}`)
        .expect(200);
      const page = body as { rows: Applied[]; next: string | null };
      paged.push(...page.rows);
      next = page.next;
    } while (next !== null);
    expect(paged).toEqual(all);
    expect(all.length).toBeGreaterThan(3);
    expect(await list(director, '?state=refused')).toEqual([]);
  });

  it.each([
    { kind: 'local' },
    { kind: 'release' },
    { games: [] },
    { games: ['2e', '2e'] },
    { games: ['chess'] },
    { plannedOn: '2014-02-30' },
    { message: '' },
    { country: null },
    { message: 'x\u0000' },
    { director: 'x\u202ey' },
    { state: 'approved' },
    { level: 5 },
    { applicant: 'Thsch' },
  ])('is not taken with %j', async (changes) => {
    const { body } = await send(bodyOf('regional', '2015-05-01', changes)).expect(400);
    expect(body.type).toBe('/problems/invalid-request');
  });
});

describe('a decision about an application', () => {
  // @row 101
  it('is for a coordinator of its place, with the reason; nobody decides twice', async () => {
    const { id } = await apply('regional', nextMay());
    await decide(id, 'approval', director).expect(403);
    await decide(id, 'approval', australia).expect(403);
    const { body } = await decide(id, 'approval', europe).expect(200);
    expect(body).toMatchObject({ state: 'approved', decidedBy: 'Thsch', reason: 'the approval', held: [] });
    const again = await decide(id, 'approval', organiser).expect(409);
    expect(again.body).toMatchObject({ type: '/problems/application-decided', state: 'approved' });
    const audit = await walk.dataSource.query<object[]>(
      `select actor, action, detail from audit_entries where subject = $1 order by id offset 1`,
      [id],
    );
    expect(audit).toMatchObject([
      {
        actor: 'Thsch',
        action: 'application.decide',
        detail: { before: { state: 'open' }, after: { state: 'approved' } },
      },
      { actor: 'Stoovie', detail: { refusal: 'application-decided' } },
    ]);
  });

  it.each([
    ['masters', '05-01'],
    ['continental', '07-04'],
    ['worlds', '09-05'],
    ['national', '06-06'],
  ] as const)('about a %s on %s is for the Director of Organized Play', async (kind, date) => {
    const { id } = await apply(kind, `${++years}-${date}`);
    await decide(id, 'approval', europe).expect(403);
    await decide(id, 'approval', organiser).expect(200);
  });

  it('can be taken back until it is used, by whoever decides and whoever applied', async () => {
    const { id } = await apply('regional', nextMay());
    await decide(id, 'approval', europe).expect(200);
    expect((await decide(id, 'refusal', europe).expect(200)).body.state).toBe('refused');
    await decide(id, 'withdrawal', director).expect(409);
    const other = await apply('regional', nextMay());
    await decide(other.id, 'withdrawal', stranger).expect(403);
    await decide(other.id, 'withdrawal', organiser).expect(403);
    expect((await decide(other.id, 'withdrawal', director).expect(200)).body.state).toBe('withdrawn');
    await decide(other.id, 'approval', europe).expect(409);
  });

  it.each(['4711', '00000000-0000-4000-8000-000000000000'])('about none is refused: %s', async (id) => {
    await decide(id, 'approval', organiser).expect(404);
    await decide(id, 'withdrawal', director).expect(404);
  });
});

describe('the National of a country', () => {
  // @row 107
  it('is one for each game and year: neither applied for nor approved beside it', async () => {
    const plannedOn = nextMay();
    const waiting = await apply('national', plannedOn, { games: ['1e', '2e'] });
    const first = await apply('national', plannedOn);
    await decide(first.id, 'approval', europe).expect(200);
    const { body } = await decide(waiting.id, 'approval', europe).expect(409);
    expect(body).toMatchObject({ type: '/problems/national-taken', by: { name: 'A national', game: '2e', plannedOn } });
    expect((await send(bodyOf('national', plannedOn)).expect(409)).body.type).toBe('/problems/national-taken');
    await send(bodyOf('national', plannedOn, { games: ['1e'] })).expect(201);
    await send(bodyOf('national', plannedOn, { country: 'AT' })).expect(201);
    await decide(first.id, 'withdrawal', director).expect(200);
    await decide(waiting.id, 'approval', europe).expect(200);
  });

  it('is one when several are approved at once', async () => {
    const plannedOn = nextMay();
    const applied = await Promise.all([1, 2, 3, 4].map(() => apply('national', plannedOn)));
    const answers = await Promise.all(applied.map(({ id }) => decide(id, 'approval', europe)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('is approved once, when two do so at once', async () => {
    const { id } = await apply('national', nextMay());
    const answers = await Promise.all([decide(id, 'approval', europe), decide(id, 'approval', organiser)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not on the weekend of its Continental', async () => {
    const year = ++years;
    const continental = await apply('continental', `${year}-08-08`, { country: 'GB' });
    await decide(continental.id, 'approval', organiser).expect(200);
    const { body } = await send(bodyOf('national', `${year}-08-09`)).expect(409);
    expect(body.type).toBe('/problems/weekend-taken');
    const beside = await apply('national', `${year}-08-15`);
    expect(beside.findings.map(({ code }) => code)).toEqual(['season-needs-approval', 'championship-nearby']);
  });
});

describe('B.5: a National and a Continental on one weekend', () => {
  it('need an interim ruling of the Director of Organized Play, whichever comes first and wherever they are', async () => {
    const year = ++years;
    const continental = await apply('continental', `${year}-08-08`, { country: 'US' });
    const national = await apply('national', `${year}-08-09`);
    await decide(national.id, 'approval', organiser).expect(200);
    const { body } = await decide(continental.id, 'approval', organiser).expect(409);
    expect(body).toMatchObject({
      type: '/problems/weekend-taken',
      by: { kind: 'national', plannedOn: `${year}-08-09` },
      advice: expect.stringContaining('interim ruling'),
    });

    const ruling = {
      text: 'The German Nationals share the weekend: the hall is free on no other.',
      source: 'trekcc.org/articles/2',
      reading: 'same-weekend',
      from: `${year}-08-09`,
      to: `${year}-08-10`,
      sets: { kind: 'same-weekend', country: 'DE' },
    };
    await walk.post('/api/v1/rulings', europe, ruling).expect(403);
    await walk.post('/api/v1/rulings', organiser, ruling).expect(201);
    await decide(continental.id, 'approval', organiser).expect(200);
    const { text } = await walk.get('/readings').set('accept', 'text/html').expect(200);
    expect(text).toContain('the hall is free on no other');
  });
});

describe('a window', () => {
  const set = (body: object, token: string) => walk.post('/api/v1/windows', token, body);
  const regional = { kind: 'regional', playFrom: '2016-04-01', playUntil: '2016-06-30', source: 'trekcc.org' };
  const read = async (year: number) => {
    const { body } = await walk.get(`/api/v1/windows?year=${year}`).expect(200);
    return (body as { rows: { kind: string; source: string }[] }).rows;
  };

  it('is what 000 prints, until something is announced', async () => {
    expect((await read(2016)).map(({ kind, source }) => `${kind} ${source}`)).toEqual([
      'regional 000 §11.1.1',
      'national 000 §11.2.1',
      'masters 000 §11.2.2',
      'continental 000 §11.1.2',
      'worlds 000 §11.1.3',
    ]);
    const here = { ...regional, continent: 'europe', playUntil: '2016-07-03', applicationsUntil: '2016-02-28' };
    await set(here, europe).expect(200);
    await set(regional, organiser).expect(200);
    expect((await read(2016)).filter(({ kind }) => kind === 'regional')).toEqual([
      { ...regional, year: 2016, game: null, continent: null, applicationsFrom: null, applicationsUntil: null },
      { ...here, year: 2016, game: null, applicationsFrom: null },
    ]);
    const late = await apply('regional', '2016-07-03');
    expect(late.findings).toEqual([]);
    walk.setTime(new Date('2016-02-29T12:00:00Z'));
    expect((await apply('regional', '2016-07-04')).findings.map(({ code }) => code)).toEqual([
      'outside-season-window',
      'applications-not-open',
    ]);
  });

  it('is announced again in place of the first, by whoever coordinates its continents', async () => {
    const here = { ...regional, continent: 'europe' };
    await set(here, australia).expect(403);
    await set(regional, europe).expect(403);
    await set(here, director).expect(403);
    await set({ ...here, source: 'corrected' }, europe).expect(200);
    expect((await read(2016)).map(({ source }) => source)).toContain('corrected');
    const [row] = await walk.dataSource.query<object[]>(
      `select actor, detail from audit_entries where action = 'window.set' order by id desc limit 1`,
    );
    expect(row).toMatchObject({
      actor: 'Thsch',
      detail: { before: { playUntil: '2016-07-03' }, after: { source: 'corrected' } },
    });
  });

  it.each([
    { playUntil: '2016-03-31' },
    { applicationsFrom: '2016-02-02', applicationsUntil: '2016-02-01' },
    { kind: 'local' },
    { continent: 'asia' },
    { playFrom: '1815-06-18' },
  ])('is not set with %j', async (changes) => {
    await set({ ...regional, ...changes }, organiser).expect(400);
  });
});
