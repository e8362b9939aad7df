import { incompleteDocument } from '../builders/incomplete-document.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

/** The name of one opponent is lost, and the result of one match. */
const ROUNDS = [
  [
    ['ann', 'bob', 'FW', 100, 20],
    ['cy', 'dee', 'FW', 100, 0],
  ],
  [
    ['ann', null, 'FW', 100, 40],
    ['bob', 'dee', 'FW', 100, 10],
  ],
  [
    ['ann', 'cy', 'FW', 100, 0],
    ['bob', 'dee'],
  ],
] as const;

describe('a tournament with an unknown opponent and an unknown result', () => {
  let address: string;
  let token: string;

  beforeAll(async () => {
    token = await walk.createToken('coordinator', 'Thsch');
    const { body } = await walk.post('/api/v1/submissions', token, incompleteDocument(ROUNDS)).expect(201);
    address = `/tournaments/${body.tournamentId}`;
    await walk.publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: false,
      onProgress: () => undefined,
    });
  });

  it('has no player for the unknown one', async () => {
    const players = await walk.dataSource.query<{ handle: string }[]>('select handle from players order by handle');
    expect(players.map(({ handle }) => handle)).toEqual(['ann', 'bob', 'cy', 'dee']);
  });

  it('says in JSON what is unknown, and rates the other games', async () => {
    const { body } = await walk.get(`/api/v1${address}`).expect(200);
    expect(body.record).toBe('games');
    const [, second, third] = body.rounds as { matches: object[] }[];
    expect(second!.matches[0]).toMatchObject({
      players: ['ann', null],
      result: 'FW',
      score: [100, 40],
      basis: 'unknown',
    });
    expect(third!.matches[1]).toMatchObject({ players: ['bob', 'dee'], result: null, basis: 'unknown' });
    expect(third!.matches[0]).not.toHaveProperty('basis');
    expect(body.published.rated.value).toBe(true);
    expect(body.published.rated.rule).toContain('4 of 6 games rated');
    const told = (body.standings as Record<string, unknown>[]).map(
      ({ handle, place, statedPlace = '', points, pointsAtLeast = false, basis, strengthOfSchedule = '' }) =>
        [handle, place, statedPlace, points, pointsAtLeast, basis, strengthOfSchedule].join(' ').trim(),
    );
    expect(told).toEqual([
      'ann 1  12 false computed',
      'bob  2-4? 6 true unknown',
      'cy  2-4? 5 true unknown',
      'dee  2-4? 3 true unknown',
    ]);
  });

  it('says who may be the unknown opponent, and that nothing is known of their round', async () => {
    const { body } = await walk.get(`/api/v1${address}`).expect(200);
    const told = (body.rounds as { possibleOpponents: string[] | null }[]).map((each) => each.possibleOpponents);
    expect(told).toEqual([null, ['cy'], null]);
    const { text } = await walk.get(address).expect(200);
    expect(text).toContain('title="They may be the unknown opponent of this round.">?</abbr>');
    // No place is certain below the first, so opponents have their names.
    expect(text).toMatch(/FL|L <a[^>]*href="\/players\/bob"/);
    const { text: cards } = await walk.get(`${address}/scorecards`).expect(200);
    expect(cards).toMatch(/<span class="outcome unknown">\? <abbr class="basis unknown"/);
    const { text: german } = await walk.get(address).set('accept-language', 'de').expect(200);
    expect(german).toContain('Es kann der unbekannte Gegner dieser Runde sein.');
  });

  // @row 263
  it('is marked on its page, in both languages', async () => {
    const { text } = await walk.get(address).expect(200);
    expect(text).toContain('The opponent or the result of 2 of 6 games is not known. Such a game is not rated.');
    expect(text).toContain('3 places need a decision: they give no points or titles.');
    expect(text).toMatch(/<abbr class="basis unknown"[^>]*>\? \(name not known\)<\/abbr>/);
    expect(text).toContain('at least 6');
    expect(text).toMatch(/2–4\? <abbr class="basis unknown"/);
    expect(text).toMatch(/\? <abbr class="basis unknown"/);
    const { text: german } = await walk.get(address).set('accept-language', 'de').expect(200);
    expect(german).toContain('? (Name nicht bekannt)');
    expect(german).toContain('mindestens 6');
  });

  it('is marked on scorecards and on the pages of players', async () => {
    const { text } = await walk.get(`${address}/scorecards`).expect(200);
    expect(text).toContain('? (name not known)');
    expect(text).toContain('at least 6 points');
    const { text: bob } = await walk.get('/players/bob').expect(200);
    expect(bob).toContain('1–1, 1 unknown');
    const { body } = await walk.get('/api/v1/players/dee/tournaments').expect(200);
    expect(body.rows[0]).toMatchObject({ place: null, statedPlace: '2-4?', pointsAtLeast: true, basis: 'unknown' });
  });

  it('counts for nobody in head-to-head records', async () => {
    const { body } = await walk.get('/api/v1/players/ann/rating-changes?limit=10').expect(200);
    expect((body.rows as { games: number }[]).every(({ games }) => games === 2)).toBe(true);
  });

  it('is marked where a rating change is explained', async () => {
    const id = address.split('/').at(-1)!;
    const { text } = await walk.get(`/players/bob/tournaments/${id}`).expect(200);
    expect(text).toMatch(
      /1 further game is not rated: its opponent or result is not known\. <abbr class="basis unknown"/,
    );
    const { body } = await walk.get('/api/v1/players/bob/rating-changes').expect(200);
    const { body: explained } = await walk.get(
      (body.rows as { links: { explanation: string } }[])[0]!.links.explanation,
    );
    expect(explained).toMatchObject({ unknownGames: 1, games: [{}, {}] });
  });

  it('can be downloaded with question marks, and in no format that has no word for them', async () => {
    const { text } = await walk.get(`/api/v1${address}/document?format=csv-matches`).expect(200);
    expect(text).toContain('2,swiss,ann,?,FW,100,40');
    expect(text).toContain('3,swiss,bob,dee,?,,');
    await walk.get(`/api/v1${address}/document?format=trf16`).expect(422);
    const { text: places } = await walk.get(`/api/v1${address}/document?format=csv-standings`).expect(200);
    expect(places).toContain('2-4?,bob,at least 6,unknown');
    expect(places).toContain('2-4?,dee,at least 3,unknown');
  });
});

describe('a record of some games', () => {
  it('has its known games and the stated places', async () => {
    const token = await walk.createToken('coordinator', 'Thsch');
    const document = incompleteDocument([[['ann', 'bob', 'FW', 100, 20]], [['ann', 'cy', 'FW', 100, 20]]], {
      record: 'some-games',
      statedStandings: [
        { handle: 'ann', place: 1 },
        { handle: 'bob', place: 2 },
        { handle: 'cy', place: 3 },
        { handle: 'dee', place: 4 },
      ],
      players: ['ann', 'bob', 'cy', 'dee'].map((handle) => ({ handle })),
    });
    const { body } = await walk.post('/api/v1/submissions', token, document).expect(201);
    const { body: stored } = await walk.get(`/api/v1/tournaments/${body.tournamentId}`).expect(200);
    expect(stored).toMatchObject({ record: 'some-games', standings: [{ handle: 'ann', basis: 'stated' }, {}, {}, {}] });
    const { text } = await walk.get(`/tournaments/${body.tournamentId}`).expect(200);
    expect(text).toContain('Only some games are known: places as stated.');
    await walk.get(`/api/v1/tournaments/${body.tournamentId}/document?format=csv-matches`).expect(422);
  });
});
