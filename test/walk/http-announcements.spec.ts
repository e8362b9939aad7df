import type { TournamentHeader } from '@quadrant/rules/tournament';
import { announcementOf } from '../builders/announcement-body.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';
import request from 'supertest';

const ANNOUNCEMENTS = '/api/v1/announcements';

const walk = useHttpWalk();
let director: string;
let stranger: string;

beforeAll(async () => {
  director = await walk.createToken('director', 'Dirk');
  stranger = await walk.createToken('director', 'Stranger');
});

interface Announced {
  readonly id: string;
  readonly version: number;
  readonly findings: readonly { readonly code: string }[];
  readonly [key: string]: unknown;
}

let minutes = 0;
/** Another time of the day for each test: a director has one tournament of a game at a time. */
function nextTime(): string {
  const minute = ++minutes;
  return [6 + Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const send = (changes: object = {}, token: string | null = director) =>
  walk.post(ANNOUNCEMENTS, token, announcementOf({ time: nextTime(), ...changes }));

async function announce(changes: object = {}, token = director): Promise<Announced> {
  const { body } = await send(changes, token).expect(201);
  return body as Announced;
}

const put = (id: string, body: object, token = director) =>
  request(walk.app.getHttpServer()).put(`${ANNOUNCEMENTS}/${id}`).set('authorization', `Bearer ${token}`).send(body);

const act = (id: string, verb: 'cancellation' | 'postponement', body: object, token = director) =>
  walk.post(`${ANNOUNCEMENTS}/${id}/${verb}`, token, body);

async function read(id: string): Promise<Announced & { readonly revisions: readonly Record<string, unknown>[] }> {
  const { body } = await walk.get(`${ANNOUNCEMENTS}/${id}`).expect(200);
  return body as Announced & { revisions: Record<string, unknown>[] };
}

async function list(query: string): Promise<string[]> {
  const { body } = await walk.get(`${ANNOUNCEMENTS}${query}`).expect(200);
  return (body as { rows: Announced[] }).rows.map(({ id }) => id);
}

describe('an announcement', () => {
  // @row 7, 9, 151
  it('is listed at once, with everything that players need to know, and with when it was registered', async () => {
    const { id, findings } = await announce({ time: '05:00', deckLists: true, preRegistration: true });
    expect(findings).toEqual([]);
    const { revisions, ...shown } = await read(id);
    expect(shown).toMatchObject({
      name: 'Winter Local',
      startsAt: '2014-12-06T05:00:00+01:00',
      zone: 'Europe/Berlin',
      ruleSystem: 'opg-4.2',
      pairing: 'swiss',
      kind: 'local',
      unrated: false,
      venue: 'Funtainment',
      address: 'Tegeler Weg 1, Berlin',
      contact: 'director@example.org',
      entryFee: '5 euros',
      prizes: 'Promos for everybody',
      deckLists: true,
      preRegistration: true,
      director: 'Dirk',
      announcer: 'Dirk',
      state: 'announced',
      version: 1,
      announcedAt: ON_TIME.toISOString(),
      isEarlyEnough: true,
      tournamentId: null,
    });
    expect(revisions).toMatchObject([{ version: 1, change: 'announced', changedBy: 'Dirk' }]);
    expect(await list('?from=2014-12-06&to=2014-12-06&game=2e&country=de&region=Qonos&limit=200')).toContain(id);
    expect(await list('?from=2014-12-07&limit=200')).not.toContain(id);
    expect(await list('?game=1e&limit=200')).not.toContain(id);
    const audit = await walk.dataSource.query<object[]>(`select actor, action from audit_entries where subject = $1`, [
      id,
    ]);
    expect(audit).toEqual([{ actor: 'Dirk', action: 'announcement.make' }]);
  });

  it('is listed in the order of the starts, page by page', async () => {
    const late = await announce({ date: '2015-01-11', game: '1e' });
    const early = await announce({ date: '2015-01-10', game: '1e' });
    const { body } = await walk.get(`${ANNOUNCEMENTS}?from=2015-01-10&to=2015-01-11&limit=1`).expect(200);
    const { rows, next } = body as { rows: Announced[]; next: string };
    expect(rows.map(({ id }) => id)).toEqual([early.id]);
    expect(await list(`?from=2015-01-10&to=2015-01-11&limit=1&cursor=${next}`)).toEqual([late.id]);
    await walk.get(`${ANNOUNCEMENTS}?from=2015-01-09&limit=1&cursor=${next}`).expect(400);
  });

  it('lets its venue wait for a coordinator, where nobody knows it', async () => {
    await announce({ venue: 'Ten Forward' });
    const venues = await walk.dataSource.query<object[]>(`select state from venues where name = 'Ten Forward'`);
    expect(venues).toEqual([{ state: 'waiting' }]);
  });

  it.each<[string, object, string, string]>([
    ['for yesterday', { date: '2014-11-09' }, '/date', 'which is over'],
    [
      'on 31 February',
      { date: '2015-02-31' },
      '/date',
      'must be a day of the calendar from 1900 to 2099, such as 2014-11-08',
    ],
    ['at a time that is none', { time: '24:00' }, '/time', 'must be a time of the clock'],
    [
      'at a time that is skipped that night',
      { date: '2015-03-29', time: '02:30' },
      '/time',
      'does not exist on 2015-03-29 in Europe/Berlin, because the clocks are put forward: choose 03:30',
    ],
    ['in no time zone', { zone: 'Europe/Berlim' }, '/zone', 'must be the name of a time zone'],
    ['without an address', { address: undefined }, '/address', 'is needed'],
    ['without a fee', { entryFee: undefined }, '/entryFee', 'must be a text'],
    ['with a script for a page', { discussion: 'javascript:alert(1)' }, '/discussion', 'must be the address of a page'],
  ])('%s is refused, and the field is named', async (_, changes, name, detail) => {
    const { body } = await send(changes).expect(400);
    const { errors } = body as { errors: object[] };
    expect(errors).toEqual([expect.objectContaining({ name, detail: expect.stringContaining(detail) as unknown })]);
  });

  it('of a director or a league that nobody knows is refused', async () => {
    const { body } = await send({ director: 'Dirkk' }).expect(422);
    expect(body).toMatchObject({
      type: '/problems/announced-people-unknown',
      unknown: [{ handle: 'Dirkk', meant: ['Dirk'] }],
    });
    await send({ league: 'nowhere' }).expect(422);
  });

  it('needs an account', async () => {
    await send({}, null).expect(401);
  });

  it('of the same director, game and start is refused, unless it is a heat', async () => {
    const time = nextTime();
    const { id } = await announce({ time });
    const { body } = await send({ time, name: 'Another' }).expect(409);
    expect(body).toMatchObject({ type: '/problems/announced-already', announcement: id });
    await announce({ time, structure: 'heat' });
    const { findings } = await announce({ time }, stranger);
    expect(findings.map(({ code }) => code)).toEqual(['announced-beside-another']);
  });

  it('that comes too late is stored, and says that it is not sanctioned', async () => {
    const { id, findings } = await announce({ date: '2014-11-15' });
    expect(findings.map(({ code }) => code)).toEqual(['announced-too-late']);
    expect(await read(id)).toMatchObject({ isEarlyEnough: false });
  });
});

// @row 152
describe('a change', () => {
  it('keeps every version, and asks for the one that was read', async () => {
    const time = nextTime();
    const { id } = await announce({ time });
    const changed = announcementOf({ time, prizes: 'Boosters', reason: 'the promos are late' });
    const { body } = await put(id, changed).set('if-match', '"v1"').expect(200);
    expect(body).toMatchObject({ version: 2, prizes: 'Boosters', announcedAt: ON_TIME.toISOString() });
    await put(id, changed).set('if-match', '"v1"').expect(412);
    expect((await read(id)).revisions).toMatchObject([
      { version: 1, change: 'announced', announced: { prizes: 'Promos for everybody' } },
      { version: 2, change: 'changed', announced: { prizes: 'Boosters' }, reason: 'the promos are late' },
    ]);
  });

  it('of date and time is refused within a week, and a postponement is not', async () => {
    const time = nextTime();
    const { id } = await announce({ time });
    walk.setTime(new Date('2014-11-30T12:00:00Z'));
    const { body } = await put(id, announcementOf({ time, date: '2014-12-13' })).expect(409);
    expect(body).toMatchObject({ type: '/problems/date-locked' });
    await act(id, 'postponement', { date: '2014-12-06', time, reason: 'flood' }).expect(409);
    await act(id, 'postponement', { date: '2014-12-13', time, reason: 'the hall is flooded' }).expect(200);
    expect(await read(id)).toMatchObject({
      version: 2,
      state: 'announced',
      startsAt: `2014-12-13T${time}:00+01:00`,
      notice: 'the hall is flooded',
      revisions: [{ change: 'announced' }, { change: 'postponed', reason: 'the hall is flooded' }],
    });
  });

  // @row 36
  it('of the number of rounds is recorded with who approved it', async () => {
    const time = nextTime();
    const { id } = await announce({ time });
    const three = announcementOf({ time, plannedRounds: 3 });
    await put(id, three).expect(409);
    await put(id, { ...three, roundsApproval: 'emergency' }).expect(409);
    walk.setTime(new Date('2014-12-06T12:00:00Z'));
    await put(id, { ...three, roundsApproval: 'emergency', reason: 'the venue closes' }).expect(200);
    expect((await read(id)).revisions.at(-1)).toMatchObject({
      roundsApproval: 'emergency',
      reason: 'the venue closes',
    });
  });

  it('of what decides about ratings is refused after the start', async () => {
    const time = nextTime();
    const { id } = await announce({ time });
    walk.setTime(new Date('2014-12-06T12:00:00Z'));
    const { body } = await put(id, announcementOf({ time, unrated: true })).expect(409);
    expect(body).toMatchObject({ type: '/problems/tournament-began', fields: ['unrated'] });
    await put(id, announcementOf({ time, contact: '+49 30 12345' })).expect(200);
  });

  it('of prizes is accepted after the start beside a bracket of the organizers that stays the same', async () => {
    const bracket = { title: 'Club bracket of 4', rounds: ['1: 1-4, 2: 2-3', '3: W1-W2'] };
    const facts = { time: nextTime(), bracket };
    const { id } = await announce(facts);
    walk.setTime(new Date('2014-12-06T12:00:00Z'));
    await put(id, announcementOf({ ...facts, prizes: 'Promos for all' })).expect(200);
    const other = { ...bracket, rounds: ['1: 1-2, 2: 3-4', '3: W1-W2'] };
    const { body } = await put(id, announcementOf({ ...facts, bracket: other })).expect(409);
    expect(body).toMatchObject({ type: '/problems/tournament-began', fields: ['bracket'] });
    expect((await read(id)).revisions).toHaveLength(2);
  });

  it('is for whoever announced it, directors who have agreed, and coordinators', async () => {
    const time = nextTime();
    const { id } = await announce({ time });
    const changed = announcementOf({ time, director: 'Dirk', secondaryDirector: 'Stranger' });
    await put(id, changed, stranger).expect(403);
    await act(id, 'cancellation', { reason: 'mine now' }, stranger).expect(403);
    await put(id, changed).expect(200);
    await put(id, changed, stranger).expect(403);
    await walk.post(`/api/v1/directing-invitations/${id}/agreement`, stranger, {}).expect(200);
    await put(id, changed, stranger).expect(200);
    const { body } = await walk
      .get(`${ANNOUNCEMENTS}/mine?limit=200`)
      .set('authorization', `Bearer ${stranger}`)
      .expect(200);
    expect((body as { rows: Announced[] }).rows.map((each) => each.id)).toContain(id);
  });

  it('of what is cancelled is refused, and players read why', async () => {
    const time = nextTime();
    const { id } = await announce({ time });
    await act(id, 'cancellation', { reason: 'too few came' }).expect(200);
    expect(await read(id)).toMatchObject({ state: 'cancelled', notice: 'too few came' });
    await act(id, 'cancellation', { reason: 'again' }).expect(409);
    await put(id, announcementOf({ time })).expect(409);
    // The place in the calendar is free again.
    await announce({ time });
  });

  it('of nothing is 404', async () => {
    await put('9e0e9a2b-5a0e-4d5c-9a53-0d5bd2b0c001', announcementOf()).expect(404);
    await walk.get(`${ANNOUNCEMENTS}/none`).expect(404);
  });

  it('by two at once happens to one version', async () => {
    const time = nextTime();
    const { id } = await announce({ time });
    const both = await Promise.all(
      ['a', 'b'].map((prizes) => put(id, announcementOf({ time, prizes })).set('if-match', '"v1"')),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

it('keeps the director of an announcement who is hidden, when somebody sends back the label', async () => {
  const shy = await walk.createToken('director', 'Shy');
  const time = nextTime();
  const { id } = await announce({ time }, shy);
  const coordinator = await walk.createToken('director-of-organized-play', 'stoovie');
  await walk.post('/api/v1/players', coordinator, { handle: 'Shy', reason: 'spec' }).expect(201);
  await walk.post('/api/v1/players/Shy/hiding', coordinator, { reason: 'they asked' }).expect(200);
  const { director: label } = await read(id);
  expect(label).toMatch(/^hidden-/);
  await put(id, announcementOf({ time, director: label, prizes: 'Boosters' }), shy).expect(200);
  const stored = await walk.dataSource.query<object[]>(`select director_keys from announcements where id = $1`, [id]);
  expect(stored).toEqual([{ director_keys: ['shy'] }]);
});

describe('the report of an announced tournament', () => {
  const announcedAt = '2014-11-10T13:00:00+01:00';

  /** As the director of the announcement reports it on the evening of its day. */
  function reportOf(date: string, tournament: Partial<TournamentHeader>): object {
    walk.setTime(new Date(`${date}T20:00:00Z`));
    return reportDocument(
      report(
        round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
        round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
        round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
        { tournament: { director: 'Dirk', country: 'DE', startsAt: `${date}T10:00:00+01:00`, ...tournament } },
      ),
    );
  }

  const submit = (document: object, query = '') =>
    request(walk.app.getHttpServer())
      .post(`/api/v1/submissions${query}`)
      .set('authorization', `Bearer ${director}`)
      .send(document);

  const codesOf = (body: unknown): string[] => (body as Announced).findings.map(({ code }) => code);

  // @row 3, 9
  it('belongs to it when it states its registration, and is sanctioned by that', async () => {
    const { id } = await announce({ date: '2014-12-07', time: '10:00' });
    const document = reportOf('2014-12-07', { registeredAt: announcedAt });
    const { body } = await submit(document).expect(201);
    expect(codesOf(body)).not.toContain('announced-here');
    const { tournamentId } = body as { tournamentId: string };
    expect(await read(id)).toMatchObject({ tournamentId });
    await act(id, 'cancellation', { reason: 'too late' }).expect(409);
  });

  it('waits for an answer when it states another one: is it this one?', async () => {
    const { id } = await announce({ date: '2014-12-14', time: '10:00' });
    const document = reportOf('2014-12-14', { registeredAt: '2014-10-01T10:00:00+01:00' });
    const { body } = await submit(document, '?preview=true').expect(200);
    expect(codesOf(body)).toContain('announced-here');
    const held = await submit(document);
    expect(held.body).toMatchObject({ state: 'held' });
    const { findings } = held.body as { findings: { code: string; message: string; advice: string }[] };
    const question = findings.find(({ code }) => code === 'announced-here')!;
    expect(question.message).toContain('"Winter Local" was announced here on 2014-11-10 for this day. Is it this one?');
    expect(question.advice).toContain('confirm "is-announced"');
    // Another tournament of the day, as its director says.
    const confirm = JSON.stringify([{ code: 'announced-here', reason: 'a second one on that evening' }]);
    const confirmed = await submit(document, `?confirm=${encodeURIComponent(confirm)}`).expect(201);
    expect(confirmed.body).toMatchObject({ state: 'accepted' });
    expect(await read(id)).toMatchObject({ tournamentId: null });
  });

  it('belongs to it when its sender says so afterwards, and leads back to it', async () => {
    const { id } = await announce({ date: '2014-12-28', time: '10:00' });
    const held = await submit(reportOf('2014-12-28', { registeredAt: null }));
    const { id: report } = held.body as { id: string };
    const confirm = [{ code: 'is-announced', reason: 'yes' }];
    const { body } = await walk.post(`/api/v1/held-reports/${report}/confirmation`, director, { confirm }).expect(200);
    expect(codesOf(body)).toContain('is-announced');
    expect(codesOf(body)).not.toContain('lead-time-unknown');
    const { tournamentId } = body as { tournamentId: string };
    expect(await read(id)).toMatchObject({ tournamentId });
    const shown = await walk.get(`/api/v1/tournaments/${tournamentId}`).expect(200);
    expect(shown.body).toMatchObject({
      announcementId: id,
      registration: { at: announcedAt, statedBy: 'announcement', text: 'announced here' },
    });
  });

  it('is on time until a week after the last day that was announced', async () => {
    await announce({ date: '2015-01-03', endsOn: '2015-01-05', time: '10:00', name: 'Three days' });
    const document = reportOf('2015-01-03', { registeredAt: announcedAt });
    walk.setTime(new Date('2015-01-12T20:00:00Z'));
    const { body } = await submit(document).expect(201);
    expect(body).toMatchObject({ state: 'accepted' });
    expect(codesOf(body)).not.toContain('late-report');
  });

  it('waits for a reason when it was cancelled', async () => {
    const { id } = await announce({ date: '2014-12-21', time: '10:00' });
    await act(id, 'cancellation', { reason: 'a flood' }).expect(200);
    const held = await submit(reportOf('2014-12-21', { registeredAt: announcedAt }));
    expect(held.body).toMatchObject({ state: 'held' });
    expect(codesOf(held.body)).toContain('announced-and-cancelled');
  });
});

// @row 136
describe('a Champions League that is announced', () => {
  const cutOff = async (): Promise<unknown> => {
    const { body } = await walk.get('/api/v1/champions-league/2016').expect(200);
    return (body as { cutOff: unknown }).cutOff;
  };

  it('ends the points on the day before, when a coordinator announces it', async () => {
    const league = { kind: 'champions-league', date: '2016-09-17', name: 'Champions League', game: '1e' };
    walk.setTime(ON_TIME);
    await announce(league, stranger);
    expect(await cutOff()).toEqual({ until: '2016-07-31', dayBefore: 'worlds-window' });
    const { id } = await announce(league, await walk.createToken('coordinator', 'Thsch'));
    expect(await cutOff()).toEqual({ until: '2016-09-16', dayBefore: 'champions-league' });
    await walk
      .post(`${ANNOUNCEMENTS}/${id}/cancellation`, await walk.createToken('coordinator', 'Benjamin'), {
        reason: 'no hall',
      })
      .expect(200);
    expect(await cutOff()).toEqual({ until: '2016-07-31', dayBefore: 'worlds-window' });
  });
});
