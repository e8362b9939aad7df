import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SuspicionRepository } from '@quadrant/store/suspicions';
import { handIn } from '../builders/history.js';
import { report, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { pageOf, type Page } from './accounts/page.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const STORED = { en: 'Nothing is stored yet.', de: 'Noch ist nichts gespeichert.' } as const;

/** Trials ask for these values, by the name of the field; "into" is another thing of the same kind. */
const FILLED: Record<string, string> = {
  reason: 'to see what moves',
  level: '2',
  scheme: 'thanks',
  name: 'Thanks',
  table: 'kind,player,title,date,source\ntitle,ann,World Champion 2012,2012-08-10,Website of 2012',
};
const INTO: Record<'players' | 'tournaments', string> = { players: 'ann', tournaments: '' };
/** A source has forms with a trial on these pages. */
const PAGES_OF: Record<string, readonly string[]> = {};

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/web/src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const imported = async (externalId: string, changes: ReportChanges, names: Record<string, { name: string }> = {}) => {
  const { tournamentId, revision } = await handIn(
    walk.dataSource,
    report(
      round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
      round('ann 100-60 cy FW', 'bob 55-50 dee MW'),
      round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
      { ...changes, tournament: { externalId, country: 'DE', ...changes.tournament }, players: names },
    ),
    { receivedAt: ON_TIME, role: 'operator' },
  );
  await walk.publisher.publishTournament(tournamentId, revision);
  return tournamentId;
};

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Doop', { role: 'director-of-organized-play' });
  const token = await walk.createToken('coordinator', 'Thsch');
  await walk.post('/api/v1/leagues', token, { slug: 'bajor', name: 'Bajor', director: 'Doop' }).expect(201);
  const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
  await walk.post('/api/v1/leagues/bajor/seasons', token, season).expect(201);
  const schemes = (await walk.get('/api/v1/bonus-schemes').expect(200)).body as { printed: { text: string }[] };
  FILLED['text'] = schemes.printed[0]!.text;

  const first = await imported('trial:1', { tournament: { league: 'bajor' } });
  const second = await imported('trial:2', { tournament: { startsAt: '2014-11-08T15:00:00Z' } });
  const out = await imported('trial:3', { tournament: { format: 'sealed' } });
  await walk.post(`/api/v1/tournaments/${out}/withdrawal`, token, { reason: 'never took place' }).expect(200);
  INTO.tournaments = second;
  const twin = report(round('anneke 100-20 zoe FW'), {
    tournament: { externalId: 'trial:4', format: 'draft' },
    players: { anneke: { name: 'Susan Zimbar' } },
  });
  const same = report(round('suzan 100-20 yan FW'), {
    tournament: { externalId: 'trial:5', format: 'draft', country: 'FR' },
    players: { suzan: { name: 'Susan Zimbar' } },
  });
  for (const each of [twin, same]) await handIn(walk.dataSource, each, { receivedAt: ON_TIME, role: 'operator' });
  await walk.app.get(SuspicionRepository, { strict: false }).check(null, () => ON_TIME);

  Object.assign(PAGES_OF, {
    'apps/web/src/tournaments/change-tournament.page.tsx': [
      `/tournaments/${first}/change`,
      `/tournaments/${out}/change`,
    ],
    'apps/web/src/tournaments/act.tsx': [`/tournaments/${first}/edit`, `/tournaments/${out}/edit`],
    'apps/web/src/players/change/merges.tsx': ['/players/zoe/change'],
    'apps/web/src/leagues/direct/schemes.tsx': ['/leagues/bajor/direct'],
    'apps/web/src/desk/balances.page.tsx': ['/desk/history/balances'],
    'apps/web/src/desk/checks.page.tsx': ['/desk/checks'],
  } satisfies typeof PAGES_OF);
});

const FORM = /<form\b[^>]*\bid="([^"]+)".*?<\/form>/gs;
const TRIAL = /<button\b[^>]*name="_trial" value="([^"]+)"/;

