import {
  round,
  elimination,
  pods,
  report,
  reportDocument,
  type RoundText,
} from '../../../../../test/builders/report.js';
import type { ReportChanges } from '../../../../../test/builders/report.js';
import type { Finding } from '@quadrant/rules/tournament';
import { answersToRemember, isAnswerKey } from '../answers.js';
import { checkFile } from '../check-file.js';
import { keepFile } from '../keep-file.js';
import { openFile } from '../open-file.js';
import { gridOfDocument } from './document-table.js';
import type { Raw, RawDocument } from './raw-document.js';

const bytesOf = (document: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(document));
const NOW = new Date('2030-01-01T00:00:00Z');

const SWISS = [
  round('ann 100-35 bob FW', 'cy 90-40 dee FW'),
  round('ann 100-20 cy FW', 'bob 50-50 dee TT'),
  round('ann BYE', 'bob 100-60 cy FW', 'dee MG'),
];
const PODS = [pods('ann 100 out, bob 50, cy 0', 'dee 9, eve 8 out, fay 7')];
const TRIBBLES = { tournament: { game: 'tribbles', rules: null, pairing: 'tribbles' } } as const;

const bytes = (changes: ReportChanges = {}, rounds: readonly RoundText[] = SWISS) =>
  bytesOf(reportDocument(report(changes, ...rounds)));

interface Edited {
  readonly document: RawDocument | null;
  readonly findings: readonly Finding[];
  readonly grid: readonly string[];
}

/** Applies answers; a row of the grid is one text, with the cells between bars. */
function edit(answers: Readonly<Record<string, string>>, sent: Uint8Array = bytes()): Edited {
  const given = new Map(Object.entries(answers));
  const [document = null] = openFile(sent, given).documents;
  const { findings } = checkFile(sent, given, NOW);
  const rows = document && gridOfDocument(document)?.rows;
  return {
    document: document && (JSON.parse(new TextDecoder().decode(document)) as RawDocument),
    findings: findings.filter(({ severity, code }) => severity === 'error' || /edited|not-used|similar/.test(code)),
    grid: (rows ?? []).map((row) => row.join('|')),
  };
}

const told = (findings: readonly Finding[]) =>
  findings.map(({ code, line, column }) => (line === undefined ? code : `${code} ${line}:${column}`));

