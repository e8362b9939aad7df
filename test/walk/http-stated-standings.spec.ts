import { useHttpWalk } from './http-walk.js';
import { standingsDocument, type StandingsRow } from '../builders/standings-document.js';

const walk = useHttpWalk();

const ROWS: readonly StandingsRow[] = [
  ['ann', 1, 12],
  ['bob', 2],
  ['cy', 3, 6],
  ['dee', 3, 6],
  ['eve', 5, 0],
];

describe('a tournament of which only the places are known', () => {
  let address: string;
  let token: string;

  beforeAll(async () => {
    token = await walk.createToken('coordinator', 'Thsch');
    const { body } = await walk
      .post('/api/v1/submissions', token, standingsDocument(ROWS, {}, { participants: 9 }))
      .expect(201);
    address = `/tournaments/${body.tournamentId}`;
    await walk.publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: false,
      onProgress: () => undefined,
    });
  });

  it('is stored, and its receipt says what is unknown', async () => {
    const document = standingsDocument(ROWS, { name: 'Another', date: '2014-11-07' });
    const { body } = await walk.post('/api/v1/submissions', token, document).expect(201);
    const codes = (body.findings as { code: string }[]).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['games-unknown', 'place-undecided']));
  });

  it('has places with where they come from, and no rating, in JSON', async () => {
    const { body } = await walk.get(`/api/v1${address}`).expect(200);
    expect(body).toMatchObject({
      record: 'standings',
      statedParticipants: 9,
      rounds: [],
      ratingChanges: [],
      header: { date: '2014-11-08' },
      published: { participants: 9, rated: { value: false } },
    });
    expect(body.published.rated.rule).toContain('games-unknown');
    expect(
      (body.standings as Record<string, unknown>[]).map(({ handle, place, statedPlace, points, basis }) =>
        [handle, place, statedPlace, points, basis].join(' '),
      ),
    ).toEqual(['ann 1 1 12 stated', 'bob 2 2  stated', 'cy  3-4 6 stated', 'dee  3-4 6 stated', 'eve 5 5 0 stated']);
  });

  it('is marked on its page, which has no rounds', async () => {
    const { text } = await walk.get(address).expect(200);
    expect(text).toContain('Standings only: places as stated; games unknown.');
    expect(text).toContain('5 of 9 players are listed.');
    expect(text).toContain('2 places need a decision: they give no points or titles.');
    expect(text).toMatch(/3–4 <abbr class="basis stated"[^>]*>stated<\/abbr>/);
    expect(text).not.toMatch(/id="(?:rounds|crosstable|bracket)"/);
    const { text: german } = await walk.get(address).set('accept-language', 'de').expect(200);
    expect(german).toContain('Nur Endstand: Plätze wie angegeben, Spiele unbekannt.');
  });

  it('is marked on the pages and in the lists of its players', async () => {
    const { text } = await walk.get('/players/cy').expect(200);
    expect(text).toMatch(/3–4 of 9 <abbr class="basis stated"/);
    const { body } = await walk.get('/api/v1/players/cy/tournaments').expect(200);
    expect(body.rows[0]).toMatchObject({ place: null, statedPlace: '3-4', points: 6, basis: 'stated' });
    const { body: bob } = await walk.get('/api/v1/players/bob/tournaments').expect(200);
    expect(bob.rows[0]).toMatchObject({ place: 2, statedPlace: '2', points: null, basis: 'stated' });
  });

  it('counts nothing in ratings and head-to-head records', async () => {
    const { body } = await walk.get('/api/v1/players/ann').expect(200);
    expect(body.ratings).toEqual([]);
    const { body: changes } = await walk.get('/api/v1/players/ann/rating-changes').expect(200);
    expect(changes.rows).toEqual([]);
  });

  it('can be downloaded as a table of places, and in no format that holds games', async () => {
    const { text } = await walk.get(`/api/v1${address}/document?format=csv-standings`).expect(200);
    expect(text.split('\r\n').slice(0, 5)).toEqual([
      'Place,Player,Points,Basis',
      '1,ann,12,stated',
      '2,bob,,stated',
      '3-4,cy,6,stated',
      '3-4,dee,6,stated',
    ]);
    for (const format of ['csv-matches', 'csv-scorecards', 'csv-crosstable', 'trf16']) {
      await walk.get(`/api/v1${address}/document?format=${format}`).expect(422);
    }
  });

  it('has no scorecards', async () => {
    const { text } = await walk.get(`${address}/scorecards`).expect(200);
    expect(text).toContain('There are no scorecards here.');
  });
});
