import fc from 'fast-check';
import { openFile } from '@quadrant/rules/files';
import { readReport } from '@quadrant/rules/report';
import { partsOfXlsx, zipOf } from '../builders/zip.js';

const json = (value: unknown): string => JSON.stringify(value);
const trf = (number: number, games: string) =>
  `001 ${String(number).padStart(4)} m    ${`Player ${number}`.padEnd(33)}      GER             2000/01/01  1.0    1  ${games}`;

/** Each format has a small valid file. */
export const SOUND_FILES: Readonly<Record<string, string>> = {
  'csv-matches':
    'Round;Player 1;Player 2;Result;Score 1;Score 2;Date\n1;Ann;Bob;FW;100;35;2024-02-29\n2;"Cy ""X""";Ann;TT;1,5;1,5;29.02.2024\n2;Bob;bye;;;;\n',
  'csv-scorecards': 'Player,Round,Opponent,Result,VP\nAnn,1,Bob,W,4\nAnn,Total,,,4\nBob,1,Ann,L,0\n',
  'csv-wide': 'Spieler\tGegner 1\tErgebnis 1\tVP 1\tVP\nAnn\tBob\tS\t4\t4\nBob\tAnn\tN\t0\t0\n',
  'csv-round-points': 'Platz;Spieler;R1;R2;Gesamt\n1;Ann;111.111;100;111.211\n2;Bob;0;1.010;1.010\n',
  'csv-pods':
    'Night\t2024-02-29\nGame 1\tPod A\tR1\tR2\tSum\n\tAnn\t1,000\t-\t1,000\n\tBob\t\t10\t10\nFinal\tPlayer\tTribbles\n1\tAnn\t1,000\n2\tBob\t10\n',
  'csv-matrix': 'Nr\tName\t1\t2\t3\n1\tAnn\tX\t100:35\t\n2\tBob\t35:100\tX\t50:50\n3\tCy\t\t50:50\tX\n',
  'csv-crosstable': 'Title\n\nNo,Name,1,2,Total\n1,Ann,2W,3D,1.5\n2,Bob,1L,bye,1\n3,Cy,+,1D,1.5\n',
  trf: [
    '012 Open',
    '042 2026/02/07',
    '162    W  3.0',
    '240 H 002  0002',
    trf(1, '0002 w 1  0000 - U'),
    trf(2, '0001 b 0'),
  ].join('\r'),
  nrtm: json({
    name: 'N',
    players: [
      { id: 1, name: 'A' },
      { id: 2, name: 'B' },
    ],
    rounds: [[{ player1: { id: 1, combinedScore: 6 }, player2: { id: 2, combinedScore: 0 } }]],
  }),
  challonge: json({
    tournament: {
      tournament_type: 'swiss',
      state: 'complete',
      participants: [{ participant: { id: 1, name: 'A' } }, { participant: { id: 2, name: 'B' } }],
      matches: [{ match: { player1_id: 1, player2_id: 2, winner_id: 1, round: 1, scores_csv: '2-1' } }],
    },
  }),
  'challonge-2.1': json({
    data: [
      { type: 'participant', id: '1', attributes: { name: 'A' } },
      { type: 'participant', id: '2', attributes: { name: 'B' } },
      {
        type: 'match',
        id: '3',
        attributes: {
          round: 1,
          winner_id: 1,
          score_in_sets: [[2, 1]],
          points_by_participant: [{ participant_id: 1 }, { participant_id: 2 }],
        },
      },
    ],
    meta: { count: 3 },
  }),
  topdeck: json({
    Tournament: { Name: 'T' },
    Rounds: [{ RoundName: '1', Matches: [{ Player1: 'A', Player2: 'B', Result: '2-1-0' }] }],
    Standings: [{ Rank: 1, Player: 'A' }],
  }),
  'topdeck-api': json({
    TID: 'x',
    tournamentName: 'T',
    startDate: 1742000000,
    standings: [{ name: 'A', id: 'a' }],
    rounds: [
      {
        round: 1,
        tables: [
          {
            table: 1,
            players: [
              { name: 'A', id: 'a' },
              { name: 'B', id: 'b' },
            ],
            winner: 'A',
            winner_id: 'a',
          },
        ],
      },
    ],
  }),
  melee: json({
    Content: [
      {
        RoundNumber: 1,
        HasResult: true,
        ResultString: 'A won 2-0-0',
        Competitors: [
          { GameWins: 2, Team: { Players: [{ ID: 1, DisplayName: 'A' }] } },
          { GameWins: 0, Team: { Players: [{ ID: 2, DisplayName: 'B' }] } },
        ],
      },
    ],
    RecordsTotal: 1,
  }),
  'start.gg': json({
    data: {
      event: {
        id: 1,
        name: 'E',
        state: 'COMPLETED',
        sets: {
          pageInfo: { total: 1, totalPages: 1 },
          nodes: [
            {
              id: 2,
              round: 1,
              winnerId: 1,
              slots: [{ entrant: { id: 1, name: 'A' } }, { entrant: { id: 2, name: 'B' } }],
            },
          ],
        },
      },
    },
  }),
  cryodex: json({
    name: 'C',
    players: [{ name: 'A', rank: { swiss: 1 } }, { name: 'B' }],
    rounds: [
      {
        'round-type': 'swiss',
        matches: [{ player1: 'A', player1points: 9, player2: 'B', player2points: 1, result: 'win' }],
      },
    ],
  }),
  listfortress: json({
    id: 1,
    name: 'Store Cup',
    date: '2019-08-17',
    country: 'US',
    tournament_type_id: 1,
    format_id: 1,
    participants: [
      { id: 11, name: 'A', swiss_rank: 1, top_cut_rank: 1 },
      { id: 12, name: 'B', swiss_rank: 2, top_cut_rank: 2 },
      { id: 13, name: 'C', swiss_rank: 3, dropped: true },
    ],
    rounds: [
      {
        id: 2,
        roundtype_id: 2,
        round_number: 2,
        matches: [
          { player1_id: 11, player1_points: 150, player2_id: 12, player2_points: 90, winner_id: 11, result: 'win' },
        ],
      },
      {
        id: 1,
        roundtype_id: 1,
        round_number: 1,
        matches: [
          { player1_id: 11, player1_points: 200, player2_id: 12, player2_points: 40, winner_id: 11, result: 'win' },
          { player1_id: 13, player1_points: 0, player2_id: null, player2_points: null, winner_id: 13, result: 'bye' },
        ],
      },
    ],
  }),
  'cryodex-report':
    '<html><head><meta charset="utf-8"></head><body><h3>Round 1</h3><div>1: A VS B - Match Results: A is the winner 100 to 35</div><div>C has a BYE</div>\n<h3>Round 2</h3><div>A VS C - Match Results: Draw 80 to 80</div><h3>Top 2</h3><div>A VS C - Match Results: C is the winner 20 to 60</div><h3>Rankings</h3><table border="1"><tbody><tr><td>Rank</td><td>Name</td></tr><tr><td>1</td><td>A</td></tr><tr><td>2</td><td>C</td></tr><tr><td>3</td><td>(D#1)B</td></tr></tbody></table></body></html>',
  tome: `${json({
    tempKeys: [],
    entityGroupMap: {
      'Tournament:#': {
        entities: [
          { pk: -1, name: 'Galactic Local', current_round: 1, settings_pk: -2, format_pk: 1 },
          { pk: -20, name: 'Cut', current_round: 1, settings_pk: -2, format_pk: 3, parent_pk: -1 },
        ],
      },
      'GameSettings:#': {
        entities: [{ pk: -2, original_name: 'Star Wars: The Card Game', win_points: 6, bye_points: 6 }],
      },
      'Participant:#': {
        entities: [
          { pk: -3, first_name: 'A', last_name: 'Ash', is_active: true, reward_byes: 0, tournament_pk: -1 },
          { pk: -4, first_name: 'B', last_name: 'Birch', is_active: true, reward_byes: 0, tournament_pk: -1 },
          { pk: -5, first_name: 'C', last_name: 'Cedar', is_active: false, reward_byes: 0, tournament_pk: -1 },
          { pk: -21, first_name: 'A', last_name: 'Ash', is_active: true, tournament_pk: -20 },
          { pk: -22, first_name: 'B', last_name: 'Birch', is_active: true, tournament_pk: -20 },
        ],
      },
      'Match:#': {
        entities: [
          { pk: -6, round: 1, order_index: 0, tournament_pk: -1 },
          { pk: -7, round: 1, order_index: 1, tournament_pk: -1 },
          { pk: -23, round: 1, order_index: 0, tournament_pk: -20 },
        ],
      },
      'MatchParticipant:#': {
        entities: [
          { pk: -8, table_seat: 0, points_earned: 4, match_pk: -6, participant_pk: -3 },
          { pk: -9, table_seat: 1, points_earned: 1, match_pk: -6, participant_pk: -4 },
          { pk: -10, table_seat: 0, points_earned: 6, match_pk: -7, participant_pk: -5 },
          { pk: -25, table_seat: 1, points_earned: 0, match_pk: -23, participant_pk: -22 },
          { pk: -24, table_seat: 0, points_earned: 3, match_pk: -23, participant_pk: -21 },
        ],
      },
    },
    metadataVersion: '1.0.5',
  })}^^THIS IS A SEPARATOR^^-26`,
  wer: '<event title="F" startdate="2013-01-04"><participation><person id="1" first="A" last="Q"/><person id="2" first="B" last="Q"/><role cd="PL"><ref person="1" seq="1"/></role></participation><matches><round number="1"><match person="1" opponent="2" outcome="1" win="2" loss="1"/></round></matches></event>',
  tdf: '<tournament><data><name>C</name></data><players><player userid="1"><firstname>A</firstname></player><player userid="2"><firstname>B</firstname></player></players><pods><pod><rounds><round type="3"><matches><match outcome="1"><player1 userid="1"/><player2 userid="2"/></match></matches></round></rounds></pod></pods></tournament>',
  konami:
    '<Tournament><Name>L</Name><Date>2026-10-03</Date><TournamentPlayers><TournPlayer><Player><ID>1</ID><FirstName>A</FirstName></Player><Rank>1</Rank></TournPlayer><TournPlayer><Player><ID>2</ID><FirstName>B</FirstName></Player></TournPlayer></TournamentPlayers><Matches><TournMatch><Player>1</Player><Player>2</Player><Round>1</Round><Status>Winner</Status><Winner>1</Winner></TournMatch></Matches></Tournament>',
  opengotha:
    '<Tournament><Players><Player name="Q" firstName="A" participating="1"/><Player name="K" firstName="B" participating="1"/></Players><Games><Game whitePlayer="QA" blackPlayer="KB" result="RESULT_WHITEWINS" roundNumber="1"/></Games><ByePlayers/><TournamentParameterSet><GeneralParameterSet name="O"/></TournamentParameterSet></Tournament>',
  'quadrant/1': json({
    schema: 'quadrant/1',
    tournament: { name: 'W', game: '2e', ruleSystem: 'opg-4.2', director: 'A' },
    players: [{ handle: 'A' }],
    rounds: [],
  }),
};

