import { winterLocal } from '../builders/winter-local.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
let token: string;
let reports = 0;

interface PlayerDocument {
  readonly handle: string;
  readonly name?: string;
}

/** A Winter Local whose players come as `people` say, in the place of the first of its own. */
function documentOf(...people: readonly PlayerDocument[]): object {
  const text = JSON.stringify(winterLocal({ externalId: `names:${++reports}` }));
  const document = JSON.parse(text) as { players: PlayerDocument[] };
  const renamed = people.reduce(
    (told, { handle }, index) => told.replaceAll(`"${document.players[index]!.handle}"`, JSON.stringify(handle)),
    text,
  );
  const changed = JSON.parse(renamed) as { players: PlayerDocument[] };
  people.forEach((person, index) => Object.assign(changed.players[index]!, person));
  return changed;
}

const find = (query: Record<string, string>) => walk.get(`/api/v1/players?${new URLSearchParams(query)}`);

beforeAll(async () => {
  token = await walk.createToken('coordinator', 'Thsch');
  const known = documentOf({ handle: 'jsmith', name: 'John Smith' }, { handle: 'lwojcik', name: 'Łukasz Wójcik' });
  const { body } = await walk.post(SUBMISSIONS, token, known).expect(201);
  await walk.publisher.publishTournament(body.tournamentId, body.revision);
});

describe('GET /api/v1/players', () => {
  it.each([
    ['Jhon Smith', 'jsmith', 'spelling'],
    ['Smith, John', 'jsmith', 'same-name'],
    ['John S.', 'jsmith', 'initials'],
    ['Jack Smith', 'jsmith', 'nickname'],
    ['jsmiht', 'jsmith', 'spelling'],
    ['Lukasz Wojcik', 'lwojcik', 'same-name'],
    ['Jоhn Smith', 'jsmith', 'similar-letters'],
  ])('finds whom %s means', async (name, handle, reason) => {
    const { body } = await find({ name }).expect(200);
    expect(body.candidates[0]).toMatchObject({ handle, reason });
  });

  // @row 153
  it('tells rating and last tournament of each', async () => {
    const { body } = await find({ name: 'John Smith', game: '1e' }).expect(200);
    expect(body.candidates).toEqual([
      {
        handle: 'jsmith',
        name: 'John Smith',
        country: null,
        rating: expect.any(Number) as number,
        ratingTrack: { game: '2e', category: 'overall' },
        lastTournament: { id: expect.any(String) as string, name: 'Winter Local', date: '2014-11-08' },
        similarity: 1,
        reason: 'same-name',
      },
    ]);
  });

  it('finds nobody for what is no name', async () => {
    expect((await find({ name: 'Zbigniew Quartermaine' }).expect(200)).body).toEqual({ candidates: [] });
    expect((await find({ name: "%_\\'--" }).expect(200)).body).toEqual({ candidates: [] });
  });

  it.each([
    ['nothing', '', 'must be 1 to 200 visible characters'],
    ['201 characters', 'a'.repeat(201), 'must be 1 to 200 visible characters'],
    ['10,000 characters', 'a'.repeat(10_000), 'must be at most 4000 characters long'],
    ['an override of direction', 'John \u202eSmith', 'must be 1 to 200 visible characters'],
    ['a zero-width character', 'Jo\u200bhn', 'must be 1 to 200 visible characters'],
    ['a control character', 'John\u0007', 'holds a control character'],
    ['NUL', 'John\u0000', 'holds a control character'],
  ])('refuses %s', async (_what, name, detail) => {
    const { body } = await find({ name }).expect(400);
    expect(body).toMatchObject({ type: '/problems/invalid-request' });
    expect(JSON.stringify(body)).toContain(detail);
  });

  it('refuses a game title that is none, a second name, and no name', async () => {
    await find({ name: 'John', game: 'chess' }).expect(400);
    await walk.get('/api/v1/players?name=a&name=b').expect(400);
    await walk.get('/api/v1/players').expect(400);
  });
});

