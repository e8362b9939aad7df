import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { winterLocal } from '../builders/winter-local.js';
import type { Browser } from './accounts/browser.js';
import { formsOf } from './accounts/page-forms.js';
import { pageOf } from './accounts/page.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const DAY_MS = 24 * 60 * 60 * 1000;

let ann: Browser;
let dirk: Browser;
let tournament: string;
let dispute: string;

const see = async (browser: Browser, path: string): Promise<string> => {
  const { status, text } = await browser.ask('get', path);
  expect(status).toBe(200);
  return text;
};

const steps = (html: string): (string | undefined)[] =>
  formsOf(html)
    .map(({ action }) => action.split('/').at(-1))
    .toSorted();

beforeAll(async () => {
  for (const handle of ['ann', 'Dirk', 'else']) await makeAccount(walk.dataSource, handle);
  const token = await walk.createToken('director', 'Dirk');
  const document = reportDocument(
    report(round('ann 100-35 cy FW'), { tournament: { director: 'Dirk', name: '<u>Open</u>' } }),
  );
  const { body } = await walk.post('/api/v1/submissions', token, document).expect(201);
  tournament = (body as { tournamentId: string }).tournamentId;
  ann = await newBrowser(walk).signIn('ann', PASSWORD);
  dirk = await newBrowser(walk).signIn('Dirk', PASSWORD);
  const reported = await ann.ask('post', `/api/v1/tournaments/${tournament}/disputes`, {
    about: 'result',
    text: 'It was <b>me</b> who won.',
    round: 1,
    match: 1,
  });
  dispute = (reported.body as { id: string }).id;
});

describe('the list', () => {
  it('has what somebody reported, with state and due day', async () => {
    const text = await see(ann, '/disputes');
    expect(text).toContain('Nothing waits for you.');
    expect(text).toContain('<caption>Disputes that you opened, newest first</caption>');
    expect(text).toContain(`<a href="/disputes/${dispute}">&lt;u>Open&lt;/u></a>`);
    expect(text).toContain('open, with the directors');
    expect(text).toContain('Nov 17, 2014</time>');
  });

  it('has what waits for their answer, until it goes on to the coordinator', async () => {
    expect(await see(dirk, '/disputes')).toContain(
      '<caption>Disputes that wait for your answer, newest first</caption>',
    );
    walk.setTime(new Date(ON_TIME.getTime() + 7 * DAY_MS));
    const text = await see(await newBrowser(walk).signIn('Dirk', PASSWORD), '/disputes');
    expect(text).toContain('Nothing waits for you.');
  });

  it('has corrections that are proposed', async () => {
    const proposal = {
      evidence: 'The <slip> says so.',
      patch: [{ op: 'replace', path: '/tournament/name', value: 'Closed' }],
    };
    const made = await ann.ask('post', `/api/v1/tournaments/${tournament}/proposals`, proposal);
    expect(made.status).toBe(201);
    expect(await see(ann, '/disputes')).toContain('<caption>Corrections that you proposed, newest first</caption>');
    const text = await see(dirk, '/disputes');
    expect(text).toContain('<caption>Proposed corrections to decide, newest first</caption>');
    expect(text).toContain('The &lt;slip> says so.');
  });

  it('withdraws a correction of its proposer', async () => {
    const list = await pageOf(ann, '/disputes');
    const [, form = ''] = /id="(withdrawal-[^"]+)"/.exec(list.html) ?? [];
    expect((await list.send(form, { reason: 'It was right.' })).text).toContain('was withdrawn.');
  });
});

describe('the page of a disputed tournament', () => {
  it('says so to everybody, without what is disputed, and leads people who are signed in to their disputes', async () => {
    const own = await see(ann, `/tournaments/${tournament}`);
    expect(own).toContain('1 open dispute about this tournament');
    expect(own).toContain('<a href="/disputes">your disputes</a>');
    const { text } = await walk.get(`/tournaments/${tournament}`).set('accept', 'text/html').expect(200);
    expect(text).toContain('1 open dispute about this tournament');
    expect(text).toContain('<a href="#wrong">what happens with disputes</a>');
    expect(text).not.toContain('who won');
  });
});

