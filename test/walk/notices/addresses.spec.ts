import { makeAccount, newBrowser, PASSWORD } from '../accounts/people.js';
import { ON_TIME } from '../http-walk.js';
import { useMailWalk } from './mail-walk.js';

const walk = useMailWalk();
const ADDRESS = '/api/v1/address';
const NEW = 'shaka, when the walls fell';
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  for (const table of [
    ...['throttled_attempts', 'sessions', 'known_devices', 'password_links', 'outbox', 'notices', 'mails'],
    ...['address_links', 'account_addresses', 'notice_choices', 'role_grants', 'tokens', 'accounts'],
  ])
    await walk.dataSource.query(`delete from ${table}`);
  await makeAccount(walk.dataSource, 'Ann');
  await makeAccount(walk.dataSource, 'Bob');
});

const signIn = (handle = 'Ann') => newBrowser(walk).signIn(handle, PASSWORD);

/** Asks for an address, and returns the secret of the link that comes. */
async function askAddress(handle: string, address: string): Promise<string> {
  const answer = await (await signIn(handle)).ask('put', ADDRESS, { address });
  expect([answer.status, answer.body]).toEqual([202, { waiting: address }]);
  expect(await walk.sendMails()).toEqual([]);
  return linkIn(walk.server.mails.at(-1)!.text!);
}

const linkIn = (text: string): string => /#(qdl_\S+)/.exec(text)![1]!;

const confirm = (link: string) => newBrowser(walk).ask('post', `${ADDRESS}/confirmation`, { link });

const askPassword = (account: string) => newBrowser(walk).ask('post', '/api/v1/password/requests', { account });

describe('an address', () => {
  it('counts once its link was opened, on any device, and opening it again does no harm', async () => {
    const link = await askAddress('Ann', 'ann@mail.example');
    const [mail] = walk.server.mails;
    expect(mail!.subject).toBe('Confirm your e-mail address');
    expect([mail!.to].flat()[0]!.text).toBe('ann@mail.example');
    const own = () => signIn().then((browser) => browser.ask('get', ADDRESS));
    expect((await own()).body).toMatchObject({ address: null, waiting: 'ann@mail.example' });
    for (const _ of ['first', 'again']) {
      const confirmed = await confirm(link);
      expect([confirmed.status, confirmed.body]).toEqual([200, { handle: 'Ann', address: 'ann@mail.example' }]);
    }
    expect((await own()).body).toMatchObject({ address: 'ann@mail.example', waiting: null });
  });

  it('of another person counts only if that person opens the link, and says whose account it is', async () => {
    await askAddress('Bob', 'ann@mail.example');
    expect(walk.server.mails[0]!.text).toContain('The account Bob wants its notices sent to this address.');
    expect((await askPassword('ann@mail.example')).status).toBe(202);
    await walk.sendMails();
    expect(walk.server.mails).toHaveLength(1);
  });

  it('is not confirmed by a link that is late, replaced, of a removed address, or made up', async () => {
    const replaced = await askAddress('Ann', 'first@mail.example');
    const late = await askAddress('Ann', 'second@mail.example');
    expect((await confirm(replaced)).status).toBe(422);
    walk.setTime(new Date(ON_TIME.getTime() + 25 * HOUR_MS));
    expect((await confirm(late)).status).toBe(422);
    walk.setTime(ON_TIME);
    await (await signIn()).ask('delete', ADDRESS);
    expect((await confirm(late)).status).toBe(422);
    expect((await confirm('qdl_made-up')).status).toBe(422);
  });

  it.each([
    'ann',
    'ann@',
    '@mail.example',
    'ann@mail',
    'a b@mail.example',
    'ann@mail.example\nBcc: x@y.example',
    'a,b@mail.example',
  ])('%j is refused before a mail is written', async (address) => {
    expect((await (await signIn()).ask('put', ADDRESS, { address })).status).toBe(400);
  });

  it('that the server refuses gets no mail until it is confirmed again', async () => {
    await confirm(await askAddress('Ann', 'ann@mail.example'));
    walk.server.atStep = (step) => (step === 'to' ? { code: 550 } : null);
    expect((await askPassword('Ann')).status).toBe(202);
    expect(await walk.sendMails()).toEqual([]);
    const own = (await (await signIn()).ask('get', ADDRESS)).body as Record<string, unknown>;
    expect(own).toMatchObject({ address: 'ann@mail.example', refusedWith: '550' });
    walk.server.atStep = () => null;
    await askPassword('Ann');
    await walk.sendMails();
    expect(walk.server.mails).toHaveLength(1);
    await confirm(await askAddress('Ann', 'ann@mail.example'));
    expect((await (await signIn()).ask('get', ADDRESS)).body).toMatchObject({ refusedAt: null });
  });

  it('that cannot get its link is named to its owner, until another link is sent', async () => {
    const ann = await signIn();
    await ann.ask('delete', ADDRESS);
    walk.server.atStep = (step) => (step === 'to' ? { code: 550 } : null);
    expect((await ann.ask('put', ADDRESS, { address: 'anm@mail.example' })).status).toBe(202);
    expect(await walk.sendMails()).toEqual([]);
    expect((await ann.ask('get', ADDRESS)).body).toMatchObject({ waiting: null, undelivered: 'anm@mail.example' });
    const { text } = await ann.ask('get', '/account', undefined, { accept: 'text/html' });
    expect(text).toContain('The mail server does not take mails for <bdi>anm@mail.example</bdi>');
    walk.server.atStep = () => null;
    await confirm(await askAddress('Ann', 'ann@mail.example'));
    expect((await ann.ask('get', ADDRESS)).body).toMatchObject({ address: 'ann@mail.example', undelivered: null });
  });

  it('cannot be used to fill the mailbox of a stranger', async () => {
    const browser = await signIn();
    const ask = () => browser.ask('put', ADDRESS, { address: 'stranger@mail.example' });
    for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(202);
    expect((await ask()).status).toBe(429);
  });
});

