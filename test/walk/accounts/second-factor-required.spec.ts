import { Secret, TOTP } from 'otpauth';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { makeAccount, newBrowser, PASSWORD } from './people.js';
import { Reader } from './reader.js';

process.env['SECOND_FACTOR'] = 'required';
const walk = useHttpWalk();

describe('where a second factor is required of administrators and coordinators', () => {
  it('their roles rest until they have one, and pages lead them to the setup', async () => {
    await makeAccount(walk.dataSource, 'Ada', { role: 'administrator' });
    const ada = await newBrowser(walk).signIn('Ada', PASSWORD);
    const refused = await ada.ask('get', '/api/v1/accounts');
    expect([refused.status, refused.body]).toMatchObject([403, { type: '/problems/second-factor-required' }]);
    const reader = await new Reader(ada).open('/admin');
    expect(reader.path).toBe('/account/second-factor');
    expect(reader.text).toContain('This site requires a second factor of administrators and coordinators.');
    const begun = await ada.ask('post', '/api/v1/second-factor', { currentPassword: PASSWORD });
    const { secret } = begun.body as { secret: string };
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ON_TIME.getTime() });
    expect((await ada.ask('post', '/api/v1/second-factor/confirmation', { code })).status).toBe(200);
    expect((await ada.ask('get', '/api/v1/accounts')).status).toBe(200);
    expect((await reader.open('/admin')).path).toBe('/admin');
  });

  it('others do not need one', async () => {
    await makeAccount(walk.dataSource, 'Dora', { role: 'director', region: null });
    const dora = await newBrowser(walk).signIn('Dora', PASSWORD);
    expect((await dora.ask('get', '/api/v1/drafts')).status).toBe(200);
    const refused = await dora.ask('get', '/api/v1/accounts');
    expect([refused.status, refused.body]).toMatchObject([403, { type: '/problems/forbidden' }]);
  });

  it('tokens of programs work as before', async () => {
    const token = await walk.createToken('administrator', 'Ada');
    await walk.get('/api/v1/accounts').set('authorization', `Bearer ${token}`).expect(200);
  });
});