/** These break files: signs of the formats, invalid numbers, words with a meaning, and bytes that are no text. */
const PIECES = [
  ...'"\';,\t\r\n{}[]<>&=|\u0000\ufeff',
  '\r\n',
  '""',
  'null',
  'true',
  '-1',
  '1e309',
  'NaN',
  '=A1+B1',
  '=cmd()',
  '٣',
  '½',
  'bye',
  'Total',
  '0',
  '99999999999999999999',
  '2024-02-31',
  'Player',
  'Round',
  '{"a":'.repeat(20),
  '['.repeat(70),
  '<a>'.repeat(70),
  '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
  '__proto__',
  '\ud800',
  '李'.repeat(40),
];

export const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.constantFrom('put', 'cut', 'repeat', 'bytes', 'move'),
  piece: fc.constantFrom(...PIECES),
  length: fc.nat(60),
  bytes: fc.uint8Array({ maxLength: 4 }),
});

export function spoil(
  bytes: Uint8Array,
  { at, kind, piece, length, bytes: raw }: typeof damage extends fc.Arbitrary<infer D> ? D : never,
): Uint8Array {
  const start = Math.floor(at * bytes.length);
  const end = Math.min(bytes.length, start + length);
  const [before, within, after] = [bytes.subarray(0, start), bytes.subarray(start, end), bytes.subarray(end)];
  const middle = {
    put: [new TextEncoder().encode(piece), within],
    cut: [],
    repeat: [within, within, within],
    bytes: [raw, within],
    move: [after.subarray(0, length), within, after.subarray(length)],
  }[kind];
  return new Uint8Array(Buffer.concat([before, ...middle, ...(kind === 'move' ? [] : [after])]));
}

