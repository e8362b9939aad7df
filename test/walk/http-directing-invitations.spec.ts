import { randomUUID } from 'node:crypto';
import { hashPassword } from '@quadrant/http';
import { announcementOf } from '../builders/announcement-body.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';
import { newcomer, tournamentOf, type Newcomer } from './quotas/unapproved.js';

const INVITATIONS = '/api/v1/directing-invitations';
const LIVE = '/api/v1/live';
const ANNOUNCEMENTS = '/api/v1/announcements';
const NOW = { name: 'Friday', game: '2e', format: 'constructed', zone: 'Europe/Berlin', country: 'DE' };

const walk = useHttpWalk();
let stranger: Newcomer;
let rom: Newcomer;
let lena: string;
let minutes = 0;

beforeAll(async () => {
  stranger = await newcomer(walk.dataSource, 'Quark');
  rom = await newcomer(walk.dataSource, 'Rom');
  lena = await walk.createToken('director', 'Lena');
  await walk.dataSource.query(`update accounts set password_hash = $1`, [await hashPassword(PASSWORD)]);
});

beforeEach(() => walk.dataSource.query(`update announcements set invited_keys = '{}'`));
beforeEach(() => walk.dataSource.query(`update live_tournaments set invited_keys = '{}'`));

/** Each announcement has a different minute. */
const announcement = (changes: object) =>
  announcementOf({ time: `10:${String(++minutes).padStart(2, '0')}`, ...changes });

const announce = async (changes: object, token = stranger.token): Promise<string> =>
  ((await walk.post(ANNOUNCEMENTS, token, announcement(changes)).expect(201)).body as { id: string }).id;

const begin = async (changes: object): Promise<string> =>
  ((await walk.post(LIVE, stranger.token, { tournament: { ...NOW, ...changes } }).expect(201)).body as { id: string })
    .id;

const read = async <Body>(path: string, token: string): Promise<Body> =>
  (await walk.get(path).set('authorization', `Bearer ${token}`).expect(200)).body as Body;

const asReader = (handle: string): Promise<Reader> => Reader.of(walk).signIn(handle, PASSWORD);

interface Rows {
  readonly rows: readonly { readonly id: string; readonly kind: string; readonly invitedBy: string }[];
}

const invitations = async (token = lena) => (await read<Rows>(INVITATIONS, token)).rows;

/** Collects the ids in every list that shows a person their own tournaments. */
async function idsInLists(token: string): Promise<string> {
  const paths = [
    `${LIVE}/mine`,
    `${ANNOUNCEMENTS}/mine`,
    '/api/v1/tournaments/mine',
    '/api/v1/held-reports?mine=true',
    '/api/v1/disputes?whose=to-answer',
  ];
  const lists = [];
  for (const path of paths) lists.push(await walk.get(path).set('authorization', `Bearer ${token}`));
  return lists.map(({ text }) => text).join('\n');
}

const runs = (id: string, token: string) =>
  walk.post(`${LIVE}/${id}/entries`, token, { key: randomUUID(), act: { kind: 'enter', handle: 'ann' } });

const cancels = (id: string, token: string) =>
  walk.post(`${ANNOUNCEMENTS}/${id}/cancellation`, token, { reason: 'Ill.' });

const answer = (id: string, what: 'agreement' | 'refusal', token = lena) =>
  walk.post(`${INVITATIONS}/${id}/${what}`, token, {});

const PLACES = ['director', 'secondaryDirector', 'tertiaryDirector'];

