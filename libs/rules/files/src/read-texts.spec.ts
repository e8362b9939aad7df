import { readPastFile } from './past-file.js';
import { writeXlsx } from './writers/write-xlsx.js';
import { readerOfTexts, refuseText, refuseTexts } from './read-texts.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const answersOf = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([text, value]) => [`text.${text}`, value]));
const read = (file: Uint8Array, texts: Readonly<Record<string, string>>) => {
  const facts = { game: '2e', director: 'ann', name: 'Winter', startsAt: '2004-03-02', wins: 'full' };
  return readPastFile(file, 'winter', new Map([...Object.entries(facts), ...answersOf(texts)]), new Date('2026-01-01'));
};
const changed = (text: string, texts: Readonly<Record<string, string>>) =>
  new TextDecoder().decode(readerOfTexts(answersOf(texts))!.inBytes(bytes(text)));

describe('A text that is read as another one', () => {
  it.each([
    ['Go 1\nGone Go2 aGo Go', { Go: 'Round' }, 'Round 1\nGone Go2 aGo Round'],
    ['Go Go-Go', { Go: 'Go Go' }, 'Go Go Go Go-Go Go'],
    ['Match point, Match', { Match: 'Round', 'Match point': '12W' }, '12W, Round'],
    ['go Go', { Go: 'Round' }, 'go Round'],
    ['1. Ann (sub)', { '(sub)': '""' }, '1. Ann '],
    ['Zoe\u0308 - Zoë', { Zoë: 'Zoe' }, 'Zoe - Zoe'],
    ['Ann\r\nGo\rGo', { Go: 'Round' }, 'Ann\r\nRound\rRound'],
    ['Ab AbA', { Ab: '""' }, ' AbA'],
    // Other texts are never looked for in what was put there.
    ['Go', { Go: 'Match', Match: 'Go' }, 'Match'],
    ['<html><p class="Go">Go</p>', { Go: 'Round' }, '<html><p class="Go">Round</p>'],
    // The names in JSON and XML say what its values are.
    ['{"Go": "Go"}', { Go: 'Round' }, '{"Go": "Go"}'],
    ['<Go>Go</Go>', { Go: 'Round' }, '<Go>Go</Go>'],
    ['[Go 1]\nAnn', { Go: 'Round' }, '[Round 1]\nAnn'],
  ])('makes %j of %j', (text, texts, result) => {
    expect(changed(text, texts as Readonly<Record<string, string>>)).toBe(result);
  });

  const GAMES = 'Go 1\nAnn beat Bob 100-40\nCy beat Dee 100-65\n\nGo 2\nAnn beat Cy 100-30\nBob beat Dee 100-80\n';
  const ROWS = [
    ['Go', 'Player 1', 'Player 2', 'Winner'],
    ...[
      ['1', 'Ann', 'Bob', 'Ann'],
      ['1', 'Cy', 'Dee', 'Cy'],
      ['2', 'Ann', 'Cy', 'Ann'],
      ['2', 'Bob', 'Dee', 'Bob'],
    ],
  ];
  const FILES: readonly (readonly [string, Uint8Array, string])[] = [
    ['a text with games', bytes(GAMES), 'line 1'],
    ['a text in UTF-16', new Uint8Array(Buffer.from(`\ufeff${GAMES}`, 'utf16le')), 'line 1'],
    ['CSV', bytes(`Winter\n\n${ROWS.map((row) => row.join(';')).join('\n')}`), 'line 3'],
    ['TSV', bytes(ROWS.map((row) => row.join('\t')).join('\n')), 'line 1'],
    ['a workbook', writeXlsx([{ name: 'Winter', rows: [[], ...ROWS] }]), 'A2'],
    [
      'HTML',
      bytes(`<html>\n<body><table>${ROWS.map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`).join('')}</table>`),
      'line 2',
    ],
    ['an HTML page with lines', bytes(`<html><body><pre>\n${GAMES}</pre>`), 'line 2'],
  ];
  it.each(FILES)('gives the rounds of %s, and a finding', (_, file, where) => {
    const sent = Uint8Array.from(file);
    const { tournaments, findings, shape } = read(file, { Go: 'Round', Nowhere: 'Somewhere' });
    expect(new Set(tournaments.flatMap(({ pairings }) => pairings.map(({ round }) => round)))).toEqual(new Set([1, 2]));
    const told = findings.filter(({ code }) => code === 'text-read-as');
    expect(told.map(({ pointer, message }) => [pointer, String(message)])).toEqual([
      ['/text.Go', expect.stringContaining(`in ${where}.`)],
    ]);
    expect(file).toEqual(sent);
    // The recipe is that of the shape, so the shape stays.
    expect(shape).toEqual(read(file, {}).shape);
  });

  it('counts how often it was there', () => {
    const [told] = read(bytes(GAMES), { Go: 'Round' }).findings.filter(({ code }) => code === 'text-read-as');
    expect(String(told!.message)).toBe('“Go” is read as “Round” 2 times, first in line 1.');
    const [once] = read(bytes(GAMES), { '100-65': '""' }).findings.filter(({ code }) => code === 'text-read-as');
    expect(String(once!.message)).toBe('“100-65” is left out once, in line 3.');
  });

  it('proposes the facts of the text as it is read', () => {
    const file = bytes(`Winter 2O04-03-02\n\n${GAMES}`);
    const proposed = readPastFile(
      file,
      'x',
      answersOf({ '2O04-03-02': '2004-03-02' }),
      new Date('2026-01-01'),
    ).proposals;
    expect(proposed.get('startsAt')).toBe('2004-03-02');
  });

  it.each([
    ['', 'Round'],
    [' Go', 'Round'],
    ['1', 'Round'],
    ['1-0', 'Round'],
    ['---', 'Round'],
    ['Go', 'Go'],
    ['Go', '=1+1'],
    ['Go', '@SUM(A1)'],
    ['Go', '-1'],
    ['Go', 'one\ntwo'],
    ['Go', 'a "b"'],
    ['Go', 'x'.repeat(65)],
    ['x'.repeat(65), 'Round'],
    ['a=b', 'Round'],
  ])('cannot be %j as %j', (text, value) => {
    expect(refuseText(`text.${text}`, value)).not.toBeNull();
    expect(readerOfTexts(answersOf({ [text]: value }))).toBeNull();
  });

  it.each([
    ['G', 'Round'],
    ['1997', '1998'],
    ['gegen', '-'],
    ['Go', 'Round 1'],
    ['Go', '""'],
    ['->', '-'],
  ])('can be %j as %j unless it is short and has no letter', (text, value) => {
    expect(refuseText(`text.${text}`, value) === null).toBe(text !== '->');
  });

  it('is one of at most 20', () => {
    const texts = (count: number) =>
      answersOf(Object.fromEntries(Array.from({ length: count }, (_, at) => [`Text${at}`, 'Round'])));
    expect(refuseTexts(texts(20))).toBeNull();
    expect(refuseTexts(texts(21))).not.toBeNull();
  });

  it('reads a long file with many texts in one pass', () => {
    const texts = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`a${'b'.repeat(at)}`, 'c']));
    const start = performance.now();
    changed('a'.repeat(1_000_000) + ' a'.repeat(400_000), texts);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