describe('the form that opens a dispute', () => {
  it('is reached from the page of a player', async () => {
    const document = winterLocal({ director: 'Dirk' });
    const sent = await walk.post('/api/v1/submissions', await walk.createToken('director', 'Dirk'), document);
    const { tournamentId } = sent.body as { tournamentId: string };
    await walk.publisher.publishTournament(tournamentId, 1);
    const link = `<a href="/disputes/new?tournament=${tournamentId}">Report an error</a>`;
    expect(await see(ann, '/players/ann')).toContain(link);
  });

  it('names the tournament and sends what its operation takes', async () => {
    const text = await see(ann, `/disputes/new?tournament=${tournament}`);
    expect(text).toContain('Report an error in &lt;u>Open&lt;/u>');
    expect(formsOf(text)).toEqual([
      {
        method: 'POST',
        action: `/api/v1/tournaments/${tournament}/disputes`,
        fields: ['about', 'round', 'match', 'text'],
      },
    ]);
  });

  it('is for people who are signed in, and for tournaments that exist', async () => {
    const path = `/disputes/new?tournament=${tournament}`;
    const { headers } = await walk.get(path).set('accept', 'text/html').expect(303);
    expect(headers['location']).toBe(`/sign-in?to=${encodeURIComponent(path)}`);
    for (const id of ['', '?tournament=nonsense', '?tournament=a&tournament=b', `?tournament=${crypto.randomUUID()}`]) {
      expect((await ann.ask('get', `/disputes/new${id}`)).status).toBe(404);
    }
  });
});

it('opens, answers and objects to a dispute without a script', async () => {
  await makeAccount(walk.dataSource, 'bo');
  const bo = await Reader.of(walk).signIn('bo', PASSWORD);
  await bo.open(`/disputes/new?tournament=${tournament}`);
  await bo.send('dispute', { about: 'result', round: '9', text: 'Round 9 is wrong.' });
  expect(bo.html).toContain('<title>Error: Report an error');
  expect(bo.html).toContain('Round 9 is wrong.</textarea>');
  await bo.send('dispute', { round: '1', match: '1' });
  expect(bo.path).toMatch(/^\/disputes\/[0-9a-f-]{36}$/);
  expect(bo.text).toContain('Your dispute is stored.');
  const director = await (await Reader.of(walk).signIn('Dirk', PASSWORD)).open(bo.path);
  await director.send('answer', { words: 'It is right.' });
  expect(director.text).toContain('Your answer is stored.');
  await bo.open(bo.path);
  await bo.send('objection', { text: 'It is not.' });
  expect(bo.text).toContain('Your objection is stored.');
  await bo.send('pursuit', { reason: 'settled' });
  expect(bo.text).toContain('You withdrew the dispute.');
});

describe('a dispute', () => {
  it('is shown with what each may do about it', async () => {
    const own = await see(ann, `/disputes/${dispute}`);
    const players = '<a href="/players/ann">ann</a> – <a href="/players/cy">cy</a>';
    expect(own).toContain(`About a result, round 1, match 1 (${players}); open, with the directors.`);
    expect(own).toContain('<blockquote>It was &lt;b>me&lt;/b> who won.</blockquote>');
    expect(steps(own)).toEqual(['escalation', 'withdrawal']);
    const asked = await see(dirk, `/disputes/${dispute}`);
    expect(steps(asked)).toEqual(['answer']);
    expect(asked).toContain(`<a href="/tournaments/${tournament}/change">Correct the tournament first</a>`);
    expect(asked).not.toContain('Is the tournament corrected?');
  });

  it('is nothing to others', async () => {
    const stranger = await newBrowser(walk).signIn('else', PASSWORD);
    for (const id of [dispute, 'nonsense']) {
      const { status } = await stranger.ask('get', `/disputes/${id}`);
      expect(status).toBe(404);
    }
    expect(await see(stranger, '/disputes')).toContain('You have reported and proposed nothing.');
  });

  it('can be objected to once it is answered', async () => {
    const answered = await dirk.ask('post', `/api/v1/disputes/${dispute}/answer`, { words: 'It was <not>.' });
    expect(answered.status).toBe(200);
    const text = await see(ann, `/disputes/${dispute}`);
    expect(text).toContain('Dirk (director), ');
    expect(text).toContain('<blockquote>It was &lt;not>.</blockquote>');
    expect(steps(text)).toEqual(['objection']);
    await ann.ask('post', `/api/v1/disputes/${dispute}/objection`, { text: 'It was.' });
    const again = await see(ann, `/disputes/${dispute}`);
    expect(again).toContain('open, with the coordinator.');
    expect(steps(again)).toEqual(['withdrawal']);
  });
});
