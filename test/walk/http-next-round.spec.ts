import { report, reportDocument, pods, round } from '../builders/report.js';
import { castActors, type Tokens } from './permissions/actors.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let tokens: Tokens;

beforeAll(async () => {
  tokens = await castActors(walk.dataSource);
});

const FIVE = reportDocument(report(round('ann 100-35 bob FW', 'cy 100-60 dee FW', 'eve BYE')));
const ask = (path: string, body: object) => walk.post(`/api/v1/${path}`, tokens.player, body);

describe('POST /api/v1/pairings', () => {
  // @row 155
  it('pairs like the command, with reasons, a certificate and a link to the readings', async () => {
    const question = {
      document: FIVE,
      round: 2,
      seed: 's',
      fix: [{ players: ['bob', 'cy'], reason: 'they share a car' }],
      forbid: [{ players: ['ann', 'eve'] }],
    };
    const { body } = await ask('pairings', question).expect(200);
    expect(body).toMatchObject({
      round: 2,
      pairs: expect.arrayContaining([['cy', 'bob']]),
      byes: ['ann'],
      warnings: [],
      alternative: null,
      certificate: { isOptimal: true },
      links: { readings: '/api/v1/readings?place=pairing' },
    });
    expect((body as { explanations: { code: string }[] }).explanations.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['fixed', 'forbidden', 'override']),
    );
    const readings = await walk.get('/api/v1/readings?place=pairing').expect(200);
    expect(JSON.stringify(readings.body)).toContain(
      'The literal order puts equal and similar totals before a second bye',
    );
  });

  it.each<[string, object, number, object]>([
    [
      'a seed that is missing',
      { round: 2, seed: undefined },
      400,
      { errors: expect.arrayContaining([expect.objectContaining({ name: '/seed' })]) },
    ],
    [
      'a round that is no number',
      { round: 'two' },
      400,
      { errors: expect.arrayContaining([expect.objectContaining({ name: '/round' })]) },
    ],
    [
      'a pair of three',
      { fix: [{ players: ['ann', 'bob', 'cy'] }] },
      400,
      { errors: expect.arrayContaining([expect.objectContaining({ name: '/fix/0/players' })]) },
    ],
    [
      'a fixed pair that has met',
      { fix: [{ players: ['ann', 'bob'] }] },
      422,
      { findings: [{ code: 'fixed-pair-has-met', pointer: '/fix/0' }] },
    ],
    [
      'an unknown player',
      { forbid: [{ players: ['ann', 'zoe'] }] },
      422,
      { findings: [{ code: 'unknown-player-in-pair' }] },
    ],
    ['a round that does not follow', { round: 4 }, 422, { findings: [{ code: 'rounds-before-missing' }] }],
    [
      'a delayed game that has a result',
      { delayed: [{ players: ['ann', 'bob'] }] },
      422,
      { findings: [{ code: 'delayed-game-has-result' }] },
    ],
    [
      'a document with a player twice in a round',
      { document: reportDocument(report(round('ann 100-0 bob FW', 'bob BYE'))) },
      422,
      { findings: [{ code: 'player-twice-in-round', pointer: '/document/rounds/0/matches/1/players/0' }] },
    ],
  ])('refuses %s, with the place and the way out', async (_, changes, status, expected) => {
    const { body } = await ask('pairings', { document: FIVE, round: 2, seed: 's', ...changes }).expect(status);
    expect(body).toMatchObject({ ...expected, advice: expect.stringMatching(/\w/) });
  });

  it('refuses a field of more than 1,000 players, and names the command', async () => {
    const players = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`p${index}`, {}]));
    const document = reportDocument(report({ players }));
    const { body } = await ask('pairings', { document, round: 1, seed: 's' }).expect(422);
    expect(body).toMatchObject({
      type: '/problems/too-many-to-pair',
      limit: 1000,
      advice: expect.stringContaining('quadrant pair'),
    });
  });
});

