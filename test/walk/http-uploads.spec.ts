import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
let director: string;

beforeAll(async () => {
  director = await walk.createToken('director', 'Dora');
});

let files = 0;

/** A table of two rounds, as a spreadsheet writes it, that is no other one's. */
const table = (names = ['Ann', 'Bob', 'Cy', 'Dee']): string => {
  const [ann, bob, cy, dee] = names.map((name) => `${name}${files}`);
  files += 1;
  return (
    'Round;Player 1;Player 2;Result;Score 1;Score 2\r\n' +
    `1;${ann};${bob};FW;100;35\r\n1;${cy};${dee};FW;100;20\r\n` +
    `2;${ann};${cy};FL;40;100\r\n2;${bob};${dee};MW;55;50\r\n` +
    `3;${ann};${dee};FW;100;0\r\n3;${cy};${bob};TT;30;30\r\n`
  );
};

const ANSWERS = { game: '2e', name: 'Winter Local', startsAt: '2014-11-08T12:00:00+01:00' };

const query = (answers: Record<string, string>): string =>
  `?${new URLSearchParams(Object.entries(answers).map(([key, value]) => ['set', `${key}=${value}`])).toString()}`;

const sendTable = (text: string, answers: Record<string, string>, token = director) =>
  walk.post(`${SUBMISSIONS}${query(answers)}`, token, text).set('content-type', 'text/csv');