describe('The grid of a document with answers', () => {
  it('drops a director who is unknown, and keeps its game where that is said to be', () => {
    const { document } = edit({ director: 'unknown', game: 'unknown' });
    expect(document!.tournament).not.toHaveProperty('director');
    expect(document!.tournament).toMatchObject({ game: '2e' });
  });

  it('takes a month, a year or an unknown date in place of the start, and a day in place of these', () => {
    for (const date of ['2006-03', '2006', 'unknown']) {
      const { document } = edit({ startsAt: date });
      expect(document!.tournament).toMatchObject({ date });
      expect(document!.tournament).not.toHaveProperty('startsAt');
      const again = edit({ startsAt: '2006-03-04' }, bytesOf(document)).document!.tournament;
      expect(again).toMatchObject({ startsAt: '2006-03-04T12:00:00Z' });
      expect(again).not.toHaveProperty('date');
    }
  });

  it('begins as the table of its matches', () => {
    expect(edit({}).grid).toEqual([
      'Round|Player 1|Player 2|Result|Score 1|Score 2',
      '1|ann|bob|FW|100|35',
      '1|cy|dee|FW|90|40',
      '2|ann|cy|FW|100|20',
      '2|bob|dee|TT|50|50',
      '3|ann||BYE||',
      '3|bob|cy|FW|100|60',
      '3|dee||MG||',
    ]);
  });

  it.each<[string, Readonly<Record<string, string>>, number, string]>([
    ['a result', { 'cell.3.4': 'ml', 'cell.3.5': '40', 'cell.3.6': '90' }, 3, '1|cy|dee|ML|40|90'],
    ['a win with the score that makes it full', { 'cell.5.4': 'won', 'cell.5.5': '100' }, 5, '2|bob|dee|FW|100|50'],
    ['a win whose margin the word tells', { 'cell.5.4': 'timed win', 'cell.5.5': '60' }, 5, '2|bob|dee|MW|60|50'],
    ['a draw in German', { 'cell.4.4': 'Unentschieden', 'cell.4.6': '100' }, 4, '2|ann|cy|TT|100|100'],
    ['both players', { 'cell.2.2': 'bob', 'cell.2.3': 'ann' }, 2, '1|bob|ann|FW|100|35'],
    ['a player in other capitals', { 'cell.2.2': 'ANN' }, 2, '1|ann|bob|FW|100|35'],
    ['no score', { 'cell.2.5': '', 'cell.2.6': '' }, 2, '1|ann|bob|FW||'],
    [
      'a bye that was a match',
      { 'cell.6.3': 'dee', 'cell.6.4': 'FW', 'cell.6.5': '100', 'cell.6.6': '0', 'cell.8.2': '', 'cell.8.4': '' },
      6,
      '3|ann|dee|FW|100|0',
    ],
    [
      'a match that was a bye',
      { 'cell.7.2': 'cy', 'cell.7.3': 'bye', 'cell.7.4': 'bye', 'cell.7.5': '', 'cell.7.6': '' },
      7,
      '3|cy||BYE||',
    ],
  ])('writes %s', (_, answers, line, row) => {
    const { findings, grid } = edit(answers);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(grid[line - 1]).toBe(row);
  });

  it('says which cells changed', () => {
    const { findings } = edit({ 'cell.3.4': 'MW', 'cell.2.4': 'FW' });
    expect(findings.map(({ code, message }) => [code, String(message)])).toEqual([
      ['document-edited', 'Your answers change this in the document: Result (3): FW → MW.'],
    ]);
  });

  it('removes the match of a row that is cleared, and adds that of a row below the last', () => {
    const cleared = Object.fromEntries([1, 2, 3, 4, 5, 6].map((column) => [`cell.3.${column}`, '']));
    const { grid, findings } = edit({
      ...cleared,
      'cell.9.1': '1',
      'cell.9.2': 'dee',
      'cell.9.3': 'cy',
      'cell.9.4': 'MW',
    });
    expect(grid.slice(1, 4)).toEqual(['1|ann|bob|FW|100|35', '1|dee|cy|MW||', '2|ann|cy|FW|100|20']);
    expect(told(findings)).toEqual(['document-edited 1:1']);
  });

  it('moves a match to another round, and adds the next round', () => {
    const { grid, findings } = edit({
      'cell.8.1': '4',
      'cell.10.1': '4',
      'cell.10.2': 'ann',
      'cell.10.3': 'bob',
      'cell.10.4': 'FW',
    });
    expect(grid.slice(-2)).toEqual(['4|dee||MG||', '4|ann|bob|FW||']);
    expect(told(findings)).toEqual(['document-edited 1:1']);
  });

  it('removes the last round when all of its rows are cleared', () => {
    const rows = [6, 7, 8].flatMap((row) => [2, 3, 4, 5, 6].map((column) => [`cell.${row}.${column}`, '']));
    const { document, findings } = edit(Object.fromEntries(rows) as Record<string, string>);
    expect(document!.rounds).toHaveLength(2);
    expect(findings.map(({ message }) => String(message))).toContain('Round 3 has no matches left, and is removed.');
  });

  it('changes the stage of a round when each of its rows says so', () => {
    const sent = bytes({}, [...SWISS, elimination('ann 100-0 bob FW', 'cy 100-0 dee FW')]);
    expect(edit({ 'cell.9.2': 'swiss', 'cell.10.2': 'swiss' }, sent).document!.rounds[3]).toMatchObject({
      stage: 'swiss',
    });
    expect(told(edit({ 'cell.10.2': 'swiss' }, sent).findings)).toEqual([
      'value-not-understood 10:2',
      'document-edited 1:1',
    ]);
  });
});

