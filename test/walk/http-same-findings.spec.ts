import { utils, write } from '@e965/xlsx';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { person } from '../builders/surroundings.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const facts: Record<string, string> = {};
const dora = person(
  () => facts,
  () => ON_TIME,
);
afterAll(() => dora.leave());

beforeAll(async () => {
  facts['QUADRANT_TOKEN'] = await walk.createToken('director', 'dora');
  await walk.app.listen(0, '127.0.0.1');
  facts['QUADRANT_URL'] = await walk.app.getUrl();
});

const P = ['Smith, John', 'Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo Marten', 'Kim'] as const;
const HEAD = ['Round', 'Table', 'Player 1', 'Player 2', 'Score 1', 'Score 2', 'Notes'];
const ROUNDS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [0, 2, 4, 6, 8, 10, 1, 3, 5, 7, 9, 11],
  [0, 4, 1, 6, 2, 8, 3, 10, 5, 11],
  [0, 8, 1, 4, 2, 6, 3, 5, 10, 11],
];
/** Title rows, a comma in a name, a draw, byes, two who dropped, a misspelt player, and notes that nobody reads. */
const MATCHES = [
  ['Kassel Winter Cup'],
  ['8 November 2014'],
  ['TD: Ann Smith'],
  [],
  HEAD,
  ...ROUNDS.flatMap((seats, index) =>
    seats.flatMap((first, at) => {
      if (at % 2 === 1) return [];
      const [one, two] = [P[first]!, P[seats[at + 1]!]!];
      const isDraw = index === 0 && at === 4;
      const spelt = index === 2 && one === 'Jo Marten' ? 'Jo Martin' : one;
      const written = index === 2 && two === 'Jo Marten' ? 'Jo Martin' : two;
      return [
        [index + 1, at / 2 + 1, spelt, written, isDraw ? 70 : 100, isDraw ? 70 : 10 + at, at === 8 ? 'late' : ''],
      ];
    }),
  ),
  [3, 6, 'Gus', 'BYE', '', '', 'dropped'],
];
const STANDINGS = [['Rank', 'Player', 'Points'], ...P.map((name, index) => [index + 1, name, 12 - index])];

function workbook(): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(MATCHES), 'Results');
  utils.book_append_sheet(book, utils.aoa_to_sheet(STANDINGS), 'Standings');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

const FILES: Readonly<Record<string, string | Buffer>> = {
  'workbook.xlsx': workbook(),
  'title-rows.csv':
    'Kassel Cup\n8 November 2014\n\nRound;Table;Player 1;Player 2;Score 1;Score 2\n1;1;Ann;Bob;100;35\n1;2;Cy;Dee;70;70\n2;1;Ann;Cy;40;100\n2;2;Bob;Dee;55;50\n',
  'twice.csv': 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\n1,Ann,Cy,FW\n2,Ann,Cy,perhaps\nx,Bob,Dee,FW\n',
  'misspelt.csv':
    'Round,Player 1,Player 2,Result,Score 1,Score 2,E-mail\n1,Annabel,Bob,FW,100,35,a@b.org\n1,Cy,Dee,TT,70,60,\n2,Anabel,Cy,FL,40,100,\n2,Bob,Dee,MW,55,50,\n3,Annabel,Dee,FW,100,0,\n3,Bob,bye,,,,\n',
  'scorecards.csv':
    'Player,Round,Opponent,Result,Remark\nAnn,1,Bob,FW,\nBob,1,Ann,FW,oh\nCy,1,Dee,TT,\nDee,1,Cy,TT,\nCy,2,bye,,\nDee,2,bye,,\nCy,3,bye,,\n',
  'crosstable.csv':
    'No;Name;R1;R2;R3;Total\n1;Ann;2FW;3FL;;9\n2;Bob;1FL;4TT;3FW;3\n3;Cy;4FW;1FW;2FL;3\n4;Dee;3FL;2TT;;0\n',
};
const ANSWERS = { game: '2e', name: 'Kassel Winter Cup', startsAt: '2014-11-08', registeredAt: '2014-10-01' };

interface Told {
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
  readonly pointer: string;
  readonly message: string;
}
/** Only the server knows the players and what is due. */
const OF_SERVER = new Set(['player-created', 'level-not-approved', 'region-unknown', 'late-report']);
const told = (findings: readonly Told[]) =>
  findings
    .filter(({ code }) => !OF_SERVER.has(code))
    .map(({ code, line, column, pointer, message }) => [code, line, column, pointer, message]);

