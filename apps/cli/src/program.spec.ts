import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '@quadrant/rules/tournament';
import { person, surroundingsFor } from '../../../test/builders/surroundings.js';
import { report, reportDocument } from '../../../test/builders/report.js';
import { round } from '../../../test/builders/round-text.js';
import { EXAMPLES } from './examples.js';
import { describeProgram, listCalls } from './program.js';
import { SAMPLES } from '../../../test/builders/samples.js';

const WINTER_LOCAL = reportDocument(
  report(
    round('ann 100-35 bob FW', 'cy 100-60 dee FW'),
    round('ann 100-35 cy FW', 'bob 80-75 dee MW time'),
    round('ann 50-50 dee TT time', 'bob 100-0 cy FW'),
  ),
);

const TOKEN = `qdt_${'0'.repeat(46)}`;

const SILENT = surroundingsFor(() => undefined);

describe('quadrant', () => {
  const ann = person(() => ({}));
  afterAll(() => ann.leave());
  beforeAll(() => {
    ann.write('winter local.json', JSON.stringify(WINTER_LOCAL));
    mkdirSync(path.join(ann.folder, 'no-files'));
  });

  it('describes its calls, with examples', async () => {
    const { code, out } = await ann.call('--help');
    expect(code).toBe(0);
    for (const word of [
      'start',
      'submit',
      'import',
      'refresh',
      'export',
      'token',
      'check',
      'standings',
      'points',
      'pair',
      'pods',
      'bracket',
      'draw',
      'rules',
      'time-limits',
      'Examples:',
    ]) {
      expect(out).toContain(word);
    }
  });

  it('says in its help what the exit codes mean', async () => {
    const { out } = await ann.call('--help');
    expect(out).toMatch(/Exit codes:\n {2}0 {2}done\n {2}1 {2}.*refused.*\n {2}2 {2}could not run/);
  });

  it.each([
    'submit',
    'import',
    'refresh',
    'export',
    'token create',
    'check',
    'standings',
    'points',
    'pair',
    'pods',
    'bracket',
    'rules',
    'time-limits',
  ])('tells in the help of %s that there is JSON', async (name) => {
    expect((await ann.call(...name.split(' '), '--help')).out).toMatch(/--json +print JSON for programs/);
  });

  it('checks a table with its sender as director, by the name that is set, and names answers that it does not use', async () => {
    const table = 'Round;Player 1;Player 2;Result;Notes\n1;Ann;Bob;FW;\n1;Cy;Dee;FW;late\n';
    ann.write('table.csv', table);
    const set = ['game=2e', 'name=Winter Local', 'startsAt=2014-11-08', 'column.Tisch=result', 'handle.Eve=eve'];
    const call = (...more: string[]) =>
      ann.call('check', 'table.csv', ...set.flatMap((each) => ['--set', each]), ...more);
    const asked = await call();
    expect([asked.code, asked.out.includes('/tournament/director')]).toEqual([1, true]);
    const { code, out } = await call('--as', 'dora');
    expect(code).toBe(0);
    expect(out).toMatch(/^Winter Local: 4 players, 1 round, 2 matches/);
    expect(out).not.toContain('/tournament/director');
    expect(out.match(/^Not used: .*$/gm)).toEqual([
      'Not used: --set "column.Tisch=…". The file has nothing that it answers.',
      'Not used: --set "handle.Eve=…". The file has nothing that it answers.',
    ]);
    expect(out).not.toContain('column.Notes=');
  });

  it('has one example for each call in its help, which parses', async () => {
    const calls = listCalls(describeProgram(SILENT, () => undefined));
    expect(calls.length).toBeGreaterThan(30);
    for (const { name } of calls) {
      const example = EXAMPLES[name] ?? '';
      expect(example.startsWith(name) ? name : `${name} has no example`).toBe(name);
      // Nothing of the call runs: its example is only read, with all its arguments and options.
      const program = describeProgram(SILENT, () => undefined);
      let ran: string | null = null;
      for (const each of listCalls(program)) each.call.action(() => void (ran = each.name));
      const words = [...example.matchAll(/"([^"]*)"|((?:[^\s"]|"[^"]*")+)/g)].map((word) =>
        word[0].replaceAll('"', ''),
      );
      await program.parseAsync(words, { from: 'user' });
      expect(ran).toBe(name);
      let help = '';
      listCalls(program)
        .find((each) => each.name === name)!
        .call.configureOutput({ writeOut: (text) => void (help += text) })
        .outputHelp();
      expect(help.match(/^Example:\n {2}quadrant .+$/gm)).toEqual([`Example:\n  quadrant ${example}`]);
    }
  });

  it.each(['submit', 'held', 'call'])('names in the help of %s whom it asks', async (name) => {
    const { out } = await ann.call(name, '--help');
    expect(out).toContain('QUADRANT_URL');
    expect(out).toContain('QUADRANT_TOKEN');
  });

  it('takes no --json for start, which has none', async () => {
    expect(await ann.call('start', '--json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('unknown option'),
    });
  });

  it('prints the version of its package', async () => {
    ann.write('package.json', JSON.stringify({ version: '12.3.4' }));
    expect(await ann.call('--version')).toEqual({ code: 0, out: '12.3.4\n', err: '' });
  });

  it.each([
    [['chek'], 'Did you mean check?'],
    [['check', '--jsn', 'x'], "unknown option '--jsn'"],
    [['check'], "missing required argument 'files'"],
    [['submit'], 'Give files to submit, or a folder with --watch FOLDER'],
    [['token', 'create', '--role', 'king', '--handle', 'ann'], 'Allowed choices are player, director'],
    [['check', 'nowhere.json'], 'nowhere.json cannot be read: there is no such file.'],
    [['check', 'no-files'], 'The folder no-files holds no file.'],
  ])('says in a sentence why it could not run: %j', async (words, sentence) => {
    const { code, out, err } = await ann.call(...words);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
  });

  it('names everything that is wrong with the configuration at once', async () => {
    const bob = person(() => ({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      REFRESH_CRON: 'weekly',
      DATABASE_URL: 'x',
      REDIS_URL: 'y',
    }));
    const { code, err } = await bob.call('refresh');
    bob.leave();
    expect(code).toBe(2);
    const sentences = err.trim().split('\n');
    expect(sentences.map((each) => each.split(' ')[0])).toEqual([
      'PORT',
      'LOG_LEVEL',
      'DATABASE_URL',
      'REDIS_URL',
      'REFRESH_CRON',
    ]);
  });

  describe('check', () => {
    it('gives findings and both verdicts', async () => {
      const { code, out } = await ann.call('check', 'winter local.json', '--json');
      expect(code).toBe(0);
      const answer = JSON.parse(out);
      expect(answer.sanctioned.value).toBe(true);
      expect(answer.rated.value).toBe(true);
      expect(answer.findings).toEqual([]);
    });

    it('says it to people', async () => {
      const { out } = await ann.call('check', 'winter local.json');
      expect(out).toMatch(
        /^Winter Local: 4 players, 3 rounds, 6 matches, 0 byes, 0 drops\.\nSanctioned: yes \(Organized Play Guide 4\.2, section 2: .*\)\nRated: yes \(.*\)\n$/,
      );
    });

    it('refuses with all findings', async () => {
      ann.write('broken.json', JSON.stringify({ ...WINTER_LOCAL, players: [], schema: 'quadrant/9' }));
      const { code, out } = await ann.call('--json', 'check', 'broken.json');
      expect(code).toBe(1);
      const { findings, sanctioned, rated } = JSON.parse(out) as { findings: Finding[]; sanctioned: null; rated: null };
      expect(findings.map((finding) => finding.code)).toEqual(expect.arrayContaining(['wrong-schema', 'no-players']));
      expect([sanctioned, rated]).toEqual([null, null]);
    });

    it('takes several files, a folder and the standard input, and a missing one does not stop the others', async () => {
      ann.pipe(JSON.stringify(WINTER_LOCAL));
      mkdirSync(path.join(ann.folder, 'season'));
      ann.write('season/one.csv', 'Round,Player 1,Player 2,Result\n1,Ann,Bob,win\n');
      const { code, out } = await ann.call('check', 'nowhere.json', 'season', '-', '--json');
      expect(code).toBe(1);
      expect(JSON.parse(out)).toMatchObject([
        { file: 'nowhere.json', format: null, unread: 'nowhere.json cannot be read: there is no such file.' },
        { file: path.join('season', 'one.csv'), format: 'csv-matches', tournaments: [{ matches: 1 }] },
        { file: '-', format: 'quadrant/1', tournaments: [{ name: 'Winter Local' }] },
      ]);
    });

    it('names the formats that it reads for a text of none', async () => {
      ann.write('text.json', 'ann beat bob');
      expect(await ann.call('check', 'text.json')).toMatchObject({
        code: 1,
        out: expect.stringContaining('unknown-format'),
      });
    });
  });

  describe('standings', () => {
    it('computes by another reading of a rule, and refuses one that there is not', async () => {
      const strengths = async (...more: string[]) => {
        const { out } = await ann.call('standings', 'missed.json', '--json', ...more);
        const { standings } = JSON.parse(out) as { standings: { handle: string; strengthOfSchedule: number }[] };
        return standings.find(({ handle }) => handle === 'ann')?.strengthOfSchedule;
      };
      const missed = report(round('ann 100-0 bob FW'), round('bob 100-0 cy FW', 'ann MG'), round('ann 100-0 cy FW'));
      ann.write('missed.json', JSON.stringify(reportDocument(missed)));
      // Bob has 5 victory points, Cy 2; the Missed Game counts 0, or is left out together with the lowest.
      expect(await strengths()).toBe(7);
      expect(await strengths('--reading', 'opg-missed-game=left-out')).toBe(5);
      expect(await ann.call('standings', 'missed.json', '--reading', 'opg-missed-game=never')).toMatchObject({
        code: 2,
        err: expect.stringContaining('Give counts-zero or left-out.'),
      });
    });

    it('gives rows with what decided', async () => {
      const { code, out } = await ann.call('standings', 'winter local.json', '--json');
      expect(code).toBe(0);
      const { ruleSystem, standings } = JSON.parse(out) as { ruleSystem: string; standings: { handle: string }[] };
      expect(ruleSystem).toBe('opg-4.2');
      expect(standings[0]).toEqual({
        place: 1,
        handle: 'ann',
        points: 10,
        strengthOfSchedule: expect.any(Number),
        differential: 130,
        cumulativeVictoryPoints: expect.any(Number),
        decidedBy: 'points',
      });
      expect(standings.map(({ handle }) => handle)).toEqual(['ann', 'bob', 'cy', 'dee']);
    });

    it('gives people a table', async () => {
      const { out } = await ann.call('standings', 'winter local.json');
      expect(out.split('\n')[0]).toBe('place  handle  points  SoS  diff  CVP  decided by');
      expect(out.split('\n')[1]).toMatch(/^ {4}1 {2}ann {9}10/);
    });

    it('gives the columns that the rule system has', async () => {
      ann.write('tribbles.json', JSON.stringify(reportDocument(SAMPLES['opg-4.2, Tribbles']!)));
      const { out } = await ann.call('--json', 'standings', 'tribbles.json');
      const { standings } = JSON.parse(out) as { standings: object[] };
      expect(Object.keys(standings[0]!)).toEqual(['place', 'handle', 'points', 'roundsWon', 'decidedBy']);
      const table = await ann.call('standings', 'tribbles.json');
      expect(table.out.split('\n')[0]).toMatch(/^place +handle +points +rounds won +decided by$/);
    });

    it('refuses a report with errors', async () => {
      ann.write('empty.json', '{}');
      expect(await ann.call('standings', 'empty.json')).toMatchObject({ code: 1, out: '' });
    });
  });

  describe('points', () => {
    it('gives programs the row of the table', async () => {
      const { code, out } = await ann.call('points', '--table', 'wct', '--players', '9', '--json');
      expect(code).toBe(0);
      expect(JSON.parse(out)).toEqual({
        table: 'wct',
        section: '000 §12.4',
        participants: 9,
        row: [
          { from: 1, to: 1, points: 20 },
          { from: 2, to: 2, points: 16 },
          { from: 3, to: 4, points: 12 },
          { from: 5, to: 8, points: 10 },
          { from: 9, to: 9, points: 8 },
        ],
        reason: null,
      });
    });

    it('gives people a table', async () => {
      const { out } = await ann.call('points', '--table', 'masters', '--players', '5');
      const rows = ['places  points', '1           12', '2            8', '3-4          6', '5            4'];
      expect(out).toBe(
        ['Masters Points for 5 players (Organized Play Guide 4.2, table 11.2.2)', ...rows, ''].join('\n'),
      );
    });

    it('gives one place where one is asked for', async () => {
      const { out } = await ann.call('points', '--table', 'wct', '--players', '20', '--place', '17', '--json');
      expect(JSON.parse(out)).toMatchObject({ place: 17, row: [{ from: 17, to: 20, points: 22 }] });
    });

    it.each([
      ['33', 'Place 33 earns nothing: the table ends with the 32nd place.'],
      ['40', 'Places 33 to 40 earn nothing: the table ends with the 32nd place.'],
    ])('B.7: says which places of %s earn nothing', async (players, sentence) => {
      const { out } = await ann.call('points', '--table', 'wct', '--players', players);
      expect(out.split('\n').slice(-3)).toEqual(['17-32       34', sentence, '']);
      const json = await ann.call('points', '--table', 'wct', '--players', players, '--json');
      expect(JSON.parse(json.out)).toMatchObject({ reason: sentence });
    });

    it.each([
      [['3'], 'None: a tournament needs 4 participants to give points.'],
      [['40', '--place', '33'], 'None: the table ends with the 32nd place.'],
    ])('says why there are none: %j', async (words, sentence) => {
      const { code, out } = await ann.call('points', '--table', 'wct', '--players', ...words);
      expect(code).toBe(0);
      expect(out).toContain(sentence);
    });

    it.each([
      [['--table', 'wct'], "required option '--players <number>' not specified"],
      [['--players', '9'], "required option '--table <table>' not specified"],
      [['--table', 'wtc', '--players', '9'], 'Allowed choices are wct, masters'],
      [['--table', 'wct', '--players', '0'], 'Give a whole number, from 1 to 99999.'],
      [['--table', 'wct', '--players', '9.5'], 'Give a whole number, from 1 to 99999.'],
      [['--table', 'wct', '--players', '9', '--place', '10'], '9 players have no place 10.'],
    ])('could not run with %j', async (words, sentence) => {
      const { code, out, err } = await ann.call('points', ...words);
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err).toContain(sentence);
    });
  });

  it('needs a token and an address to submit', async () => {
    expect((await ann.call('submit', 'winter local.json')).err).toContain('QUADRANT_TOKEN is not set');
    const bob = person(() => ({ QUADRANT_TOKEN: TOKEN, QUADRANT_URL: 'here' }));
    bob.write('a.json', '{"schema": "quadrant/1"}');
    expect((await bob.call('submit', 'a.json')).err).toContain('QUADRANT_URL is "here"');
    const eve = person(() => ({ QUADRANT_TOKEN: TOKEN, QUADRANT_URL: 'http://127.0.0.1:9' }));
    eve.write('a.json', JSON.stringify(WINTER_LOCAL));
    expect(await eve.call('submit', 'a.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('No answer from'),
    });
    bob.leave();
    eve.leave();
  });

  it.each([`${TOKEN}\n`, ` ${TOKEN}`, `"${TOKEN}"`, TOKEN.slice(1), `${TOKEN}0`, 'secret', 'qdt_\u{1f600}'])(
    'does not send, and does not print, %j as a token',
    async (token) => {
      const bob = person(() => ({ QUADRANT_TOKEN: token, QUADRANT_URL: 'http://127.0.0.1:9' }));
      bob.write('a.json', '{"schema": "quadrant/1"}');
      const { code, out, err } = await bob.call('submit', 'a.json');
      bob.leave();
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^QUADRANT_TOKEN is not a token: .*\.\n$/);
      expect(err).not.toContain(token.trim());
    },
  );

  it.each(['/proc/quadrant/out', '/dev/null/out', 'file/out'])(
    'cannot export to %s, and says so at once',
    async (dir) => {
      ann.write('file', '');
      const { code, err } = await ann.call('export', dir);
      expect(code).toBe(2);
      expect(err).toMatch(/^The folder .* cannot be made: .*\.\n$/);
    },
  );
});
