import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SECRET_VARIABLES, takeSecretsFromFiles } from './secret-files.js';
import { KNOWN_VARIABLES } from './variables.js';

describe('secrets from files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quadrant-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (text: string): string => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, text);
    return file;
  };

  it.each(SECRET_VARIABLES)('put the text of a file into %s, without its last line break', (name) => {
    const env: Record<string, string | undefined> = { [`${name}_FILE`]: write('a-secret\n'), PORT: '1' };
    takeSecretsFromFiles(env);
    expect(env).toEqual({ [name]: 'a-secret', PORT: '1' });
    expect(KNOWN_VARIABLES).toEqual(expect.arrayContaining([name, `${name}_FILE`]));
  });

  it('are all settings whose name says that they are secret, or that may hold a password', () => {
    const secret = /(?:SECRET|SECRET_ACCESS_KEY|TOKEN|PASSWORD|HEADERS)$|_URL$/;
    const open = ['PUBLIC_URL', 'API_URL', 'QUADRANT_URL'];
    expect(KNOWN_VARIABLES.filter((name) => secret.test(name) && !open.includes(name)).sort()).toEqual(
      [...SECRET_VARIABLES].sort(),
    );
  });

  it('do nothing without the variables, and take an empty file as no secret', () => {
    const env: Record<string, string | undefined> = { METRICS_TOKEN: 'x', METRICS_TOKEN_FILE: '' };
    takeSecretsFromFiles(env);
    expect(env['METRICS_TOKEN']).toBe('x');
    const empty: Record<string, string | undefined> = { METRICS_TOKEN_FILE: write('\n') };
    takeSecretsFromFiles(empty);
    expect(empty).toEqual({ METRICS_TOKEN: '' });
  });

  it('are refused when both are set, the file is missing, or it holds more than one line', () => {
    const attempt = (env: Record<string, string | undefined>) => () => takeSecretsFromFiles(env);
    expect(attempt({ METRICS_TOKEN: 'canary', METRICS_TOKEN_FILE: write('other') })).toThrow(
      'METRICS_TOKEN and METRICS_TOKEN_FILE are both set: remove one of them.',
    );
    expect(attempt({ REDIS_URL_FILE: path.join(folder, 'none') })).toThrow(
      /^REDIS_URL_FILE names a file that cannot be read \(ENOENT.*\): correct its name or its permissions\.$/,
    );
    for (const text of ['canary\ncanary', 'canary'.repeat(2000), 'can\0ary']) {
      expect(attempt({ DATABASE_URL_FILE: write(text) })).toThrow(
        `DATABASE_URL_FILE names ${path.join(folder, 'secret')}, which is no secret: it has to hold one line.`,
      );
    }
  });
});
