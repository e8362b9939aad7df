import request from 'supertest';
import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let coordinator: string;
let director: string;
let stranger: string;
let tournaments = 0;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  director = await walk.createToken('director', 'Director');
  stranger = await walk.createToken('director', 'Stranger');
});

interface Finding {
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

interface Listed {
  readonly id: string;
  readonly name: string;
}

const documentOf = (tournament: ReportChanges['tournament']) =>
  reportDocument(
    report(
      round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
      round('ann 40-100 cy FL', 'bob 55-50 dee MW'),
      round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
      { tournament: { externalId: `places:${++tournaments}`, ...tournament } },
    ),
  );

async function submit(tournament: ReportChanges['tournament'], token = director, query = '') {
  const { body } = await walk
    .post(`/api/v1/submissions${query}`, token, documentOf(tournament))
    .expect(query === '' ? 201 : 200);
  const { tournamentId, findings } = body as { tournamentId: string; findings: Finding[] };
  const ofPlaces = findings.filter(({ code }) => /^(region|venue)-/.test(code));
  return { id: tournamentId, findings: ofPlaces, said: ofPlaces.map(({ severity, code }) => `${severity} ${code}`) };
}

const placeOf = async (id: string): Promise<{ region: object | null; venue: object | null }> => {
  const { body } = await walk.get(`/api/v1/tournaments/${id}`).expect(200);
  return (body as { place: { region: object | null; venue: object | null } }).place;
};

const authorised = (asked: request.Test, token: string) => asked.set('authorization', `Bearer ${token}`);

async function listProposals(token: string, state = 'waiting'): Promise<Listed[]> {
  const { body } = await authorised(walk.get(`/api/v1/venue-proposals?state=${state}`), token).expect(200);
  return (body as { rows: Listed[] }).rows;
}

const listVenues = async (query = ''): Promise<Listed[]> => {
  const { body } = await walk.get(`/api/v1/venues${query}`).expect(200);
  return (body as { rows: Listed[] }).rows;
};

const auditOf = (subject: string) =>
  walk.dataSource.query<{ actor: string; action: string; detail: Record<string, unknown> }[]>(
    `select actor, action, detail from audit_entries where subject = $1 order by id`,
    [subject],
  );

describe('regions', () => {
  it('are known by name, those of the sources from the beginning', async () => {
    const { body } = await walk.get('/api/v1/regions?continent=north-america').expect(200);
    expect(body.rows).toEqual([
      expect.objectContaining({ slug: 'andoria', name: 'Andoria', described: 'Minnesota', country: 'US' }),
      expect.objectContaining({ slug: 'qonos', name: "Qo'noS", described: 'Michigan' }),
      expect.objectContaining({ slug: 'risa', name: 'Risa', described: 'San Diego, California' }),
    ]);
    expect((await walk.get('/api/v1/regions?continent=europe').expect(200)).body.rows).toEqual([]);
    await walk.get('/api/v1/regions?continent=asia').expect(400);
    expect((await walk.get("/api/v1/regions/QO'NOS").expect(200)).body.slug).toBe('qonos');
    await walk.get('/api/v1/regions/vulcan').expect(404);
    await walk.get('/api/v1/regions/vul%00can').expect(404);
  });

  // @row 150
  it('are linked where a report names one, and an unknown one is told with what is near', async () => {
    const known = await submit({ region: "Qo'NoS" });
    expect(known.said).toEqual([]);
    expect(await placeOf(known.id)).toEqual({
      region: expect.objectContaining({ slug: 'qonos', continent: 'north-america' }) as object,
      venue: null,
    });
    await walk.dataSource.query(`update players set region = 'QONOS' where handle_key = 'ann'`);
    const { body: ann } = await walk.get('/api/v1/players/ann').expect(200);
    expect(ann).toMatchObject({ region: 'QONOS', regionLink: '/api/v1/regions/qonos' });
    expect((await walk.get('/api/v1/players/bob').expect(200)).body.regionLink).toBeNull();
    const unknown = await submit({ region: 'Andorra' });
    expect(unknown.said).toEqual(['note region-unknown']);
    expect(unknown.findings[0]!.message).toBe('No region is called "Andorra". Did you mean Andoria?');
    expect((await placeOf(unknown.id)).region).toBeNull();
    expect((await submit({ region: 'Andorra' }, director, '?preview=true')).said).toEqual(['note region-unknown']);
  });

  it('are on a page by continent, with what was played in each', async () => {
    const { id } = await submit({ region: 'Andoria', startsAt: '2014-11-08T18:00:00-05:00' });
    await walk.publisher.publishTournament(id, 1);
    const { text } = await walk.get('/tournaments/regions').set('accept', 'text/html').expect(200);
    const row = text.split('<tr>').find((each) => each.includes('href="/tournaments?region=andoria"')) ?? '';
    expect(row.replace(/<[^>]*>/g, '|')).toMatch(/Andoria.*United States.*\|[1-9]\d*\|.*Nov 8, 2014/);
    expect(row).toContain('href="/calendar?region=andoria"');
    expect(text.indexOf('id="europe"')).toBeLessThan(text.indexOf('id="north-america"'));
    const { text: tournaments } = await walk.get('/tournaments').set('accept', 'text/html').expect(200);
    expect(tournaments).toContain('href="/tournaments/regions"');
  });

  it('are added and renamed, and reports that have named one before lead to it', async () => {
    const { id } = await submit({ region: 'Hanse', country: 'DE' });
    const hanse = { name: 'Hanse', continent: 'europe', country: 'de', described: 'Hamburg' };
    const { body } = await walk.post('/api/v1/regions', coordinator, hanse).expect(201);
    expect(body).toEqual({ ...hanse, slug: 'hanse', country: 'DE', source: 'added by Thsch', version: 1 });
    const elsewhere = { ...hanse, name: 'Texas', country: 'US' };
    expect((await walk.post('/api/v1/regions', coordinator, elsewhere).expect(400)).body.detail).toBe(
      'US is no country of the continent "europe".',
    );
    const again = await walk.post('/api/v1/regions', coordinator, { ...hanse, name: 'HANSÉ' }).expect(409);
    expect(again.body).toMatchObject({ type: '/problems/region-exists', region: 'hanse' });

    const change = { name: 'Die Hanse', reason: 'as they say it' };
    const patch = (body: object) =>
      authorised(request(walk.app.getHttpServer()).patch('/api/v1/regions/hanse'), coordinator).send(body);
    expect((await patch(change).expect(200)).body).toMatchObject({ slug: 'hanse', name: 'Die Hanse' });
    await patch({ reason: 'nothing' }).expect(400);
    const overtaken = await patch({ described: 'Bremen', reason: 'seen as it was' })
      .set('if-match', '"v1"')
      .expect(412);
    expect(overtaken.body).toMatchObject({
      type: '/problems/version-changed',
      version: 2,
      changes: [{ version: 2, by: 'Thsch', reason: 'as they say it' }],
    });
    expect((await walk.get('/api/v1/regions/hanse')).body).toMatchObject({ described: 'Hamburg', version: 2 });
    expect((await placeOf(id)).region).toMatchObject({ slug: 'hanse', name: 'Die Hanse' });
    expect(await auditOf('hanse')).toMatchObject([
      { actor: 'Thsch', action: 'region.change', detail: { after: { name: 'Hanse' } } },
      { detail: { refusal: 'region-exists' } },
      { detail: { before: { name: 'Hanse' }, after: { name: 'Die Hanse' }, reason: 'as they say it' } },
    ]);
  });
});

describe('a venue', () => {
  // @row 150
  it('that a report names and nobody knows waits, and the tournament does not', async () => {
    const first = await submit({ venue: 'Ten Lakes Hall', region: 'andoria' });
    expect(first.said).toEqual(['note venue-waits']);
    const again = await submit({ venue: 'TEN LAKES HALL', region: 'Andoria' });
    expect(again.said).toEqual(['note venue-waits']);

    expect(await listVenues()).toEqual([]);
    const [waiting, ...others] = await listProposals(director);
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ name: 'Ten Lakes Hall', country: 'US', region: 'andoria', state: 'waiting' });
    expect(await listProposals(coordinator)).toEqual([waiting]);
    expect(await listProposals(stranger)).toEqual([]);
    expect((await placeOf(first.id)).venue).toEqual({
      id: waiting!.id,
      name: 'Ten Lakes Hall',
      address: null,
      city: null,
      state: 'waiting',
      link: null,
    });
    await walk.get(`/api/v1/venues/${waiting!.id}`).expect(404);

    const decision = { reason: 'looked it up', city: 'Minneapolis', address: '10 Lake Street' };
    const path = `/api/v1/venues/${waiting!.id}/verification`;
    await walk.post(path, director, decision).expect(403);
    const { body } = await walk.post(path, coordinator, decision).expect(200);
    expect(body).toMatchObject({ state: 'verified', decidedBy: 'Thsch', reason: 'looked it up', city: 'Minneapolis' });
    expect(await listVenues('?country=us&region=Andoria')).toEqual([body]);
    expect(await listVenues('?country=DE')).toEqual([]);
    expect((await walk.get(`/api/v1/venues/${waiting!.id}`).expect(200)).body).toEqual(body);
    expect((await placeOf(first.id)).venue).toMatchObject({
      state: 'verified',
      city: 'Minneapolis',
      link: `/api/v1/venues/${waiting!.id}`,
    });
    expect((await submit({ venue: 'ten lakes hall' })).said).toEqual([]);
    expect(await auditOf(waiting!.id)).toMatchObject([
      { actor: 'Director', action: 'venue.propose' },
      {
        actor: 'Thsch',
        action: 'venue.decide',
        detail: { before: { state: 'waiting' }, after: { state: 'verified' } },
      },
    ]);
  });

