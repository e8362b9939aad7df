import { renderToString } from 'preact-render-to-string';
import { AUDIT_ACTIONS } from '@quadrant/rules/events';
import type { AuditNames, AuditRow } from '@quadrant/store/audit';
import { inLanguage } from '../languages/language.js';
import { ACTION_GROUPS } from './action-field.js';
import { AuditSentence } from './audit-sentence.js';
import { ACTION_NAMES } from './audit-words.js';

const ID = '0f5f2c5e-6a51-4c55-9a8e-1b2c3d4e5f60';

const NAMES: AuditNames = {
  tournaments: new Map([[ID, 'Spring Cup']]),
  announcements: new Map([[ID, 'Autumn Cup']]),
  leagues: new Map([['north-sea', 'North Sea']]),
  players: new Map([[ID, 'cee']]),
  handles: new Set(['ben']),
  accounts: new Map([
    ['anna', { isPlayer: false }],
    ['ben', { isPlayer: true }],
  ]),
};

const ABOUT_SLUGS = new Set(['league']);
const ABOUT_PEOPLE = new Set([
  'account',
  'address',
  'identity',
  'password',
  'password-link',
  'role',
  'second-factor',
  'session',
  'token',
  'claim',
]);
const ABOUT_NUMBERS = new Set(['batch', 'history-window', 'opening', 'ruling', 'run']);

const subjectOf = (action: string): string => {
  const word = action.split('.', 1)[0]!;
  if (action === 'player.split') return 'batch 12';
  if (ABOUT_SLUGS.has(word)) return 'north-sea';
  if (ABOUT_PEOPLE.has(word)) return 'Ben';
  return ABOUT_NUMBERS.has(word) ? `${word} 12` : ID;
};

const entryOf = (action: string, detail: AuditRow['detail'] = {}): AuditRow => ({
  ...{
    id: 1,
    at: new Date('2026-03-03T10:12:00Z'),
    actor: 'Anna',
    action,
    subject: subjectOf(action),
    requestId: null,
  },
  detail: { season: '2026-27', role: 'coordinator', continent: 'europe', name: 'Cup', director: 'Ben', ...detail },
  mentions: [`tournament:${ID}`],
});

const tell = (language: 'en' | 'de', entry: AuditRow): string =>
  inLanguage(language, () =>
    renderToString(<AuditSentence entry={entry} things={{ names: NAMES, opensAccounts: true }} />),
  );

const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '');

describe('a sentence of the audit', () => {
  it('says who gave which role to whom, with links to both', () => {
    const entry = entryOf('role.grant');
    expect(wordsOf(tell('en', entry))).toBe('Anna gave Ben a role: Coordinator, Europe');
    expect(wordsOf(tell('de', entry))).toBe('Anna gab Ben eine Rolle: Koordination, Europa');
    expect(tell('en', entry)).toContain('href="/admin/accounts/Ben"');
  });

  it.each(AUDIT_ACTIONS)('exists in both languages, with who did what: %s', (action) => {
    const [english, german] = [tell('en', entryOf(action)), tell('de', entryOf(action))];
    expect(wordsOf(english)).toMatch(/^Anna \S/);
    expect(wordsOf(german)).toMatch(/^Anna \S/);
    expect(wordsOf(english)).not.toBe(wordsOf(german));
    expect(`${english}${german}`).not.toMatch(/[{}]|undefined|\[object/);
  });

  it.each(AUDIT_ACTIONS)('never says of a refused attempt that it was done: %s', (action) => {
    const done = wordsOf(tell('en', entryOf(action)));
    const refused = tell('en', entryOf(action, { refusal: 'forbidden' }));
    expect(wordsOf(refused)).toContain(`Anna was refused: ${ACTION_NAMES[action]}`);
    expect(wordsOf(refused)).not.toContain(done);
    expect(refused).toContain('<a href="/problems/forbidden">forbidden</a>');
    const counted = wordsOf(tell('de', entryOf(action, { repeated: 'forbidden', times: 1200 })));
    expect(counted).toMatch(/^Anna wurde 1\.?200-mal in einer Stunde abgewiesen: /);
  });

  it.each(
    AUDIT_ACTIONS.filter(
      (action) => !['publication', 'audit-key', 'card-names', 'window', 'webhook'].includes(action.split('.', 1)[0]!),
    ),
  )('links what it is about, or says who it was: %s', (action) => {
    expect(tell('en', entryOf(action))).toMatch(/^<a href="\/admin\/accounts\/Anna">.*<\/a>(.*href="| signed )/);
  });

  it('shows actions of earlier versions and refused requests as they are', () => {
    expect(wordsOf(tell('en', entryOf('tournament.correct')))).toBe('Anna did “tournament.correct”: Spring Cup');
    const request = { ...entryOf('POST /api/v1/leagues', { refusal: 'forbidden' }), subject: '/api/v1/leagues' };
    expect(wordsOf(tell('en', request))).toContain('send a request that they may not send (/api/v1/leagues)');
  });

  it('names nobody who is hidden', () => {
    const hidden = { ...NAMES, players: new Map(), handles: new Set<string>() };
    const html = renderToString(
      <AuditSentence entry={entryOf('player.change')} things={{ names: hidden, opensAccounts: false }} />,
    );
    expect(wordsOf(html)).toBe('Anna changed the player a hidden player');
  });

  it('has a place in the filter for each action, and only one', () => {
    const words = Object.values(ACTION_GROUPS).flat();
    expect(words.toSorted()).toEqual([...new Set(AUDIT_ACTIONS.map((action) => action.split('.', 1)[0]!))].toSorted());
  });
});
