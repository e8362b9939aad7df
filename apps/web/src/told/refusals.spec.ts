import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inLanguage } from '../languages/language.js';
import { told } from './told.js';

const ROOT = path.join(process.cwd(), 'apps/web/src');
const TEXT = /`[^`]*`|'[^']*'/.source;
const REFUSAL = new RegExp(`notFound\\(\\s*(${TEXT})(?:,\\s*(${TEXT}))?`, 'g');

/** Collects the refusals and the advice that readers can meet on pages. */
const refusals = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(REFUSAL)])
  .flatMap(([, detail, advice]) => [detail, advice])
  .filter((text) => text !== undefined)
  .map((text) =>
    text
      .slice(1, -1)
      .replaceAll(/\$\{JSON[^}]*\}/g, '"zeta"')
      .replaceAll(/\$\{[^}]*\}/g, '7'),
  )
  // A text within a text ends the pattern too early.
  .filter((text) => !text.includes('${'));

describe('a page that is not there', () => {
  it.each([...new Set(refusals)])('says in German: %s', (english) => {
    expect(inLanguage('de', () => told(english))).not.toBe(english);
  });

  it('is refused in more than twenty ways', () => {
    expect(refusals.length).toBeGreaterThan(20);
  });
});
