import { findWritten, pairNames } from './pair-names.js';
import type { PersonTold } from './tell-people.js';

const person = (handle: string | null, ...written: readonly (readonly [spelling: string, scene: string])[]) => ({
  handle,
  isOfBatch: written[0]![1] !== 'stored',
  written: written.map(([spelling, scene], at) => ({
    spelling,
    tournament: `${scene}.csv`,
    scene,
    count: 9 - at,
    first: null,
    last: null,
  })),
});

const EVERYBODY: readonly PersonTold[] = [
  person(null, ['Jan Petersen', 'Kiel'], ['Petersen, J.', 'Kiel']),
  person(null, ['Kahless', 'Forum']),
  person(null, ['Stefan', 'Kassel']),
  person(null, ['Stefan', 'Marburg']),
  person(null, ['Stefan', 'Marburg (2)']),
  person(null, ['Stefan Becker', 'Marburg']),
  person('Uwe-1', ['Uwe', 'stored']),
];

const entry = (spelling: string, scene: string) => ({ tournament: `${scene}.csv`, spelling });

it('joins two spellings, in any capitals and with any blanks', () => {
  expect(pairNames('\n  kahless  =  jan   petersen \r\n', EVERYBODY)).toEqual({
    answers: [{ one: entry('Kahless', 'Forum'), other: entry('Jan Petersen', 'Kiel'), verdict: 'same' }],
    used: 1,
    unused: [],
  });
});

it('does not use a line that contradicts an answer so far, also through lines before it', () => {
  const given = [{ one: entry('Kahless', 'Forum'), other: entry('Uwe', 'stored'), verdict: 'two' as const }];
  const lines = 'Kahless = Jan Petersen\nUwe-1 = Stefan Becker\nJan Petersen = Stefan Becker';
  const { answers, used, unused } = pairNames(lines, EVERYBODY, given);
  expect([answers.length, used]).toEqual([2, 2]);
  expect(unused.map(({ line, reason }) => [line, String(reason)])).toEqual([
    [3, 'It contradicts an answer so far, which says that they are two people. Take one of the two back.'],
  ]);
});

it('takes the place in parentheses, and a stored player by the handle', () => {
  const { answers, unused } = pairNames('Stefan (Marburg) = Stefan Becker\nStefan (Marburg (2)) = Uwe-1', EVERYBODY);
  expect(unused).toEqual([]);
  expect(answers.map(({ one, other }) => [one, other])).toEqual([
    [entry('Stefan', 'Marburg'), entry('Stefan Becker', 'Marburg')],
    [entry('Stefan', 'Marburg (2)'), entry('Uwe', 'stored')],
  ]);
});

it('joins everybody who is written so at one place', () => {
  const twice = [person(null, ['Ole', 'Kiel']), person(null, ['Ole', 'Kiel (2)']), person(null, ['Ole Ott', 'Kiel'])];
  expect(pairNames('Ole = Ole Ott', twice).answers).toEqual([
    { one: entry('Ole', 'Kiel'), other: entry('Ole Ott', 'Kiel'), verdict: 'same' },
    { one: entry('Ole', 'Kiel (2)'), other: entry('Ole Ott', 'Kiel'), verdict: 'same' },
  ]);
});

it('lists each line that cannot be used, with the reason', () => {
  const lines = [
    'Kahless',
    'Kahless = Jan = Petersen',
    'Nobody = Kahless',
    'Kahless = Stefan (Kiel)',
    'Stefan = Stefan Becker',
    'Kahless = Stefan',
    'Jan Petersen = Petersen, J.',
  ];
  const { answers, unused } = pairNames(lines.join('\n'), EVERYBODY);
  expect(answers).toEqual([]);
  expect(unused.map(({ line, text, reason }) => [line, text, String(reason)])).toEqual([
    [1, lines[0], 'Write two names with an equals sign between them.'],
    [2, lines[1], 'Write two names with an equals sign between them.'],
    [3, lines[2], 'No file has the first name, or not at this place.'],
    [4, lines[3], 'No file has the second name, or not at this place.'],
    [5, lines[4], 'The first name is at several places. Write the place behind it, in parentheses.'],
    [6, lines[5], 'The second name is at several places. Write the place behind it, in parentheses.'],
    [7, lines[6], 'Both names are one person already.'],
  ]);
});

it('finds people by words of any spelling, several names at once, and lists stored players only when asked', () => {
  const namesOf = (text: string) => findWritten(EVERYBODY, text).map(({ written }) => written[0]!.spelling);
  expect(namesOf('')).toHaveLength(6);
  expect(namesOf('j. petersen')).toEqual(['Jan Petersen']);
  expect(namesOf('kahl; uwe')).toEqual(['Kahless', 'Uwe']);
  expect(namesOf('; ;')).toHaveLength(6);
  expect(findWritten(EVERYBODY, '', true)).toHaveLength(7);
});
