import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as systems from '../../libs/rules/systems/src/index.js';

const read = (path: string): string => readFileSync(join(process.cwd(), path), 'utf8');

const SOURCES = ['apps', 'libs'].flatMap((room) =>
  readdirSync(join(process.cwd(), room), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
    .map((path) => `${room}/${path}`),
);

// 001, II.A.i, 2: it is made of a date of birth, so it can be computed here and is told nobody.
describe('the player ID of 001', () => {
  it('stays inside its rule system: nothing that stores, shows or logs can have one', () => {
    expect(SOURCES.length).toBeGreaterThan(500);
    expect(SOURCES.filter((path) => read(path).includes('decipherPlayerId'))).toEqual([
      'libs/rules/systems/src/decipher-1999/player-id.ts',
    ]);
    expect(Object.keys(systems)).not.toContain('decipherPlayerId');
  });

  it('has no date of birth to be made of: neither documents nor tables nor requests have one', () => {
    const ABOUT_BIRTH = /birth|\bborn/i;
    const naming = SOURCES.filter((path) => ABOUT_BIRTH.test(read(path).replaceAll("'birth-date'", '')));
    expect(naming.sort()).toEqual([
      // Its docstring says that a date of birth in a foreign file is dropped.
      'libs/rules/files/src/parts/file-tournament.ts',
      // The heading of a column whose cells no finding may show.
      'libs/rules/files/src/unused-columns.ts',
      // The list says when a report is refused for one.
      'libs/rules/findings/src/document-findings.ts',
      'libs/rules/report/src/check-privacy.ts',
      'libs/rules/systems/src/decipher-1999/player-id.ts',
    ]);
    expect(ABOUT_BIRTH.test(read('libs/store/schema/schema.snapshot.sql'))).toBe(false);
  });
});
