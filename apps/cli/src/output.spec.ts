import { say } from '@quadrant/rules/message';
import { finding } from '@quadrant/rules/tournament';
import { describeFindings, type ShownFinding } from './output.js';

const unknown = (handle: string, index: number): ShownFinding =>
  finding('player-created', `/players/${index}/handle`, say`"${handle}" is new.`, say`Look.`);

const NEW = 'The receipt has a claim code for each of them. If one is a misspelt known handle, correct it.';

describe('Findings at the command line', () => {
  it.each<[string, readonly ShownFinding[], string]>([
    ['one with its place', [unknown('x', 0)], 'note player-created at /players/0/handle\n  "x" is new. Look.\n'],
    [
      'players of a group by their names',
      [unknown('x', 0), unknown('y', 1)],
      `note player-created, 2 times\n  2 players are new here: x; y. ${NEW}\n`,
    ],
    [
      'at most ten items of a group, and how many more there are',
      Array.from({ length: 12 }, (_, index) => ({ ...unknown(`p${index}`, index), pointer: '' })),
      `note player-created, 12 times\n  12 players are new here: p0; p1; p2; p3; p4; p5; p6; p7; p8; p9; and 2 more. ${NEW}\n`,
    ],
    [
      'other items of a group with their places',
      [1, 2].map((at) => finding('met-before', `/rounds/${at}`, say`${`p${at}`} met x.`, say`Check it.`)),
      'warning met-before at /rounds/1, 2 times\n  p1 met x. The same is true for: p2 at /rounds/2. Check it.\n',
    ],
    [
      'places of a file, where nothing else differs',
      [3, 4].map((line) => ({ ...finding('cell-not-used', '', say`Half a score.`, say`Add it.`), line, column: 2 })),
      'warning cell-not-used at line 3, column 2, 2 times\n  Half a score. The same is true for: line 4, column 2. Add it.\n',
    ],
    [
      'an error without a severity, as of the text of a scheme, before a warning',
      [
        finding('met-before', '', 'They met.', 'Check it.'),
        { code: 'scheme-without-maximum', message: 'No maximum.', advice: 'Add it.', line: 1, column: 5 },
      ],
      'error scheme-without-maximum at line 1, column 5\n  No maximum. Add it.\nwarning met-before\n  They met. Check it.\n',
    ],
  ])('show %s', (_, findings, text) => {
    expect(describeFindings(findings, '')).toBe(text);
  });
});
