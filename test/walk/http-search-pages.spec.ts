import { asOwner } from '../builders/database.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const page = (path: string) => walk.get(path).set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8');
const LONG = 'n'.repeat(64);
const RIGHT_TO_LEFT = 'دانه ابر';
let tournament: string;

beforeAll(async () => {
  const token = await walk.createToken('coordinator', 'Thsch');
  const players = {
    ann: { country: 'DE', name: 'Ánn Example' },
    '<script>': { name: '<script>alert(1)</script>' },
    [LONG]: {},
    [RIGHT_TO_LEFT]: {},
    bob: {},
    merged: {},
    hidden: { name: 'Hidden Person' },
  };
  const rounds = [
    round('ann 100-35 bob FW', `<script> 100-20 ${LONG} FW`, 'merged 100-20 hidden FW'),
    round('ann 40-100 <script> FL', 'bob 100-50 hidden FW', `merged 50-50 ${LONG} TT`),
    round('ann 100-20 bob FW', '<script> 100-0 merged FW'),
  ];
  const name = 'Straße of the Prophets';
  const { body } = await walk
    .post('/api/v1/submissions', token, reportDocument(report({ tournament: { name }, players }, ...rounds)))
    .expect(201);
  tournament = (body as { tournamentId: string }).tournamentId;
  await walk.publisher.publishTournament(tournament, 1);
  await asOwner(
    walk.dataSource,
    `update players set hidden_at = now() where handle = 'hidden';
     insert into player_handles (handle_key, handle, player_id, kind, created_at)
       select 'annie', 'Annie', id, 'alias', now() from players where handle = 'ann'`,
  );
});

describe('/search', () => {
  it('finds players, tournaments and leagues by the beginnings of words, in any order', async () => {
    const { text } = await page('/search?q=exa+ANN').expect(200);
    expect(text).toContain('<a href="/players/ann">ann</a>');
    const found = await page('/search?q=prophets+stra').expect(200);
    expect(found.text).toContain(`<a href="/tournaments/${tournament}">Straße of the Prophets</a>`);
  });

  it('without a text asks for one, and says when nothing is found', async () => {
    const { text } = await page('/search').expect(200);
    expect(text).not.toContain('Nothing is called');
    const nothing = await page('/search?q=%3Cb%3Ezzzz').expect(200);
    expect(nothing.text).toContain('Nothing is called “&lt;b>zzzz”');
    const wrong = await page(`/search?q=${'x'.repeat(201)}`).expect(200);
    expect(wrong.text).toContain('The filter &quot;Search&quot; is not used');
  });

  it('writes what players call themselves as text, and finds nobody who is hidden', async () => {
    const { text } = await page('/search?q=script').expect(200);
    expect(text).toContain('&lt;script>alert(1)&lt;/script>');
    expect(text).not.toContain('<script>alert');
    expect((await page('/search?q=Hidden+Person').expect(200)).text).toContain('Nothing is called');
  });

  it('is where the box of the header leads without a script', async () => {
    const { text } = await page('/').expect(200);
    expect(text).toMatch(/<form class="site-search" action="\/search" method="get"[^]*?name="q"/);
  });
});

describe('/players', () => {
  it('lists everybody who may be found in the order of handles, from a letter on', async () => {
    const { text } = await page('/players').expect(200);
    const order = [...text.matchAll(/<th scope="row"><a href="\/players\/([^"]+)"/g)].map(([, handle = '']) =>
      decodeURIComponent(handle),
    );
    expect(order).toEqual(['<script>', 'ann', 'bob', 'merged', LONG, RIGHT_TO_LEFT]);
    const from = await page('/players?from=B').expect(200);
    expect(from.text).not.toContain('/players/ann"');
    expect(from.text).toContain('/players/bob"');
  });

  it('says where the list ends, and which beginning cannot be used', async () => {
    expect((await page('/players?from=%F0%9F%98%80').expect(200)).text).toContain('The list ends before this.');
    expect((await page(`/players?from=${'x'.repeat(65)}`).expect(200)).text).toContain('is not used');
    const refused = await page('/players?from=m&cursor=nonsense').expect(400);
    expect(refused.text).toContain('<a href="/players?from=m">Start this list again</a>');
  });

  it('finds somebody by three letters, and those with a similar name', async () => {
    expect((await page('/players?name=mer').expect(200)).text).toContain('/players/merged"');
    expect((await page('/players?name=mergde').expect(200)).text).toContain('/players/merged"');
    expect((await page('/players?name=zzzz').expect(200)).text).toContain('No player is called “zzzz”');
  });
});