describe('POST /api/v1/pods', () => {
  const TRIBBLES = { game: 'tribbles', pairing: 'tribbles' } as const;
  const heat = (line: string) => reportDocument(report({ tournament: { ...TRIBBLES, structure: 'heat' } }, pods(line)));

  // @row 44, 160
  it('seats a round, and the tables of the finals after heats', async () => {
    const players = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`p${index}`, {}]));
    const document = reportDocument(report({ tournament: TRIBBLES, players }));
    const seated = await ask('pods', { document, seed: 's' }).expect(200);
    expect((seated.body as { pods: string[][] }).pods.map(({ length }) => length)).toEqual([5, 4]);
    const heats = [heat('a1 90 out, a2 80, a3 70, a4 10'), heat('b1 60 out, b2 50, b3 40, b4 30')];
    const finals = await ask('pods', { heats, seed: 's' }).expect(200);
    expect((finals.body as { tables: object[] }).tables).toHaveLength(1);
  });

  it('refuses a pod of nine, and a question about nothing', async () => {
    const nine = heat(Array.from({ length: 9 }, (_, index) => `p${index} ${index}`).join(', '));
    const { body } = await ask('pods', { document: nine, seed: 's' }).expect(422);
    expect(body).toMatchObject({ findings: [{ code: 'pod-size-impossible', pointer: '/rounds/0/pods/0' }] });
    const one = await ask('pods', { heats: [nine], seed: 's' }).expect(422);
    expect(one.body).toMatchObject({ findings: [{ pointer: '/heats', advice: 'Give 2 to 64 documents.' }] });
    const nothing = await ask('pods', { seed: 's' }).expect(422);
    expect(nothing.body).toMatchObject({ findings: [{ advice: 'Give either "document" or "heats".' }] });
  });
});

describe('POST /api/v1/brackets/{name}', () => {
  // @row 93
  it('plays as far as winners are known', async () => {
    const seeds = ['ann', 'bob', 'cy', 'dee'];
    const { body } = await ask('brackets/standard-4', { seeds, winners: { 1: ['ann', 'ann'] }, bestOf: 3 }).expect(200);
    expect(body).toMatchObject({
      matches: [{ winner: 'ann', wins: [2, 0] }, { next: { game: 1 } }, { state: 'waiting' }],
    });
  });

  it.each<[string, string, string | undefined]>([
    ['Accept asks for one', 'brackets/standard-4', 'image/svg+xml'],
    ['Accept names it before anything else', 'brackets/standard-4', 'image/svg+xml,*/*;q=0.8'],
    ['its name ends with .svg', 'brackets/standard-4.svg', undefined],
  ])('is a picture where %s', async (_, path, accept) => {
    const asked = ask(path, { seeds: ['ann', '<b>', 'cy', 'dee'] });
    if (accept !== undefined) asked.set('accept', accept);
    const { headers, body } = (await asked.buffer(true).expect(200)) as { headers: object; body: Buffer };
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml' });
    expect(body.toString()).toMatch(/^<svg [^]*&lt;b&gt;[^]*<\/svg>\s*$/);
  });

  it('is JSON where a client accepts anything', async () => {
    const { headers } = await ask('brackets/standard-4', {}).set('accept', '*/*, image/svg+xml').expect(200);
    expect(headers['content-type']).toContain('application/json');
    await ask('brackets/standard-7.svg', {}).expect(404);
  });

  it.each<[string, string, object, number, string]>([
    ['an unknown bracket', 'standard-7', {}, 404, 'not-found'],
    [
      'seven players where eight are wanted',
      'modified-mcintyre-8',
      { seeds: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
      422,
      'bracket-size',
    ],
    [
      'winners of a match that is not possible yet',
      'standard-4',
      { winners: { 3: '#1' } },
      422,
      'match-not-yet-possible',
    ],
    ['winners of another shape', 'standard-4', { winners: { 1: 5 } }, 422, 'bracket-file-not-read'],
  ])('refuses %s', async (_, name, question, status, code) => {
    const { body } = await ask(`brackets/${name}`, question).expect(status);
    expect(JSON.stringify(body)).toContain(code);
  });
});

describe('POST /api/v1/draws', () => {
  // @row 13, 26
  it('draws by a seed that was committed to', async () => {
    const question = { document: FIVE, kind: 'deck-lottery', round: 2, seed: 's' };
    const { body } = await ask('draws', question).expect(200);
    const { commitment } = body as { commitment: string };
    expect(body).toMatchObject({ decks: expect.arrayContaining([{ player: 'ann', deckOf: expect.any(String) }]) });
    await ask('draws', { ...question, commitment }).expect(200);
    const other = await ask('draws', { ...question, seed: 'other', commitment }).expect(422);
    expect(other.body).toMatchObject({ findings: [{ code: 'seed-not-committed' }] });
    const race = await ask('draws', { ...question, kind: 'race-to-the-alpha-quadrant' }).expect(422);
    expect(race.body).toMatchObject({ findings: [{ code: 'too-few-rules' }] });
  });
});