  it('is told of in a preview, which adds none', async () => {
    const before = await walk.countRows();
    expect((await submit({ venue: 'Nowhere Inn' }, director, '?preview=true')).said).toEqual(['note venue-waits']);
    expect(await walk.countRows()).toEqual(before);
  });

  it('that a coordinator names needs no look, and what is played online needs no venue', async () => {
    expect((await submit({ venue: 'The Coordinator Arms' }, coordinator)).said).toEqual([]);
    expect(await listVenues()).toContainEqual(expect.objectContaining({ name: 'The Coordinator Arms' }));
    const online = await submit({ venue: 'Lackey, room 3', online: true });
    expect(online.said).toEqual([]);
    expect((await placeOf(online.id)).venue).toBeNull();
  });

  it('that was refused is told with the reason', async () => {
    const venue = { name: 'The Moon', country: 'US', city: 'Tranquility' };
    const { body: proposed } = await walk.post('/api/v1/venues', director, venue).expect(201);
    expect(proposed).toMatchObject({ ...venue, state: 'waiting', address: null, region: null });
    const twice = await walk.post('/api/v1/venues', stranger, { ...venue, name: 'the moon' }).expect(409);
    expect(twice.body).toMatchObject({ type: '/problems/venue-exists', state: 'waiting' });
    await walk.post(`/api/v1/venues/${proposed.id}/refusal`, coordinator, { reason: 'no air' }).expect(200);
    const { said, findings } = await submit({ venue: 'The Moon' });
    expect(said).toEqual(['warning venue-refused']);
    expect(findings[0]!.message).toContain('no air');
    expect(await listProposals(director, 'refused')).toMatchObject([{ name: 'The Moon' }]);
  });

