import fc from 'fast-check';
import { readReport } from '@quadrant/rules/report';
import { foldHandle, hasErrors, type TournamentReport } from '@quadrant/rules/tournament';
import { isNobody, isTotal } from '../parts/table-words.js';
import { TEXT_FORMATS, type TextFormat } from './text-formats.js';
import { writeFile } from './write-file.js';
import { openFile } from '../open-file.js';

/** These are signs that break tables when they are not quoted, and letters of several scripts. */
const SIGNS = [...'ab é ß 李 ٣ 1 2 , ; " \' = + - @ . | ( ) / % ＝'].filter((sign) => sign !== ' ');

/** No table can hold these as a name: words that mean "no player", and words for a row of sums. */
const isHeldByTables = (handle: string): boolean => !isNobody(handle) && !isTotal(handle);

const handle = fc
  .array(fc.constantFrom(...SIGNS, ' '), { minLength: 1, maxLength: 12 })
  .map((signs) => signs.join('').replaceAll(/ +/g, ' ').trim())
  .filter((text) => !/^\.{0,2}$/.test(text) && isHeldByTables(text) && foldHandle(text) !== '');

interface Played {
  readonly result: string;
  readonly score: readonly [number, number];
}
const played = fc.record({
  result: fc.constantFrom('FW', 'FL', 'MW', 'ML', 'TT'),
  score: fc.tuple(fc.nat(100), fc.nat(100)),
});

const report = fc
  .record({
    handles: fc.uniqueArray(handle, { minLength: 2, maxLength: 7, selector: foldHandle }),
    rounds: fc.array(fc.record({ shift: fc.nat(20), matches: fc.array(played, { minLength: 4, maxLength: 4 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(({ handles, rounds }) => documentOf(handles, rounds));

/** Everybody plays in every round; with an odd number the last player has a bye. */
function documentOf(handles: readonly string[], rounds: readonly { shift: number; matches: readonly Played[] }[]) {
  return {
    schema: 'quadrant/1',
    tournament: HEADER,
    players: handles.map((each) => ({ handle: each })),
    rounds: rounds.map(({ shift, matches }, index) => {
      const order = handles.map((_, at) => handles[(at + shift) % handles.length]!);
      const pairs = Array.from({ length: Math.ceil(order.length / 2) }, (_, at) => order.slice(2 * at, 2 * at + 2));
      return {
        round: index + 1,
        matches: pairs.map((players, at) =>
          players.length === 1 ? { players, result: 'BYE' } : { players, ...matches[at % matches.length]! },
        ),
      };
    }),
  };
}

const HEADER = {
  name: 'Winter Local',
  game: '2e',
  ruleSystem: 'opg-4.2',
  format: 'constructed',
  cardPool: 'complete',
  rules: 'standard',
  level: 1,
  kind: 'local',
  startsAt: '2014-11-08T10:00:00-05:00',
  plannedRounds: 3,
  pairing: 'swiss',
  country: 'DE',
  director: 'ann',
};
const ANSWERS = new Map(
  Object.entries({
    game: '2e',
    director: 'ann',
    name: 'Winter Local',
    startsAt: HEADER.startsAt,
    wins: 'full',
    scores: 'points',
  }),
);

const bytesOf = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const read = (bytes: Uint8Array): TournamentReport => {
  const { report: found, findings } = readReport(bytes);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  return found!;
};

/** Formats lose the order of rows and of the two players, so neither is compared. */
function held(found: TournamentReport, format: TextFormat) {
  const nameOf = (index: number) => found.entries[index]!.handle;
  const isOpg = found.rounds.some(({ matches }) => matches.some(({ result }) => /^[FM]/.test(result ?? '')));
  const mirrored: Readonly<Record<string, string>> = { FW: 'FL', FL: 'FW', MW: 'ML', ML: 'MW' };
  return {
    players: found.entries.map(({ handle: each }) => each).sort(),
    rounds: found.rounds.map(({ round, matches }) => ({
      round,
      matches: matches
        .map(({ players, result, score }) => {
          const names = players.map(nameOf);
          const turned = names.length === 2 && names[0]! > names[1]!;
          const word = turned ? (mirrored[result!] ?? result) : result;
          const points = score && turned ? [score[1], score[0]] : score;
          const holdsScore = (format === 'csv-matches' || format === 'csv-scorecards') && isOpg;
          return [
            turned ? names.reverse() : names,
            format === 'trf16' ? word?.replace('M', 'F') : word,
            holdsScore ? points : null,
          ];
        })
        .sort((a, b) => (String(a) < String(b) ? -1 : 1)),
    })),
  };
}

describe('Downloads of a tournament', () => {
  it.each(TEXT_FORMATS)('as %s read back to what the format can hold', (format) => {
    fc.assert(
      fc.property(report, (document) => {
        const before = read(bytesOf(document));
        const opened = openFile(bytesOf(writeFile(before, format)!), ANSWERS);
        expect(opened.format).toBe(format === 'trf16' ? 'trf' : format);
        expect(hasErrors(opened.findings) ? opened.findings : []).toEqual([]);
        expect(held(read(opened.documents[0]!), format)).toEqual(held(before, format));
      }),
      { numRuns: 60 },
    );
  });

  it('have no cell that a spreadsheet computes', () => {
    const document = documentOf(
      ['=cmd()', "'=x", '@b', 'ann'],
      [{ shift: 0, matches: [{ result: 'FW', score: [1, 0] }] }],
    );
    for (const format of ['csv-matches', 'csv-scorecards', 'csv-crosstable'] as const) {
      const text = writeFile(read(bytesOf(document)), format)!;
      expect(text).toContain("'=cmd()");
      expect(text).not.toMatch(/(^|,|")[=@]/m);
    }
  });

  it('as TRF have the columns of FIDE', () => {
    const document = documentOf(['Ann', 'Bob', 'Cy'], [{ shift: 0, matches: [{ result: 'FW', score: [100, 0] }] }]);
    const lines = writeFile(read(bytesOf(document)), 'trf16')!.split('\r\n');
    expect(lines.filter((line) => line.startsWith('001'))).toEqual([
      `001    1      ${'Ann'.padEnd(33)}${''.padEnd(33)} 1.0          2 w 1`,
      `001    2      ${'Bob'.padEnd(33)}${''.padEnd(33)} 0.0          1 b 0`,
      `001    3      ${'Cy'.padEnd(33)}${''.padEnd(33)} 1.0       0000 - U`,
    ]);
  });
});
