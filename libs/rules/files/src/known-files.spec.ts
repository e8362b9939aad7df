import { openFile } from './open-file.js';

const bytesOf = (start: string | readonly number[]): Uint8Array =>
  new Uint8Array(typeof start === 'string' ? Buffer.from(start, 'latin1') : [...start, ...Array<number>(200).fill(0)]);
const json = (value: unknown): string => JSON.stringify(value);

/** Each of these is no file that is read, and the finding says what it is. */
const NAMED: Readonly<Record<string, readonly [start: string | readonly number[], words: RegExp]>> = {
  'a PDF': ['%PDF-1.4\nRound,Player 1,Player 2,Result\n1,A,B,W\n', /PDF document.*copy it/su],
  'a picture': [[0x89, 0x50, 0x4e, 0x47], /picture/u],
  'a photo of a telephone': [[0, 0, 0, 24, ...Buffer.from('ftypheic')], /picture/u],
  'a gzip archive': [[0x1f, 0x8b, 8, 0], /archive of files.*Unpack/su],
  'a dBase table': [[3, 126, 11, 20, 2, 0, 0, 0, 97, 0], /dBase.*\.xlsx/su],
  'a database': [[...Buffer.from('SQLite format 3'), 0], /database/u],
  'another binary file': [[0x93, 0xff, 0x89, 0x44], /no program that we know/u],
  'chess games': ['[Event "Cup"]\n[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1-0\n', /PGN.*TRF/su],
  'a text document': ['{\\rtf1\\ansi Round}', /RTF/u],
  'a file for the European Go Database': [
    '; EV[Cup]\n; PC[DE, Kassel]\n1 Ash Ada 5d DE Ka 2 2+/w0\n',
    /European Go Database/u,
  ],
  'a printed wall chart': ['SwissSys Wall Chart. Cup: Open\n\n# Name/Rating/ID  Rd 1 Rd 2\n', /SwissSys.*CSV/su],
  'Battlefy JSON': [
    json([{ roundNumber: 1, top: { teamID: 'a', winner: true }, bottom: { teamID: 'b' } }]),
    /Battlefy/u,
  ],
  'Toornament JSON': [json([{ type: 'duel', opponents: [{ participant: { name: 'A' } }] }]), /Toornament/u],
  'JSON of Best Coast Pairings': [json({ data: [{ player1Game: { points: 3 } }] }), /Best Coast/u],
  'standings of Limitless': [json([{ name: 'A', placing: 1, record: { wins: 3 } }]), /Limitless.*pairings/su],
  'standings of Lichess': [
    '{"rank":1,"points":3,"username":"a"}\n{"rank":2,"points":2,"username":"b"}\n',
    /Lichess.*TRF/su,
  ],
  'an error of an API': [json({ errors: [{ message: 'Rate limit' }] }), /error answer/u],
  'a text that only begins like JSON': ['[Tournament]\nName=Cup\n', /no columns that we know/u],
};

describe('A file that is not read', () => {
  it.each(Object.entries(NAMED))('is named: %s', (_, [start, words]) => {
    const { format, documents, findings } = openFile(bytesOf(start));
    const [finding, ...others] = findings;
    expect([format, documents, others]).toEqual([null, [], []]);
    expect(['not-text', 'unknown-format', 'one-page-of-several']).toContain(finding?.code);
    expect(`${String(finding?.message)} ${String(finding?.advice)}`).toMatch(words);
  });

  it('is no table of standings where a column that we do not know names the opponents', () => {
    const text = 'Place,Player,Gegenspieler*in,Points\n1,Ann,Bob,3\n2,Bob,Ann,0\n';
    const { findings } = openFile(new TextEncoder().encode(text));
    expect(findings.map(({ code }) => code)).toContain('unknown-format');
    expect(findings.map(({ code }) => code)).toContain('open-question');
  });
});
