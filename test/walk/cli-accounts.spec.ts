import { hashToken, isPasswordRight } from '@quadrant/http';
import {
  AccountRepository,
  PasswordLinkRepository,
  PasswordRepository,
  SecondFactorRepository,
  TokenRepository,
} from '@quadrant/store/accounts';
import { makeFirstAdministrator } from '../../apps/cli/src/accounts/first-administrator.js';
import { useTestDatabase } from '../builders/database.js';
import { person } from '../builders/surroundings.js';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('accounts and tokens by the command', () => {
  const database = useTestDatabase();
  const operator = person(
    () => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home, QUADRANT_URL: 'https://quadrant.example/' }),
    () => NOW,
  );
  afterAll(() => operator.leave());

  it('make one first administrator, whose password nobody else has', async () => {
    const dataSource = await database.dataSource();
    const [first, ...others] = (
      await Promise.all([1, 2].map(() => makeFirstAdministrator(database.url, database.home, NOW)))
    ).sort((a) => (a === null ? 1 : -1));
    expect(others).toEqual([null]);
    expect(first).toEqual({
      handle: 'administrator',
      password: expect.stringMatching(/^(?:[0-9a-z]{5}-){4}[0-9a-z]{5}$/),
    });
    expect(await makeFirstAdministrator(database.url, database.home, NOW)).toBeNull();
    const account = await new AccountRepository(dataSource).findByHandle('administrator');
    expect(account?.roles).toMatchObject([{ role: 'administrator', grantedBy: 'operator' }]);
    const holder = await new PasswordRepository(dataSource).findByHandle('administrator');
    expect(await isPasswordRight(holder?.passwordHash ?? null, first!.password)).toBe(true);
    const audit = await dataSource.query<object[]>(`select actor, action, subject, detail from audit_entries`);
    expect(audit).toEqual([
      {
        actor: 'operator',
        action: 'account.create',
        subject: 'administrator',
        detail: { grants: [{ role: 'administrator' }] },
      },
    ]);
  });

  const linkIn = (out: string): string => /^https:\/\/quadrant\.example\/password#(qdl_[\w-]{43})\n$/.exec(out)![1]!;

  it('make an account with roles, and a link for its password', async () => {
    const words = [
      '--handle',
      'Ann',
      '--role',
      'coordinator',
      'regional-coordinator',
      '--continent',
      'europe',
      '--region',
      'Saxony',
    ];
    const { code, out, err } = await operator.call('account', 'create', ...words);
    expect([code, err]).toEqual([0, 'Ann sets a password with this link, once, until 2026-11-22T12:00:00.000Z:\n']);
    const dataSource = await database.dataSource();
    expect(await new PasswordLinkRepository(dataSource).find(hashToken(linkIn(out)), NOW)).toMatchObject({
      handle: 'Ann',
    });
    const account = await new AccountRepository(dataSource).findByHandle('ann');
    expect(account?.roles).toMatchObject([{ role: 'coordinator', continent: 'europe' }, { region: 'saxony' }]);
  });

  it.each([
    [['--handle', 'ANN'], 1, 'There is an account "ANN" already'],
    [['--handle', 'Operator'], 1, 'The program itself acts under this handle'],
    [['--handle', '..'], 2, 'The handle ".." cannot be part of the address of a page.'],
    [['--handle', 'Bob', '--role', 'king'], 2, 'Allowed choices are director, coordinator'],
    [['--handle', 'Bob', '--role', 'regional-coordinator'], 2, 'A regional coordinator needs --region.'],
    [
      ['--handle', 'Bob', '--role', 'administrator', '--continent', 'europe'],
      2,
      '--continent is of a coordinator only',
    ],
  ])('make none by %j', async (words, expected, sentence) => {
    const { code, out, err } = await operator.call('account', 'create', ...words);
    expect(code).toBe(expected);
    expect(out + err).toContain(sentence);
    expect(await new AccountRepository(await database.dataSource()).findByHandle('Bob')).toBeNull();
  });

  it('make a link for a lost password, and say whose there is none', async () => {
    const { code, out } = await operator.call('account', 'password-link', 'ann', '--json');
    const { url, ...rest } = JSON.parse(out) as { url: string };
    expect([code, rest]).toEqual([0, { handle: 'Ann', expiresAt: '2026-11-22T12:00:00.000Z' }]);
    expect(linkIn(`${url}\n`)).toMatch(/^qdl_/);
    expect(await operator.call('account', 'password-link', 'nobody')).toMatchObject({
      code: 1,
      out: 'Refused. There is no account "nobody": "quadrant account create" makes one.\n',
    });
  });

  it('list tokens and revoke them', async () => {
    const token = (
      await operator.call('token', 'create', '--role', 'player', '--handle', 'Ann', '--name', 'bot')
    ).out.trim();
    const { out } = await operator.call('token', 'list', '--handle', 'ann', '--json');
    const [listed] = JSON.parse(out) as { id: string }[];
    expect(listed).toMatchObject({ handle: 'Ann', name: 'bot', prefix: token.slice(0, 8), revokedAt: null });
    const table = await operator.call('token', 'list', '--handle', 'ann');
    expect(table.out).toContain(`${token.slice(0, 8)}  bot   2026-11-21`);
    expect(out + table.out).not.toContain(token.slice(8));
    expect((await operator.call('token', 'revoke', listed!.id)).out).toBe('The token "bot" of Ann is revoked.\n');
    expect((await operator.call('token', 'revoke', listed!.id)).out).toBe(
      'The token "bot" of Ann is revoked already.\n',
    );
    const found = await new TokenRepository(await database.dataSource()).findByHash(hashToken(token), NOW);
    expect(found).toEqual({ kind: 'revoked' });
  });

  it('A.1: say whom a token makes an approved director, and widen no approval by the way', async () => {
    const create = (role: string, handle: string, ...more: string[]) =>
      operator.call('token', 'create', '--role', role, '--handle', handle, ...more);
    const approved = (from: string) => `Lena is now an approved director: their reports from ${from} count at once.\n`;
    expect((await create('player', 'Lena')).err).not.toContain('approved');
    expect((await create('director', 'Lena', '--region', 'Saxony')).err).toContain(approved('saxony'));
    expect((await create('league-director', 'Lena')).err).not.toContain('approved');
    const rolesOf = async (handle: string) =>
      (await new AccountRepository(await database.dataSource()).findByHandle(handle))!.roles;
    expect(await rolesOf('Lena')).toMatchObject([{ role: 'director', region: 'saxony' }]);
    expect((await create('director', 'Lena')).err).toContain(approved('everywhere'));

    const { err } = await create('league-director', 'Lars');
    expect(err).toContain('Lars is now an approved director: their reports from everywhere count at once.\n');
    expect((await create('league-director', 'Lars')).err).not.toContain('approved');
    const json = JSON.parse((await create('league-director', 'Lore', '--json')).out) as { granted: object };
    expect(json.granted).toEqual({ role: 'director', region: null });
    expect((await create('league-director', 'Lou', '--scope', 'read')).err).not.toContain('approved');
  });

  it('do not repeat a token that was given in place of its id', async () => {
    const secret = `qdt_${'a'.repeat(46)}`;
    const { code, out, err } = await operator.call('token', 'revoke', secret);
    expect(code).toBe(1);
    expect(out + err).not.toContain(secret);
    expect((await operator.call('token', 'list', '--handle', 'nobody')).code).toBe(1);
  });

  it('reset a second factor with a reason', async () => {
    const dataSource = await database.dataSource();
    await operator.call('account', 'create', '--handle', 'Lost');
    const { id } = (await new AccountRepository(dataSource).findByHandle('Lost'))!;
    const reset = (handle: string) =>
      operator.call('account', 'reset-second-factor', handle, '--reason', 'the telephone is at the bottom of a lake');
    expect(await reset('Lost')).toMatchObject({ code: 1, out: expect.stringContaining('has no second factor') });
    expect(await reset('Nobody')).toMatchObject({ code: 1, out: expect.stringContaining('There is no account') });
    const factors = new SecondFactorRepository(dataSource);
    await factors.begin(id, 'SECRET', NOW);
    const author = { handle: 'Lost', at: NOW, requestId: null };
    await factors.confirm({ accountId: id, secret: 'SECRET', step: 1, hashes: [] }, author);
    expect(await reset('Lost')).toMatchObject({ code: 0, out: expect.stringContaining('without a second factor') });
    expect(await factors.find(id)).toBeNull();
    const audit = `select actor, subject, detail from audit_entries where action = 'second-factor.reset'`;
    expect(await dataSource.query<object[]>(audit)).toEqual([
      { actor: 'operator', subject: 'Lost', detail: { reason: 'the telephone is at the bottom of a lake' } },
    ]);
  });
});