  it('that is another one leads there by its name, in one step', async () => {
    const propose = async (name: string): Promise<string> => {
      const { body } = await walk.post('/api/v1/venues', coordinator, { name, country: 'US' }).expect(201);
      expect(body.state).toBe('verified');
      return String(body.id);
    };
    const [first, second, third] = [await propose('Old Mill'), await propose('The Mill'), await propose('Mill Pond')];
    const merge = (id: string, into: string) =>
      walk.post(`/api/v1/venues/${id}/merge`, coordinator, { reason: 'the same', into });
    await merge(first, second).expect(200);
    expect((await merge(first, third).expect(409)).body.type).toBe('/problems/venue-merged');
    expect((await merge(third, first).expect(409)).body.mergedInto).toBe(second);
    expect((await merge(third, third).expect(422)).body.type).toBe('/problems/venue-merge-into-itself');
    await merge(second, third).expect(200);
    const { id, said } = await submit({ venue: 'old mill' });
    expect(said).toEqual([]);
    expect((await placeOf(id)).venue).toMatchObject({ id: third, name: 'Mill Pond' });
    expect((await listVenues()).map(({ name }) => name)).not.toContain('Old Mill');
  });

  it('does not show the name of a hidden player who decided about it', async () => {
    const document = reportDocument(
      report(round('Thsch 100-35 bob FW'), { tournament: { externalId: 'places:hidden' } }),
    );
    await walk.post('/api/v1/submissions', director, document).expect(201);
    const { body } = await walk.post('/api/v1/venues', coordinator, { name: 'Quiet Room', country: 'US' }).expect(201);
    const decider = async () => (await walk.get(`/api/v1/venues/${body.id}`).expect(200)).body.decidedBy as string;
    expect(await decider()).toBe('Thsch');
    const hide = (at: string) =>
      walk.dataSource.query(`update players set hidden_at = ${at} where handle_key = 'thsch'`);
    await hide('now()');
    expect(await decider()).toMatch(/^hidden-/);
    await hide('null');
  });

  it('is added once by two reports at once', async () => {
    const said = await Promise.all(['a', 'b', 'c', 'd'].map(() => submit({ venue: 'Twin Halls' })));
    expect(said.map((each) => each.said)).toEqual(said.map(() => ['note venue-waits']));
    const [row] = await walk.dataSource.query<{ n: number }[]>(
      `select count(*)::integer as n from venues where name = 'Twin Halls'`,
    );
    expect(row).toEqual({ n: 1 });
  });

  it('is listed a page at a time', async () => {
    const names = (await listVenues()).map(({ name }) => name);
    const paged: string[] = [];
    let next: string | null = null;
    do {
      const query: string = next === null ? '' : `&cursor=${encodeURIComponent(next)}`;
      const { body } = await walk.get(`/api/v1/venues?limit=1${query}`).expect(200);
      const page = body as { rows: Listed[]; next: string | null };
      paged.push(...page.rows.map(({ name }) => name));
      next = page.next;
    } while (next !== null);
    expect(paged).toEqual(names);
    expect(names.length).toBeGreaterThan(2);
  });

  it.each([
    { country: 'US' },
    { name: 'x', country: 'USA' },
    { name: 'x\u202e', country: 'US' },
    { name: 'x'.repeat(201), country: 'US' },
    { name: 'x', country: 'US', state: 'verified' },
    { name: 'x', country: 'US', proposedBy: 'Thsch' },
  ])('is not taken as %j', async (body) => {
    expect((await walk.post('/api/v1/venues', director, body).expect(400)).body.type).toBe('/problems/invalid-request');
  });
});
