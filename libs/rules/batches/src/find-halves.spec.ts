import { parseManifest } from './manifest.js';
import { readItem } from './past-item.js';
import { findParts } from './parts.js';
import { type SettledPast, listMentions, settlePast } from './settle-past.js';
import { readBatchFile } from './read-batch-file.js';

const NOW = new Date('2026-11-28T10:00:00Z');
const bytesOf = (text: string) => new TextEncoder().encode(text);
const ANSWERS = new Map(Object.entries({ game: '2e', director: 'ann' }));
type Files = Readonly<Record<string, string>>;

const settle = (files: Files): SettledPast =>
  settlePast(Object.entries(files).map(([file, text]) => readItem(bytesOf(text), file, text, ANSWERS, NOW)));
const halvesOf = (files: Files) =>
  settle(files).halves.map(({ first, other, kind, sameBy }) => `${first} + ${other}: ${kind}, ${sameBy}`);

const HEAD = 'Round,Player 1,Player 2,Score\n';
const FIRST = `${HEAD}1,Ann Ash,Bob Best,100-40\n1,Cid Cole,Dee Dunn,30-100\n2,Ann Ash,Dee Dunn,100-20\n2,Bob Best,Cid Cole,100-50\n`;
const LAST = `${HEAD}3,Ann Ash,Cid Cole,100-40\n3,Bob Best,Dee Dunn,30-100\n`;
const PLACES = 'Place,Player,VP\n1,Ann Ash,9\n2,Dee Dunn,6\n3,Bob Best,3\n4,Cid Cole,0\n';

describe('half a tournament in a file', () => {
  it('is offered with the file that has its other rounds, the earlier rounds first', () => {
    expect(halvesOf({ 'kiel/2003-05-10 a.csv': LAST, 'kiel/2003-05-10 b.csv': FIRST })).toEqual([
      'kiel/2003-05-10 b.csv + kiel/2003-05-10 a.csv: rounds, day',
    ]);
  });

  it('is offered with the file that has its final places', () => {
    expect(halvesOf({ 'kiel/2003-05-10 places.csv': PLACES, 'kiel/2003-05-10.csv': FIRST })).toEqual([
      'kiel/2003-05-10.csv + kiel/2003-05-10 places.csv: places, day',
    ]);
  });

  it('is offered by its name where a day is not known', () => {
    expect(halvesOf({ 'kiel/Spring Open rounds 1-2.csv': FIRST, 'kiel/Spring Open, round 3.csv': LAST })).toEqual([
      'kiel/Spring Open rounds 1-2.csv + kiel/Spring Open, round 3.csv: rounds, name',
    ]);
    expect(halvesOf({ 'kiel/Frühjahr Teil 1.csv': FIRST, 'kiel/Frühjahr Endstand.csv': PLACES })).toHaveLength(1);
  });

  it('is offered with each file of a folder whose name counts its round, and with the places', () => {
    const round = (games: string) => `Player 1,Player 2,Score\n${games}`;
    const files = {
      'kiel/2003/round_1.csv': round('Ann Ash,Bob Best,100-40\nCid Cole,Dee Dunn,30-100\n'),
      'kiel/2003/round_2.csv': round('Ann Ash,Dee Dunn,100-20\nBob Best,Cid Cole,100-50\n'),
      'kiel/2003/round_3.csv': round('Ann Ash,Cid Cole,100-20\nBob Best,Dee Dunn,100-50\n'),
      'kiel/2003/standings.csv': PLACES,
    };
    expect(
      settle(files).halves.map(({ first, other, rounds, otherRounds }) => [first, other, rounds, otherRounds]),
    ).toEqual([
      ['kiel/2003/round_1.csv', 'kiel/2003/round_2.csv', [1], [2]],
      ['kiel/2003/round_1.csv', 'kiel/2003/round_3.csv', [1], [3]],
      ['kiel/2003/round_1.csv', 'kiel/2003/standings.csv', [1], []],
    ]);
  });

  it('is offered with the next day, which goes on with the next round', () => {
    expect(halvesOf({ 'kiel/2003-05-10.csv': FIRST, 'kiel/2003-05-11.csv': LAST })).toEqual([
      'kiel/2003-05-10.csv + kiel/2003-05-11.csv: rounds, day',
    ]);
    expect(halvesOf({ 'kiel/2003-05-10.csv': LAST, 'kiel/2003-05-11.csv': FIRST })).toEqual([]);
  });

  it('is no double: games without places, and the places', () => {
    const field = 'Ann Ash,Bob Best,Cid Cole,Dee Dunn,Eve Ede,Flo Fox'.split(',');
    const places = ['Place,Player,VP', ...field.map((name, at) => `${at + 1},${name},${9 - at}`)].join('\n');
    const games = `${FIRST}1,Eve Ede,Flo Fox,100-40\n`;
    const { doubles, halves } = settle({ 'kiel/2003-05-10 a.csv': places, 'kiel/2003-05-10 b.csv': games });
    expect(doubles).toEqual([]);
    expect(halves).toMatchObject([{ first: 'kiel/2003-05-10 b.csv', other: 'kiel/2003-05-10 a.csv', kind: 'places' }]);
  });

  it.each([
    ['another day', { 'kiel/2003-05-10 Open.csv': FIRST, 'kiel/2003-05-17 Open.csv': LAST }],
    ['another place', { 'kiel/2003-05-10.csv': FIRST, 'bonn/2003-05-10.csv': LAST }],
    [
      'other people',
      {
        'kiel/2003-05-10 a.csv': FIRST,
        'kiel/2003-05-10 b.csv': `${HEAD}3,Eve Ede,Flo Fox,1-0\n3,Ann Ash,Gus Gray,1-0\n`,
      },
    ],
    [
      'the same rounds',
      { 'kiel/2003-05-10 morning.csv': FIRST, 'kiel/2003-05-10 late.csv': LAST.replaceAll('3,', '2,') },
    ],
    [
      'two lists of places',
      { 'kiel/2003-05-10 a.csv': PLACES, 'kiel/2003-05-10 b.csv': PLACES.replace('Ann', 'Anna') },
    ],
  ])('is not offered with a file of %s', (_, files) => {
    expect(halvesOf(files)).toEqual([]);
  });

  it('tells what speaks for it', () => {
    expect(settle({ 'kiel/2003-05-10 a.csv': FIRST, 'kiel/2003-05-10 b.csv': LAST }).halves).toEqual([
      {
        first: 'kiel/2003-05-10 a.csv',
        other: 'kiel/2003-05-10 b.csv',
        kind: 'rounds',
        rounds: [1, 2],
        otherRounds: [3],
        inCommon: 4,
        people: 4,
        sameBy: 'day',
      },
    ]);
  });
});

