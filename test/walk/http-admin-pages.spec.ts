import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { documentOf } from './held-documents.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let admin: Reader;

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Quark', { role: 'administrator' });
  await makeAccount(walk.dataSource, 'Thsch', { role: 'coordinator', continent: null });
  await makeAccount(walk.dataSource, 'Nobody');
  admin = await Reader.of(walk).signIn('Quark', PASSWORD);
});

describe('the desk of administrators', () => {
  it('leads to accounts and health, and stands in the header of an administrator alone', async () => {
    await admin.open('/admin');
    expect(admin.text).toContain('Accounts and roles');
    expect(admin.html).toContain('<a href="/admin" aria-current="page">Administration</a>');
    const nobody = await Reader.of(walk).signIn('Nobody', PASSWORD);
    for (const path of ['/admin', '/admin/accounts', '/admin/health', '/admin/places']) {
      expect((await nobody.open(path)).status).toBe(403);
    }
    expect((await nobody.open('/')).html).not.toContain('/admin');
  });

  it('shows the first administrator what to do first, until there is a coordinator', async () => {
    const setRole = (revoked: string) =>
      walk.dataSource.query(
        `update role_grants set revoked_at = ${revoked}, revoked_by = 'spec' where role = 'coordinator'`,
      );
    expect((await admin.open('/admin')).text).not.toContain('What to do first');
    await setRole('now()');
    expect((await admin.open('/admin')).text).toContain('This site has no coordinator yet');
    const steps = await admin.send('first-coordinator', { handle: 'Opaka', continent: 'europe' });
    expect(steps.text).toContain('Opaka is a coordinator now. Give them the link below');
    expect(steps.html).toMatch(/class="token">[^<]+\/password#/);
    expect(steps.text).not.toContain('This site has no coordinator yet');
    expect((await admin.open('/admin/accounts/Opaka')).text).toMatch(/Coordinator, Europe \W*given by/);
    await setRole('null');
  });

  it('lets an administrator open the desk of those whom they appoint, without what waits there', async () => {
    const desk = await admin.open('/desk');
    expect(desk.status).toBe(200);
    expect(desk.text).toContain('You appoint coordinators, and they decide here.');
    expect(desk.text).toContain('Reports to approve');
    expect(desk.html).not.toContain('href="/desk/reports"');
    expect((await admin.open('/desk/reports')).status).toBe(403);
  });

  it('invites somebody, whose link is shown once and lets them set a password', async () => {
    await admin.open('/admin/accounts');
    await admin.send('invite', { handle: 'Leeta' });
    expect(admin.status).toBe(200);
    expect(admin.text).toContain('Invited Leeta. Give them the link below: it is shown only once.');
    const link = /class="token">([^<]+)</.exec(admin.html)![1]!;
    expect(link).toContain('/password#');
    expect((await admin.open('/admin/accounts')).html).not.toContain(link);
    expect(admin.text).toContain('Leeta');
    const newPassword = 'temba arms wide open';
    const leeta = newBrowser(walk);
    const set = await leeta.ask('post', '/api/v1/password', { link: link.split('#')[1], newPassword });
    expect(set.status).toBe(200);
    await Reader.of(walk).signIn('Leeta', newPassword);
  });

  it('invites somebody with a role and its area, and refuses an area that does not fit', async () => {
    await admin.open('/admin/accounts');
    await admin.send('invite', { handle: 'Ishka', role: 'coordinator', continent: 'europe' });
    expect(admin.text).toContain('Invited Ishka.');
    await admin.open('/admin/accounts');
    await admin.send('invite', { handle: 'Brunt', continent: 'europe' });
    expect(admin.text).toContain('An invitation without a role has no area.');
    await admin.open('/admin/accounts?role=coordinator&text=ISH');
    expect(admin.text).toContain('Coordinator, Europe');
    expect(admin.text).not.toContain('Thsch');
    await admin.open('/admin/accounts?text=Brunt');
    expect(admin.text).toContain('No account matches.');
    await admin.open('/admin/accounts?role=nagus');
    expect(admin.text).toContain('a role');
  });

  it('shows everything about one account, and deletes it only after asking twice', async () => {
    await admin.open('/admin/accounts/Ishka');
    expect(admin.text).toContain('Last sign-in never');
    expect(admin.html).toContain('href="/audit?person=Ishka"');
    expect(admin.text).toContain('This concerns Ishka, who is Coordinator, Europe. After 14 days it cannot be undone.');
    await admin.send('delete', { confirmation: 'Leeta' });
    expect(admin.text).toContain('This is not the current handle');
    await admin.send('delete', { confirmation: 'Ishka' });
    expect(admin.text).toContain('The account of Ishka is deleted in 14 days.');
    expect((await admin.open('/admin/accounts?text=ishka')).text).toMatch(/deleted on \w+ \d+, \d{4}/);
    await admin.open('/admin/accounts/Ishka');
    await admin.send('keep-account');
    expect(admin.text).toContain('The account stays.');
  });

  it('keeps what was typed when a handle is taken, and says so', async () => {
    await admin.open('/admin/accounts');
    await admin.send('invite', { handle: 'Nobody' });
    expect(admin.status).toBe(409);
    expect(admin.html).toContain('id="invite-handle" name="handle" type="text" value="Nobody"');
  });

  it('grants a role with its area, and revokes it', async () => {
    await admin.open('/admin/accounts/Nobody');
    await admin.send('grant-coordinator', { continent: 'europe', reason: 'elected' });
    expect(admin.text).toContain('Nobody is now: Coordinator.');
    expect(admin.text).toContain('Coordinator, Europe given by Quark');
    const [, revoke = ''] = /id="(revoke-[0-9a-f-]+)"/.exec(admin.html)!;
    await admin.send(revoke, { reason: 'term over' });
    expect(admin.text).toContain('Revoked: Coordinator, Europe of Nobody.');
    expect(admin.text).toContain('They have no role.');
  });

  it('disables an account and enables it again, and grants nobody a role of their own', async () => {
    await admin.open('/admin/accounts/Nobody');
    await admin.send('disable', { reason: 'asked for it' });
    expect(admin.text).toContain('Disabled Nobody.');
    await admin.send('enable', { reason: 'asked for it' });
    expect(admin.text).toContain('Enabled Nobody.');
    await admin.open('/admin/accounts/Quark');
    expect(admin.html).not.toContain('id="grant-director"');
  });

  it('says whether workers run, and tries again what failed', async () => {
    await admin.open('/admin/health');
    expect(admin.text).toContain('None runs: nothing is published');
    expect(admin.html).not.toContain('id="retry"');
    const token = await walk.createToken('coordinator', 'Thsch');
    const sent = await walk.post('/api/v1/submissions', token, documentOf('Thsch', 'kes', { name: 'Failed Open' }));
    await walk.dataSource.query(
      `update submissions set state = 'failed', state_reason = '"a rating is missing"' where public_id = $1`,
      [(sent.body as { id: string }).id],
    );
    await admin.open('/admin/health');
    expect(admin.text).toContain('Failed Open Received');
    expect(admin.text).toContain('a rating is missing');
    await admin.send('retry');
    expect(admin.text).toContain('It tries the failed reports again.');
    await admin.open('/admin/health');
    await admin.send(`retry-${(sent.body as { tournamentId: string }).tournamentId}`);
    expect(admin.text).toContain('Failed Open is tried again.');
    const coordinator = await Reader.of(walk).signIn('Thsch', PASSWORD);
    await coordinator.open(`/tournaments/${(sent.body as { tournamentId: string }).tournamentId}/change`);
    await coordinator.send('retry');
    expect(coordinator.text).toContain('Failed Open is tried again.');
  });

  it('shows the checks of quadrant doctor, what failed first, and in German', async () => {
    await admin.open('/admin/health');
    expect(admin.text).toContain('Something needs your attention.');
    const rows = [...admin.html.matchAll(/<th scope="row">([^<]+)<\/th><td data-column="State">([^<]+)</g)].map(
      ([, check, state]) => [check!, state!] as const,
    );
    const states = rows.map(([, state]) => ['Failed', 'Warning', 'OK'].indexOf(state));
    expect(states).toEqual(states.toSorted());
    expect(rows).toContainEqual(['Worker', 'Failed']);
    expect(rows).toContainEqual(['Database', 'OK']);
    expect(admin.text).toContain('No worker runs, so nothing is published.');
    expect(admin.text).toContain('Start Quadrant, or the worker, and read its log if it ends again.');
    await admin.open('/language/de?to=%2Fadmin%2Fhealth');
    await admin.open('/admin/health');
    expect(admin.text).toContain('Kein Worker läuft, also wird nichts veröffentlicht.');
    expect(admin.text).not.toContain('No worker runs');
    await admin.open('/language/en?to=%2Fadmin');
  });

  it('lets a coordinator announce a window and add a region', async () => {
    const coordinator = await Reader.of(walk).signIn('Thsch', PASSWORD);
    await coordinator.open('/admin/places');
    await coordinator.send('window', {
      kind: 'regional',
      playFrom: '2014-01-01',
      playUntil: '2014-03-01',
      source: 'News',
    });
    expect(coordinator.text).toContain('The window was announced.');
    expect(coordinator.text).toContain('2014-01-01 to 2014-03-01');
    await coordinator.send('region', { name: 'Bajor', continent: 'europe', described: 'A planet' });
    expect(coordinator.text).toContain('Added the region Bajor.');
    await coordinator.send('region', { name: 'Bajor', continent: 'europe', described: 'A planet' });
    expect(coordinator.html).toContain('class="error-summary"');
    expect((await coordinator.open('/admin/accounts')).status).toBe(403);
  });
});