/** Draws a valid file of some format with one to four damages, or another encoding. */
export const damagedFile: fc.Arbitrary<Uint8Array> = fc
  .record({
    name: fc.constantFrom(...Object.keys(SOUND_FILES)),
    encoding: fc.constantFrom<BufferEncoding[]>('utf8', 'utf8', 'utf8', 'latin1', 'utf16le'),
    damages: fc.array(damage, { minLength: 1, maxLength: 4 }),
  })
  .map(({ name, encoding, damages }) =>
    damages.reduce(spoil, new Uint8Array(Buffer.from(SOUND_FILES[name]!, encoding))),
  );

const inline = (texts: readonly string[]): string =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
const XLSX_ROWS = `${inline(['Cup'])}${inline(['Round', 'Player 1', 'Player 2', 'Result', 'Score 1', 'Score 2', 'Date'])}
<row r="3" hidden="1"><c r="A3"><v>1</v></c><c r="B3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c>
<c r="D3" t="str"><f>A1</f><v>FW</v></c><c r="E3"><v>100</v></c><c r="F3" t="b"><v>1</v></c><c r="G3" s="1"><v>45000</v></c></row>`;

/** These are the parts of a small sound workbook of each kind. */
export const SOUND_WORKBOOKS: Readonly<Record<string, readonly { name: string; content: string }[]>> = {
  xlsx: [
    ...partsOfXlsx([XLSX_ROWS, inline(['Rank', 'Player', 'Points'])], {
      pr: '<workbookPr date1904="1"/>',
      styles:
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    }),
    { name: 'xl/sharedStrings.xml', content: '<sst><si><t>Ann</t></si><si><r><t>B</t></r><r><t>ob</t></r></si></sst>' },
  ],
  ods: [
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    {
      name: 'content.xml',
      content: `<office:document-content><table:table table:name="R"><table:table-column table:number-columns-repeated="4" table:visibility="collapse"/>
<table:table-row><table:table-cell><text:p>Player 1</text:p></table:table-cell><table:table-cell><text:p>Player 2</text:p></table:table-cell><table:table-cell><text:p>Result</text:p></table:table-cell></table:table-row>
<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-rows-spanned="2"><text:p>Ann</text:p></table:table-cell><table:table-cell><text:p>Bob</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="1"/></table:table-row>
<table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="1024"/></table:table-row></table:table></office:document-content>`,
    },
  ],
};

