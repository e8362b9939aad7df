import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import type { Browser } from './browser.js';
import { auditOf, makeAccount, newBrowser, PASSWORD } from './people.js';
import { Reader } from './reader.js';

const walk = useHttpWalk();
const FACTOR = '/api/v1/second-factor';
const STEP_MS = 30_000;

let minutes = 0;

/** Moves the time by some minutes, so that a new code is due. */
function later(): Date {
  minutes += 2;
  const now = new Date(ON_TIME.getTime() + minutes * 60_000);
  walk.setTime(now);
  return now;
}

const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

interface Armed {
  readonly browser: Browser;
  readonly secret: string;
  readonly codes: readonly string[];
}

/** Makes an account whose second factor is on. */
async function armed(handle: string, ...grants: Parameters<typeof makeAccount>[2][]): Promise<Armed> {
  await makeAccount(walk.dataSource, handle, ...grants);
  const browser = await newBrowser(walk).signIn(handle, PASSWORD);
  const begun = await browser.ask('post', FACTOR, { currentPassword: PASSWORD });
  expect(begun.status).toBe(200);
  const { secret } = begun.body as { secret: string };
  const confirmed = await browser.ask('post', `${FACTOR}/confirmation`, { code: codeAt(secret, later()) });
  expect(confirmed.status).toBe(200);
  return { browser, secret, codes: (confirmed.body as { recoveryCodes: string[] }).recoveryCodes };
}

/** Does the first step of a sign-in, and returns its challenge. */
async function challengeOf(handle: string): Promise<string> {
  const answer = await newBrowser(walk).ask('post', '/api/v1/session', { handle, password: PASSWORD });
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ type: '/problems/second-factor-needed' });
  return (answer.body as { challenge: string }).challenge;
}

const secondStep = (challenge: string, code: string) =>
  newBrowser(walk).ask('post', '/api/v1/session/second-factor', { challenge, code });

const typeOf = ({ body }: { readonly body: unknown }): string => (body as { type: string }).type;

beforeEach(() => walk.dataSource.query('delete from throttled_attempts'));

