import { parseDecisions } from '@quadrant/rules/batches';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { BatchPublicationRepository } from '@quadrant/store/batches';
import { ExportRepository } from '@quadrant/store/export';
import { incompleteDocument } from '../../builders/incomplete-document.js';
import { documentOf } from '../held-documents.js';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { batchWalk } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

const walk = useHttpWalk();
let coordinator: string;
let second: string;
const batches = batchWalk(
  walk,
  () => coordinator,
  () => ON_TIME,
);

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  second = await walk.createToken('coordinator', 'Andorian');
});

/** A tournament of a batch, as far as these tests look at it. */
interface Item {
  readonly id: string;
  readonly state: string;
  readonly findings: readonly { readonly severity: string }[];
  readonly doubleOf: { readonly relation: string; readonly item: string | null } | null;
}

const PEOPLE = ['Ann Archer', 'Bob Baker', 'Cyd Cooper', 'Dee Draper'] as const;
const SPRING = roundRobin(PEOPLE, ['FW', 'ML', 'FW', 'FL', 'FW', 'FW']);
const SUMMER = roundRobin(PEOPLE, ['FL', 'FW', 'MW', 'FW', 'FW', 'FL']);
const AUTUMN = roundRobin(PEOPLE, ['TT', 'FW', 'FL', 'ML', 'FW', 'FW']);

const facts = (name: string, startsAt: string) => ({ game: '2e', director: 'Thsch', name, startsAt });

describe('a batch of three files', () => {
  it('is received, read, published in one run, and undone in one run', async () => {
    const { body: opened } = await batches.send('post', '', { name: 'The first years' }).expect(201);
    expect(opened).toMatchObject({ number: 1, state: 'open', files: 0, job: null });
    await batches
      .file(1, '2009/spring.csv', SPRING)
      .expect(200, { received: 1, replaced: 0, unchanged: 0, refused: [] });
    await batches.file(1, '2009/summer.csv', SUMMER).expect(200);
    await batches.file(1, '2009/autumn.csv', AUTUMN).expect(200);
    await batches
      .send('put', '/1/manifest', {
        rows: [
          { file: '2009/spring.csv', values: facts('Spring', '2009-04-04') },
          { file: '2009/summer.csv', values: facts('Summer', '2009-07-04') },
          { file: '2009/autumn.csv', values: facts('Autumn', '2009-10-03') },
        ],
      })
      .expect(200);
    const { body: asked } = await batches.send('post', '/1/reading').expect(202);
    expect(asked.job).toEqual({ step: 'read', done: 0, total: 0 });
    await batches.work(1, 'read');
    const { body: items } = await batches.send('get', '/1/items').expect(200);
    expect(
      (items.items as Item[]).map(({ id, state, findings }) => [
        id,
        state,
        findings.filter(({ severity }) => severity === 'error'),
      ]),
    ).toEqual([
      ['2009/autumn.csv', 'ready', []],
      ['2009/spring.csv', 'ready', []],
      ['2009/summer.csv', 'ready', []],
    ]);
    await batches.send('post', '/1/diff').expect(202);
    await batches.work(1, 'diff');
    const { body: diff } = await batches.send('get', '/1/diff').expect(200);
    expect(diff).toMatchObject({ fits: true, baseRun: 0 });
    await batches.send('post', '/1/publication', { fingerprint: diff.fingerprint, reason: 'our past' }).expect(202);
    expect(await batches.publish(1)).toBe(1);
    const { body: published } = await batches.send('get', '/1').expect(200);
    expect(published).toMatchObject({ state: 'published', run: 1, job: null });
    const { body: board } = await walk.get('/api/v1/leaderboards/2e/constructed').expect(200);
    expect(board.rows).toHaveLength(4);
    const { body: preview } = await batches.send('get', '/1/undo').expect(200);
    expect(preview).toEqual({ withdrawn: 3, restored: 0, players: 4, kept: [] });
    await batches.send('post', '/1/undo', { reason: 'wrong years' }).expect(202);
    expect(await batches.publish(1, true)).toBe(2);
    const { body: undone } = await batches.send('get', '/1').expect(200);
    expect(undone).toMatchObject({ state: 'undone', undoRun: 2, kept: [] });
    const { body: after } = await walk.get('/api/v1/leaderboards/2e/constructed').expect(200);
    expect(after.rows).toEqual([]);
  });
});