describe('The players of a document', () => {
  it('get the new name of a cell, with a warning for one that is nearly that of another', () => {
    const sent = bytes({}, [round('albert FW bob'.replace('FW bob', 'bob FW')), round('bob albert FW')]);
    const { document, findings } = edit({ 'cell.3.3': 'albret' }, sent);
    expect(document!.players.map(({ handle }) => handle)).toEqual(['albert', 'bob', 'albret']);
    expect(told(findings)).toEqual(['similar-names 3:3', 'players-edited 3:3', 'document-edited 1:1']);
  });

  it('keep their facts under a new name that replaces them in every match', () => {
    const sent = bytes({ players: { dee: { seed: 4, country: 'DE' } }, standings: ['ann', 'bob', 'cy', 'dee'] });
    const { document } = edit({ 'cell.3.3': 'Dora', 'cell.5.3': 'Dora', 'cell.8.2': 'Dora' }, sent);
    expect(document!.players.find(({ handle }) => handle === 'Dora')).toMatchObject({ seed: 4, country: 'DE' });
    expect(document!['standings']).toEqual(['ann', 'bob', 'cy', 'Dora']);
    expect(document!.players).toHaveLength(4);
  });

  it('are removed, also from the order of the director, when they have no match left', () => {
    const sent = bytes({ standings: ['ann', 'bob', 'cy', 'dee'] });
    const { document, findings } = edit({ 'cell.3.3': 'eve', 'cell.5.3': 'fay', 'cell.8.2': '', 'cell.8.4': '' }, sent);
    expect(document!.players.map(({ handle }) => handle)).toEqual(['ann', 'bob', 'cy', 'eve', 'fay']);
    expect(document!['standings']).toEqual(['ann', 'bob', 'cy']);
    expect(findings.map(({ message }) => String(message)).join('\n')).toContain('dee has no match left');
  });

  it('stay in the document when they played its final confrontation', () => {
    const sent = bytes({ finalConfrontation: { players: ['ann', 'dee'], winner: 'ann' } });
    const { document } = edit({ 'cell.3.3': 'eve', 'cell.5.3': 'fay', 'cell.8.2': '', 'cell.8.4': '' }, sent);
    expect(document!.players.map(({ handle }) => handle)).toContain('dee');
  });

  it('have other handles everywhere after an answer about a handle', () => {
    const sent = bytes(
      {
        finalConfrontation: { players: ['ann', 'bob'], winner: 'bob' },
        standings: ['ann', 'bob', 'cy', 'dee'],
        places: [{ handle: 'bob', place: 2, reason: 'fair play' }],
      },
      [
        ...SWISS,
        round('ann 30-70 bob ML time missions=1+0/1+1', 'cy dee FW'),
        elimination('bob ann best-of-3: W, L, W'),
      ],
    );
    const { document, findings } = edit({ 'handle.BOB': 'Robert' }, sent);
    expect(JSON.stringify(document)).toBe(new TextDecoder().decode(sent).replaceAll('"bob"', '"Robert"'));
    expect(findings.map(({ message }) => String(message))).toEqual([
      'Your answers change this in the document: bob → Robert.',
    ]);
  });

  it('become one when two get the same handle', () => {
    const sent = bytes({}, [round('ann bob FW'), round('bobby ann FL')]);
    const { document, findings } = edit({ 'handle.bobby': 'bob' }, sent);
    expect(document!.players.map(({ handle }) => handle)).toEqual(['ann', 'bob']);
    expect(told(findings)).toEqual(['players-edited', 'document-edited 1:1']);
  });
});

