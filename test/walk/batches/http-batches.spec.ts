import { parseDecisions } from '@quadrant/rules/batches';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { BatchPublicationRepository } from '@quadrant/store/batches';
import { ExportRepository } from '@quadrant/store/export';
import { incompleteDocument } from '../../builders/incomplete-document.js';
import { documentOf } from '../held-documents.js';
import { ON_TIME } from '../http-walk.js';
import { type Brought, useBatches } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

const batches = useBatches();
const { walk } = batches;
let second: string;

beforeAll(async () => {
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

/** Brings files, and computes what changes. */
const bringTo = async (files: readonly Brought[]) => batches.compare(await batches.bring(...files));

/** A report of four players, whose winner has this handle. */
const reportOf = (winner: string, others: string): object =>
  JSON.parse(JSON.stringify(documentOf('Thsch', others)).replaceAll(`"${others}"`, `"${winner}"`)) as object;

async function submit(document: object): Promise<void> {
  const { body } = await walk.post('/api/v1/submissions', batches.token, document);
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
    await batches.askToPublish({ number, fingerprint }).expect(202);
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
    const number = await batches.bring(...FILES);
    await batches.publishAll(number);
    await submit(reportOf('Bob Baker', 'later'));
    const { body: preview } = await batches.send('get', `/${number}/undo`).expect(200);
    expect(preview).toEqual({
      withdrawn: 2,
      restored: 0,
      players: 3,
      kept: [{ kind: 'player', name: 'Bob Baker', reason: 'tournament' }],
    });
    await batches.undo(number);
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
    await batches.publishAll(await batches.bring(['first.csv', first, '2010-04-04']));
    const again = await bringTo([
      ['copy.csv', first, '2010-04-04'],
      ['new.csv', later, '2010-10-03'],
      ['new-copy.csv', later, '2010-10-03'],
    ]);
    const items = await batches.list<Item>(again.number, 'items');
    const states = Object.fromEntries(
      items.map(({ id, state, doubleOf }) => [id, [state, doubleOf?.relation ?? null, doubleOf?.item ?? null]]),
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
    const number = await batches.bring(['inferred.json', JSON.stringify(document)]);
    expect(await batches.show(number)).toMatchObject({ inferred: 1, inferredRated: null });
    const decided = { rated: true, reason: 'seen on a photo' };
    await batches.send('post', `/${number}/inferred-results`, decided).expect(200);
    const ready = await batches.compare(number);
    expect(ready).toMatchObject({ state: 'ready', inferredRated: 'seen on a photo' });
    await batches.askToPublish(ready).expect(202);
    await batches.publish(number);
    const [item] = await batches.list<{ tournament: string }>(number, 'items');
    const { body: stored } = await walk.get(`/api/v1/tournaments/${item!.tournament}`);
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
    expect(body.summary).toMatch(/\d\. Only the month of 1 rated tournament is known/);
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
    const items = await batches.list<Item>(number, 'items');
    expect(items.map(({ state }) => state)).toEqual(['ready', 'ready']);
  });
});

describe('copies that say the same', () => {
  it('are left out by one decision, without those about which somebody has decided, and come back one by one', async () => {
    const table = roundRobin(['Una Uhl', 'Vic Vogt', 'Wim Witt', 'Yan Yost'], ['FW', 'ML', 'FW', 'FL', 'FW', 'FW']);
    const number = await batches.bring(
      ...['a', 'b', 'c', 'd'].map((name): Brought => [`${name}.csv`, table, '2010-04-04']),
    );
    const states = async () => (await batches.list<Item>(number, 'items')).map(({ state }) => state);
    expect(await states()).toEqual(['ready', 'double', 'double', 'double']);
    const decide = (item: string, decision: string) =>
      batches.send('post', `/${number}/items/decision`, { item, decision, reason: 'seen on paper' }).expect(200);
    await decide('c.csv', 'other');
    const leaveOut = () => batches.send('post', `/${number}/items/copies`, { reason: 'copies' });
    await leaveOut().expect(200, { copies: 2 });
    await leaveOut().expect(200, { copies: 0 });
    expect(await states()).toEqual(['ready', 'left-out', 'ready', 'left-out']);
    await decide('b.csv', 'take');
    const audited = await walk.dataSource.query(
      `select detail from audit_entries where action = 'batch.decide' and detail->'copies' is not null order by id limit 1`,
    );
    expect(audited).toEqual([{ detail: { copies: 2, decision: 'leave-out', reason: 'copies' } }]);
    await batches.compare(number);
    await batches.send('post', `/${number}/reading`).expect(202);
    expect((await leaveOut().expect(409)).body.type).toContain('batch-busy');
    await batches.work(number, 'read');
    expect(await states()).toEqual(['ready', 'double', 'ready', 'left-out']);
  });
});

