import { Logger } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import type { Refresher } from '../../apps/worker/src/refresher.service.js';
import { createRefresher, handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { documentOf } from './held-documents.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { newcomer } from './quotas/unapproved.js';

const walk = useHttpWalk();
let coordinator: Reader;
let refresher: Refresher;
let senders = 0;

const signedIn = (handle: string) => Reader.of(walk).signIn(handle, PASSWORD);

/** Sends a report of a new director who is not approved: it waits. */
async function hold(name: string): Promise<{ id: string; sender: string }> {
  const { handle, token } = await newcomer(walk.dataSource, `sender ${++senders}`);
  const { body } = await walk
    .post('/api/v1/submissions', token, documentOf(handle, `s${senders}`, { name }))
    .expect(201);
  return { id: (body as { id: string }).id, sender: handle };
}

beforeAll(async () => {
  Logger.overrideLogger(false);
  await makeAccount(walk.dataSource, 'Thsch', { role: 'coordinator', continent: null });
  await makeAccount(walk.dataSource, 'Kira', { role: 'coordinator', continent: null });
  await makeAccount(walk.dataSource, 'Rom', { role: 'coordinator', continent: 'australia' });
  await makeAccount(walk.dataSource, 'Nobody');
  const clock = walk.app.get(Clock, { strict: false });
  refresher = createRefresher(walk.dataSource, walk.publisher, () => clock.now());
  coordinator = await signedIn('Thsch');
});

describe('the desk', () => {
  it('counts what waits for a coordinator, and leads to it', async () => {
    await hold('Counted Open');
    await coordinator.open('/desk');
    expect(coordinator.text).toContain('1 decision waits for you.');
    expect(coordinator.html).toContain('href="/desk/reports"');
    expect((await coordinator.open('/desk/reports')).text).toContain('Counted Open');
    expect((await coordinator.open('/')).html).toMatch(/<a href="\/desk">Desk <span class="count">1</);
    expect(coordinator.html).toMatch(/<button class="menu-button"[^>]*>Menu <span class="count">\d/);
  });

  it('is for coordinators alone', async () => {
    const nobody = await signedIn('Nobody');
    for (const path of ['/desk', '/desk/reports', '/desk/refresh', '/desk/runs']) {
      expect((await nobody.open(path)).status).toBe(403);
    }
    expect((await Reader.of(walk).open('/desk')).path).toBe('/sign-in?to=%2Fdesk');
  });
});

describe('a waiting report with a handle one letter from a known player', () => {
  it('asks at its top whether they are the same person, and one button says yes', async () => {
    const known = report(round('oscar.ellery 100-35 bashir FW', 'garak 100-20 quark FW'), {
      tournament: { externalId: 'desk:known' },
    });
    const { tournamentId, revision } = await handIn(walk.dataSource, known, { receivedAt: ON_TIME });
    await walk.publisher.publishTournament(tournamentId, revision);
    const { handle, token } = await newcomer(walk.dataSource, 'near misses');
    const { body } = await walk
      .post('/api/v1/submissions', token, documentOf(handle, 'oscar.elery', { name: 'Misspelt Open' }))
      .expect(201);
    const address = `/desk/reports/${(body as { id: string }).id}`;
    await coordinator.open(address);
    expect(coordinator.text).toContain('oscar.elery is almost oscar.ellery: the same person?');
    expect(coordinator.text.indexOf('the same person?')).toBeLessThan(coordinator.text.indexOf('Why it waits'));
    await coordinator.send('same-person-0');
    expect([coordinator.path, coordinator.status]).toEqual([address, 200]);
    expect(coordinator.text).toContain('oscar.elery leads to oscar.ellery from now on.');
    expect(coordinator.text).not.toContain('the same person?');
    const rows = await walk.dataSource.query<object[]>(
      `select p.handle from player_handles h join players p on p.id = h.player_id where h.handle_key = 'oscar.elery'`,
    );
    expect(rows).toEqual([{ handle: 'oscar.ellery' }]);
  });
});

describe('a report that waits', () => {
  it('is shown with its standings and what it would move, and is approved together with its director', async () => {
    const { id, sender } = await hold('<script>alert(1)</script> שלום');
    await coordinator.open(`/desk/reports/${id}`);
    expect(coordinator.html).not.toContain('<script>alert');
    expect(coordinator.text).toContain('is not an approved director');
    expect(coordinator.text).toContain('Standings, and what each rating would do');
    await coordinator.send('approve', { approveDirector: 'true' });
    expect([coordinator.path, coordinator.status]).toEqual(['/desk/reports', 200]);
    expect(coordinator.text).toContain('Approved <script>alert(1)</script> שלום. The next run publishes it.');
    const grants = await walk.dataSource.query<object[]>(
      `select from role_grants g join accounts a on a.id = g.account_id where a.handle = $1 and g.role = 'director'`,
      [sender],
    );
    expect(grants).toHaveLength(1);
  });

  it('is declined with a reason, which has to be given', async () => {
    const { id } = await hold('Declined Open');
    await coordinator.open(`/desk/reports/${id}`);
    await coordinator.send('decline', { reason: ' ' });
    expect(coordinator.status).toBe(400);
    expect(coordinator.text).toContain('There is a problem');
    expect(coordinator.html).toContain('href="#decline-reason"');
    await coordinator.send('decline', { reason: 'It was played with proxies.' });
    expect(coordinator.text).toContain('Declined Open. sender');
    expect((await coordinator.open(`/desk/reports/${id}`)).text).toContain('This was declined by Thsch.');
  });

  it('says what somebody else has decided in the meantime, and keeps what was typed', async () => {
    const { id } = await hold('Contested Open');
    const kira = await (await signedIn('Kira')).open(`/desk/reports/${id}`);
    await coordinator.open(`/desk/reports/${id}`);
    await coordinator.send('decline', { reason: 'no' });
    await kira.send('approve', { reason: 'I know them' });
    expect(kira.text).toContain('This was declined by Thsch. There is nothing left to decide.');
    await coordinator.open(`/desk/reports/${id}`);
    expect(coordinator.html).not.toContain('id="approve"');
  });

  it('is not there for a coordinator of another continent', async () => {
    const { id } = await hold('Far Away Open');
    const rom = await signedIn('Rom');
    await rom.open(`/desk/reports/${id}`);
    expect(rom.status).toBe(404);
    expect((await rom.open('/desk/reports')).text).not.toContain('Far Away Open');
  });

  it('survives a session that ends in the middle: after signing in again nothing is lost', async () => {
    const { id } = await hold('Interrupted Open');
    const kira = await (await signedIn('Kira')).open(`/desk/reports/${id}`);
    await walk.dataSource.query(
      `delete from sessions where account_id = (select id from accounts where handle = 'Kira')`,
    );
    await kira.send('decline', { reason: 'typed with care' });
    expect(kira.status).toBe(401);
    expect(kira.text).toContain('Your session has ended, so nothing was sent.');
    await kira.send('sign-in', { handle: 'Kira', password: PASSWORD });
    expect(kira.text).toContain('You are signed in again. Nothing was sent yet');
    expect(kira.html).toContain('value="typed with care"');
    await kira.send('decline');
    expect(kira.text).toContain('Declined Interrupted Open.');
  });

  it('is decided by nobody whose role was withdrawn while the page was open', async () => {
    const { id } = await hold('Withdrawn Open');
    const accountId = await makeAccount(walk.dataSource, 'Dukat', { role: 'coordinator', continent: null });
    const dukat = await (await signedIn('Dukat')).open(`/desk/reports/${id}`);
    await walk.dataSource.query(`delete from role_grants where account_id = $1`, [accountId]);
    await dukat.send('approve');
    expect(dukat.status).toBe(403);
    const [held] = await walk.dataSource.query<{ state: string }[]>(
      `select state from held_reports where public_id = $1`,
      [id],
    );
    expect(held).toEqual({ state: 'held' });
  });
});

describe('the other lists of the desk', () => {
  const ask = async (handle: string, path: string, body: object): Promise<string> => {
    const browser = await newBrowser(walk).signIn(handle, PASSWORD);
    const answer = await browser.ask('post', path, body);
    if (answer.status >= 300) throw new Error(answer.text);
    return (answer.body as { id: string }).id;
  };

  it('show an application, and approve it', async () => {
    const id = await ask('Nobody', '/api/v1/applications', {
      kind: 'regional',
      games: ['2e'],
      name: 'Regional of <b>Andoria</b>',
      plannedOn: '2015-02-07',
      country: 'US',
      region: 'Ohio',
      message: 'We have a hall.',
    });
    await coordinator.open('/desk/applications');
    expect(coordinator.html).toContain('Regional of &lt;b>Andoria');
    await coordinator.send(`application-${id}`, { reason: 'a good hall' });
    expect(coordinator.text).toContain('Approved the application Regional of <b>Andoria</b>.');
    expect(coordinator.text).toContain('No application waits for you.');
  });

  it('show a claim, and refuse it with the other button', async () => {
    const id = await ask('Nobody', '/api/v1/players/s2/claim', { message: 'I won' });
    await coordinator.open('/desk/claims');
    expect(coordinator.text).toContain('Nobody says that they are s2');
    await coordinator.send(`claim-${id}`, { reason: 'we know them' }, 'Refuse');
    expect(coordinator.text).toContain('Refused the claim of Nobody on s2.');
  });

  it('show a new venue, and verify it', async () => {
    const id = await ask('Nobody', '/api/v1/venues', { name: 'Ten Forward', city: 'Columbus', country: 'US' });
    await coordinator.open('/desk/venues');
    await coordinator.send(`venue-${id}`, { reason: 'looked it up' });
    expect(coordinator.text).toContain('Verified Ten Forward. It is listed now.');
  });

  it('show a proposal with its changes and its preview, and accept it', async () => {
    const [{ key }] = await walk.dataSource.query<[{ key: string }]>(
      `select t.key from tournaments t join submissions s on s.tournament_id = t.id order by t.id limit 1`,
    );
    const patch = [{ op: 'replace', path: '/tournament/name', value: 'Renamed Open' }];
    const id = await ask('Nobody', `/api/v1/tournaments/${key}/proposals`, { evidence: 'the flyer', patch });
    await coordinator.open('/desk/proposals');
    await coordinator.open(`/desk/proposals/${id}`);
    // The preview lists the changes for people, so the document's pointers are left out.
    expect(coordinator.text).toContain('What Stored New name');
    expect(coordinator.text).not.toContain('/tournament/name');
    expect(coordinator.text).toContain('Standings, and what each rating would do');
    await coordinator.send('proposal', { reason: 'the flyer says so' });
    expect([coordinator.path, coordinator.status]).toEqual(['/desk/proposals', 200]);
    expect(coordinator.text).toContain('Accepted the correction of');
  });

  it('show late reports with the time of the next refresh, and what there is to check', async () => {
    expect((await coordinator.open('/desk/late')).text).toContain('Monday 04:00 UTC');
    expect((await coordinator.open('/desk/checks')).text).toContain('The nightly checks found nothing for you.');
  });
});

describe('refreshes', () => {
  const lateReport = () => report(round('late1 100-35 late2 FW'), { tournament: { name: 'Late Open' } });

  it('are looked at, published, rolled back and resumed', async () => {
    const { id } = await hold('Published Open');
    await coordinator.open(`/desk/reports/${id}`);
    await coordinator.send('approve');
    const [{ key }] = await walk.dataSource.query<[{ key: string }]>(
      `select t.key from tournaments t join submissions s on s.tournament_id = t.id where s.name = 'Published Open'`,
    );
    await walk.publisher.publishTournament(key, 1);
    const [{ head }] = await walk.dataSource.query<[{ head: number }]>(`select head_run as head from publication`);

    await handIn(walk.dataSource, lateReport(), { receivedAt: new Date('2014-12-01T12:00:00Z') });
    expect((await coordinator.open('/desk/late')).text).toContain('Late Open');

    await coordinator.open('/desk/refresh');
    await coordinator.send('dry-run', { reason: 'late reports' });
    expect(coordinator.path).toMatch(/^\/desk\/refresh\/[0-9a-f-]{36}$/);
    expect(coordinator.text).toContain('The dry run was requested.');
    expect(coordinator.html).toContain('<noscript><meta http-equiv="refresh" content="3"/></noscript>');
    expect(coordinator.html).toContain('<progress');
    const dry = coordinator.path;
    await refresher.work(dry.split('/').at(-1)!);
    await coordinator.open(dry);
    expect(coordinator.text).toContain('Ready. Nothing is published yet.');
    expect(coordinator.html).not.toContain('http-equiv');
    await coordinator.send('publish');
    expect(coordinator.text).toContain('The dry run is being published as you saw it.');
    await refresher.work(dry.split('/').at(-1)!);
    expect((await coordinator.open(dry)).text).toContain(`It was published as run ${head + 1}`);
    expect((await coordinator.open('/desk/late')).text).not.toContain('Late Open');

    await coordinator.open('/desk/runs');
    expect(coordinator.text).toContain(`Run ${head + 1} Readers see this`);
    await coordinator.send(`roll-back-${head}`, { reason: 'wrong scores' });
    expect(coordinator.text).toContain(`Rolled back to run ${head}. Publishing is paused.`);
    expect((await coordinator.open('/')).html).toContain('Publishing has been paused');
    await coordinator.open('/desk/refresh');
    expect(coordinator.html).not.toContain('id="dry-run"');
    await coordinator.send('resume');
    expect(coordinator.text).toContain('Publishing was resumed.');
    expect((await coordinator.open('/')).html).not.toContain('Publishing has been paused');
    await coordinator.open('/desk/refresh');
    await coordinator.open(/href="(\/desk\/refresh\/[0-9a-f-]{36})"/.exec(coordinator.html)![1]!);
    await coordinator.send('cancel');
    expect(coordinator.text).toContain('The refresh was cancelled. Nothing of it is published.');
  });

  it('acts once on a form that is sent twice', async () => {
    await coordinator.open('/desk/refresh');
    const { page } = coordinator;
    await coordinator.send('dry-run', { reason: 'twice' });
    const first = coordinator.path;
    await refresher.work(first.split('/').at(-1)!);
    coordinator.page = page;
    await coordinator.send('dry-run', { reason: 'twice' });
    expect(coordinator.path).toBe(first);
  });
});