/** Draws a workbook with one to four damages in its parts, or in the archive itself. */
export const damagedWorkbook: fc.Arbitrary<Uint8Array> = fc
  .record({
    name: fc.constantFrom(...Object.keys(SOUND_WORKBOOKS)),
    damages: fc.array(fc.record({ part: fc.nat(9), damage }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ name, damages }) => {
    const sound = SOUND_WORKBOOKS[name]!;
    // Where the number is of no part, the archive is damaged.
    const ofPart = (part: number) => damages.filter((each) => each.part === part).map((each) => each.damage);
    const parts = sound.map((part, index) => ({
      ...part,
      content: ofPart(index).reduce(spoil, new Uint8Array(Buffer.from(part.content))),
    }));
    const ofArchive = damages.filter(({ part }) => part >= sound.length).map((each) => each.damage);
    return ofArchive.reduce(spoil, zipOf(parts));
  });

const ANSWERS = new Map(
  Object.entries({ game: '2e', director: 'A', name: 'Local', startsAt: '2014-11-08T10:00:00-05:00' }),
);

/**
 * Finds faults of an opened file: a finding without a sentence, or a document that is half of the file.
 *
 * @throws whatever the readers throw
 */
export function faultsOf(bytes: Uint8Array): string[] {
  const { format, findings, documents } = openFile(bytes, ANSWERS);
  const isRefused = findings.some(({ severity }) => severity === 'error');
  const faults = findings.flatMap(({ code, message, advice }) =>
    /^\S.*[.?!”)]$/su.test(String(message)) && /^\S.*[.?!]$/su.test(String(advice))
      ? []
      : [`${code}: “${message}” “${advice}”`],
  );
  const isForeign = format !== null && !format.startsWith('quadrant/');
  if (isRefused && isForeign && documents.some((document) => document !== null))
    faults.push('a part of a refused file');
  for (const document of documents) if (document !== null) readReport(document);
  return faults;
}