describe('The pods of a document', () => {
  const sent = bytes(TRIBBLES, PODS);

  it.each<[string, Readonly<Record<string, string>>, readonly Raw[]]>([
    ['points', { 'cell.3.4': '60' }, [{ scores: { ann: 100, bob: 60, cy: 0 }, wentOut: 'ann' }]],
    ['who went out', { 'cell.2.5': '', 'cell.3.5': 'yes' }, [{ scores: { ann: 100, bob: 50, cy: 0 }, wentOut: 'bob' }]],
    ['nobody who went out', { 'cell.2.5': '' }, [{ scores: { ann: 100, bob: 50, cy: 0 } }]],
    [
      'two players in each other’s pod',
      { 'cell.4.3': 'fay', 'cell.7.3': 'cy' },
      [
        { scores: { ann: 100, bob: 50, fay: 0 }, wentOut: 'ann' },
        { scores: { dee: 9, eve: 8, cy: 7 }, wentOut: 'eve' },
      ],
    ],
    [
      'a player in the other pod',
      { 'cell.4.2': '2' },
      [
        { scores: { ann: 100, bob: 50 }, wentOut: 'ann' },
        { scores: { dee: 9, eve: 8, fay: 7, cy: 0 }, wentOut: 'eve' },
      ],
    ],
  ])('get %s', (_, answers, expected) => {
    const [document] = openFile(sent, new Map(Object.entries(answers))).documents;
    const { rounds } = JSON.parse(new TextDecoder().decode(document!)) as RawDocument;
    expect(rounds[0]!.pods!.slice(0, expected.length)).toEqual(expected);
  });

  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['a player who is in it already', { 'cell.3.3': 'ann' }, ['player-twice-in-round 3:3']],
    ['two who went out', { 'cell.3.5': 'x' }, ['value-not-understood 3:5']],
    ['points that are no number', { 'cell.3.4': 'many' }, ['value-not-understood 3:4']],
    ['no name', { 'cell.3.3': '' }, ['value-not-understood 3:3']],
    ['a number that no pod has', { 'cell.3.2': '5' }, ['value-not-understood 3:2']],
    ['a player of another pod', { 'cell.5.3': 'ann' }, ['player-twice-in-round 5:4']],
  ])('refuse %s', (_, answers, expected) => {
    const { findings } = edit(answers, sent);
    expect(told(findings.filter(({ severity }) => severity === 'error'))).toEqual(expected);
  });
});

describe('The facts of a document', () => {
  it.each<[string, Readonly<Record<string, string>>, Raw]>([
    ['a name', { name: 'Spring Local' }, { name: 'Spring Local' }],
    ['a day, with the time that it has', { startsAt: '2014-11-09' }, { startsAt: '2014-11-09T10:00:00-05:00' }],
    ['a time', { startsAt: '2014-11-09T12:00:00Z' }, { startsAt: '2014-11-09T12:00:00Z' }],
    ['a level, whose kind follows', { level: '2' }, { level: 2, kind: undefined }],
    ['a kind, whose level follows', { kind: 'regional' }, { level: undefined, kind: 'regional' }],
    ['a flag', { online: 'true' }, { online: true }],
    ['a number', { plannedRounds: '4' }, { plannedRounds: 4 }],
  ])('get %s', (_, answers, expected) => {
    const { document, findings } = edit(answers);
    expect(told(findings)).toEqual(['document-edited 1:1']);
    for (const [key, value] of Object.entries(expected)) expect(document!.tournament[key]).toBe(value);
  });

  it('that are answered as they are leave the bytes as they came', () => {
    const sent = bytes();
    const same = { name: 'Winter Local', startsAt: '2014-11-08', level: '1', online: 'false', 'handle.ann': 'ann' };
    const { documents, findings } = openFile(sent, new Map(Object.entries(same)));
    expect(documents[0]).toBe(sent);
    expect(findings).toEqual([]);
  });

  it('fix a document with errors, whose findings keep their lines', () => {
    const { tournament, ...rest } = reportDocument(report({}, ...SWISS)) as { tournament: Raw };
    const { game: _, ...unnamed } = tournament;
    const broken = new TextEncoder().encode(JSON.stringify({ ...rest, tournament: unnamed }, null, 2));
    expect(told(edit({}, broken).findings)[0]).toMatch(/^missing-key/);
    expect(told(edit({ game: '2e' }, broken).findings)).toEqual(['document-edited 1:1']);
    const { findings } = checkFile(broken, new Map([['game', '3e']]), NOW);
    expect(findings.find(({ severity }) => severity === 'error')).toMatchObject({ pointer: '/tournament/game' });
  });
});