async function ask(name: string, content: string | Buffer, answers: Readonly<Record<string, string>>) {
  dora.write(name, content);
  const set = Object.entries(answers);
  const { out } = await dora.call(
    'check',
    name,
    '--json',
    ...set.flatMap(([key, value]) => ['--set', `${key}=${value}`]),
  );
  const query = set.map(([key, value]) => `set=${encodeURIComponent(`${key}=${value}`)}`).join('&');
  const post = (path: string) =>
    walk
      .post(`${path}${path.includes('?') ? '&' : '?'}${query}`, facts['QUADRANT_TOKEN']!, Buffer.from(content))
      .set('content-type', 'application/octet-stream');
  const { body: checked } = await post('/api/v1/files/check').expect(200);
  const { body: previewed } = await post('/api/v1/submissions?preview=true');
  // A table that no program could read to its end is no draft: there its reader tells the same.
  const { body: drafted } = await post('/api/v1/drafts');
  const { findings } = JSON.parse(out) as { findings: Told[] };
  return { command: findings, answered: [checked, previewed, drafted] as readonly { findings: Told[] }[] };
}

describe('the findings of a dirty file', () => {
  it.each(
    Object.keys(FILES).flatMap(
      (name) =>
        [
          [name, 'no answers', {}],
          [name, 'all facts', ANSWERS],
        ] as const,
    ),
  )(
    'of %s with %s are the same ones in the same order from the command, the check and the preview',
    async (name, _, answers) => {
      const { command, answered } = await ask(name, FILES[name]!, answers);
      expect(command.length).toBeGreaterThan(0);
      for (const { findings } of answered) expect(told(findings)).toEqual(told(command));
    },
  );
});

describe('the findings of a download', () => {
  let id: string;
  const FORMATS = ['csv-matches', 'xlsx', 'trf16', 'quadrant-1'] as const;
  const read = async (format: string): Promise<Buffer> =>
    (await walk.get(`/api/v1/tournaments/${id}/document?format=${format}`).responseType('blob').expect(200))
      .body as Buffer;

  beforeAll(async () => {
    const tournament = { name: 'Stored Local', director: 'dora', level: 1 } as const;
    const document = reportDocument(
      report(round('ann 100-0 bob FW', 'cy 100-20 dee FW'), round('ann 70-35 cy MW', 'bob 100-0 dee FW'), {
        tournament,
      }),
    );
    const { body } = await walk.post('/api/v1/submissions', facts['QUADRANT_TOKEN']!, document).expect(201);
    id = body.tournamentId as string;
  });

  it.each(FORMATS)('as %s say that it is stored already, and none of them asks for what is stored', async (format) => {
    const { command, answered } = await ask(`download.${format}`, await read(format), {});
    expect(told(command)).toEqual([
      [
        'document-unchanged',
        undefined,
        undefined,
        '',
        'This is revision 1 of Stored Local, which is stored: nothing changes.',
      ],
    ]);
    for (const { findings } of answered) expect(told(findings)).toEqual(told(command));
    const { code, out } = await dora.call('check', `download.${format}`);
    expect([code, out]).toEqual([0, expect.stringMatching(/^Stored Local: 4 players, 2 rounds, 4 matches/)]);
  });

  it.each([
    ['a changed cell', (csv: string) => csv.replace('MW,70,35', 'FW,70,35')],
    ['a player who plays twice in a round', (csv: string) => csv.replace('1,swiss,cy,dee', '1,swiss,bob,dee')],
    ['no row left', (csv: string) => csv.split('\n').slice(0, 2).join('\n')],
  ])('with %s are the same ones in the same order', async (_, change) => {
    const { command, answered } = await ask('changed.csv', change((await read('csv-matches')).toString()), {});
    expect(command.map(({ code }) => code)).toContain('revises-tournament');
    for (const { findings } of answered) expect(told(findings)).toEqual(told(command));
  });

  it('without a server ask for nothing that the site knows', async () => {
    dora.write('alone.csv', await read('csv-matches'));
    const url = facts['QUADRANT_URL']!;
    Object.assign(facts, { QUADRANT_URL: 'http://127.0.0.1:9' });
    const { code, out } = await dora.call('check', 'alone.csv');
    Object.assign(facts, { QUADRANT_URL: url });
    expect([code, out]).toEqual([0, expect.stringContaining('The site then fills in what the file leaves open.')]);
    expect(out).not.toContain('open-question');
  });

  it('name as changed what an answer changes, and leave its director', async () => {
    dora.write('document.json', await read('quadrant-1'));
    const { out } = await dora.call('check', 'document.json', '--as', 'somebody', '--set', 'name=Later');
    expect(out).toContain('name: Stored Local → Later. If');
    expect(out).not.toContain('Not used');
  });
});

it('check knows the names in a packed workbook when it says which answers it does not use', async () => {
  dora.write('workbook.xlsx', FILES['workbook.xlsx']!);
  const { out } = await dora.call(
    'check',
    'workbook.xlsx',
    '--set',
    'handle.Jo Martin=Jo Marten',
    '--set',
    'handle.Zed=z',
  );
  expect(out.match(/^Not used: .*$/gm)).toEqual([
    'Not used: --set "handle.Zed=…". The file has nothing that it answers.',
  ]);
});