/** Everything that an export holds, without the numbers of runs: publishing and undoing are runs of their own. */
function readExport(): Promise<unknown> {
  return new ExportRepository(walk.dataSource).read(async (reader) => {
    const all = async <Row>(pages: AsyncIterable<readonly Row[]>) => {
      const rows: Row[] = [];
      for await (const page of pages) rows.push(...page);
      return rows;
    };
    const exported = {
      players: await reader.listPlayers(),
      ratings: await all(reader.readRatings()),
      reports: (await all(reader.readReports())).map(({ key, startsAt, raw }) => ({
        key,
        startsAt,
        raw: raw.toString(),
      })),
      decisions: await all(reader.readDecisions()),
      tournaments: await all(reader.readPublicTournaments(DEFAULT_RATING_RULES, await reader.listRules(), () => true)),
    };
    return JSON.parse(
      JSON.stringify(exported, (name, value: unknown) => (name === 'run' ? undefined : value)),
    ) as unknown;
  });
}

/** Opens a batch with files and their facts, and computes its diff. @returns its number and the fingerprint */
async function bringTo(files: readonly (readonly [path: string, content: string, startsAt: string])[]) {
  const { body: opened } = await batches.send('post', '', { name: 'Another past' }).expect(201);
  const number = opened.number as number;
  for (const [path, content] of files) await batches.file(number, path, content).expect(200);
  const rows = files.map(([file, , startsAt]) => ({ file, values: facts(file, startsAt) }));
  await batches.send('put', `/${number}/manifest`, { rows }).expect(200);
  await batches.send('post', `/${number}/reading`).expect(202);
  await batches.work(number, 'read');
  await batches.send('post', `/${number}/diff`).expect(202);
  await batches.work(number, 'diff');
  const { body: batch } = await batches.send('get', `/${number}`).expect(200);
  return { number, fingerprint: batch.fingerprint as string, batch };
}

/** A report of four players, whose winner has this handle. */
const reportOf = (winner: string, others: string): object =>
  JSON.parse(JSON.stringify(documentOf('Thsch', others)).replaceAll(`"${others}"`, `"${winner}"`)) as object;

async function submit(document: object): Promise<void> {
  const { body } = await walk.post('/api/v1/submissions', coordinator, document);
  expect(body).toMatchObject({ state: 'accepted' });
  await walk.publisher.publishTournament(body.tournamentId as string, 1);
}

