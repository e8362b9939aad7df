import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { readReport } from '@quadrant/rules/report';
import { checkFile } from './check-file.js';
import { openFile } from './open-file.js';

const open = (text: string, answers: Readonly<Record<string, string>> = {}) =>
  openFile(new TextEncoder().encode(text), new Map(Object.entries(answers)));
const findingsOf = (text: string) => open(text).findings.filter(({ code }) => code !== 'open-question');
const ANSWERS = { game: '2e', director: 'ann', name: 'Winter Local', startsAt: '2014-11-08T10:00:00-05:00' };

/** The report that the first tournament of a text becomes. */
function reportOf(text: string, answers: Readonly<Record<string, string>> = ANSWERS) {
  const [document] = open(text, answers).documents;
  return JSON.parse(new TextDecoder().decode(document!)) as {
    players: { handle: string; droppedAfterRound?: number }[];
    rounds: { matches: { players: string[]; result: string; endedBy?: string }[] }[];
  };
}

const resultsOf = (text: string) =>
  reportOf(text).rounds.map(({ matches }) => matches.map(({ players, result }) => `${players.join('-')} ${result}`));

describe('Opening a file', () => {
  it('reads a table with a row for each match', () => {
    const text = 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n1,Cy,bye,\n2,Ann,Cy,1-1\n2,Bob,,BYE\n';
    expect(open(text)).toMatchObject({
      format: 'csv-matches',
      tournaments: [{ players: 3, rounds: 2, matches: 2, byes: 2, drops: 0 }],
    });
    expect(resultsOf(text)).toEqual([
      ['Ann-Bob FW', 'Cy BYE'],
      ['Ann-Cy TT', 'Bob BYE'],
    ]);
  });

  it('reads German and French names of columns, with semicolons and tabs', () => {
    expect(resultsOf('Runde;Spieler 1;Spieler 2;Ergebnis\n1;Ann;Bob;Sieg\n')).toEqual([['Ann-Bob FW']]);
    expect(resultsOf('Tour\tJoueur 1\tJoueur 2\tRésultat\n1\tAnn\tBob\tdéfaite\n')).toEqual([['Ann-Bob FL']]);
  });

  it('reads scorecards, and shows both when two contradict each other', () => {
    const cards = (bob: string) => `Player,Round,Opponent,Result\nAnn,1,Bob,MW\nBob,1,Ann,${bob}\nCy,1,,bye\n`;
    expect(resultsOf(cards('ML'))).toEqual([['Ann-Bob MW', 'Cy BYE']]);
    expect(findingsOf(cards('MW'))).toMatchObject([
      {
        code: 'scorecards-contradict',
        pointer: 'C2',
        line: 2,
        message: expect.stringContaining('“MW” against Bob, who has “MW”'),
      },
    ]);
  });

  it('reads a crosstable', () => {
    const text = 'No,Name,1,2,Total\n1,Ann,2W,3D,4\n2,Bob,1L,bye,3\n3,Cy,+,1D,4\n';
    expect(open(text)).toMatchObject({
      format: 'csv-crosstable',
      tournaments: [{ players: 3, rounds: 2, matches: 2, byes: 2 }],
    });
    expect(resultsOf(text)).toEqual([
      ['Ann-Bob FW', 'Cy BYE'],
      ['Ann-Cy TT', 'Bob BYE'],
    ]);
  });

  it('asks for everything that the file cannot say, and takes the answers', () => {
    const text = 'round,player1,player2,result\n1,Ann,Bob,win\n';
    expect(open(text)).toMatchObject({
      documents: [null],
      findings: ['game', 'director', 'name', 'startsAt'].map((key) => ({
        code: 'open-question',
        pointer: `/tournament/${key}`,
      })),
    });
    const { documents, findings } = open(text, ANSWERS);
    expect(findings.map(({ code }) => code)).toEqual(['wins-taken-as-full']);
    expect(readReport(documents[0]!).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('counts a report of quadrant/1, and each line of a history', () => {
    const history = readFileSync('test/golden/history-150.ndjson');
    const [line] = new TextDecoder().decode(history).split('\n', 1);
    expect(open(line!)).toMatchObject({ format: 'quadrant/1', tournaments: [{ name: 'Pioneer 47512', players: 12 }] });
    expect(openFile(history).format).toBe('quadrant/1-ndjson');
  });

  it('gives findings about a history the line of their report', () => {
    const report = readFileSync('test/golden/history-150.ndjson', 'utf8').split('\n', 1)[0]!;
    const history = `${report}\n\n{"schema":"quadrant/1","tournament":7}\n{"schema":\n`;
    const { findings } = checkFile(new TextEncoder().encode(history), new Map(), new Date());
    const errors = findings.filter(({ severity }) => severity === 'error');
    const places = errors.map(({ code, pointer, line, column }) => `${code} ${pointer} ${line}:${column}`);
    expect(places).toContain('wrong-type /tournament 3:37');
    expect(places.at(-1)).toBe('not-json  4:11');
  });

  it('reads UTF-16 and windows-1252', () => {
    const text = 'round,player1,player2,result\n1,Zoë,Müller,win\n';
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
    const ansi = new Uint8Array(Buffer.from(text, 'latin1'));
    for (const bytes of [utf16, ansi]) expect(openFile(bytes).tournaments).toMatchObject([{ players: 2 }]);
    const [document] = openFile(ansi, new Map(Object.entries(ANSWERS))).documents;
    expect(new TextDecoder().decode(document!)).toContain('Müller');
  });

  it.each([
    ['a quotation mark that is not closed', 'round,player1,player2,result\n1,"Ann,Bob,win\n', 'broken-file', 2],
    ['a quotation mark in a cell', 'round,player1,player2,result\n1,A"nn,Bob,win\n', 'broken-file', 2],
    [
      'a row with more cells than columns',
      'round,player1,player2,result\n1,Ann,Bob,win,x\n',
      'value-not-understood',
      2,
    ],
    ['a result that nobody knows', 'round,player1,player2,result\n1,Ann,Bob,maybe\n', 'value-not-understood', 2],
    ['a winner who did not play', 'round,player1,player2,winner\n1,Ann,Bob,Cy\n', 'value-not-understood', 2],
    ['a player of a crosstable who is not listed', 'No,Name,1\n1,Ann,7W\n', 'player-not-in-file', 2],
    [
      'XML with an entity of its own',
      '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>',
      'broken-file',
      1,
    ],
    ['a text of no format', 'Hello there.\n', 'unknown-format', undefined],
    ['JSON of no format', '[{"a":[1,2]}]', 'unknown-format', undefined],
  ])('refuses %s with the place', (_, text, code, line) => {
    const { findings, documents } = open(text, ANSWERS);
    expect(findings).toMatchObject([{ severity: 'error', code, ...(line !== undefined && { line }) }]);
    expect(documents.filter((document) => document !== null)).toEqual([]);
  });

  it('refuses bytes that are no text', () => {
    expect(openFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]))).toMatchObject({
      format: null,
      findings: [{ code: 'not-text' }],
    });
  });

  it('keeps a formula as a name, as it was typed', () => {
    const text = 'round,player1,player2,result\n1,=cmd(),Bob,win\n';
    expect(reportOf(text).players[0]).toEqual({ handle: '=cmd()' });
  });

  it('never throws, whatever bytes of a file are damaged', () => {
    const files = ['aesops-export.json', 'topdeck-cache.json', 'trf-irish-junior-2011.trf', 'swissperfect-export.txt'];
    const bytes = files.map((name) => new Uint8Array(readFileSync(`test/golden/${name}`)));
    const damage = fc.record({
      file: fc.nat(files.length - 1),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      put: fc.uint8Array({ maxLength: 6 }),
      cut: fc.nat(40),
    });
    fc.assert(
      fc.property(damage, ({ file, at, put, cut }) => {
        const whole = bytes[file]!;
        const start = Math.floor(at * whole.length);
        const { findings, documents } = openFile(
          new Uint8Array([...whole.subarray(0, start), ...put, ...whole.subarray(start + cut)]),
        );
        for (const { message, advice } of findings) expect([message, advice]).not.toContain('');
        expect(documents.every((document) => document === null || document.length > 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