describe('files of one tournament', () => {
  const PLAYERS = ['Bea Brandt', 'Cai Claus', 'Dag Dahl', 'Eli Ernst'] as const;
  const right = roundRobin(PLAYERS, ['FW', 'ML', 'FW', 'FL', 'FW', 'FW']);
  const wrong = roundRobin(PLAYERS, ['FW', 'ML', 'FW', 'FL', 'FW', 'FL']);
  const statesOf = async (number: number) =>
    Object.fromEntries((await batches.list<Item>(number, 'items')).map(({ id, state }) => [id, state]));
  const doublesOf = async (number: number) =>
    (await batches.send('get', `/${number}/doubles`).expect(200)).body as Record<string, object[]>;
  const decide = (number: number, item: string, decision: string) =>
    batches.send('post', `/${number}/items/decision`, { item, decision, reason: 'seen on paper' }).expect(200);

  it('are one question where they contradict each other: the corrected one is kept, and both where they are two', async () => {
    const number = await batches.bring(
      ['evening.csv', wrong, '2012-01-07'],
      ['evening CORRECTED.csv', right, '2012-01-07'],
    );
    const items = ['evening CORRECTED.csv', 'evening.csv'];
    const { groups } = await doublesOf(number);
    expect(groups).toMatchObject([{ relation: 'contradicts', proposed: items[0] }]);
    const keep = (kept: string | null) =>
      batches.send('post', `/${number}/items/doubles`, { items, kept, reason: 'corrected' });
    await keep('gone.csv').expect(404);
    await keep(items[1]!).expect(200);
    expect(await statesOf(number)).toEqual({ [items[0]!]: 'left-out', [items[1]!]: 'ready' });
    await keep(items[0]!).expect(200);
    expect(await statesOf(number)).toEqual({ [items[0]!]: 'ready', [items[1]!]: 'left-out' });
    await batches.read(number);
    expect(await statesOf(number)).toEqual({ [items[0]!]: 'ready', [items[1]!]: 'left-out' });
    await decide(number, items[1]!, 'take');
    await keep(null).expect(200);
    expect(await statesOf(number)).toEqual({ [items[0]!]: 'ready', [items[1]!]: 'ready' });
    expect(await doublesOf(number)).toMatchObject({ groups: [], decided: [{ id: items[1], decision: 'other' }] });
  });

  it('make no double once they are left out, and the last of equal ones is never left out with the others', async () => {
    const number = await batches.bring(...['a', 'b', 'c'].map((name): Brought => [`${name}.csv`, right, '2012-02-04']));
    await decide(number, 'a.csv', 'leave-out');
    expect(await statesOf(number)).toEqual({ 'a.csv': 'left-out', 'b.csv': 'ready', 'c.csv': 'double' });
    await batches.read(number);
    expect(await statesOf(number)).toEqual({ 'a.csv': 'left-out', 'b.csv': 'ready', 'c.csv': 'double' });
    await batches.send('post', `/${number}/items/copies`, { reason: 'copies' }).expect(200, { copies: 1 });
    await batches.compare(number);
    expect(await statesOf(number)).toEqual({ 'a.csv': 'left-out', 'b.csv': 'ready', 'c.csv': 'left-out' });
    await decide(number, 'b.csv', 'leave-out');
    expect((await doublesOf(number)).lost).toMatchObject([
      { items: [{ id: 'a.csv' }, { id: 'b.csv' }, { id: 'c.csv' }] },
    ]);
    await decide(number, 'c.csv', 'take');
    expect(await statesOf(number)).toEqual({ 'a.csv': 'left-out', 'b.csv': 'left-out', 'c.csv': 'ready' });
    await decide(number, 'a.csv', 'take');
    expect(await statesOf(number)).toEqual({ 'a.csv': 'ready', 'b.csv': 'left-out', 'c.csv': 'double' });
  });
});