describe('a batch beside what is stored', () => {
  const FILES = [
    ['2010/spring.csv', SPRING, '2010-04-04'],
    ['2010/summer.csv', SUMMER, '2010-07-04'],
  ] as const;

  it('leaves the export byte for byte as it was when it is undone, although it was interrupted', async () => {
    await submit(reportOf('Known', 'before'));
    const before = await readExport();
    const { number, fingerprint } = await bringTo(FILES);
    expect(await readExport()).toEqual(before);
    await batches.send('post', `/${number}/publication`, { fingerprint, reason: 'our past' }).expect(202);
    const killed = new BatchPublicationRepository(walk.dataSource).publish(number, () =>
      Promise.reject(new Error('killed')),
    );
    await expect(killed).rejects.toThrow('killed');
    expect(await readExport()).toEqual(before);
    await batches.work(number, 'publish');
    await batches.work(number, 'publish');
    const run = await batches.publish(number);
    expect(run).not.toBeNull();
    expect(await walk.publisher.publish({ kind: 'batch', batch: number, undo: false })).toBeNull();
    const [{ tournaments }] = await walk.dataSource.query(
      'select count(*)::integer as tournaments from tournaments where batch = $1',
      [number],
    );
    expect(tournaments).toBe(2);
    const { text: codes } = await batches.send('get', `/${number}/claim-codes`).expect(200);
    expect(codes.split('\n').filter((line) => line !== '')).toHaveLength(5);
    expect(await readExport()).not.toEqual(before);
    await batches.send('post', `/${number}/undo`, { reason: 'wrong years' }).expect(202);
    await batches.work(number, 'undo');
    expect(await batches.publish(number, true)).toBe(run! + 1);
    expect(await readExport()).toEqual(before);
  });

  it('can come again after it was undone; what later reports name is kept, with the reason', async () => {
    const before = (await readExport()) as { players: { handle: string }[] };
    const { number, fingerprint } = await bringTo(FILES);
    await batches.send('post', `/${number}/publication`, { fingerprint, reason: 'our past' }).expect(202);
    await batches.publish(number);
    await submit(reportOf('Bob Baker', 'later'));
    const { body: preview } = await batches.send('get', `/${number}/undo`).expect(200);
    expect(preview).toEqual({
      withdrawn: 2,
      restored: 0,
      players: 3,
      kept: [{ kind: 'player', name: 'Bob Baker', reason: 'tournament' }],
    });
    await batches.send('post', `/${number}/undo`, { reason: 'wrong years' }).expect(202);
    await batches.publish(number, true);
    const after = (await readExport()) as { players: { handle: string }[] };
    const news = after.players
      .map(({ handle }) => handle)
      .filter((handle) => !before.players.some((each) => each.handle === handle));
    expect(news).toEqual(expect.arrayContaining(['Bob Baker']));
    expect(news).not.toContain('Ann Archer');
    const order = {
      requestedBy: 'Thsch',
      reason: 'to compare',
      scope: 'full',
      isOfficial: false,
      onProgress: () => undefined,
    } as const;
    const { run } = await walk.publisher.publishRefresh(order);
    const [{ changed }] = await walk.dataSource.query(
      'select tournaments_changed as changed from runs where number = $1',
      [run],
    );
    expect(changed).toBe(0);
  });

  it('finds tournaments that came twice, within it and in what is stored', async () => {
    const people = ['Eve Eaton', 'Fay Fisher', 'Gil Gardner', 'Hal Hunter'] as const;
    const first = roundRobin(people, ['FW', 'ML', 'FW', 'FL', 'FW', 'FW']);
    const later = roundRobin(people, ['TT', 'FW', 'FL', 'ML', 'FW', 'FW']);
    const { number, fingerprint } = await bringTo([['first.csv', first, '2010-04-04']]);
    await batches.send('post', `/${number}/publication`, { fingerprint, reason: 'our past' }).expect(202);
    await batches.publish(number);
    const again = await bringTo([
      ['copy.csv', first, '2010-04-04'],
      ['new.csv', later, '2010-10-03'],
      ['new-copy.csv', later, '2010-10-03'],
    ]);
    const { body } = await batches.send('get', `/${again.number}/items`).expect(200);
    const states = Object.fromEntries(
      (body.items as Item[]).map(({ id, state, doubleOf }) => [
        id,
        [state, doubleOf?.relation ?? null, doubleOf?.item ?? null],
      ]),
    );
    expect(states).toEqual({
      'copy.csv': ['double', 'equal', null],
      'new-copy.csv': ['ready', null, null],
      'new.csv': ['double', 'equal', 'new-copy.csv'],
    });
  });

  it('shows hidden players under their labels, and takes answers that name a label', async () => {
    const people = ['Eve Eaton', 'Fay Fisher', 'Gil Gardner', 'Hal Hunter'] as const;
    const { number } = await bringTo([
      ['winter.csv', roundRobin(people, ['ML', 'FW', 'FL', 'FW', 'FL', 'ML']), '2011-01-08'],
    ]);
    const [{ key }] = await walk.dataSource.query(
      `select t.key from tournaments t join submissions s on s.tournament_id = t.id join entries e on e.submission_id = s.id
         join players p on p.id = e.player_id where p.handle = 'Eve Eaton' limit 1`,
    );
    const answer = (spelling: string) => ({
      one: { tournament: 'winter.csv', spelling: 'Eve Eaton' },
      other: { tournament: `stored:${key}`, spelling },
      verdict: 'same',
    });
    const send = (spelling: string) =>
      batches.send('post', `/${number}/answers`, { answers: [answer(spelling)] }).expect(200);
    const readSpellings = async () => {
      const { body } = await batches.send('get', `/${number}/people`).expect(200);
      return (body.answers as { other: { spelling: string } }[]).map(({ other }) => other.spelling);
    };
    await send('Eve Eaton');
    await walk.dataSource.query(`update players set hidden_at = $1 where handle = 'Eve Eaton'`, [ON_TIME]);
    const [label] = await readSpellings();
    expect(label).not.toBe('Eve Eaton');
    await send(label!);
    await walk.dataSource.query(`update players set hidden_at = null where handle = 'Eve Eaton'`);
    expect(await readSpellings()).toEqual(['Eve Eaton', 'Eve Eaton']);
  });

  it('writes the answers that count into people.csv, and takes them from it once', async () => {
    const { number } = await bringTo([
      [
        'one.csv',
        roundRobin(['Uma Urban', 'Val Voss', 'Wes Wolf', 'Xia Xu'], ['FW', 'ML', 'FW', 'FL', 'FW', 'FW']),
        '2012-01-08',
      ],
      [
        'two.csv',
        roundRobin(['Umi', 'Val Voss', 'Wes Wolf', 'Xia Xu'], ['FL', 'FW', 'MW', 'FW', 'FW', 'FL']),
        '2012-02-05',
      ],
    ]);
    const answers = [
      {
        one: { tournament: 'two.csv', spelling: 'Umi' },
        other: { tournament: 'one.csv', spelling: 'Uma Urban' },
        verdict: 'same',
      },
    ];
    await batches.send('post', `/${number}/answers`, { answers }).expect(200);
    const { text } = await batches.send('get', `/${number}/people.csv`).expect(200);
    const decisions = parseDecisions(text, 'people.csv');
    expect(decisions).toMatchObject({ answers });
    await batches.send('post', `/${number}/answers`, { answers }).expect(200);
    const { body } = await batches.send('get', `/${number}/people`).expect(200);
    expect(body.answers).toHaveLength(1);
    // Another verdict is another answer.
    await batches.send('post', `/${number}/answers`, { answers: [{ ...answers[0], verdict: 'two' }] }).expect(200);
    const { body: later } = await batches.send('get', `/${number}/people`).expect(200);
    expect(later.answers).toHaveLength(2);
  });

  it('rates inferred results when a coordinator says so for all of them, with a reason', async () => {
    const players = ['Mia Moore', 'Ned Norris', 'Ola Olsen', 'Pia Palmer'];
    const [a, b, c, d] = players as [string, string, string, string];
    const document = incompleteDocument(
      [
        [
          [a, b, 'FW', 100, 20],
          [c, d, 'FW', 100, 0],
        ],
        [
          [a, c, 'FW', 100, 0],
          [b, d, 'FW'],
        ],
        [
          [a, d, 'FW', 100, 0],
          [b, c, 'FW', 100, 0],
        ],
      ],
      { inferred: [{ pointer: '/rounds/1/matches/1', rule: 'totals' }] },
      { director: 'Thsch', startsAt: '2006-11-08T10:00:00-05:00', registeredAt: '2006-10-01T10:00:00Z' },
    );
    const { body: opened } = await batches.send('post', '', { name: 'Inferred' }).expect(201);
    const number = opened.number as number;
    await batches.file(number, 'inferred.json', JSON.stringify(document)).expect(200);
    await batches.send('post', `/${number}/reading`).expect(202);
    await batches.work(number, 'read');
    expect((await batches.send('get', `/${number}`)).body).toMatchObject({ inferred: 1, inferredRated: null });
    const decided = { rated: true, reason: 'seen on a photo' };
    await batches.send('post', `/${number}/inferred-results`, decided).expect(200);
    await batches.send('post', `/${number}/diff`).expect(202);
    await batches.work(number, 'diff');
    const { body: ready } = await batches.send('get', `/${number}`).expect(200);
    expect(ready).toMatchObject({ state: 'ready', inferredRated: 'seen on a photo' });
    const publication = { fingerprint: ready.fingerprint as string, reason: 'our past' };
    await batches.send('post', `/${number}/publication`, publication).expect(202);
    await batches.publish(number);
    const { body: items } = await batches.send('get', `/${number}/items`).expect(200);
    const { body: stored } = await walk.get(
      `/api/v1/tournaments/${(items.items as { tournament: string }[])[0]!.tournament}`,
    );
    expect(stored.inferredRated).toBe('seen on a photo');
    expect(stored.published.rated.rule).toContain('1 result inferred and rated by decision of a coordinator');
  });

  it('says how far a rating could move where only the month of a tournament is known', async () => {
    const people = ['Quin Quick', 'Ray Reed', 'Sue Stone', 'Tom Tull'] as const;
    const { number } = await bringTo([
      ['month.csv', roundRobin(people, ['FW', 'ML', 'FW', 'FL', 'FW', 'FW']), '2005-03'],
      // The same pairings on a day of the month would be the same tournament.
      [
        'day.csv',
        roundRobin([people[0], people[2], people[1], people[3]], ['FW', 'FL', 'FL', 'FW', 'FW', 'FL']),
        '2005-03-12',
      ],
    ]);
    const { body } = await batches.send('get', `/${number}/diff`).expect(200);
    expect(body.summary).toMatch(/Only the month of 1 rated tournament is known/);
    const [, most = '0'] =
      /Only the month of 1 rated tournament is known.* more than (\d+\.\d)\./.exec(body.summary) ?? [];
    expect(Number(most)).toBeGreaterThan(0);
    const { number: exact } = await bringTo([
      ['exact.csv', roundRobin(people, ['FW', 'ML', 'FW', 'FL', 'FW', 'FW']), '2005-04-02'],
    ]);
    const { body: other } = await batches.send('get', `/${exact}/diff`).expect(200);
    expect(other.summary).not.toContain('Only the month');
  });

  it('takes equal files of different days for different tournaments', async () => {
    const people = ['Ira Irving', 'Jan Jacobs', 'Kay Keller', 'Lea Lorenz'] as const;
    const table = roundRobin(people, ['FW', 'ML', 'FW', 'FL', 'FW', 'FW']);
    const { number } = await bringTo([
      ['one.csv', table, '2010-04-04'],
      ['other.csv', table, '2010-11-06'],
    ]);
    const { body } = await batches.send('get', `/${number}/items`).expect(200);
    expect((body.items as Item[]).map(({ state }) => state)).toEqual(['ready', 'ready']);
  });
});