describe('somebody who is named as a director by another person', () => {
  it.each(PLACES)('of an announcement (%s) has it in no list and no rights until they agree', async (place) => {
    const id = await announce({ [place]: 'LENA', ...(place === 'tertiaryDirector' && { secondaryDirector: 'Rom' }) });
    expect(await idsInLists(lena)).not.toContain(id);
    expect(await invitations()).toMatchObject([{ id, kind: 'announcement', invitedBy: 'Quark' }]);
    await cancels(id, lena).expect(403);
    await answer(id, 'agreement').expect(200);
    expect(await invitations()).toEqual([]);
    expect(await idsInLists(lena)).toContain(id);
    await cancels(id, lena).expect(200);
  });

  it.each(PLACES.slice(1))(
    'of a live tournament (%s) has it in no list and no rights until they agree',
    async (place) => {
      const id = await begin({ [place]: 'Lena' });
      expect(await idsInLists(lena)).not.toContain(id);
      expect(await invitations()).toMatchObject([{ id, kind: 'live', invitedBy: 'Quark' }]);
      await runs(id, lena).expect(403);
      await answer(id, 'agreement').expect(200);
      expect(await idsInLists(lena)).toContain(id);
      await runs(id, lena).expect(200);
    },
  );

  it('agrees once for an announcement, its live tournament and the heats of it', async () => {
    walk.setTime(new Date('2014-11-20T09:00:00Z'));
    const announced = await announce({ secondaryDirector: 'Lena', date: '2014-12-06' });
    walk.setTime(new Date('2014-12-06T08:00:00Z'));
    const body = { announcement: announced, heats: { heats: 2, bracket: 'standard-4' } };
    const finals = ((await walk.post(LIVE, stranger.token, body).expect(201)).body as { id: string }).id;
    const heat = (await walk.post(LIVE, stranger.token, { heatOf: finals }).expect(201)).body as { id: string };
    expect(await invitations()).toMatchObject([{ id: announced }]);
    for (const id of [finals, heat.id]) await runs(id, lena).expect(403);
    await answer(announced, 'agreement').expect(200);
    await runs(heat.id, lena).expect(200);
    await walk.post(`${LIVE}/${finals}/entries`, lena, { act: { kind: 'add-helper', handle: 'Hella' } }).expect(200);
  });

  it('finds the invitation on a list of its own, and the inviting person can take it back on theirs', async () => {
    const live = await begin({ secondaryDirector: 'Lena' });
    const announced = await announce({ secondaryDirector: 'Lena' });
    const [named, inviting] = [await asReader('Lena'), await asReader('Quark')];
    const { html } = await named.open('/my/tournaments');
    const [, list = ''] = /<h2>Invitations to direct<\/h2>(.*?)<\/section>/s.exec(html) ?? [];
    for (const id of [live, announced]) {
      expect(list).toContain(id);
      expect(html.replace(list, '')).not.toContain(id);
    }
    for (const path of [`/live/${live}/run`, `/announcements/${announced}`]) {
      expect((await inviting.open(path)).text).toMatch(/Invited directors.*Lena.*Withdraw invitation/s);
      expect((await named.open(path)).text).not.toContain('Withdraw invitation');
    }
    await inviting.send('invitation-0', {});
    expect(inviting.text).not.toContain('Invited directors');
    await named.open('/my/tournaments');
    expect(named.html).not.toContain(announced);
    await named.send(`agree-${live}`, {});
    expect(named.text).not.toContain('Invitations to direct');
    expect(named.html).toContain(`/live/${live}/run`);
    const another = await begin({ secondaryDirector: 'Lena' });
    await named.open('/my/tournaments');
    await named.send(`decline-${another}`, {});
    expect(named.html).not.toContain(another);
  });

  it('declines, and is not asked again by another version of the announcement', async () => {
    const facts = announcement({ secondaryDirector: 'Lena' });
    const { body } = await walk.post(ANNOUNCEMENTS, stranger.token, facts).expect(201);
    const { id } = body as { id: string };
    await answer(id, 'refusal').expect(200);
    const change = (changes: object) =>
      walk.app.inject({
        method: 'PUT',
        url: `${ANNOUNCEMENTS}/${id}`,
        headers: { authorization: `Bearer ${stranger.token}` },
        payload: { ...facts, ...changes },
      });
    expect((await change({ prizes: 'Promos' })).statusCode).toBe(200);
    expect(await invitations()).toEqual([]);
    expect(await idsInLists(lena)).not.toContain(id);
    await answer(id, 'agreement').expect(404);
    // A director who agreed stays a director, and stops being one when no longer named.
    expect((await change({ secondaryDirector: undefined })).statusCode).toBe(200);
    expect((await change({ secondaryDirector: 'Lena' })).statusCode).toBe(200);
    await answer(id, 'agreement').expect(200);
    expect((await change({ prizes: 'More promos', secondaryDirector: 'Lena' })).statusCode).toBe(200);
    expect(await idsInLists(lena)).toContain(id);
    expect((await change({ secondaryDirector: undefined })).statusCode).toBe(200);
    expect(await idsInLists(lena)).not.toContain(id);
  });

  it('is invited no more once the invitation is withdrawn, by those who may change the tournament alone', async () => {
    for (const id of [await announce({ secondaryDirector: 'Lena' }), await begin({ secondaryDirector: 'Lena' })]) {
      await walk.delete(`${INVITATIONS}/${id}/Lena`, rom.token).expect(403);
      await walk.delete(`${INVITATIONS}/${id}/Lena`, lena).expect(403);
      await walk.delete(`${INVITATIONS}/${id}/nobody`, stranger.token).expect(404);
      await walk.delete(`${INVITATIONS}/${id}/lena`, stranger.token).expect(200);
      await answer(id, 'agreement').expect(404);
    }
    await answer('nothing', 'agreement').expect(404);
    await answer(randomUUID(), 'refusal').expect(404);
    await answer(randomUUID(), 'agreement', rom.token).expect(404);
  });

  it('in a report that waits has it in no list', async () => {
    const document = tournamentOf('Quark', `named:${randomUUID()}`) as { tournament: object };
    const named = { ...document, tournament: { ...document.tournament, name: 'Of Quark', secondaryDirector: 'Lena' } };
    await walk.post('/api/v1/submissions', stranger.token, named).expect(201);
    expect(await idsInLists(lena)).not.toContain('Of Quark');
    expect((await (await asReader('Lena')).open('/my/tournaments')).text).not.toContain('Of Quark');
  });
});

