import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const WINDOWS = '/api/v1/history-windows';

const walk = useHttpWalk();
let organiser: string;
let coordinator: string;
let dora: string;

beforeAll(async () => {
  organiser = await walk.createToken('director-of-organized-play', 'Stoovie');
  coordinator = await walk.createToken('coordinator', 'Thsch');
  dora = await walk.createToken('director', 'Dora');
});

const WINDOW = { from: '2004-01-01', to: '2009-12-31', closesOn: '2014-12-31', note: 'Leagues of 2004 to 2009' };
const open = (body: object = {}, token = organiser) => walk.post(WINDOWS, token, { ...WINDOW, ...body });
const submit = (externalId: string, startsAt: string, token = dora) =>
  walk.post(
    '/api/v1/submissions',
    token,
    reportDocument(
      report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'), {
        tournament: { externalId, director: 'Dora', startsAt, endsAt: null, registeredAt: '2003-01-01T00:00:00Z' },
      }),
    ),
  );

describe('a history window', () => {
  it('is missed by a director who reports an old tournament, and the refusal says how to ask for one', async () => {
    const { body } = await submit('old:1', '2005-03-04T12:00:00Z').expect(422);
    expect(body.findings).toContainEqual(
      expect.objectContaining({
        code: 'tournament-too-old',
        advice:
          'Ask a coordinator of the place to open a history window for these years (/desk/history/windows), or to send this report. Or correct the date.',
      }),
    );
  });

  it.each([
    ['days in the wrong order', { from: '2010-01-01' }, 400],
    ['a closing day that is over', { closesOn: '2014-11-09' }, 422],
    ['a region of no continent', { region: 'hanse' }, 422],
    ['a region that is not there', { continent: 'europe', region: 'nowhere' }, 422],
    ['no note', { note: '' }, 400],
  ])('is refused with %s', async (_, body, status) => {
    await open(body).expect(status);
    expect((await walk.get(WINDOWS).expect(200)).body).toEqual({ rows: [] });
  });

  it('is opened by coordinators only', async () => {
    await open({}, dora).expect(403);
  });

  // @row 267
  it('lets approved directors report, and each report waits for a coordinator', async () => {
    const { body: opened } = await open().expect(201);
    expect(opened).toEqual({ number: 1 });
    const { body } = await submit('old:1', '2005-03-04T12:00:00Z').expect(201);
    expect(body.state).toBe('held');
    expect(body.findings).toContainEqual(expect.objectContaining({ code: 'history-window' }));
    const { body: approved } = await walk
      .post(`/api/v1/held-reports/${body.id}/approval`, coordinator, { reason: 'checked' })
      .expect(200);
    expect(approved).toMatchObject({ state: 'approved' });
  });

  it('is only for its days', async () => {
    await submit('old:2', '2003-12-31T12:00:00Z').expect(422);
    await submit('old:3', '2010-01-01T12:00:00Z').expect(422);
  });

  it('is shown where directors submit', async () => {
    const { text: submitPage } = await walk.get('/submit').set('accept', 'text/html').expect(200);
    expect(submitPage).toContain('Leagues of 2004 to 2009');
    for (const path of ['/desk/history/windows']) {
      const { text } = await walk
        .get(path)
        .set('accept', 'text/html')
        .set('authorization', `Bearer ${organiser}`)
        .expect(200);
      expect(text).toContain('Leagues of 2004 to 2009');
    }
  });

  it('is closed early, and stays closed', async () => {
    const { body } = await walk.post(`${WINDOWS}/1/closing`, organiser, {}).expect(200);
    expect(body).toMatchObject({ number: 1, isOpen: false });
    await walk.post(`${WINDOWS}/1/closing`, organiser, {}).expect(409);
    await walk.post(`${WINDOWS}/2/closing`, organiser, {}).expect(404);
    await submit('old:5', '2006-03-04T12:00:00Z').expect(422);
    const { text } = await walk.get('/submit').set('accept', 'text/html');
    expect(text).not.toContain('Leagues of 2004 to 2009');
  });

  it('closes by itself after its last day', async () => {
    await open({ closesOn: '2014-11-10' }).expect(201);
    walk.setTime(new Date('2014-11-11T00:00:01Z'));
    await submit('old:6', '2006-03-04T12:00:00Z').expect(422);
  });

  it('is only for approved directors', async () => {
    await open().expect(201);
    const [{ id }] = await walk.dataSource.query<[{ id: string }]>(`select id from accounts where handle = 'Dora'`);
    await walk.dataSource.query(`delete from role_grants where account_id = $1`, [id]);
    const { body } = await submit('old:4', '2006-03-04T12:00:00Z');
    expect([body.findings?.[0]?.code, body.type]).toContain('tournament-too-old');
  });
});