describe('a second factor', () => {
  it('is off until a code confirms it, and then a password alone signs nobody in', async () => {
    await makeAccount(walk.dataSource, 'Ann');
    const ann = await newBrowser(walk).signIn('Ann', PASSWORD);
    expect((await ann.ask('get', FACTOR)).body).toEqual({
      state: 'off',
      since: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    expect(typeOf(await ann.ask('post', FACTOR, { currentPassword: 'wrong' }))).toBe('/problems/password-wrong');
    expect(typeOf(await ann.ask('post', FACTOR, {}))).toBe('/problems/password-wrong');
    const { body } = await ann.ask('post', FACTOR, { currentPassword: PASSWORD });
    const { secret, uri } = body as { secret: string; uri: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/Quadrant:Ann?issuer=Quadrant&secret=${secret}`);
    await newBrowser(walk).signIn('Ann', PASSWORD);
    const wrong = await ann.ask('post', `${FACTOR}/confirmation`, { code: '12345x' });
    expect(typeOf(wrong)).toBe('/problems/second-factor-wrong');
    const now = later();
    const confirmed = await ann.ask('post', `${FACTOR}/confirmation`, { code: codeAt(secret, now) });
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((code) => /^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/.test(code))).toBe(true);
    expect((await ann.ask('get', FACTOR)).body).toMatchObject({ state: 'on', recoveryCodesLeft: 10 });
    expect(typeOf(await ann.ask('post', FACTOR, { currentPassword: PASSWORD }))).toBe('/problems/second-factor-on');
    const challenge = await challengeOf('Ann');
    expect(challenge).not.toContain('Ann');
    // The code that confirmed it is used up.
    expect(typeOf(await secondStep(challenge, codeAt(secret, now)))).toBe('/problems/second-factor-wrong');
    const signedIn = await secondStep(challenge, codeAt(secret, later()));
    expect([signedIn.status, signedIn.body]).toMatchObject([200, { account: { handle: 'Ann' } }]);
  });

  it('accepts each code once, also when two requests send it at once', async () => {
    const { secret, codes } = await armed('Bob');
    const challenge = await challengeOf('Bob');
    const code = codeAt(secret, later());
    const twice = await Promise.all([secondStep(challenge, code), secondStep(challenge, code)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const [recovery = ''] = codes;
    const typed = recovery.toLowerCase().replaceAll('-', ' ');
    const both = await Promise.all([secondStep(challenge, recovery), secondStep(challenge, typed)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await auditOf(walk.dataSource, 'second-factor.recovery-code')).toMatchObject([{ actor: 'Bob' }]);
  });

  it('accepts the code of the step before and after, and none that is older than one that was used', async () => {
    const { secret } = await armed('Cy');
    const challenge = await challengeOf('Cy');
    const now = later();
    const before = codeAt(secret, new Date(now.getTime() - STEP_MS));
    const after = codeAt(secret, new Date(now.getTime() + STEP_MS));
    expect((await secondStep(challenge, after)).status).toBe(200);
    expect((await secondStep(challenge, before)).status).toBe(422);
    expect((await secondStep(challenge, codeAt(secret, new Date(now.getTime() + 3 * STEP_MS)))).status).toBe(422);
  });

  it('stops guesses after ten, and takes no step that is too late or from elsewhere', async () => {
    const { secret } = await armed('Dee');
    const challenge = await challengeOf('Dee');
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await secondStep(challenge, String(guess).padStart(6, '0'))).status).toBe(422);
    }
    const stopped = await secondStep(challenge, codeAt(secret, later()));
    expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    await walk.dataSource.query('delete from throttled_attempts');
    for (let waited = 0; waited < 6; waited += 1) later();
    expect(typeOf(await secondStep(challenge, codeAt(secret, later())))).toBe('/problems/second-factor-late');
    for (const forged of ['', 'AAAA', `${challenge.slice(0, -4)}AAAA`]) {
      expect((await secondStep(forged, codeAt(secret, later()))).status).toBe(422);
    }
  });

  it('is switched off with a fresh code or the password, not without', async () => {
    const { browser, secret, codes } = await armed('Eve');
    for (const proof of [{}, { code: '000000' }, { currentPassword: 'wrong' }]) {
      expect((await browser.ask('post', `${FACTOR}/removal`, proof)).status).toBe(422);
    }
    const renewed = await browser.ask('post', `${FACTOR}/recovery-codes`, { code: codeAt(secret, later()) });
    const [fresh = ''] = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
    expect((await browser.ask('post', `${FACTOR}/removal`, { code: codes[0] })).status).toBe(422);
    expect((await browser.ask('post', `${FACTOR}/removal`, { code: fresh })).body).toMatchObject({ state: 'off' });
    await newBrowser(walk).signIn('Eve', PASSWORD);
    expect((await browser.ask('post', `${FACTOR}/removal`, { currentPassword: PASSWORD })).status).toBe(409);
  });

  it('is stored encrypted with a key of the home that nobody else reads', async () => {
    const { secret, codes } = await armed('Flo');
    const rows = await walk.dataSource.query<object[]>(
      `select encode(sealed_secret, 'escape') as text, encode(hash, 'escape') as hash
       from second_factors natural join recovery_codes`,
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const file = path.join(process.env['QUADRANT_HOME']!, 'secrets', 'second-factor-key');
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(path.dirname(file)).filter((name) => name.startsWith('second-factor-key'))).toHaveLength(1);
  });

  it('is reset by an administrator with a reason, and by nobody for themselves', async () => {
    await armed('Gus');
    const ada = await armed('Ada', { role: 'administrator' });
    const reset = (handle: string, reason: string) =>
      ada.browser.ask('post', `/api/v1/accounts/${handle}/second-factor-reset`, { reason });
    expect((await reset('Gus', ' ')).status).toBe(400);
    expect(typeOf(await reset('ADA', 'mine'))).toBe('/problems/second-factor-own');
    expect(typeOf(await reset('nobody', 'x'))).toBe('/problems/not-found');
    const page = async () => (await ada.browser.ask('get', '/admin/accounts/Gus')).text;
    expect(await page()).toContain('<form id="reset-factor"');
    expect((await reset('Gus', 'lost at sea')).status).toBe(200);
    expect(await page()).not.toContain('<form id="reset-factor"');
    expect(typeOf(await reset('Gus', 'again'))).toBe('/problems/second-factor-off');
    await newBrowser(walk).signIn('Gus', PASSWORD);
    expect(await auditOf(walk.dataSource, 'second-factor.reset')).toMatchObject([
      { actor: 'Ada', subject: 'Gus', detail: { reason: 'lost at sea' } },
    ]);
  });

  it('is set up, used and switched off on pages without a script', async () => {
    await makeAccount(walk.dataSource, 'Hal');
    const hal = await (await Reader.of(walk).signIn('Hal', PASSWORD)).open('/account/second-factor');
    await hal.send('begin-factor', { currentPassword: PASSWORD });
    expect(hal.html).toContain('aria-label="QR code of the secret"');
    const [, shown = ''] = /Type this secret into the app: ((?:[A-Z2-7]{4} ?){8})/.exec(hal.text) ?? [];
    const secret = shown.replaceAll(' ', '');
    await hal.send('confirm-factor', { code: '000000' });
    expect(hal.text).toContain('The code is wrong');
    await hal.send('confirm-factor', { code: codeAt(secret, later()) });
    expect(hal.text).toContain('The second factor is on.');
    const [recovery = ''] = /[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}/.exec(hal.text) ?? [];
    expect((await hal.open('/account/second-factor')).text).not.toContain(recovery);

    const again = await Reader.of(walk).open('/sign-in?to=/disputes');
    await again.send('sign-in', { handle: 'Hal', password: PASSWORD });
    expect(again.html).toContain('<title>Sign in');
    await again.send('second-step', { code: '000000' });
    expect(again.text).toContain('The code is wrong');
    await again.send('second-step', { code: recovery });
    expect(again.path).toBe('/disputes');
    await again.open('/account/second-factor');
    expect(again.text).toContain('Recovery codes that you have not used: 9.');
    await again.send('remove-factor', { currentPassword: PASSWORD });
    expect(again.text).toContain('The second factor is off.');
  });
});

describe('sessions', () => {
  it('are listed for their owner, who signs out everywhere else', async () => {
    await makeAccount(walk.dataSource, 'Ian');
    const here = await newBrowser(walk).signIn('Ian', PASSWORD);
    const there = newBrowser(walk);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await there.ask('post', '/api/v1/session', { handle: 'Ian', password: PASSWORD }, { 'user-agent': agent });
    const { body } = await here.ask('get', '/api/v1/sessions');
    expect(body).toMatchObject({
      rows: [
        { isThisOne: true, browser: null },
        { isThisOne: false, browser: 'Firefox on Linux' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('qds_');
    const page = await new Reader(here).open('/account');
    expect(page.text).toContain('Firefox on Linux');
    await page.send('end-others');
    expect(page.text).toContain('Sessions that ended: 1.');
    expect(page.text).toContain('You are signed in nowhere else.');
    expect((await there.ask('get', '/api/v1/session')).status).toBe(401);
    expect((await here.ask('get', '/api/v1/session')).status).toBe(200);
    expect(await auditOf(walk.dataSource, 'session.end-others')).toMatchObject([
      { actor: 'Ian', detail: { ended: 1 } },
    ]);
  });
});
