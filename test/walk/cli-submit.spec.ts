import { serveHttp } from '@quadrant/http';
import { FrontDoorModule } from '../../apps/cli/src/front-door.module.js';
import { useTestDatabase } from '../builders/database.js';
import { person } from '../builders/surroundings.js';
import { winterLocal } from '../builders/winter-local.js';

/** The program has no clock of its own: late for a report, and not too old for a director. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const LATE = daysAgo(30);
const NO_REASON = expect.stringContaining('--reason has to be one line of 1 to 200 characters');

describe('token create and submit', () => {
  const database = useTestDatabase();
  const facts: Record<string, string> = {};
  const dora = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home, ...facts }));
  let close: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    process.env['DATABASE_URL'] = database.url;
    const app = await serveHttp(FrontDoorModule, { settings: { port: 0, logLevel: 'silent', trustProxy: false } });
    facts['QUADRANT_URL'] = (await app.getUrl()).replace('0.0.0.0', '127.0.0.1');
    close = () => app.close();
  });
  afterAll(async () => {
    await close();
    dora.leave();
  });

  it('prints a token that the front door takes', async () => {
    const { code, out } = await dora.call('token', 'create', '--role', 'director', '--handle', 'Dora');
    expect(code).toBe(0);
    expect(out).toMatch(/^qdt_\w{46}\n$/);
    facts['QUADRANT_TOKEN'] = out.trim();
  });

  it('shows what a revision changed, field by field, and how far two revisions differ', async () => {
    const document = winterLocal({ startsAt: daysAgo(2), externalId: 'own:diff', director: 'dora' });
    dora.write('first.json', JSON.stringify(document));
    const { out } = await dora.call('submit', 'first.json', '--json');
    const [{ receipt }] = JSON.parse(out) as [{ receipt: { tournamentId: string } }];
    const { tournament, ...rest } = document as { tournament: object };
    dora.write('second.json', JSON.stringify({ ...rest, tournament: { ...tournament, name: 'Corrected Local' } }));
    expect((await dora.call('submit', 'second.json', '--json')).code).toBe(0);
    const id = receipt.tournamentId;
    const shown = await dora.call('diff', id);
    expect(shown).toMatchObject({ code: 0, err: '' });
    expect(shown.out).toMatch(/^changed \/tournament\/name: "[^"]+" → "Corrected Local"\n$/);
    const { out: json } = await dora.call('diff', id, '--revision', '1', '--against', '2', '--json');
    expect(JSON.parse(json)).toMatchObject({ revision: 1, against: 2, total: 1 });
    const missing = await dora.call('diff', id, '--revision', '9');
    expect(missing.code).toBe(1);
    expect(missing.err + missing.out).toContain('9');
  });

  it('sends several files and shows receipts and findings', async () => {
    dora.write('mine.json', JSON.stringify(winterLocal({ startsAt: LATE, externalId: 'own:1', director: 'dora' })));
    dora.write('theirs.json', JSON.stringify(winterLocal({ startsAt: LATE, externalId: 'own:2', director: 'eve' })));
    dora.write('broken.json', '{"schema": "quadrant/1"}');
    const { code, out } = await dora.call('submit', 'mine.json', 'theirs.json', 'broken.json', '--json');
    expect(code).toBe(1);
    const answers = JSON.parse(out);
    expect(answers[0]).toMatchObject({
      file: 'mine.json',
      accepted: true,
      created: true,
      receipt: { state: 'awaiting-refresh' },
    });
    expect(answers[1]).toMatchObject({ accepted: false, problem: { status: 403 } });
    expect(answers[2]).toMatchObject({ accepted: false, problem: { status: 422, findings: expect.any(Array) } });
  });

  it('prints the claim codes of new players with their names, and a code creates an account', async () => {
    const document = winterLocal({ name: 'Cards & Codes', startsAt: LATE, externalId: 'own:codes', director: 'dora' });
    const renamed = JSON.stringify(document).replaceAll(/"(ann|bob|cy|dee)"/g, '"$1-of-codes"');
    const { players, ...rest } = JSON.parse(renamed) as { players: { handle: string }[] };
    const named = players.map((player, index) => (index === 0 ? { ...player, name: 'Ann <i>First</i>' } : player));
    dora.write('codes.json', JSON.stringify({ ...rest, players: named }));
    const { out: answer } = await dora.call('submit', 'codes.json', '--confirm', 'possible-duplicate=a test', '--json');
    dora.write('answer.json', answer);
    const printed = await dora.call('receipt', 'codes', 'answer.json');
    expect([printed.code, printed.err]).toEqual([0, '']);
    const block = /^Cards & Codes\nName: {8}Ann <i>First<\/i>\nHandle: {6}ann-of-codes\nClaim code: {2}(\S{19})\n/;
    const [, claimCode] = block.exec(printed.out) ?? [];
    expect(printed.out.match(/^Claim code: /gm)).toHaveLength(4);
    const page = await dora.call('receipt', 'codes', 'answer.json', '--html');
    expect(page.out).toContain('<h1>Ann &lt;i>First&lt;/i></h1><p>Cards &amp; Codes</p>');
    const signUp = await fetch(`${facts['QUADRANT_URL']}/api/v1/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ handle: 'ann-of-codes', password: 'a long enough password 1', claimCode }),
    });
    expect(signUp.status).toBe(201);
  });

  it('sends what there is when one of the files is missing, and takes a report from the standard input', async () => {
    dora.pipe(JSON.stringify(winterLocal({ startsAt: LATE, externalId: 'own:1', director: 'dora' })));
    const { code, out } = await dora.call('submit', 'nowhere.json', '-', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([
      { file: 'nowhere.json', accepted: false, problem: { detail: expect.stringContaining('there is no such file') } },
      { file: '-', accepted: true, created: false },
    ]);
  });

  const played = daysAgo(30).slice(0, 10);
  const names = ['Ann', 'Bob', 'Cy', 'Dee', 'Eva', 'Fin', 'Gus', 'Hal', 'Ida', 'Jon', 'Kai', 'Leo'];
  const pairings = [0, 1, 2, 3].flatMap((round) =>
    [0, 1, 2, 3, 4, 5].map(
      (table) => `${round + 1},${names[table]},${names[6 + ((table + round) % 6)]},FW,100,${10 * round + table}`,
    ),
  );
  const spreadsheet = ['Round,Player 1,Player 2,Result,Score 1,Score 2', ...pairings, ''].join('\r\n');

  it('makes a receipt of a spreadsheet of twelve players and four rounds, with three questions', async () => {
    dora.write('results.csv', spreadsheet);
    const unanswered = await dora.call('submit', 'results.csv', '--json');
    expect(unanswered.code).toBe(1);
    const [{ problem }] = JSON.parse(unanswered.out) as [{ problem: { findings: { code: string }[] } }];
    expect(problem.findings.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'open-question'));

    dora.answer('2e', 'Winter Local', played);
    const { code, out, err } = await dora.call('submit', 'results.csv');
    expect(err.match(/results\.csv: The file does not say/g)).toHaveLength(3);
    expect([code, out]).toEqual([0, expect.stringMatching(/^results\.csv: awaiting-refresh .*, new\.\n {2}receipt /)]);
    expect(out).toContain('translated from a file (csv-matches), of which only its sha256 is kept: ');
  });

  it('shows a preview first, and submits only when the person says so', async () => {
    dora.write('previewed.csv', spreadsheet.replaceAll('FW', 'FL'));
    const words = [
      'submit',
      'previewed.csv',
      '--set',
      'game=2e',
      '--preview',
      '--confirm',
      'possible-duplicate=a test',
    ] as const;
    dora.answer('Spring Local', daysAgo(2).slice(0, 10), '', 'no');
    const kept = await dora.call(...words);
    expect(kept.err).toMatch(/previewed\.csv: would be \w+.*Nothing is stored yet\.\n {2}1\. .*Submit it now\?/s);
    expect([kept.code, kept.out]).toEqual([0, expect.stringContaining('Nothing is stored yet.')]);

    dora.answer('Spring Local', daysAgo(2).slice(0, 10), '', 'yes');
    const sent = await dora.call(...words);
    expect([sent.code, sent.out]).toEqual([0, expect.stringMatching(/^previewed\.csv: \w.*, new\.\n {2}receipt /)]);
    const json = await dora.call(
      ...words,
      '--set',
      'name=Other',
      '--set',
      `startsAt=${daysAgo(3).slice(0, 10)}`,
      '--json',
    );
    expect(JSON.parse(json.out)).toMatchObject([{ accepted: true, preview: { standings: expect.any(Array) } }]);
  });

  it('asks only what it was not told before, and takes the suggestion for an empty answer', async () => {
    dora.write('autumn local.csv', spreadsheet.replaceAll('FW', 'MW'));
    dora.answer('', '');
    const { code, out, err } = await dora.call('submit', 'autumn local.csv', '--confirm', 'possible-duplicate=a test');
    expect([code, err.match(/The file does not say/g)?.length]).toEqual([0, 2]);
    expect(out).toContain('answered this for an earlier file: game=2e');
  });

  it('sends nothing of a file that it cannot read, in one message', async () => {
    dora.write('package.json', JSON.stringify({ scripts: {}, list: Array.from({ length: 600 }, () => ({})) }, null, 2));
    const { code, out } = await dora.call('submit', 'package.json', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([{ accepted: false, problem: { findings: [{ code: 'unknown-format' }] } }]);
  });

  it('keeps a draft, lists it, answers what is open, and submits it', async () => {
    dora.write('unfinished.csv', spreadsheet.replaceAll('FW', 'ML'));
    const saved = await dora.call('draft', 'save', 'unfinished.csv', '--name', 'Later', '--json');
    const { id } = JSON.parse(saved.out) as { id: string };
    expect(saved.code).toBe(0);
    expect((await dora.call('draft', 'list')).out).toContain(`${id}  Later, changed `);
    const open = await dora.call('draft', 'show', id);
    expect(open.out).toMatch(/12 players, 4 rounds, 24 matches\n {2}error open-question at \/tournament\/name/);
    expect((await dora.call('draft', 'submit', id)).code).toBe(1);
    const answered = await dora.call('draft', 'answer', id, 'name=Late Local', `startsAt=${daysAgo(40).slice(0, 10)}`);
    expect([answered.code, answered.out]).toEqual([0, expect.stringContaining('  name=Late Local\n')]);
    const sent = await dora.call('draft', 'submit', id, '--confirm', 'possible-duplicate=a test');
    expect([sent.code, sent.out]).toEqual([0, expect.stringMatching(/^awaiting-refresh /)]);
    expect(await dora.call('draft', 'delete', id)).toMatchObject({ code: 1 });
    expect((await dora.call('draft', 'list')).out).toBe('You have no drafts.\n');
  });

  it('knows the same report again', async () => {
    const { code, out } = await dora.call('submit', 'mine.json');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^mine\.json: awaiting-refresh \(.*\), known already\.\n {2}receipt [0-9A-Z-]{9}, signed\n {2}submission /,
    );
  });

  it('shows what a withdrawal would move, withdraws, and refuses to do it again', async () => {
    facts['QUADRANT_TOKEN'] = (
      await dora.call('token', 'create', '--role', 'coordinator', '--handle', 'Carla')
    ).out.trim();
    const submitted = JSON.parse((await dora.call('submit', 'mine.json', '--json')).out);
    const id = String(submitted[0].receipt.tournamentId);
    const withdraw = (...more: string[]) => dora.call('withdraw', id, '--reason', 'a test', ...more);
    expect(await withdraw('--preview')).toMatchObject({
      code: 0,
      out: 'Only a preview, nothing was changed. It moves nothing that is published: 0 later tournaments, 0 players.\n',
    });
    expect(await withdraw()).toMatchObject({
      code: 0,
      out: 'Stored, the tournament is at version 2 now. It moves nothing that is published.\n',
    });
    const again = await withdraw('--json');
    expect(again.code).toBe(1);
    expect(JSON.parse(again.out)).toMatchObject({ status: 409, type: '/problems/already-withdrawn' });
  });

  it('sets a level, and refuses one that is none', async () => {
    dora.write('other.json', JSON.stringify(winterLocal({ startsAt: LATE, externalId: 'own:3', director: 'dora' })));
    const submitted = JSON.parse((await dora.call('submit', 'other.json', '--json')).out);
    const id = String(submitted[0].receipt.tournamentId);
    expect(await dora.call('set-level', id, '3', '--reason', 'allocated')).toMatchObject({
      code: 0,
      out: 'Stored, the tournament is at version 2 now. It waits for the next refresh.\n',
    });
    expect(await dora.call('set-level', id, 'report', '--reason', 'as it was')).toMatchObject({ code: 0 });
    expect(await dora.call('set-level', id, 'high', '--reason', 'x')).toMatchObject({ code: 2, out: '' });
    expect(await dora.call('withdraw', id, '--reason', '')).toMatchObject({ code: 2, out: '', err: NO_REASON });
    expect(await dora.call('set-level', id, '2', '--reason', 'a\nb')).toMatchObject({ code: 2, err: NO_REASON });
  });

  it('C.1: lists what waits for a league flag, flags it, and takes the flag away', async () => {
    const carla = facts['QUADRANT_TOKEN']!;
    const formed = await dora.call('token', 'create', '--role', 'director-of-organized-play', '--handle', 'Stoovie');
    const league = { slug: 'flagged', name: 'Flagged', director: 'Lena' };
    const lena = await dora.call('token', 'create', '--role', 'league-director', '--handle', 'Lena');
    await fetch(`${facts['QUADRANT_URL']}/api/v1/leagues`, {
      method: 'POST',
      headers: { authorization: `Bearer ${formed.out.trim()}`, 'content-type': 'application/json' },
      body: JSON.stringify(league),
    });
    facts['QUADRANT_TOKEN'] = (await dora.call('token', 'create', '--role', 'director', '--handle', 'Dora')).out.trim();
    dora.write(
      'league.json',
      JSON.stringify(winterLocal({ startsAt: daysAgo(34), externalId: 'own:6', director: 'dora', league: 'flagged' })),
    );
    const submitted = JSON.parse((await dora.call('submit', 'league.json', '--json')).out);
    const id = String(submitted[0].receipt.tournamentId);
    facts['QUADRANT_TOKEN'] = lena.out.trim();
    const listed = await dora.call('not-counting', 'flagged', '--only', 'not-flagged');
    expect(listed).toMatchObject({ code: 0, out: expect.stringContaining(`${id}@1`) });
    expect(await dora.call('flag', 'flagged', `${id}@1`, '--reason', 'played in it')).toMatchObject({
      code: 0,
      out: '1 tournament flagged for flagged.\n',
    });
    expect(await dora.call('flag', 'flagged', `${id}@1`, '--reason', 'again')).toMatchObject({
      code: 1,
      out: expect.stringContaining('Refused. The tournament has version 2 now.'),
    });
    expect(await dora.call('unflag', 'flagged', id, '--reason', 'a friendly')).toMatchObject({
      code: 0,
      out: '1 tournament unflagged, and no longer of a league.\n',
    });
    expect(await dora.call('flag', 'flagged', `${id}@x`, '--reason', 'x')).toMatchObject({ code: 2, out: '' });
    facts['QUADRANT_TOKEN'] = carla;
  });

  it('C.3: closes a season that is over, and says why a toss is refused', async () => {
    const carla = facts['QUADRANT_TOKEN']!;
    facts['QUADRANT_TOKEN'] = (
      await dora.call('token', 'create', '--role', 'league-director', '--handle', 'Lena')
    ).out.trim();
    const answer = await fetch(`${facts['QUADRANT_URL']}/api/v1/leagues/flagged/seasons`, {
      method: 'POST',
      headers: { authorization: `Bearer ${facts['QUADRANT_TOKEN']}`, 'content-type': 'application/json' },
      body: JSON.stringify({ season: '2013-14', startsOn: '2013-10-01', endsOn: '2014-03-31' }),
    });
    expect(answer.status).toBe(201);
    const season = ['flagged', '2013-14'];
    expect(await dora.call('record-toss', ...season, 'playoffs', 'ann', 'bob', '--reason', 'a coin')).toMatchObject({
      code: 1,
      out: expect.stringContaining('Name everybody who is tied at one place, and nobody else.'),
    });
    expect(await dora.call('close', ...season, 'half', '--reason', 'over')).toMatchObject({ code: 2, out: '' });
    expect(await dora.call('close', ...season, 'season', '--reason', 'over')).toMatchObject({
      code: 0,
      out: 'Stored, the league is at version 3 now. It is published at once.\n',
    });
    expect(await dora.call('close', ...season, 'season', '--reason', 'over')).toMatchObject({
      code: 1,
      out: expect.stringContaining('was closed at'),
    });
    facts['QUADRANT_TOKEN'] = carla;
  });

  it('shows what a merge of players would move, merges them, and undoes it', async () => {
    const document = JSON.stringify(winterLocal({ startsAt: daysAgo(38), externalId: 'own:4', director: 'dora' }));
    const alone = winterLocal({ startsAt: daysAgo(42), externalId: 'own:5', director: 'dora' });
    dora.write('again.json', document);
    dora.write('alone.json', JSON.stringify(alone).replaceAll('"ann"', '"ann the second"'));
    expect(await dora.call('submit', 'again.json', 'alone.json')).toMatchObject({ code: 0 });
    expect(await dora.call('merge-players', 'ann', 'bob', '--reason', 'twins')).toMatchObject({
      code: 1,
      out: expect.stringContaining('Refused. Both have an entry in '),
    });
    const merge = (...more: string[]) =>
      dora.call('merge-players', 'ann the second', 'ann', '--reason', 'a test', ...more);
    expect(await merge('--preview')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Only a preview, nothing was changed\. It is published at once: /),
    });
    const merged = JSON.parse((await merge('--json')).out) as { id: string };
    expect(await merge()).toMatchObject({ code: 1, out: expect.stringContaining('The player counts as') });
    expect(await dora.call('undo-merge', merged.id, '--reason', 'a test')).toMatchObject({
      code: 0,
      out: 'Stored, ann the second counts as a separate player again. It moves nothing that is published.\n',
    });
    expect(await dora.call('undo-merge', merged.id, '--reason', 'again')).toMatchObject({ code: 1 });
  });

  it('opens a dispute, and says why one is refused', async () => {
    const submitted = JSON.parse((await dora.call('submit', 'other.json', '--json')).out);
    const id = String(submitted[0].receipt.tournamentId);
    const open = (...more: string[]) => dora.call('dispute', id, '--text', 'The winner is wrong.', ...more);
    expect(await open('--about', 'result', '--round', '1')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^Sent\. The directors have seven days to answer: http:\/\/127\.0\.0\.1:\d+\/disputes\/[-0-9a-f]{36}\n$/,
      ),
    });
    expect(JSON.parse((await open('--about', 'director', '--json')).out)).toMatchObject({
      state: 'open-with-coordinator',
    });
    expect(await open('--about', 'result', '--round', '99')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^Refused\. The current revision of the tournament has 3 rounds\. /),
    });
    expect(await open('--about', 'weather')).toMatchObject({ code: 2, out: '' });
    expect(await open('--about', 'result', '--round', 'one')).toMatchObject({ code: 2, out: '' });
  });

  it('refuses a handle that nobody can have', async () => {
    expect(await dora.call('token', 'create', '--role', 'director', '--handle', '..')).toMatchObject({
      code: 2,
      out: '',
    });
  });
});