describe('files with unknown columns', () => {
  const shapesOf = async (number: number) =>
    (await batches.send('get', `/${number}/shapes`).expect(200)).body.shapes as {
      readonly fingerprint: string;
      readonly open: readonly string[];
      readonly refused: number;
    }[];

  it('are asked about where nothing can be read, and read with one answer for all of them', async () => {
    const { body } = await batches.send('post', '', { name: 'Own columns' }).expect(201);
    const { number } = body as { number: number };
    const head = 'Our evenings\nWho;Go;Against;How';
    await batches.file(number, 'one.csv', `${head}\nMia;1;Noa;S\nNoa;1;Mia;N\nOla;1;Freilos;\nNoa;2;off home;\n`);
    await batches.file(number, 'two.csv', `${head}\nNoa;1;Ola;S\nOla;1;Noa;N\n`);
    await batches.send('post', `/${number}/reading`).expect(202);
    await batches.work(number, 'read');
    const [shape, ...others] = await shapesOf(number);
    expect(others).toEqual([]);
    expect(shape).toMatchObject({ refused: 2 });
    const columns = { Who: 'player', Go: 'round', Against: 'opponent', How: 'result' };
    const answers = Object.fromEntries(
      Object.entries(columns).map(([heading, kind]) => [`column.${heading}`, kind] as const),
    );
    expect(shape!.open).toEqual(expect.arrayContaining(Object.keys(answers)));
    await batches
      .send('put', `/${number}/shapes/${shape!.fingerprint}`, { answers: { ...answers, 'word.off home': 'dropped' } })
      .expect(200);
    await batches.send('post', `/${number}/reading`).expect(202);
    await batches.work(number, 'read');
    const [read, ...more] = await shapesOf(number);
    expect([read, more]).toMatchObject([{ fingerprint: shape!.fingerprint, refused: 0 }, []]);
    expect(read!.open.filter((key) => key.startsWith('column.'))).toEqual([]);
  });

  it('are named where the rest is read, so that somebody can say what they hold', async () => {
    const { body } = await batches.send('post', '', { name: 'Read in part' }).expect(201);
    const { number } = body as { number: number };
    await batches.file(number, 'cup.csv', 'No;Name;D1;D/2;Sum\n1;Mia;2S;3S;6\n2;Noa;1N;;0\n3;Ola;;1N;0\n');
    await batches.send('post', `/${number}/reading`).expect(202);
    await batches.work(number, 'read');
    const [shape] = await shapesOf(number);
    expect(shape!.refused).toBe(0);
    expect(shape!.open).toEqual(expect.arrayContaining(['column.D1', 'column.D/2']));
  });
});