/** Lists the forms with a trial on a page, each with the operation that it tries. */
const trialsOn = ({ html }: Page) =>
  [...html.matchAll(FORM)].flatMap(([form, id = '']) => {
    const [, operation] = TRIAL.exec(form) ?? [];
    return operation === undefined ? [] : [{ id, operation }];
  });

/** Counts rows, except the answers that are stored for repeated requests. */
async function countStored(): Promise<Record<string, number>> {
  const { idempotency_keys: _remembered, ...stored } = await walk.countRows();
  return stored;
}

const BANNER = /<div class="(said[^"]*)" role="alert" tabindex="-1" autofocus>(.*?)<\/div>/s;

it.each(['en', 'de'] as const)('no form says after a trial that it was saved: %s', async (language) => {
  const browser = await newBrowser(walk).signIn('Doop', PASSWORD);
  browser.cookies.set('quadrant-language', language);
  const tried: string[] = [];
  for (const address of Object.values(PAGES_OF).flat()) {
    const page = await pageOf(browser, address);
    expect(page.status).toBe(200);
    for (const { id, operation } of trialsOn(page)) {
      const kind = operation.includes('/players/') ? 'players' : 'tournaments';
      // Fields of the form that already have a value keep it.
      const empty = page
        .fieldsOf(id)
        .flatMap(([name, value]) => (value === '' || /^level/.test(name) ? [name.split(':')[0]!] : []));
      const values = Object.fromEntries(
        Object.entries({ ...FILLED, into: INTO[kind] }).filter(([name]) => empty.includes(name)),
      );
      const before = await countStored();
      const shown = await page.send(id, values, `_trial=${operation.replaceAll('&amp;', '&')}`);
      expect([id, address, shown.status]).toEqual([id, address, 200]);
      const [, classes, banner = ''] = BANNER.exec(shown.html) ?? [];
      expect([id, classes, banner]).toEqual([id, 'said trial', expect.stringContaining(STORED[language])]);
      expect(shown.html.match(/autofocus/g)).toHaveLength(1);
      // The changes are one click away from the banner.
      const [, place] = /href="#([^"]+)"/.exec(banner) ?? [];
      expect(shown.html).toContain(`id="${place}"`);
      expect(await countStored()).toEqual(before);
      tried.push(operation.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}'));
    }
  }
  expect([...new Set(tried)].sort()).toEqual([
    'PATCH /api/v1/tournaments/{id}?preview=true',
    'POST /api/v1/leagues/bajor/schemes/dry-run without=name,reason',
    'POST /api/v1/opening-balances?preview=true',
    'POST /api/v1/players/suzan/merge?preview=true',
    'POST /api/v1/players/zoe/merge?preview=true',
    'POST /api/v1/tournaments/{id}/merge?preview=true',
    'POST /api/v1/tournaments/{id}/reinstatement?preview=true',
    'POST /api/v1/tournaments/{id}/withdrawal?preview=true',
  ]);
});

it('every source of a form with a trial is walked above', () => {
  const found = sources.filter(({ text }) => text.includes('<TrialButton')).map(({ file }) => file);
  expect(found.sort()).toEqual(Object.keys(PAGES_OF).sort());
});

it('a form tries an operation by a trial button only, and only one place makes banners', () => {
  const holding = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(holding(/name="_trial"/)).toEqual(['apps/web/src/components/form/trial.tsx']);
  expect(holding(/class="said[^>]*autofocus/)).toEqual(['apps/web/src/components/form/banner.tsx']);
  for (const { file, text } of sources.filter(({ file: each }) => each.endsWith('.tsx'))) {
    const asked = text.replace(/<TrialButton operation=\{`[^`]*`\}/g, '');
    expect([file, /preview=true|\/dry-run/.exec(asked)]).toEqual([file, null]);
  }
});