/** As a browser or curl sends a form. */
function formOf(file: string | Buffer, fields: Record<string, string>, name = 'results.csv') {
  const parts = Object.entries(fields).map(
    ([key, value]) => `--B\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `--B\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`;
  return Buffer.concat([Buffer.from(parts.join('') + head), Buffer.from(file), Buffer.from('\r\n--B--\r\n')]);
}

const sendForm = (body: Buffer, address = SUBMISSIONS, token = director) =>
  walk
    .post(address, token, body)
    .set('content-type', 'multipart/form-data; boundary=B')
    .serialize((bytes) => bytes as string);

interface SaidFinding {
  readonly code: string;
  readonly pointer: string;
  readonly severity: string;
  readonly suggestion?: string;
  readonly line?: number;
  readonly column?: number;
  readonly value?: string;
}

const findingsOf = (body: { findings: SaidFinding[] }): SaidFinding[] => body.findings;

const codesOf = (body: { findings: { code: string; severity: string }[] }): string[] =>
  body.findings.filter(({ severity }) => severity !== 'note').map(({ code }) => code);

describe('a table as the body of a request', () => {
  it('becomes a tournament, and its receipt names the hash of the file', async () => {
    const text = table();
    const { body } = await sendTable(text, ANSWERS).expect(201);
    const sha256 = createHash('sha256').update(text).digest('hex');
    expect(body).toMatchObject({ state: 'accepted', revision: 1, file: { sha256, format: 'csv-matches' } });
    expect(body.rawSha256).not.toBe(sha256);
    const claims = JSON.parse(Buffer.from(String(body.signature).split('.')[1]!, 'base64url').toString()) as object;
    expect(claims).toMatchObject({ fileSha256: sha256, rawSha256: body.rawSha256 });
    const stored = await walk.get(body.links.self).expect(200);
    expect(stored.body).toMatchObject({ file: { sha256, format: 'csv-matches' }, submittedBy: 'Dora' });
    const document = await walk.get(`${body.links.tournament}/document?format=quadrant-1`).expect(200);
    expect(document.body).toMatchObject({ schema: 'quadrant/1', tournament: { ...ANSWERS, director: 'Dora' } });
  });

  it('asks at most three questions, each with a suggestion where there is one', async () => {
    const dan = await walk.createToken('director', 'Dan');
    const { body } = await sendTable(table(), {}, dan).expect(422);
    const open = findingsOf(body).filter(({ code }) => code === 'open-question');
    expect(open.map(({ pointer, suggestion }) => [pointer, suggestion])).toEqual([
      ['/tournament/game', undefined],
      ['/tournament/name', undefined],
      ['/tournament/startsAt', '2014-11-10'],
    ]);
  });

  it('remembers the answers of its sender, and says so the next time', async () => {
    const eve = await walk.createToken('director', 'Eve');
    await sendTable(table(), { ...ANSWERS, cardPool: 'block' }, eve).expect(201);
    const { body } = await sendTable(table(), { startsAt: '2014-11-09' }, eve).expect(422);
    expect(codesOf(body)).toEqual(['open-question']);
    expect(body.findings[0]).toMatchObject({ pointer: '/tournament/name', suggestion: 'Winter Local' });
    const stored = await sendTable(table(), { startsAt: '2014-11-09', name: 'Another' }, eve).expect(201);
    expect(stored.body.findings).toContainEqual(
      expect.objectContaining({
        code: 'answer-remembered',
        message: expect.stringContaining('cardPool=block, game=2e'),
      }),
    );
    const others = await sendTable(table(), { startsAt: '2014-11-09', name: 'Another' }).expect(201);
    expect(codesOf(others.body)).not.toContain('open-question');
  });

  it('is the same submission when it comes again', async () => {
    const text = table();
    const first = await sendTable(text, ANSWERS).expect(201);
    const before = await walk.countRows();
    const again = await sendTable(text, ANSWERS).expect(200);
    expect(again.body).toMatchObject({ id: first.body.id, file: first.body.file, signature: first.body.signature });
    expect(await walk.countRows()).toEqual(before);
  });

  it('has an explained heading and an explained name, which are remembered too', async () => {
    const fay = await walk.createToken('director', 'Fay');
    const text = table(['Anna', 'Bert', 'Carl', 'Dirk']).replace('Player 2', 'Gegenueber');
    const handle = /1;(Anna\d+)/.exec(text)![1]!;
    const unread = await sendTable(text, ANSWERS, fay).expect(422);
    expect(codesOf(unread.body)).not.toEqual([]);
    const answers = { ...ANSWERS, 'column.Gegenueber': 'second', [`handle.${handle}`]: 'ann-the-first' };
    const { body } = await sendTable(text, answers, fay).expect(201);
    const document = await walk.get(`${body.links.tournament}/document?format=quadrant-1`).expect(200);
    expect(document.body.players[0].handle).toBe('ann-the-first');
    const next = await sendTable(text.replaceAll('100;0', '100;1'), { name: 'Next', startsAt: '2014-11-09' }, fay);
    expect(next.status).toBe(201);
  });

  it('is previewed like a document, and previews store nothing', async () => {
    const text = table();
    const before = await walk.countRows();
    const { body } = await sendTable(text, { ...ANSWERS })
      .query({ preview: 'true' })
      .expect(200);
    expect(body).toMatchObject({ revision: 1, participants: 4 });
    expect(await walk.countRows()).toEqual(before);
  });

  it.each([
    ['refused', { createPlayers: 'false' }, 422, ['player-unknown', '/players/0/handle', 3, 3, 'Ann']],
    ['previewed', { preview: 'true' }, 200, ['met-before', '/rounds/1/matches/0/players', 6, 3, 'Bob']],
    ['stored', {}, 201, ['met-before', '/rounds/1/matches/0/players', 6, 3, 'Bob']],
    ['stored already', {}, 200, ['met-before', '/rounds/1/matches/0/players', 6, 3, 'Bob']],
  ])('has findings with the line and cell of the table when it is %s', async (_, query, status, found) => {
    const rows = ['1;A;Ann;Bob;FW', '', '1;B;Cy;Dee;FW', '2;A;Bob;Ann;FW', '2;B;Dee;Cy;FW'];
    const text = ['Round;Table;Player 1;Player 2;Result', '', ...rows, ''].join('\r\n');
    const { body } = await sendTable(text, ANSWERS).query(query).expect(status);
    expect(
      findingsOf(body).map(({ code, pointer, line, column, value }) => [code, pointer, line, column, value]),
    ).toContainEqual(found);
  });

  it('corrects a tournament as its revision', async () => {
    const text = table();
    const { body } = await sendTable(text, ANSWERS).expect(201);
    const revised = await walk
      .post(`${body.links.revisions}${query(ANSWERS)}`, director, text.replace('100;35', '100;30'))
      .set('content-type', 'text/csv')
      .expect(201);
    expect(revised.body).toMatchObject({ tournamentId: body.tournamentId, revision: 2 });
  });

  it('with the same key and other answers is another request', async () => {
    const text = table();
    const key = `key-${files}`;
    await sendTable(text, ANSWERS).set('idempotency-key', key).expect(201);
    await sendTable(text, ANSWERS).set('idempotency-key', key).expect(201);
    const other = await sendTable(text, { ...ANSWERS, name: 'Other' })
      .set('idempotency-key', key)
      .expect(422);
    expect(other.body.type).toBe('/problems/idempotency-key-reused');
    const { game: _game, ...fewer } = ANSWERS;
    const open = await sendTable(text, fewer).set('idempotency-key', key).expect(422);
    expect(open.body.type).toBe('/problems/idempotency-key-reused');
  });
});

describe('a form', () => {
  it('brings a file and its answers', async () => {
    const fields = Object.fromEntries(Object.entries(ANSWERS).map(([key, value]) => [`set.${key}`, value]));
    const { body } = await sendForm(formOf(table(), fields)).expect(201);
    expect(body).toMatchObject({ state: 'accepted', file: { format: 'csv-matches' } });
  });

  it('suggests what the name of its file says', async () => {
    const gil = await walk.createToken('director', 'Gil');
    const { body } = await sendForm(formOf(table(), {}, 'Autumn_Local_2014-11-01.csv'), SUBMISSIONS, gil).expect(422);
    expect(findingsOf(body).map(({ suggestion }) => suggestion)).toEqual([undefined, 'Autumn Local', '2014-11-01']);
  });

  it.each([
    ['without a file', '--B\r\ncontent-disposition: form-data; name="set.game"\r\n\r\n2e\r\n--B--\r\n'],
    ['without an end', '--B\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nround,'],
    ['with an unknown field', formOf('a,b\r\n', { game: '2e' }).toString()],
    ['with a file in another field', formOf('a,b\r\n', {}).toString().replace('"file"', '"upload"')],
  ])('%s is one problem', async (_, body) => {
    const answer = await sendForm(Buffer.from(body)).expect(400);
    expect(answer.body.type).toBe('/problems/malformed-form');
  });
});

describe('a file that is not read', () => {
  const post = (body: Buffer | string, type: string) =>
    walk
      .post(`${SUBMISSIONS}${query(ANSWERS)}`, director, body)
      .set('content-type', type)
      .serialize((bytes) => bytes as string);

  it.each([
    ['an archive', gzipSync('round,player 1'), 'application/octet-stream', 'not-text'],
    ['half a workbook', Buffer.from('504b0304140000000800', 'hex'), 'application/octet-stream', 'broken-file'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'application/octet-stream', 'not-text'],
    ['a letter', 'Dear organizers, we played on Saturday.', 'text/plain', 'unknown-format'],
    [
      "somebody else's JSON",
      JSON.stringify({ dependencies: {}, scripts: {} }, null, 2),
      'application/json',
      'unknown-format',
    ],
    ['a page', '<html><body>Results</body></html>', 'text/xml', 'unknown-format'],
    ['an unclosed quotation mark', 'round,player 1,player 2,result\n1,"ann,bob,FW\n', 'text/csv', 'broken-file'],
    ['too large', 'round,player 1\n'.padEnd(2_050_000, '1'), 'text/csv', 'file-too-large'],
  ])('because it is %s is refused in one finding', async (_, body, type, code) => {
    const before = await walk.countRows();
    const answer = await post(body, type).expect(422);
    expect(findingsOf(answer.body).map((finding) => finding.code)).toEqual([code]);
    expect(answer.body.findings[0].advice).not.toBe('');
    expect(await walk.countRows()).toEqual(before);
  });

  it.each(['application/zip', 'application/gzip', 'image/png', 'application/x-www-form-urlencoded'])(
    'because its type is %s gets one problem with the way out',
    async (type) => {
      const { body } = await post('PK', type).expect(415);
      expect(body).toMatchObject({
        type: '/problems/unsupported-media-type',
        advice: expect.stringContaining('Unpack an archive'),
      });
    },
  );

  it('because it is compressed on its way gets a 415', async () => {
    const { body } = await post(gzipSync(table()), 'text/csv').set('content-encoding', 'gzip').expect(415);
    expect(body.type).toBe('/problems/unsupported-media-type');
  });

  it('because it holds several tournaments says which, and one of them can be chosen', async () => {
    const two = 'tournament,round,player 1,player 2,result\nA,1,ann,bob,FW\nB,1,cy,dee,FW\n';
    const refused = await post(two, 'text/csv').expect(422);
    expect(codesOf(refused.body)).toEqual(['several-tournaments']);
    const address = `/api/v1/files/check${query({ ...ANSWERS, tournament: '2' })}`;
    const { body } = await walk.post(address, director, two).set('content-type', 'text/csv').expect(200);
    expect(codesOf(body)).not.toContain('several-tournaments');
  });
});

describe('what other programs know of people', () => {
  it('is stored nowhere', async () => {
    const rows = ['Ann', 'Bob', 'Cy', 'Dee'].map((name) => `${name} Secret`);
    const secrets = ['1987-06-05', 'ann@example.org', '+49 170 1234567', '9912345678'];
    const head = `Round,Player 1,Player 2,Result,Birth date,E-mail,Phone,DCI\n`;
    const text = head + `1,${rows[0]},${rows[1]},FW,${secrets.join(',')}\n1,${rows[2]},${rows[3]},FW,,,,\n`;
    const { body } = await sendTable(text, ANSWERS).expect(201);
    const document = await walk.get(`${body.links.tournament}/document?format=quadrant-1`).expect(200);
    const shown = JSON.stringify([body, document.body]);
    for (const secret of secrets) expect(shown).not.toContain(secret);
    expect(shown).toContain('Ann Secret');
  });
});

describe('a check over HTTP', () => {
  it('stores nothing and says what the file holds', async () => {
    const before = await walk.countRows();
    const { body } = await walk
      .post(`/api/v1/files/check${query(ANSWERS)}`, director, table())
      .set('content-type', 'text/csv')
      .expect(200);
    expect(body).toMatchObject({
      format: 'csv-matches',
      tournaments: [{ players: 4, rounds: 3, matches: 6, byes: 0, drops: 0 }],
      sanctioned: { value: false },
    });
    expect(await walk.countRows()).toEqual(before);
  });
});

describe('the JSON Schema of a table', () => {
  it.each(['csv-matches', 'csv-scorecards', 'csv-crosstable'])('of %s is served at its address', async (format) => {
    const address = `/schemas/${format}.json`;
    const { body, headers } = await walk.get(address).expect(200);
    expect(headers['content-type']).toContain('application/schema+json');
    expect(body).toMatchObject({ $id: address, type: 'object', examples: [expect.any(Object), expect.any(Object)] });
  });

  it.each(['nrtm', 'start.gg', 'trf', 'opengotha'])(
    'of files in %s is served, with an example that is read',
    async (format) => {
      const { body } = await walk.get(`/schemas/${format}.json`).expect(200);
      const [example] = body.examples as unknown[];
      const sent = await walk
        .post('/api/v1/files/check', director, typeof example === 'string' ? example : JSON.stringify(example))
        .set('content-type', 'text/plain')
        .expect(200);
      expect(sent.body).toMatchObject({ format, tournaments: [{ players: 2, matches: 1 }] });
    },
  );

  it('of an unknown format is not found, and the answer lists the others', async () => {
    const { body } = await walk.get('/schemas/csv-cards.json').expect(404);
    expect(body.advice).toContain('quadrant-1.json, csv-matches.json, csv-scorecards.json, csv-crosstable.json');
  });
});