describe('A cell', () => {
  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['of a player who then plays twice in the round', { 'cell.2.3': 'dee' }, ['player-twice-in-round 3:3']],
    ['of a player who then plays themselves', { 'cell.2.3': 'ann' }, ['self-match 2:2']],
    ['with a result that nobody understands', { 'cell.2.4': 'maybe' }, ['value-not-understood 2:4']],
    [
      'with a win that is neither full nor modified',
      { 'cell.5.4': 'win', 'cell.5.5': '60' },
      ['value-not-understood 5:4'],
    ],
    ['with a score in place of a result', { 'cell.2.4': '2-1' }, ['value-not-understood 2:4']],
    ['without the result of a match', { 'cell.2.4': '' }, ['match-without-result 2:4']],
    ['with a word in place of a score', { 'cell.2.5': 'lots' }, ['value-not-understood 2:5']],
    ['with one score of two', { 'cell.2.5': '' }, ['wrong-type 2:5']],
    ['with part of a point', { 'cell.2.5': '2,5' }, ['wrong-type 2:5']],
    ['without the first player', { 'cell.2.2': '' }, ['value-not-understood 2:2']],
    ['with an invisible name', { 'cell.2.2': '\u200b' }, ['value-not-understood 2:2']],
    ['with a round that there is not', { 'cell.2.1': '9' }, ['value-not-understood 2:1']],
    ['that is the only one of an added row', { 'cell.40.1': '3' }, ['value-not-understood 40:1']],
    ['with a bye for two', { 'cell.2.4': 'BYE' }, ['opponent-without-result 2:4']],
    ['of the headings', { 'cell.1.2': 'x' }, ['value-not-understood 1:2']],
    ['right of the table', { 'cell.2.7': 'x' }, ['value-not-understood 2:7']],
    ['far below the table', { 'cell.9999.2': 'x' }, ['value-not-understood 9999:2']],
  ])('%s is refused at its place', (_, answers, expected) => {
    const { findings } = edit(answers);
    expect(told(findings.filter(({ severity }) => severity === 'error'))).toEqual(expected);
  });

  it('of a document with errors is refused until they are fixed', () => {
    const broken = bytesOf({ ...reportDocument(report({}, ...SWISS)), players: [] });
    expect(gridOfDocument(broken)).toBeNull();
    expect(told(openFile(broken, new Map([['cell.2.4', 'FL']])).findings)).toEqual(['value-not-understood 2:4']);
  });

  it.each([
    ['a table', 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n'],
    ['a history', `${new TextDecoder().decode(bytes())}\n${new TextDecoder().decode(bytes())}\n`],
  ])('of %s is refused: its grid is the file itself', (_, text) => {
    const { findings } = openFile(new TextEncoder().encode(text), new Map([['cell.2.4', 'FL']]));
    expect(told(findings)).toContain('value-not-understood 2:4');
  });

  it('is an answer, but none to remember', () => {
    expect(['cell.2.4', 'cell.10000.60'].every(isAnswerKey)).toBe(true);
    expect(['cell.0.4', 'cell.02.4', 'cell.2', 'cell.2.4.1', 'cell.x.1', 'cell.123456.1'].some(isAnswerKey)).toBe(
      false,
    );
    expect([
      ...answersToRemember(
        new Map([
          ['cell.2.4', 'FL'],
          ['game', '2e'],
        ]),
      ).keys(),
    ]).toEqual(['game']);
  });

  it('changes nothing in what a draft keeps of the document', () => {
    expect(keepFile(bytes(), new Map([['cell.2.4', 'FL']]))).toEqual({ kind: 'document' });
  });
});

describe('What has no grid', () => {
  it.each([
    ['no JSON', '{"schema":"quadrant/1",'],
    ['a list', '[]'],
    ['a table', 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n'],
    ['a member twice', '{"schema":"quadrant/1","schema":"quadrant/1"}'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    const sent = new TextEncoder().encode(text);
    expect(gridOfDocument(sent)).toBeNull();
    expect(() =>
      openFile(
        sent,
        new Map([
          ['cell.2.2', 'x'],
          ['name', 'X'],
          ['handle.a', 'b'],
        ]),
      ),
    ).not.toThrow();
  });

  it('says which answers change nothing', () => {
    const { findings } = openFile(
      bytes(),
      new Map([
        ['wins', 'full'],
        ['bogus', '1'],
        ['handle.zoe', 'Zoë'],
      ]),
    );
    expect(findings.map(({ code, message }) => [code, String(message)])).toEqual([
      ['answer-not-used', 'The answer wins changes nothing in this document.'],
      ['answer-not-used', 'The answer bogus changes nothing in this document.'],
      ['answer-not-used', 'The answer handle.zoe changes nothing in this document.'],
    ]);
  });
});