describe('a lost password', () => {
  it('is replaced by the link that comes by mail, once, and every other link of the account ends', async () => {
    await confirm(await askAddress('Ann', 'ann@mail.example'));
    for (const account of ['ann', 'ANN@mail.example']) await askPassword(account);
    await walk.sendMails();
    const [other, link] = walk.server.mails.slice(-2).map(({ text }) => linkIn(text!));
    const set = (each: string) => newBrowser(walk).ask('post', '/api/v1/password', { link: each, newPassword: NEW });
    expect((await set(link!)).status).toBe(200);
    expect([(await set(link!)).status, (await set(other!)).status]).toEqual([422, 422]);
    await newBrowser(walk).signIn('Ann', NEW);
  });

  it('is answered the same for an account with an address, one without and none at all', async () => {
    await confirm(await askAddress('Ann', 'ann@mail.example'));
    const answers = [];
    for (const account of ['Ann', 'Bob', 'nobody', 'nobody@mail.example', "' or 1=1 --"]) {
      const { status, body, headers } = await askPassword(account);
      answers.push({ status, body, length: headers['content-length'] as unknown });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const written = await walk.dataSource.query<unknown[]>(`select from mails where purpose = 'password'`);
    expect(written).toHaveLength(5);
    await walk.sendMails();
    expect(walk.server.mails).toHaveLength(2);
  });

  it('has a link that ends after an hour', async () => {
    await confirm(await askAddress('Ann', 'ann@mail.example'));
    await askPassword('Ann');
    await walk.sendMails();
    const link = linkIn(walk.server.mails.at(-1)!.text!);
    walk.setTime(new Date(ON_TIME.getTime() + HOUR_MS + 1));
    expect((await newBrowser(walk).ask('post', '/api/v1/password', { link, newPassword: NEW })).status).toBe(422);
  });
});

describe('the page of a lost password', () => {
  it('can be sent without a script', async () => {
    const browser = newBrowser(walk);
    const page = await browser.open('get', '/lost-password', { accept: 'text/html' });
    expect(page.text).toContain('name="account"');
    const sent = await browser.sendForm(
      '/send?from=%2Flost-password',
      [
        ['_form', 'lost-password'],
        ['_operation', 'POST /api/v1/password/requests'],
        ['_said', 'done'],
        ['account', 'nobody'],
      ],
      null,
    );
    expect(sent.status).toBe(303);
  });
});