describe('a report with unknown players', () => {
  // @row 153
  it('is refused with createPlayers=false, here as a preview too, and told who may be meant', async () => {
    const document = documentOf({ handle: 'Jhon Smith' });
    const before = await walk.countRows();
    for (const query of ['createPlayers=false', 'createPlayers=false&preview=true']) {
      const { body } = await walk.post(`${SUBMISSIONS}?${query}`, token, document).expect(422);
      expect(body.findings[0]).toMatchObject({
        code: 'player-unknown',
        pointer: '/players/0/handle',
        advice: expect.stringContaining('Did you mean "jsmith" (John Smith)?') as string,
        candidates: [{ handle: 'jsmith', similarity: expect.any(Number) as number, reason: 'spelling' }],
      });
    }
    // The audit has the one that was no preview.
    expect(await walk.countRows()).toEqual({ ...before, audit_entries: before['audit_entries']! + 1 });
    await walk.post(`${SUBMISSIONS}?createPlayers=perhaps`, token, document).expect(400);
  });

  it('is refused as a revision too', async () => {
    const { body } = await walk.post(SUBMISSIONS, token, documentOf({ handle: 'jsmith' })).expect(201);
    const path = `/api/v1/tournaments/${body.tournamentId}/revisions?createPlayers=false`;
    const { externalId: _same, ...tournament } = (documentOf() as { tournament: Record<string, unknown> }).tournament;
    const revision = { ...documentOf({ handle: 'unheard' }), tournament };
    await walk.post(path, token, revision).expect(422);
  });

  it('creates them without it, and links a unique name', async () => {
    const document = documentOf({ handle: 'Smith, John' }, { handle: 'Lukasz Wojcki' });
    const { body } = await walk.post(SUBMISSIONS, token, document).expect(201);
    expect(body.findings).toEqual([
      expect.objectContaining({ code: 'player-linked', pointer: '/players/0/handle' }),
      expect.objectContaining({
        code: 'player-created',
        pointer: '/players/1/handle',
        candidates: [expect.objectContaining({ handle: 'lwojcik', reason: 'spelling' })],
      }),
    ]);
    const tournament = await walk.get(`/api/v1/tournaments/${body.tournamentId}`).expect(200);
    expect(JSON.stringify(tournament.body)).not.toContain('Smith, John');
  });

  it('keeps no invisible characters of a name', async () => {
    const document = documentOf({ handle: 'hidden', name: 'Eve\u202e \u200b\tHidden' });
    const { body } = await walk.post(SUBMISSIONS, token, document).expect(201);
    expect(body.findings).toContainEqual(
      expect.objectContaining({ severity: 'warning', code: 'invisible-characters', pointer: '/players/0/name' }),
    );
    expect((await walk.get('/api/v1/players/hidden').expect(200)).body.name).toBe('Eve Hidden');
  });

  it.each([
    ['10,000 characters', 'a'.repeat(10_000), 'too-long'],
    ['a control character', 'Eve\u0007', 'control-character'],
    ['NUL', 'Eve\u0000', 'broken-text'],
  ])('is refused for a name with %s', async (_what, name, code) => {
    const { body } = await walk.post(SUBMISSIONS, token, documentOf({ handle: 'bad', name })).expect(422);
    expect(body.findings).toContainEqual(expect.objectContaining({ code, pointer: '/players/0/name' }));
  });
});

describe('the page of players', () => {
  it('finds whom a name means', async () => {
    expect((await walk.get('/players').expect(200)).text).toContain('Name or handle');
    const { text } = await walk.get('/players?name=Jhon+Smith').expect(200);
    expect(text).toContain('<a href="/players/jsmith">jsmith</a>');
    expect((await walk.get('/players?name=Zbigniew+Quartermaine').expect(200)).text).toContain(
      'No player is called “Zbigniew Quartermaine” or something similar.',
    );
  });

  it('shows what was asked as text, and says what it does not take', async () => {
    const { text } = await walk.get(`/players?name=${encodeURIComponent('<script>alert(1)</script>')}`).expect(200);
    expect(text).not.toContain('<script>alert');
    expect((await walk.get(`/players?name=${encodeURIComponent('a\u202eb')}`).expect(200)).text).toContain(
      'has to be 1 to 200 visible characters',
    );
  });
});