describe('files that are no tournaments', () => {
  it('are left out in one step, ask nothing, also after the next reading, and come back', async () => {
    const number = await batches.bring(
      ['cash.csv', 'when,what,in,out\n2004-01-03,cake,3,2\n'],
      ['cash 2.csv', 'when,what,in,out\n2005-01-03,cake,3,2\n'],
      ['evening.csv', AUTUMN, '2012-03-03'],
    );
    interface Shape {
      readonly fingerprint: string;
      readonly label: string;
      readonly files: number;
      readonly leftOut: number;
      readonly open: readonly string[];
    }
    const cash = async () =>
      (await batches.list<Shape>(number, 'shapes')).find(({ label }) => label.startsWith('when'))!;
    const { fingerprint } = await cash();
    const send = (meant: object, decision: string) =>
      batches.send('post', `/${number}/files/decision`, { ...meant, decision, reason: 'petty cash' });
    await send({ shape: 'gone' }, 'leave-out').expect(404);
    await send({ paths: ['gone.csv'] }, 'leave-out').expect(404);
    await send({ shape: fingerprint }, 'leave-out').expect(200, { files: 2 });
    await send({ shape: fingerprint }, 'leave-out').expect(200, { files: 0 });
    expect(await batches.show(number)).toMatchObject({ refusedFiles: 0 });
    await batches.read(number);
    expect(await batches.show(number)).toMatchObject({ refusedFiles: 0 });
    expect(await cash()).toMatchObject({ files: 2, leftOut: 2, open: [] });
    await send({ paths: ['cash.csv'] }, 'take').expect(200, { files: 1 });
    expect(await batches.show(number)).toMatchObject({ refusedFiles: 1 });
    await send({ paths: ['evening.csv', 'cash.csv'] }, 'leave-out').expect(200, { files: 2 });
    expect(await batches.show(number)).toMatchObject({ items: { ready: 0, leftOut: 1 } });
    await send({ paths: ['evening.csv'] }, 'take').expect(200, { files: 1 });
    expect(await batches.show(number)).toMatchObject({ items: { ready: 1, leftOut: 0 } });
  });
});

describe('a question that depends on the game', () => {
  it('is asked with the other facts once the game is known, before the files are read again', async () => {
    const scores =
      'Round,Player 1,Player 2,VP 1,VP 2\n1,Ann,Bob,80,40\n1,Cyd,Dee,100,20\n2,Ann,Cyd,100,0\n2,Bob,Dee,100,30\n';
    const number = await batches.bring(['2e/scores.csv', scores], ['scores.csv', scores]);
    const openOf = async () => {
      const { body } = await batches.send('get', `/${number}/manifest`).expect(200);
      const rows = body.rows as { file: string; open: string[] }[];
      return rows.flatMap(({ file, open }) => (open.includes('wins') ? [file] : []));
    };
    expect(await openOf()).toEqual(['2e/scores.csv']);
    const [shape] = await batches.list<{ fingerprint: string }>(number, 'shapes');
    await batches.send('put', `/${number}/shapes/${shape!.fingerprint}`, { answers: { game: '2e' } }).expect(200);
    expect(await openOf()).toEqual(['2e/scores.csv', 'scores.csv']);
  });
});

describe('files with unknown columns', () => {
  const shapesOf = (number: number) =>
    batches.list<{ fingerprint: string; open: readonly string[]; refused: number }>(number, 'shapes');

  it('are asked about where nothing can be read, and read with one answer for all of them', async () => {
    const head = 'Our evenings\nWho;Go;Against;Verdict';
    const number = await batches.bring(
      ['one.csv', `${head}\nMia;1;Noa;S\nNoa;1;Mia;N\nOla;1;Freilos;\nNoa;2;off home;\n`],
      ['two.csv', `${head}\nNoa;1;Ola;S\nOla;1;Noa;N\n`],
    );
    const [shape, ...others] = await shapesOf(number);
    expect(others).toEqual([]);
    expect(shape).toMatchObject({ refused: 2 });
    const columns = { Who: 'player', Go: 'round', Against: 'opponent', Verdict: 'result' };
    const answers = Object.fromEntries(
      Object.entries(columns).map(([heading, kind]) => [`column.${heading}`, kind] as const),
    );
    expect(shape!.open).toEqual(expect.arrayContaining(Object.keys(answers)));
    await batches
      .send('put', `/${number}/shapes/${shape!.fingerprint}`, { answers: { ...answers, 'word.off home': 'dropped' } })
      .expect(200);
    await batches.read(number);
    const [read, ...more] = await shapesOf(number);
    expect([read, more]).toMatchObject([{ fingerprint: shape!.fingerprint, refused: 0 }, []]);
    expect(read!.open.filter((key) => key.startsWith('column.'))).toEqual([]);
  });

  it('are named where the rest is read, so that somebody can say what they hold', async () => {
    const number = await batches.bring(['cup.csv', 'No;Name;D1;D/2;Sum\n1;Mia;2S;3S;6\n2;Noa;1N;;0\n3;Ola;;1N;0\n']);
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
    expect((await batches.show(number)).state).toBe('ready');
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
    const publish = (print: string) => batches.askToPublish({ number, fingerprint: print });
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
    await batches.askToPublish({ number, fingerprint }).expect(202);
    expect((await batches.file(number, 'b.csv', SUMMER).expect(409)).body.type).toContain('batch-busy');
    await batches.publish(number);
    expect((await batches.file(number, 'b.csv', SUMMER).expect(409)).body.type).toContain('batch-state');
  });
});