describe('/compare', () => {
  it('has the record of two players, every game, and both ratings as a chart and as a table', async () => {
    const { text } = await page('/compare/ann/bob').expect(200);
    expect(text).toContain('2 rated games: ann won 2');
    expect(text.match(/<td[^>]*>ann won<\/td>/g)).toHaveLength(2);
    expect(text).toMatch(/<svg [^>]*role="img" aria-label="[^"]*ann from 1500 to/);
    expect(text).toContain('The same numbers as a table');
    expect(text).toContain('href="/compare/bob/ann"');
  });

  it('of two who have not met says so', async () => {
    const { text } = await page(`/compare/ann/${LONG}`).expect(200);
    expect(text).toContain('These two have not met in a rated game yet.');
  });

  it('writes handles as text and keeps other letters', async () => {
    const { text } = await page(`/compare/${encodeURIComponent('<script>')}/ann`).expect(200);
    expect(text).toContain('&lt;script> against ann · Quadrant');
    await page(`/compare/ann/${encodeURIComponent(RIGHT_TO_LEFT)}`).expect(200);
  });

  it('follows other spellings of a handle, and leads one player alone to their page', async () => {
    const { headers } = await page('/compare/ann/annie?track=2e/constructed').expect(302);
    expect(headers['location']).toBe('/players/ann');
    const alias = await page('/compare/annie/BOB?track=2e/constructed').expect(302);
    expect(alias.headers['location']).toBe('/compare/ann/bob?track=2e%2Fconstructed');
    await page('/compare/%C3%81NN/BOB').expect(200);
    const same = await page('/compare/ann/ANN').expect(302);
    expect(same.headers['location']).toBe('/players/ann');
  });

  it.each(['/compare/ann/nobody', '/compare/nobody/ann', '/compare/ann/hidden', '/compare/ann/%00'])(
    'answers 404 at %s, with the way out',
    async (path) => {
      const { text } = await page(path).expect(404);
      expect(text).toContain('/players');
    },
  );

  it('leads from a name to the comparison, or to a choice', async () => {
    const { headers } = await page('/compare?player=ann&with=bob').expect(302);
    expect(headers['location']).toBe('/compare/ann/bob');
    const choice = await page('/compare?player=ann&with=me').expect(200);
    expect(choice.text).toContain('href="/compare/ann/merged"');
    expect((await page('/compare?player=ann&with=zzzz').expect(200)).text).toContain('No other player is called');
    expect((await page('/compare').expect(200)).text).toContain('Find a player');
    await page('/compare?player=nobody&with=ann').expect(404);
  });

  it('is linked from the opponents of a player', async () => {
    const { text } = await page('/players/ann').expect(200);
    expect(text).toContain('href="/compare/ann/bob"');
  });
});

describe('/runs', () => {
  it('lists what was published, with what it was for and who asked', async () => {
    const { text } = await page('/runs').expect(200);
    expect(text).toContain('<a href="/runs/1">Run 1</a>');
    expect(text).toContain('New results');
    expect(text).toContain(`<a href="/tournaments/${tournament}">Straße of the Prophets</a>`);
    expect(text).toContain('Thsch');
  });

  it('shows of a run what it moved, and how long it took', async () => {
    const { text } = await page('/runs/1').expect(200);
    expect(text).toContain('1 tournament was published for the first time');
    expect(text).toMatch(/Took<\/dt><dd class="figure">\d/);
    expect(text).toContain('href="/players/ann"');
    expect(text).not.toContain('Hidden Person');
  });

  it.each(['/runs/2', '/runs/0', '/runs/x', '/runs/99999999999'])('answers 404 at %s', async (path) => {
    const { text } = await page(path).expect(404);
    expect(text).toContain('Runs are numbered from 1 to 1');
  });

  it('refuses a cursor of another list', async () => {
    await page('/runs?cursor=nonsense').expect(400);
  });
});