describe('a batch refuses', () => {
  it('a manifest that names no file of it, a file twice, or a column that is no answer, and stores nothing', async () => {
    const { number } = await bringTo([['a.csv', SPRING, '2011-04-04']]);
    const row = (file: string, values: object = { game: '2e' }) => ({ file, values });
    for (const rows of [[row('b.csv')], [row('a.csv'), row('a.csv')], [row('a.csv', { 'no key': 'x' })]]) {
      const { body } = await batches.send('put', `/${number}/manifest`, { rows }).expect(422);
      expect(body.type).toContain('batch-manifest-refused');
    }
    const { body: batch } = await batches.send('get', `/${number}`).expect(200);
    expect(batch.state).toBe('ready');
  });

  it('a file that is not the one that was checked', async () => {
    const { number } = await bringTo([['a.csv', SPRING, '2011-04-04']]);
    const { body } = await batches
      .file(number, `a.csv`, SUMMER)
      .query({ sha256: '0'.repeat(64) })
      .expect(409);
    expect(body.type).toContain('batch-file-changed');
  });

  it('to be published by another diff, by nobody else than its opener when it is large, and after a later run', async () => {
    const { number, fingerprint } = await bringTo([['a.csv', SPRING, '2011-04-04']]);
    const publish = (print: string) =>
      batches.send('post', `/${number}/publication`, { fingerprint: print, reason: 'x' });
    expect((await publish('0'.repeat(64)).expect(409)).body.type).toContain('batch-changed');
    const own = await batches.send('post', `/${number}/approval`, { fingerprint }).expect(403);
    expect(own.body.type).toContain('own-batch');
    await batches.send('post', `/${number}/approval`, { fingerprint }, second).expect(200);
    await submit(reportOf('Other', 'meanwhile'));
    expect((await publish(fingerprint).expect(409)).body.type).toContain('batch-changed');
    const { body: diff } = await batches.send('get', `/${number}/diff`).expect(200);
    expect(diff.fits).toBe(false);
  });

  it('changes once it is published', async () => {
    const { number, fingerprint } = await bringTo([['z.csv', AUTUMN, '2012-04-07']]);
    await batches.send('post', `/${number}/publication`, { fingerprint, reason: 'x' }).expect(202);
    expect((await batches.file(number, 'b.csv', SUMMER).expect(409)).body.type).toContain('batch-busy');
    await batches.publish(number);
    expect((await batches.file(number, 'b.csv', SUMMER).expect(409)).body.type).toContain('batch-state');
  });
});