const announcementsOf = (externalId: string) =>
  walk.dataSource.query<object[]>(
    `select n.id from announcements n join tournaments t on t.id = n.tournament_id where t.external_id = $1`,
    [externalId],
  );

describe('what strangers announce in the name of a director', () => {
  it('neither keeps them from announcing the same nor stands in the way of their reports', async () => {
    const facts = announcementOf({ director: 'Lena', date: '2014-12-13', unrated: true });
    await walk.post(ANNOUNCEMENTS, stranger.token, facts).expect(201);
    const { body } = await walk.post(ANNOUNCEMENTS, lena, { ...facts, unrated: false }).expect(201);
    walk.setTime(new Date('2014-12-14T09:00:00Z'));
    const tournament = {
      externalId: 'named:report',
      director: 'Lena',
      country: 'DE',
      startsAt: '2014-12-13T10:00:00+01:00',
      registeredAt: ON_TIME.toISOString(),
    };
    const document = reportDocument(report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'), { tournament }));
    await walk.post('/api/v1/submissions', lena, document).expect(201);
    expect(await announcementsOf('named:report')).toEqual([{ id: (body as { id: string }).id }]);
    // An announcement by an approved account for a director matches before the director has agreed.
    const coordinator = await walk.createToken('coordinator', 'Thsch');
    const forLena = await announce({ director: 'Lena', date: '2014-12-27' }, coordinator);
    walk.setTime(new Date('2014-12-28T09:00:00Z'));
    const later = { ...tournament, externalId: 'named:later', startsAt: '2014-12-27T10:00:00+01:00' };
    const players = round('ann 100-35 bob FW', 'cy 100-20 dee FW');
    await walk.post('/api/v1/submissions', lena, reportDocument(report(players, { tournament: later }))).expect(201);
    expect(await announcementsOf('named:later')).toEqual([{ id: forLena }]);
    // A second one by the director is one too many, as before.
    await walk.post(ANNOUNCEMENTS, lena, { ...facts, date: '2015-01-10' }).expect(201);
    await walk.post(ANNOUNCEMENTS, lena, { ...facts, date: '2015-01-10' }).expect(409);
  });
});