describe('a file that is called a part of another one', () => {
  const [a, b] = ['kiel/2003-05-10 a.csv', 'kiel/2003-05-10 b.csv'];

  it('makes one tournament of both, and none of its own', () => {
    const part = { path: b, bytes: bytesOf(LAST), answers: ANSWERS };
    const joined = settlePast([
      readItem(bytesOf(FIRST), a, 'a', ANSWERS, NOW, [part]),
      readItem(bytesOf(LAST), b, 'b', ANSWERS, NOW, null),
    ]);
    expect(joined.brought.map(({ id }) => id)).toEqual([a]);
    expect(joined.halves).toEqual([]);
    const mentions = listMentions(joined).filter(({ spelling }) => spelling === 'Ann Ash');
    expect(mentions.map(({ file, line }) => `${file}:${line}`)).toEqual([`${a}:2`, `${a}:4`, `${b}:2`]);
  });

  it('asks only how its own table is read', () => {
    const text = `${HEAD}3,Ann Ash,N.N.,100-40\n`;
    const part = { path: b, bytes: bytesOf(text), answers: new Map<string, string>() };
    const whole = readBatchFile(bytesOf(FIRST), a, ANSWERS, NOW, [part]);
    expect(whole.open).not.toContain('word.N.N.');
  });

  it('belongs to the first file, also through another part; a circle joins nothing', () => {
    const files = (said: Readonly<Record<string, string | null>>) =>
      Object.entries(said).map(([file, partOf]) => ({ file, partOf }));
    expect(findParts(files({ a: null, b: 'a', c: 'b' }))).toEqual(new Map([['a', ['b', 'c']]]));
    expect(findParts(files({ a: 'b', b: 'a', c: 'x', d: 'd' }))).toEqual(new Map());
  });

  it('has to name another file of the folder in a manifest', () => {
    const manifest = (cell: string) =>
      parseManifest(`file,partOf\na.csv,\nb.csv,${cell}\n`, 'manifest.csv', ['a.csv', 'b.csv']);
    expect(manifest('a.csv')).not.toHaveProperty('refusal');
    for (const cell of ['x.csv', 'b.csv'])
      expect(manifest(cell)).toHaveProperty('refusal', expect.stringContaining('part of'));
  });
});
